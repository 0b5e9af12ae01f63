import { bytesToHeader, Compression, type Header, TileType } from 'pmtiles';
import * as z from 'zod';
import type { MapArchive, MapSchemaName } from '#wire/map-archive.ts';
import { ContentError } from '../platform/errors/content-error.ts';

/** Properties from the archive's own metadata. */
type ArchiveFacts = Pick<MapArchive, 'schema' | 'bounds' | 'minZoom' | 'maxZoom' | 'attribution'>;

/** Minimum zoom level with streets. */
const STREETS = 12;
/** Maximum start zoom, so that a whole country can be shown. */
const WHOLE = 10;
/** Maximum size of the unpacked metadata, bytes. */
const MAX_METADATA = 4 * 1024 * 1024;

/** Error for an archive that the site cannot draw, with the reason. */
export const refused = (why: string): ContentError =>
  new ContentError('refused', `The archive is refused: ${why}.`);

/** Layers that identify a schema: all of `has`, none of `not`. */
const LAYERS: Readonly<
  Record<MapSchemaName, { readonly has: readonly string[]; readonly not: readonly string[] }>
> = {
  shortbread: { has: ['streets', 'land', 'place_labels'], not: [] },
  // Version 3 had rails, waterways and nature in separate layers.
  protomaps: { has: ['roads', 'earth', 'landuse', 'places'], not: ['transit', 'natural', 'physical_line'] },
};

const MetadataSchema = z.object({
  attribution: z.string().optional().catch(undefined),
  vector_layers: z.array(z.object({ id: z.string() })),
});

/** Compression that the platform can unpack: none and gzip. */
const UNPACKED: readonly Compression[] = [Compression.None, Compression.Gzip];

function readHeader(bytes: Uint8Array<ArrayBuffer>): Header {
  const magic = new TextDecoder().decode(bytes.slice(0, 7));
  if (magic !== 'PMTiles') throw refused('it is no PMTiles file');
  if (bytes[7] !== 3) throw refused(`it is PMTiles version ${bytes[7]}, and 3 is read`);
  return bytesToHeader(bytes.buffer);
}

function checkHeader(header: Header, bytes: number): void {
  const { tileType, tileCompression, internalCompression, minZoom, maxZoom } = header;
  if (tileType !== TileType.Mvt) throw refused('its tiles are no vector tiles (MVT)');
  if (!UNPACKED.includes(tileCompression) || !UNPACKED.includes(internalCompression)) {
    throw refused('it is packed with something else than gzip');
  }
  const ends = [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  ];
  const end = Math.max(...ends);
  if (end > bytes) throw refused(`it is cut short: ${bytes} bytes of ${end}`);
  if (maxZoom < STREETS) throw refused(`it ends at zoom ${maxZoom}, before there are streets (${STREETS})`);
  if (minZoom > WHOLE) throw refused(`it begins at zoom ${minZoom}, nearer than a region (${WHOLE})`);
  if (header.minLon >= header.maxLon || header.minLat >= header.maxLat) throw refused('it covers nothing');
}

async function unpacked(packed: Uint8Array<ArrayBuffer>, compression: Compression): Promise<string> {
  if (compression === Compression.None) return new TextDecoder().decode(packed);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_METADATA) throw refused('its metadata is too long');
  }
  return text + decoder.decode();
}

async function readMetadata(packed: Uint8Array<ArrayBuffer>, header: Header) {
  if (packed.byteLength !== header.jsonMetadataLength) throw refused('its metadata is cut short');
  try {
    return MetadataSchema.parse(JSON.parse(await unpacked(packed, header.internalCompression)));
  } catch (error) {
    if (error instanceof ContentError) throw error;
    throw refused('its metadata cannot be read, or names no layers');
  }
}

function schemaOf(layers: readonly string[]): MapSchemaName {
  const names = Object.keys(LAYERS) as MapSchemaName[];
  const found = names.find(
    (name) =>
      LAYERS[name].has.every((layer) => layers.includes(layer)) &&
      !LAYERS[name].not.some((layer) => layers.includes(layer)),
  );
  if (found === undefined)
    throw refused('its layers are neither of Shortbread 1.0 nor of Protomaps’ basemap, version 4');
  return found;
}

const OPENSTREETMAP = '© OpenStreetMap contributors';
const ENTITIES: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&amp;': '&',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** Characters of an attribution with its links that are read; what is shown has at most 120. */
const MOST_OF_MARKUP = 2_000;

/**
 * The file's attribution without markup; OpenStreetMap is always included, since both schemas contain its
 * data.
 */
function attributionOf(markup: string | undefined): string {
  const text = (markup ?? '')
    // The pattern of elements is quadratic where none is closed.
    .slice(0, MOST_OF_MARKUP)
    .replace(/<[^>]*>/g, '')
    .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
  if (text === '') return OPENSTREETMAP;
  return text.includes('OpenStreetMap') ? text : `${text}, ${OPENSTREETMAP}`;
}

/**
 * Reads the header of a PMTiles file (first 127 bytes) and its metadata. Throws `refused` with the reason
 * when the site could not draw it or it is shorter than stated.
 */
export async function readArchiveFacts(
  first: Uint8Array<ArrayBuffer>,
  packedMetadata: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<ArchiveFacts> {
  const header = readHeader(first);
  checkHeader(header, bytes);
  const { vector_layers: layers, attribution } = await readMetadata(packedMetadata, header);
  return {
    schema: schemaOf(layers.map(({ id }) => id)),
    bounds: { south: header.minLat, west: header.minLon, north: header.maxLat, east: header.maxLon },
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    attribution: attributionOf(attribution),
  };
}
