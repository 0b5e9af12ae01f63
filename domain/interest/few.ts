/**
 * Small numbers (decision 175). No text of law names a floor; five is a choice, made once. A number leaves the content
 * service only as a cell, and a total only as the sum of cells that are shown themselves, so that subtracting what was
 * published never gives a number below the floor.
 */

/** Counts below this are "fewer than 5", zero included. */
export const FEW = 5;

/** A count as anybody may see it. */
export type Shown = { readonly shown: number } | { readonly few: true };

/** The cell of a count. */
export const shownOf = (count: number): Shown => (count < FEW ? { few: true } : { shown: count });

/** Whether a cell says its number. */
export const isShown = (cell: Shown): cell is { readonly shown: number } => 'shown' in cell;

/** A total: "at least" the sum of the cells that are shown; few when none is. */
export function sumOfShown(cells: readonly Shown[]): Shown {
  const shown = cells.filter(isShown);
  return shown.length === 0 ? { few: true } : { shown: shown.reduce((sum, cell) => sum + cell.shown, 0) };
}
