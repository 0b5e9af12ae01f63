/**
 * How well one answer's time tells two groups apart: the probability that a random sample of the first takes longer
 * than one of the second, ties counted by half (Mann and Whitney). 0.5 tells nothing, 1 or 0 everything.
 */
export function auc(first: readonly number[], second: readonly number[]): number {
  if (first.length === 0 || second.length === 0) throw new Error('a group without samples');
  let wins = 0;
  for (const one of first) for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0;
  return wins / (first.length * second.length);
}

/** The same, whichever group is slower. */
export const distinguishability = (first: readonly number[], second: readonly number[]): number => {
  const share = auc(first, second);
  return Math.max(share, 1 - share);
};
