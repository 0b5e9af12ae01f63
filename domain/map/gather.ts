import type { MapBounds } from '../views/result-map.ts';
import { type MapSize, union } from './frame.ts';
import { toWorld } from './projection.ts';

/** What a mark takes on the map, pixels: the price of one estate, or a town's name with the number of several. */
const SINGLE = { width: 96, height: 44 } as const;
const CLUSTER = { width: 132, height: 44 } as const;
/** On a larger map marks keep further apart, so that there are about this many at most. */
const MOST_MARKS = 150;

/** Estates that share a mark: one, or a cluster. */
export interface Gathered {
  /** The middle of them all. */
  readonly lat: number;
  readonly lon: number;
  readonly count: number;
  readonly bounds: MapBounds;
  /** Whether the street of one of them is not shown. */
  readonly vague: boolean;
  /** Of a few estates that share a mark: which they are. */
  readonly ids: readonly string[];
}

/** How much wider than drawn marks are taken, to keep their number down. */
const spread = ({ width, height }: MapSize): number =>
  Math.max(1, Math.sqrt((width * height) / (SINGLE.width * SINGLE.height * MOST_MARKS)));

/**
 * Cells of a third of a mark across and half of one down, in shares of the world: the estates of one always lie
 * on top of each other. `scale` is pixels to the width of the world.
 */
export const gridFor = (
  scale: number,
  size: MapSize,
): { readonly width: number; readonly height: number } => ({
  width: (SINGLE.width / 3 / scale) * spread(size),
  height: (SINGLE.height / 2 / scale) * spread(size),
});

/** Two marks as one, in the middle of all their estates. */
const joined = (one: Gathered, other: Gathered, mostIds: number): Gathered => {
  const count = one.count + other.count;
  const share = other.count / count;
  return {
    count,
    lat: one.lat + (other.lat - one.lat) * share,
    lon: one.lon + (other.lon - one.lon) * share,
    bounds: union(one.bounds, other.bounds),
    vague: one.vague || other.vague,
    ids: count <= mostIds ? [...one.ids, ...other.ids] : [],
  };
};

const extentOf = ({ count }: Gathered) => (count === 1 ? SINGLE : CLUSTER);

/** Whether two marks would lie on top of each other; `unit` is a pixel in shares of the world. */
const overlap = (one: Gathered, other: Gathered, unit: number): boolean => {
  const [a, b] = [toWorld(one), toWorld(other)];
  const width = (extentOf(one).width + extentOf(other).width) / 2;
  const height = (extentOf(one).height + extentOf(other).height) / 2;
  return Math.abs(a.x - b.x) < width * unit && Math.abs(a.y - b.y) < height * unit;
};

/**
 * Joins marks that would overlap, the fullest first, until none do. Joining moves the middle, so a joined
 * mark is compared anew. Marks that stay alone are given back as they are.
 */
export function gather<Mark extends Gathered>(
  marks: readonly Mark[],
  { scale, size, mostIds }: { readonly scale: number; readonly size: MapSize; readonly mostIds: number },
): readonly (Mark | Gathered)[] {
  const unit = spread(size) / scale;
  const waiting: (Mark | Gathered)[] = marks.toSorted((one, other) => one.count - other.count);
  const apart: (Mark | Gathered)[] = [];
  for (let mark = waiting.pop(); mark !== undefined; mark = waiting.pop()) {
    const current = mark;
    const near = apart.findIndex((other) => overlap(current, other, unit));
    const [other] = near === -1 ? [] : apart.splice(near, 1);
    if (other === undefined) apart.push(current);
    else waiting.push(joined(other, current, mostIds));
  }
  return apart;
}
