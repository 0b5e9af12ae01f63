import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { ArchiveUnreadable } from './ranges.ts';

/** Field and wire type of the parts of a tile (Mapbox Vector Tile 2.1 §4.1, `vector_tile.proto`). */
const LAYER = 26;
const FEATURE = 18;
const KEY = 26;
const VALUE = 34;
const TAGS = 18;
const GEOMETRY = 34;
const TEXT = 10;

/** Commands of a geometry (§4.3.1). */
const MOVE_TO = 1;
const LINE_TO = 2;
const CLOSE_PATH = 7;

/** Longest key or value, bytes: OpenStreetMap's have at most 255 characters. */
const MOST_OF_TEXT = 2_000;

const refused = (why: string): ArchiveUnreadable => new ArchiveUnreadable(`a tile is invalid: ${why}`);

/** Reads the length at the position; returns where the part ends. */
function endOf(pbf: PbfReader, within: number): number {
  const end = pbf.readVarint() + pbf.pos;
  if (end > within) throw refused('a part is longer than the whole');
  return end;
}

/** Walks through the fields up to `end`, and passes over those that `read` leaves. */
function walk(pbf: PbfReader, end: number, read: (tag: number) => void): void {
  while (pbf.pos < end) {
    const tag = pbf.readVarint();
    const from = pbf.pos;
    read(tag);
    if (pbf.pos === from) pbf.skip(tag);
  }
  if (pbf.pos !== end) throw refused('a part is longer than the whole');
}

function checkGeometry(pbf: PbfReader, end: number): void {
  while (pbf.pos < end) {
    const command = pbf.readVarint();
    const [id, count] = [command & 7, command >> 3];
    if (id === CLOSE_PATH) {
      if (count !== 1) throw refused('a ring is closed more than once');
    } else {
      if (id !== MOVE_TO && id !== LINE_TO) throw refused(`unknown command ${id}`);
      // Each point has at least two bytes.
      if (count > (end - pbf.pos) / 2) throw refused('a geometry states more points than it has');
      for (let point = 0; point < 2 * count; point += 1) pbf.readVarint();
    }
  }
  if (pbf.pos !== end) throw refused('a part is longer than the whole');
}

function checkFeature(pbf: PbfReader, end: number): void {
  let drawn = false;
  walk(pbf, end, (tag) => {
    if (tag === TAGS) pbf.pos = endOf(pbf, end);
    else if (tag === GEOMETRY) {
      checkGeometry(pbf, endOf(pbf, end));
      drawn = true;
    }
  });
  if (!drawn) throw refused('a feature has no geometry');
}

function skipText(pbf: PbfReader, within: number): void {
  const from = pbf.pos;
  pbf.pos = endOf(pbf, within);
  if (pbf.pos - from > MOST_OF_TEXT) throw refused(`a text is longer than ${MOST_OF_TEXT} bytes`);
}

function checkLayer(pbf: PbfReader, end: number): void {
  walk(pbf, end, (tag) => {
    if (tag === FEATURE) checkFeature(pbf, endOf(pbf, end));
    else if (tag === KEY) skipText(pbf, end);
    else if (tag === VALUE) {
      const valueEnd = endOf(pbf, end);
      walk(pbf, valueEnd, (type) => {
        if (type === TEXT) skipText(pbf, valueEnd);
      });
    }
  });
}

function check(bytes: Uint8Array): void {
  const pbf = new PbfReader(bytes);
  try {
    walk(pbf, bytes.length, (tag) => {
      if (tag === LAYER) checkLayer(pbf, endOf(pbf, bytes.length));
    });
  } catch (error) {
    if (error instanceof ArchiveUnreadable) throw error;
    // The reader throws plain errors for bytes that are no protocol buffer.
    throw new ArchiveUnreadable('a tile is no protocol buffer', { cause: error });
  }
}

/**
 * A vector tile, after one walk through it. The library believes each length and each count that a tile states, so that
 * a few bytes of an invalid one could make it read for minutes. Throws ArchiveUnreadable.
 */
export function vectorTile(bytes: Uint8Array): VectorTile {
  check(bytes);
  return new VectorTile(new PbfReader(bytes));
}
