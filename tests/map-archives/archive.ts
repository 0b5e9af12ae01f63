/** Builds PMTiles files for tests (PMTiles 3): a directory, the tiles, and metadata with the layer names. */
import { zxyToTileId } from 'pmtiles';
import { type MadeTile, vectorTile } from './vector-tile.ts';

export interface MadeArchive {
  /** `z/x/y` → tile. */
  readonly tiles: Readonly<Record<string, MadeTile>>;
  readonly minZoom?: number;
  readonly maxZoom?: number;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  readonly layers: readonly string[];
  readonly attribution?: string;
  /** Bytes of the header that are overwritten at the end, by offset. */
  readonly header?: Readonly<Record<number, number>>;
}

const HEADER = 127;
const GZIP = 2;

async function gzip(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return [...bytes, rest];
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
}

/** A directory: tile ids as differences, run lengths, lengths and offsets ("4.2 Encoding"). */
const directory = (entries: readonly Entry[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...varint(entries.length),
    ...entries.flatMap(({ id }, index) => varint(id - (entries[index - 1]?.id ?? 0))),
    ...entries.flatMap(() => varint(1)),
    ...entries.flatMap(({ length }) => varint(length)),
    ...entries.flatMap(({ offset }) => varint(offset + 1)),
  ]);

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** The bytes of an archive. */
export async function archiveOf(made: MadeArchive): Promise<Uint8Array<ArrayBuffer>> {
  const {
    tiles,
    minZoom = 0,
    maxZoom = 14,
    bounds,
    layers,
    attribution = '© OpenStreetMap contributors',
  } = made;
  const packed = await Promise.all(
    Object.entries(tiles).map(async ([address, tile]) => {
      const [z = 0, x = 0, y = 0] = address.split('/').map(Number);
      return { id: zxyToTileId(z, x, y), bytes: await gzip(vectorTile(tile)) };
    }),
  );
  packed.sort((one, other) => one.id - other.id);
  let offset = 0;
  const entries = packed.map(({ id, bytes }) => {
    const entry = { id, offset, length: bytes.byteLength };
    offset += bytes.byteLength;
    return entry;
  });
  const words = {
    name: 'made by a test',
    attribution,
    vector_layers: layers.map((id) => ({ id, fields: {} })),
  };
  const [root, metadata] = await Promise.all([
    gzip(directory(entries)),
    gzip(new TextEncoder().encode(JSON.stringify(words))),
  ]);
  const header = new Uint8Array(HEADER);
  const view = new DataView(header.buffer);
  header.set(new TextEncoder().encode('PMTiles'));
  header[7] = 3;
  const tilesAt = HEADER + root.byteLength + metadata.byteLength;
  const places = [
    HEADER,
    root.byteLength,
    HEADER + root.byteLength,
    metadata.byteLength,
    tilesAt,
    0,
    tilesAt,
    offset,
  ];
  for (const [index, place] of [...places, packed.length, packed.length, packed.length].entries()) {
    view.setBigUint64(8 + index * 8, BigInt(place), true);
  }
  header.set([1, GZIP, GZIP, 1, minZoom, maxZoom], 96);
  const [west, south, east, north] = bounds;
  const centre = [(west + east) / 2, (south + north) / 2];
  for (const [index, degrees] of [west, south, east, north].entries()) {
    view.setInt32(102 + index * 4, Math.round(degrees * 1e7), true);
  }
  header[118] = maxZoom;
  for (const [index, degrees] of centre.entries())
    view.setInt32(119 + index * 4, Math.round(degrees * 1e7), true);
  for (const [place, byte] of Object.entries(made.header ?? {})) header[Number(place)] = byte;
  return concatenated([header, root, metadata, ...packed.map(({ bytes }) => bytes)]);
}
