import type { AreaPoint } from '../../domain/map/polygon.ts';

/** Names in the languages of the sites, nl, fr, en and de; one where all are the same. */
type Names = readonly string[];

/**
 * Outlines of the municipalities of Belgium as they were in 2020, in whole units of the land (some 24 m):
 * `client/public/outlines/belgium.json`, made by `scripts/outlines/make-outlines.ts`. Neighbours share their
 * lines, and so they share arcs.
 */
export interface OutlineFile {
  /** Each a point, then steps from one to the next: x, y, x, y, … */
  readonly arcs: readonly (readonly number[])[];
  readonly municipalities: readonly {
    readonly names: Names;
    /** Where its name has most room. */
    readonly spot: AreaPoint;
    /** Arcs around each of its areas, in order; `~index` is an arc from its end. */
    readonly rings: readonly (readonly number[])[];
    /** It has become part of another since. */
    readonly merged?: boolean;
  }[];
  /** From west to east, written like an arc. */
  readonly coast: readonly number[];
  readonly border: readonly (readonly number[])[];
  /** Where the sea may be named, and neighbouring countries: the place of one in `COUNTRIES` comes third. */
  readonly sea: readonly AreaPoint[];
  readonly abroad: readonly (readonly [x: number, y: number, country: number])[];
}

/** A part of the land, in its units. */
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

/** Points from steps. */
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

/** Outlines as they are drawn. */
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

/** Where the deployment keeps them, on any host. */
const ADDRESS = 'https://assets.local/outlines/belgium.json';
let kept: Outlines | null = null;

/** The outlines, read once an isolate. Throws where the deployment's own file is not there. */
export async function loadOutlines(assets: Fetcher): Promise<Outlines> {
  if (kept !== null) return kept;
  const answer = await assets.fetch(ADDRESS);
  if (!answer.ok)
    throw new Error(`The outlines of municipalities are not among the assets: ${answer.status}`);
  kept = readOutlines(await answer.json<OutlineFile>());
  return kept;
}
