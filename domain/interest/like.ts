/** How a home stands beside homes like it: never by the figure of one of them (docs/decisions/0176). */

/** Fewest like homes of which a band is said. */
const FEWEST_LIKE = 5;

/** From one figure to another, both included. */
interface Band {
  readonly from: number;
  readonly to: number;
}

/** Between two homes next to each other: an end of a band is the mean of two, never the figure of one. */
const between = (sorted: readonly number[], at: number): number =>
  Math.round(((sorted[at] ?? 0) + (sorted[at + 1] ?? 0)) / 2);

/**
 * The middle half of these figures, in whole numbers, its ends between two homes each, rather further in; null for fewer
 * than five.
 */
export function bandOf(figures: readonly (number | null)[]): Band | null {
  const known = figures.filter((one) => one !== null).toSorted((a, b) => a - b);
  if (known.length < FEWEST_LIKE) return null;
  const quarter = (known.length - 1) / 4;
  return {
    from: between(known, Math.floor(quarter)),
    to: between(known, Math.ceil(3 * quarter) - 1),
  };
}
