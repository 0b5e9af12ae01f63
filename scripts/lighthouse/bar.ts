/** Scores of a page, 0 to 100, and how far it shifted while it loaded. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Cumulative layout shift, no unit. */
  readonly shift: number;
}

/** What every page must reach on a phone. */
export const BAR: Scores = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100, shift: 0 };

/** Shifts below what is written as 0.000 cannot be seen. */
const SHIFT_SEEN = 0.0005;

/** What of the bar a page misses, in words. */
export const missed = (scores: Scores): readonly string[] => [
  ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const)
    .filter((name) => scores[name] < BAR[name])
    .map((name) => `${name} ${scores[name]} < ${BAR[name]}`),
  ...(scores.shift >= BAR.shift + SHIFT_SEEN ? [`shift ${scores.shift.toFixed(3)} > ${BAR.shift}`] : []),
];

/** The middle of several runs by their performance: a single run is at the mercy of the machine. */
export function middleRun<Run extends { readonly scores: Scores }>(runs: readonly Run[]): Run | undefined {
  const sorted = runs.toSorted((one, other) => one.scores.performance - other.scores.performance);
  return sorted[Math.floor(sorted.length / 2)];
}
