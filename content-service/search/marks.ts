import { type MapSize, union } from '../../domain/map/frame.ts';
import { toWorld } from '../../domain/map/projection.ts';
import { type MarkerCluster, NAMED_IN_CLUSTER } from '../../worker/content/schemas/estate-markers.ts';
import type { CellRow, Grid } from './markers.ts';

/** What a mark takes on the map, pixels: the price of one home, or the number of several. */
const SINGLE = { width: 96, height: 44 } as const;
const CLUSTER = { width: 56, height: 48 } as const;
/** On a larger map marks keep further apart, so that an answer has about this many at most. */
const MOST_MARKS = 150;

/** Homes that share a mark: one, or a cluster. */
export interface Mark extends Omit<MarkerCluster, 'ids'> {
  readonly ids: readonly string[];
  /** The home that stands alone; only of use where `count` is 1. */
  readonly id: string;
}

/** How much wider than drawn marks are taken, to keep their number down. */
const spread = ({ width, height }: MapSize): number =>
  Math.max(1, Math.sqrt((width * height) / (SINGLE.width * SINGLE.height * MOST_MARKS)));

/**
 * Half a mark in each direction, so that the homes of one cell always lie on top of each other. `scale`
 * is pixels to the width of the world.
 */
export const gridFor = (scale: number, size: MapSize): Grid => ({
  width: (CLUSTER.width / 2 / scale) * spread(size),
  height: (SINGLE.height / 2 / scale) * spread(size),
});

const namedIn = (row: CellRow): readonly string[] =>
  row.ids === null ? [] : (JSON.parse(row.ids) as (string | number)[]).map(String);

const markOf = (row: CellRow): Mark => ({
  id: row.id,
  lat: row.lat,
  lon: row.lon,
  count: row.count,
  bounds: { south: row.south, west: row.west, north: row.north, east: row.east },
  vague: row.vague === 1,
  ids: namedIn(row),
});

const joined = (one: Mark, other: Mark): Mark => {
  const count = one.count + other.count;
  const share = other.count / count;
  return {
    id: one.id,
    count,
    lat: one.lat + (other.lat - one.lat) * share,
    lon: one.lon + (other.lon - one.lon) * share,
    bounds: union(one.bounds, other.bounds),
    vague: one.vague || other.vague,
    ids: count <= NAMED_IN_CLUSTER ? [...one.ids, ...other.ids] : [],
  };
};

const extentOf = ({ count }: Mark) => (count === 1 ? SINGLE : CLUSTER);

/** Whether two marks would lie on top of each other; `unit` is a pixel in shares of the world. */
const overlap = (one: Mark, other: Mark, unit: number): boolean => {
  const [a, b] = [toWorld(one), toWorld(other)];
  const width = (extentOf(one).width + extentOf(other).width) / 2;
  const height = (extentOf(one).height + extentOf(other).height) / 2;
  return Math.abs(a.x - b.x) < width * unit && Math.abs(a.y - b.y) < height * unit;
};

/**
 * The marks of a map: cells whose marks would overlap are joined, the fullest first, until none do.
 * Joining moves the middle, so a joined mark is compared anew.
 */
export const marksOf = (rows: readonly CellRow[], scale: number, size: MapSize): readonly Mark[] => {
  const unit = spread(size) / scale;
  const waiting = rows.map(markOf).toSorted((one, other) => one.count - other.count);
  const marks: Mark[] = [];
  for (let mark = waiting.pop(); mark !== undefined; mark = waiting.pop()) {
    const current = mark;
    const near = marks.findIndex((other) => overlap(current, other, unit));
    const [other] = near === -1 ? [] : marks.splice(near, 1);
    if (other === undefined) marks.push(current);
    else waiting.push(joined(other, current));
  }
  return marks;
};
