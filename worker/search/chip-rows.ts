/** Letters that fit on a row of chips on a phone 390 px wide, and the rows that chips may take there. */
const ROW = 38;
const ROWS = 3;
/** Letters that the padding, the cross and the gap of a chip are worth. */
const EDGE = 6;
/** Letters of "+ 3 andere", which has no cross. */
const REST = 10;

/** Rows that chips take, in order, each on the first row with room; a chip longer than a row takes several. */
const rowsOf = (lengths: readonly number[]): number => {
  let rows = 0;
  let left = 0;
  for (const letters of lengths) {
    const width = letters + EDGE;
    if (width <= left) left -= width;
    else {
      const needed = Math.ceil(width / ROW);
      rows += needed;
      left = needed * ROW - width;
    }
  }
  return rows;
};

/**
 * How many chips a phone shows: all that fit on three rows. The others are counted in one more chip, which
 * needs room too. Letters are counted, because the server does not know the widths of a font: nothing is cut
 * where the estimate is wrong, the chips only take one more row.
 */
export function shownOnPhone(labels: readonly string[]): number {
  const lengths = labels.map((label) => label.length);
  if (rowsOf(lengths) <= ROWS) return labels.length;
  let shown = labels.length - 1;
  while (shown > 1 && rowsOf([...lengths.slice(0, shown), REST]) > ROWS) shown -= 1;
  return shown;
}

/** Whether the link that clears all chips still fits on those rows of a phone; else it is among all filters only. */
export const clearFits = (labels: readonly string[], clear: string): boolean =>
  rowsOf([...labels.map((label) => label.length), clear.length - EDGE]) <= ROWS;
