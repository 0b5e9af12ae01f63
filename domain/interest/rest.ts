import { FEW, type Shown } from './few.ts';

/**
 * What all homes whose own cell says nothing had together, so that a total of many quiet homes is more than silence.
 * It is told only while it narrows none of them down: whichever of these homes a reader thinks of, every number from 0
 * to 4 must remain possible for it. That holds while the sum is at least four, and at most four for each of the others.
 *
 * `counts` are those of all homes that had any; `homes` is how many with a hidden cell might have had some, by all that a
 * reader knows: homes that were not there yet, or are gone, share nothing.
 */
export function restOf(counts: readonly number[], homes: number): Shown {
  const sum = counts.filter((count) => count < FEW).reduce((all, count) => all + count, 0);
  return sum >= FEW && sum <= (FEW - 1) * (homes - 1) ? { shown: sum } : { few: true };
}
