import { fromLand } from '#domain/map/land.ts';
import { holds } from '#domain/map/polygon.ts';
import { toPlace } from '#domain/map/projection.ts';
import type { Point } from './topology.ts';

/** From one spot to the next, and from the line to a name beyond it; units of the land (some 24 m). */
const APART = 280;
const OUT = [90, 150] as const;

/** Points along a line at even distances, with the direction of the line there. */
function* along(line: readonly Point[]): Generator<{ at: Point; direction: Point }> {
  let rest = APART / 2;
  for (const [index, to] of line.slice(1).entries()) {
    const from = line[index] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const direction: Point = [(to[0] - from[0]) / (length || 1), (to[1] - from[1]) / (length || 1)];
    for (; rest <= length; rest += APART)
      yield { at: [from[0] + direction[0] * rest, from[1] + direction[1] * rest], direction };
    rest -= length;
  }
}

const beside = ({ at, direction }: { at: Point; direction: Point }, out: number): Point => [
  Math.round(at[0] + direction[1] * out),
  Math.round(at[1] - direction[0] * out),
];

/** Possible places for the name of the sea: to the left of the coast, which runs from west to east. */
export const spotsAtSea = (coast: readonly Point[]): readonly Point[] =>
  [...along(coast)].flatMap((spot) => OUT.map((out) => beside(spot, out)));

/** The country across the border at a place: 0 the Netherlands, 1 Germany, 2 Luxembourg, 3 France. */
function countryAt(point: Point): number {
  const { lat, lon } = toPlace(fromLand({ x: point[0], y: point[1] }));
  if (lat > 50.76 && lon > 3.36) return 0;
  if (lat > 50.13 && lon > 5.9) return 1;
  return lon > 5.72 && lat > 49.55 ? 2 : 3;
}

/** Possible places for the names of neighbouring countries: outside the land border. */
export const spotsAbroad = (
  border: readonly (readonly Point[])[],
  land: readonly (readonly (readonly Point[])[])[],
): readonly (readonly [x: number, y: number, country: number])[] =>
  border
    .flatMap((line) => [...along(line)])
    .flatMap((spot) => OUT.flatMap((out) => [beside(spot, out), beside(spot, -out)]))
    .filter((spot) => !land.some((areas) => holds(areas, spot)))
    .map((spot) => [...spot, countryAt(spot)]);
