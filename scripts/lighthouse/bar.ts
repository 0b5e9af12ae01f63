/** Scores of a page, 0 to 100, and how far it shifted while it loaded. */
export interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Cumulative layout shift, no unit. */
  readonly shift: number;
  /** Total blocking time, milliseconds. */
  readonly blocking: number;
}

/** Minimum scores of a page on a phone. */
export const BAR: Scores = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  shift: 0,
  blocking: 50,
};

/** Only the browser knows the favourites; they are drawn last. */
export const FAVORITES_BAR: Scores = { ...BAR, performance: 98 };

/** Smaller shifts are printed as 0.000. */
const SHIFT_SEEN = 0.0005;

/** Less blocking time is printed as 0. */
const BLOCKING_SEEN = 0.5;

/** Scores of a page that miss their limit, in words. */
export const missed = (scores: Scores, bar: Scores = BAR): readonly string[] => [
  ...(['performance', 'accessibility', 'bestPractices', 'seo'] as const)
    .filter((name) => scores[name] < bar[name])
    .map((name) => `${name} ${scores[name]} < ${bar[name]}`),
  ...(scores.shift >= bar.shift + SHIFT_SEEN ? [`shift ${scores.shift.toFixed(3)} > ${bar.shift}`] : []),
  ...(scores.blocking >= bar.blocking + BLOCKING_SEEN
    ? [`blocking time ${scores.blocking.toFixed(0)} ms > ${bar.blocking} ms`]
    : []),
];

/** The median of several runs by performance: a single run depends too much on the machine. */
export function middleRun<Run extends { readonly scores: Scores }>(runs: readonly Run[]): Run | undefined {
  const sorted = runs.toSorted((one, other) => one.scores.performance - other.scores.performance);
  return sorted[Math.floor(sorted.length / 2)];
}
