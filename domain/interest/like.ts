/** How a home stands beside homes like it: never by the figure of one of them (docs/decisions/0176). */

/** Fewest like homes of which a band is said. */
const FEWEST_LIKE = 5;

/** From one figure to another, both included. */
interface Band {
  readonly from: number;
  readonly to: number;
}

/** The value below which a share of sorted values lie, between its neighbours (R-7, as spreadsheets do). */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}

/** The middle half of these figures, in whole numbers; null for fewer than five. */
export function bandOf(figures: readonly (number | null)[]): Band | null {
  const known = figures.filter((one) => one !== null).toSorted((a, b) => a - b);
  if (known.length < FEWEST_LIKE) return null;
  return { from: Math.round(quantile(known, 0.25)), to: Math.round(quantile(known, 0.75)) };
}
