import { kilometresBetween } from '#domain/map/distance.ts';
import type { Place } from '#domain/map/projection.ts';

/** A home at its place. */
export interface Stop {
  readonly name: string;
  readonly point: Place;
}

/** Most stops of a way: more than anybody visits in a day. */
export const MOST_STOPS = 10;

/** The stops from the first one on, each time to the nearest of those that are left. */
export function byNearness(stops: readonly Stop[]): readonly Stop[] {
  const [first, ...others] = stops;
  if (first === undefined) return [];
  const ordered = [first];
  const left = new Set(others);
  while (left.size > 0) {
    const from = ordered.at(-1) ?? first;
    const [next] = [...left].toSorted(
      (one, other) => kilometresBetween(from.point, one.point) - kilometresBetween(from.point, other.point),
    );
    if (next === undefined) break;
    ordered.push(next);
    left.delete(next);
  }
  return ordered;
}
