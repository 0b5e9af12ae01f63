import { PbfWriter } from 'pbf';
import { readArchiveFacts } from '#content-service/maps/archive-file.ts';
import { ContentError } from '#content-service/platform/errors/content-error.ts';
import type { MapArchive } from '#wire/map-archive.ts';
import { type PixelBox, TILE_SIDE } from '#worker/map/addresses/frame.ts';
import { ArchiveUnreadable, openArchive } from '#worker/map/archive/ranges.ts';
import { vectorTile } from '#worker/map/archive/vector-tile.ts';
import { drawMap } from '#worker/map/draw.ts';
import { mapPalette } from '#worker/map/palette.ts';
import { SCHEMAS } from '#worker/map/schemas/index.ts';
import { siteDocument } from '#worker/testing/sites.ts';
import { bytesOf, filled, MB, type Reader, repeated } from './shape.ts';

const LAYERS = ['streets', 'land', 'place_labels'].map((id) => JSON.stringify({ id })).join(',');
const HEADER = 127;
const NOT_PACKED = 1;

/** The first bytes of an archive whose parts follow each other: directory, metadata, leaf directories, tiles. */
function header(parts: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER);
  const view = new DataView(bytes.buffer);
  bytes.set(bytesOf('PMTiles\u0003'));
  let at = HEADER;
  for (const [index, length] of parts.entries()) {
    view.setBigUint64(8 + index * 16, BigInt(at), true);
    view.setBigUint64(16 + index * 16, BigInt(length), true);
    at += length;
  }
  bytes.set([1, NOT_PACKED, NOT_PACKED, 1, 0, 14], 96);
  for (const [index, degrees] of [3, 50, 4, 51].entries())
    view.setInt32(102 + index * 4, degrees * 1e7, true);
  return bytes;
}

