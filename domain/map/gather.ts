import type { MapBounds } from '../views/result-map.ts';
import { type MapSize, union } from './frame.ts';
import { toWorld } from './projection.ts';

/** Size of a marker on the map, pixels: the price of one estate, or a town's name with a count. */
const SINGLE = { width: 96, height: 44 } as const;
const CLUSTER = { width: 132, height: 44 } as const;
/** On a larger map markers keep more distance, so that there are at most about this many. */
const MOST_MARKS = 150;

/** Estates that share a marker: one, or a cluster. */
export interface Gathered {
  /** The mean of their coordinates. */
  readonly lat: number;
  readonly lon: number;
  readonly count: number;
  readonly bounds: MapBounds;
  /** Whether the street of any of them is hidden. */
  readonly vague: boolean;
  /** Ids of the estates in a small cluster. */
  readonly ids: readonly string[];
}

/** Factor by which marker sizes are enlarged, to limit their number. */
const spread = ({ width, height }: MapSize): number =>
  Math.max(1, Math.sqrt((width * height) / (SINGLE.width * SINGLE.height * MOST_MARKS)));

/**
 * Grid with cells of a third of a marker in width and half of one in height, in fractions of the world:
 * estates of one cell always overlap. `scale` is pixels per width of the world.
 */
export const gridFor = (
  scale: number,
  size: MapSize,
): { readonly width: number; readonly height: number } => ({
  width: (SINGLE.width / 3 / scale) * spread(size),
  height: (SINGLE.height / 2 / scale) * spread(size),
});

/** Merges two markers into one at the mean of all their estates. */
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

/** Whether two markers would overlap; `unit` is the size of a pixel in fractions of the world. */
const overlap = (one: Gathered, other: Gathered, unit: number): boolean => {
  const [a, b] = [toWorld(one), toWorld(other)];
  const width = (extentOf(one).width + extentOf(other).width) / 2;
  const height = (extentOf(one).height + extentOf(other).height) / 2;
  return Math.abs(a.x - b.x) < width * unit && Math.abs(a.y - b.y) < height * unit;
};

/**
 * Merges overlapping markers, largest first, until none overlap. A merged marker moves, so it is compared
 * again. Markers that stay alone are returned unchanged.
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
