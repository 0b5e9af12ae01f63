import type { AreaPoint } from '#domain/map/polygon.ts';

/** Names in nl, fr, en and de; a single one if all are the same. */
type Names = readonly string[];

/**
 * Outlines of the municipalities of Belgium in 2020, in whole map units (about 24 m): the file
 * `client/public/outlines/belgium.json` (decision 61). Neighbours share the arcs of their borders.
 */
export interface OutlineFile {
  /** Each arc is a point, then steps to the next points: x, y, x, y, … */
  readonly arcs: readonly (readonly number[])[];
  readonly municipalities: readonly {
    readonly names: Names;
    /** Point with the most room for its name. */
    readonly spot: AreaPoint;
    /** Arcs around each of its areas, in order; `~index` is a reversed arc. */
    readonly rings: readonly (readonly number[])[];
    /** Merged into another municipality since 2020. */
    readonly merged?: boolean;
  }[];
  /** From west to east, in the format of an arc. */
  readonly coast: readonly number[];
  readonly border: readonly (readonly number[])[];
  /** Candidate points for the names of the sea and of countries, the latter with an index of `COUNTRIES`. */
  readonly sea: readonly AreaPoint[];
  readonly abroad: readonly (readonly [x: number, y: number, country: number])[];
}

/** A rectangle in map units. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Municipality {
  readonly names: Names;
  readonly spot: AreaPoint;
  readonly areas: readonly (readonly AreaPoint[])[];
  readonly box: Box;
  readonly merged: boolean;
}

export interface Outlines extends Pick<OutlineFile, 'sea' | 'abroad'> {
  readonly municipalities: readonly Municipality[];
  readonly coast: readonly AreaPoint[];
  readonly border: readonly (readonly AreaPoint[])[];
}

/** Converts steps to points. */
function pointsOf(steps: readonly number[]): readonly AreaPoint[] {
  const points: AreaPoint[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

export const boxOf = (areas: readonly (readonly AreaPoint[])[]): Box => {
  const [xs, ys] = [0, 1].map((axis) => areas.flat().map((point) => point[axis] ?? 0));
  return {
    left: Math.min(...(xs ?? [])),
    top: Math.min(...(ys ?? [])),
    right: Math.max(...(xs ?? [])),
    bottom: Math.max(...(ys ?? [])),
  };
};

/** Converts the file's arcs to polygons. */
export function readOutlines({ arcs, municipalities, coast, border, sea, abroad }: OutlineFile): Outlines {
  const lines = arcs.map(pointsOf);
  const areaOf = (ring: readonly number[]): readonly AreaPoint[] =>
    ring.flatMap((arc) => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? [])).slice(1));
  return {
    municipalities: municipalities.map(({ names, spot, rings, merged = false }) => {
      const areas = rings.map(areaOf);
      return { names, spot, areas, box: boxOf(areas), merged };
    }),
    coast: pointsOf(coast),
    border: border.map(pointsOf),
    sea,
    abroad,
  };
}

/** URL of the asset; the host is ignored. */
const ADDRESS = 'https://assets.local/outlines/belgium.json';
let cached: Outlines | null = null;

/** Loads the outlines, once in an isolate. Throws when the asset is missing. */
export async function loadOutlines(assets: Fetcher): Promise<Outlines> {
  if (cached !== null) return cached;
  const answer = await assets.fetch(ADDRESS);
  if (!answer.ok)
    throw new Error(`The outlines of municipalities are missing among the assets: ${answer.status}`);
  cached = readOutlines(await answer.json<OutlineFile>());
  return cached;
}