async function facts(metadata: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const length = HEADER + metadata.length;
  try {
    return await readArchiveFacts(header([0, metadata.length, 0, 0]), metadata, length);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

const TILE = { zoom: 14, x: 8361, y: 5480 };
const PALETTE = mapPalette(siteDocument('a').theme, 'light');
/** The whole tile at a zoom: 16 shows streets and their names, 14 the names of places. */
function wholeTile(zoom: number): PixelBox {
  const side = TILE_SIDE * 2 ** (zoom - TILE.zoom);
  return { zoom, left: TILE.x * side, top: TILE.y * side, width: side, height: side };
}

/** An archive of one leaf directory, which is sought for a tile. */
async function seek(leaf: Uint8Array<ArrayBuffer>): Promise<unknown> {
  const pbf = new PbfWriter();
  // One entry, tile 0 with a run of 0: a leaf directory of this length at the offset 0.
  for (const value of [1, 0, 0, leaf.length, 1]) pbf.writeVarint(value);
  const root = pbf.finish();
  const whole = filled(
    HEADER + root.length + leaf.length,
    header([root.length, 0, leaf.length, 0]),
    root,
    leaf,
  );
  const bucket = {
    get: async (_key: string, { range }: { range: { offset: number; length: number } }) => {
      const bytes = whole.slice(range.offset, range.offset + range.length);
      return { body: null, arrayBuffer: async () => bytes.buffer };
    },
  };
  const archive = { version: 'bench', etag: '', bytes: whole.length };
  try {
    // The reader asks a bucket for ranges and nothing else.
    const opened = openArchive(bucket as unknown as R2Bucket, archive as MapArchive);
    return await opened.getZxy(TILE.zoom, TILE.x, TILE.y);
  } catch (error) {
    if (error instanceof ArchiveUnreadable) return error.message;
    throw error;
  }
}

/** Entries of one byte each for tile, run, length and offset. */
function entries(bytes: number): Uint8Array<ArrayBuffer> {
  const count = Math.floor((bytes - 4) / 4);
  const pbf = new PbfWriter(new Uint8Array(bytes));
  pbf.writeVarint(count);
  return filled(pbf.pos + count * 4, pbf.finish(), Uint8Array.of(1));
}

const drawAt =
  (zoom: number) =>
  (bytes: Uint8Array<ArrayBuffer>): unknown => {
    try {
      const drawing = {
        box: wholeTile(zoom),
        schema: SCHEMAS.shortbread,
        palette: PALETTE,
        attribution: '©',
      };
      return drawMap([{ x: TILE.x, y: TILE.y, tile: vectorTile(bytes) }], TILE.zoom, drawing).length;
    } catch (error) {
      if (error instanceof ArchiveUnreadable) return error.message;
      throw error;
    }
  };

interface MadeLayer {
  readonly name: string;
  readonly values?: readonly string[];
  /** A feature after its length. */
  readonly feature: readonly number[];
}

/** A tile of one layer, with the same feature again and again. */
function tile(bytes: number, { name, values = [], feature }: MadeLayer): Uint8Array<ArrayBuffer> {
  const before = new PbfWriter();
  before.writeStringField(1, name);
  for (const key of ['kind', 'name']) before.writeStringField(3, key);
  for (const value of values) before.writeMessage(4, (text, pbf) => pbf.writeStringField(1, text), value);
  const head = before.finish();
  const repeated = new PbfWriter();
  repeated.writeBytesField(2, Uint8Array.from(feature));
  const one = repeated.finish();
  const layer = filled(Math.max(bytes - 12, head.length), head, one);
  const whole = new PbfWriter(new Uint8Array(bytes + 12));
  whole.writeBytesField(3, layer);
  return new Uint8Array(whole.finish());
}

const [POINT, LINE, AREA] = [1, 2, 3];
const MOVE = 9;
/** A line to `count` points. */
const lineTo = (count: number): number => (count << 3) | 2;
const typed = (type: number): number[] => [24, type];
const geometry = (...commands: number[]): number[] => [34, commands.length, ...commands];
/** Indexes of key and value, in pairs. */
const tags = (...indexes: number[]): number[] => [18, indexes.length, ...indexes];
const RING = [MOVE, 20, 20, lineTo(3), 40, 0, 0, 40, 39, 0, 15];
/** Corners of a zigzag. */
const WAVES = Array.from({ length: 15 }, (_, n) => [4, n % 2 === 0 ? 8 : 7]).flat();

/** Towns, each with the name that `nameOf` gives for its number, from 0. */
function places(bytes: number, nameOf: (index: number) => number): Uint8Array<ArrayBuffer> {
  const layer = new PbfWriter(new Uint8Array(bytes));
  layer.writeStringField(1, 'place_labels');
  for (const key of ['kind', 'name']) layer.writeStringField(3, key);
  const value = (text: string): void =>
    layer.writeMessage(4, (written, pbf) => pbf.writeStringField(1, written), text);
  value('town');
  let named = -1;
  for (let index = 0; layer.pos < bytes - 64; index += 1) {
    const name = nameOf(index);
    if (name > named) value(`Town ${name}`);
    named = Math.max(named, name);
    layer.writeMessage(
      2,
      (_, pbf) => {
        pbf.writePackedVarint(2, [0, 0, 1, name + 1]);
        pbf.writeVarintField(3, POINT);
        pbf.writePackedVarint(4, [MOVE, 2 * ((index * 97) % 4096), 2 * ((index * 31) % 4096)]);
      },
      null,
    );
  }
  const whole = new PbfWriter(new Uint8Array(bytes + 12));
  whole.writeBytesField(3, layer.finish());
  return new Uint8Array(whole.finish());
}

/** Parts of archives of streets: the metadata, a directory of tiles, a tile and its drawing. */
export const MAPS: readonly Reader[] = [
  {
    name: 'metadata of maps',
    most: 4 * MB,
    read: facts,
    shapes: {
      layers: (bytes) => repeated(bytes, () => '{"id":"a"},', '{"vector_layers":[', '{"id":"b"}]}'),
      'open elements': (bytes) =>
        repeated(bytes, () => '<', '{"attribution":"', `","vector_layers":[${LAYERS}]}`),
      spaces: (bytes) => repeated(bytes, () => ' ', '{"attribution":"a', `b","vector_layers":[${LAYERS}]}`),
      depth: (bytes) => repeated(bytes, () => '[', '{"vector_layers":'),
    },
  },
  { name: 'directories of maps', most: MB, read: seek, shapes: { entries } },
  {
    name: 'tiles of maps',
    most: 4 * MB,
    read: drawAt(16),
    shapes: {
      'empty features': (bytes) => tile(bytes, { name: 'land', feature: [] }),
      areas: (bytes) =>
        tile(bytes, {
          name: 'land',
          values: ['forest'],
          feature: [...tags(0, 0), ...typed(AREA), ...geometry(...RING)],
        }),
      streets: (bytes) =>
        tile(bytes, {
          name: 'streets',
          values: ['primary'],
          feature: [...tags(0, 0), ...typed(LINE), ...geometry(MOVE, 20, 20, lineTo(15), ...WAVES)],
        }),
      'named streets': (bytes) =>
        tile(bytes, {
          name: 'street_labels',
          values: ['primary', 'Kerkstraat'],
          feature: [...tags(0, 0, 1, 1), ...typed(LINE), ...geometry(MOVE, 20, 20, lineTo(15), ...WAVES)],
        }),
      'a very long name': (bytes) =>
        tile(bytes, {
          name: 'street_labels',
          values: ['primary', `${'a'.repeat(bytes / 2)} `],
          feature: [...tags(0, 0, 1, 1), ...typed(LINE), ...geometry(MOVE, 20, 20, lineTo(1), 40, 40)],
        }),
      'rings closed often': (bytes) =>
        tile(bytes, {
          name: 'land',
          values: ['forest'],
          feature: [...tags(0, 0), ...typed(AREA), 34, 7, MOVE, 20, 20, 0xff, 0xff, 0x7f, 0],
        }),
      'geometries beyond their feature': (bytes) =>
        tile(bytes, {
          name: 'land',
          values: ['forest'],
          feature: [...tags(0, 0), ...typed(AREA), 34, 0xff, 0xff, 0x7f, MOVE, 20, 20],
        }),
    },
  },
  {
    name: 'places on maps',
    most: 4 * MB,
    read: drawAt(14),
    shapes: {
      'one name': (bytes) => places(bytes, () => 0),
      'names of their own': (bytes) => places(bytes, (n) => n),
    },
  },
];
