import { type Rng, rngFor } from '../../basics/rng.ts';

/** Chance of a drawing. Each object forks its own, so that a draw more in one moves nothing after it. */
export interface Chance extends Rng {
  /** Number between the two. */
  between(low: number, high: number): number;
  /** Bell-shaped, in -1…1, mostly near 0. */
  bell(): number;
  /** A generator of its own for a part: the same name always gives the same one. */
  fork(part: string | number): Chance;
}

export function chanceFor(key: string): Chance {
  const rng = rngFor(key);
  return {
    ...rng,
    between: (low, high) => low + (high - low) * rng.next(),
    bell: () => (rng.next() + rng.next() + rng.next() - 1.5) / 1.5,
    fork: (part) => chanceFor(`${key}/${part}`),
  };
}
