import type { MapBounds } from '../views/result-map.ts';
import { type MapSize, union } from './frame.ts';
import { toWorld } from './projection.ts';

/** Size of the smallest marker, pixels: a number of estates. */
const MARK = { width: 54, height: 44 } as const;
/** Width of a marker with a price, pixels. */
const USUAL_WIDTH = 96;
/** On a larger map markers keep more distance, so that there are at most about this many. */
const MOST_MARKS = 150;

/** A town's estates in a marker. */
interface TownShare {
  readonly id: string;
  readonly count: number;
  /** The mean of their coordinates. */
  readonly lat: number;
  readonly lon: number;
}

/** Estates that share a marker: one, or a cluster. */
export interface Gathered {
  /** The mean of the coordinates of the first town's estates; of all of them when no town is known. */
  readonly lat: number;
  readonly lon: number;
  readonly count: number;
  readonly bounds: MapBounds;
  /** Whether the street of any of them is hidden. */
  readonly vague: boolean;
  /** Ids of the estates in a small cluster. */
  readonly ids: readonly string[];
  /** Their towns, the one with most estates first. */
  readonly towns: readonly TownShare[];
}

/** How markers are gathered. */
interface Gathering<Mark> {
  /** Pixels per width of the world. */
  readonly scale: number;
  readonly size: MapSize;
  /** Most estates that a cluster lists. */
  readonly mostIds: number;
  /** Width of a marker, and the height that all of them have; pixels. */
  readonly widthOf?: (mark: Mark | Gathered) => number;
  readonly height?: number;
}

/** Factor by which marker sizes are enlarged, to limit their number. */
const spread = ({ width, height }: MapSize): number =>
  Math.max(1, Math.sqrt((width * height) / (USUAL_WIDTH * MARK.height * MOST_MARKS)));

/**
 * Grid with cells of half of a marker, in fractions of the world:
 * estates of one cell always overlap. `scale` is pixels per width of the world.
 */
export const gridFor = (
  scale: number,
  size: MapSize,
): { readonly width: number; readonly height: number } => ({
  width: (MARK.width / 2 / scale) * spread(size),
  height: (MARK.height / 2 / scale) * spread(size),
});

type Counted = Pick<TownShare, 'lat' | 'lon' | 'count'>;

/** The mean of the coordinates of two groups of estates. */
const mean = (one: Counted, other: Counted): Counted => {
  const count = one.count + other.count;
  const share = other.count / count;
  return {
    count,
    lat: one.lat + (other.lat - one.lat) * share,
    lon: one.lon + (other.lon - one.lon) * share,
  };
};

/** The towns of two markers, the one with most estates first. */
function townsOf(one: Gathered, other: Gathered): readonly TownShare[] {
  const towns = new Map(one.towns.map((town) => [town.id, town]));
  for (const town of other.towns) {
    const same = towns.get(town.id);
    towns.set(town.id, same === undefined ? town : { id: town.id, ...mean(same, town) });
  }
  return [...towns.values()].toSorted((a, b) => b.count - a.count);
}

/** Merges two markers into one, which stands among the estates of the town with most of them. */
const joined = (one: Gathered, other: Gathered, mostIds: number): Gathered => {
  const towns = townsOf(one, other);
  const { lat, lon } = towns[0] ?? mean(one, other);
  const count = one.count + other.count;
  return {
    count,
    lat,
    lon,
    bounds: union(one.bounds, other.bounds),
    vague: one.vague || other.vague,
    ids: count <= mostIds ? [...one.ids, ...other.ids] : [],
    towns,
  };
};

/** Merges overlapping markers, largest first, until none overlap; a marker that moved is compared again. */
function merged<Mark extends Gathered>(
  marks: readonly (Mark | Gathered)[],
  { scale, size, mostIds, widthOf = () => MARK.width, height = MARK.height }: Gathering<Mark>,
): readonly (Mark | Gathered)[] {
  // A pixel, in fractions of the world.
  const unit = spread(size) / scale;
  const meets = (one: Mark | Gathered, other: Mark | Gathered): boolean => {
    const [a, b] = [toWorld(one), toWorld(other)];
    return (
      Math.abs(a.y - b.y) < height * unit &&
      Math.abs(a.x - b.x) < ((widthOf(one) + widthOf(other)) / 2) * unit
    );
  };
  const waiting = marks.toSorted((one, other) => one.count - other.count);
  const apart: (Mark | Gathered)[] = [];
  for (let mark = waiting.pop(); mark !== undefined; mark = waiting.pop()) {
    const current = mark;
    const near = apart.findIndex((other) => meets(current, other));
    const [other] = near === -1 ? [] : apart.splice(near, 1);
    if (other === undefined) apart.push(current);
    else waiting.push(joined(other, current, mostIds));
  }
  return apart;
}

/**
 * Merges overlapping markers until none overlap: first those of one town, so that a town is named by all of its
 * estates, then those of neighbours. Markers that stay alone are returned unchanged.
 */
export function gather<Mark extends Gathered>(
  marks: readonly Mark[],
  gathering: Gathering<Mark>,
): readonly (Mark | Gathered)[] {
  const byTown = Map.groupBy(marks, ({ towns }) => towns[0]?.id);
  return merged(
    [...byTown.values()].flatMap((own) => merged(own, gathering)),
    gathering,
  );
}
