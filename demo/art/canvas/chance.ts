import { type Rng, rngFor } from '../../basics/rng.ts';

/**
 * Random numbers of a drawing. Each object forks its own generator, so that an extra draw in one changes no
 * other.
 */
export interface Chance extends Rng {
  /** A number between the two. */
  between(low: number, high: number): number;
  /** Bell-shaped, in -1…1, mostly near 0. */
  bell(): number;
  /** A separate generator for a part: the same name always gives the same one. */
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
