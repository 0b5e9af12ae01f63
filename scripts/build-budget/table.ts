/** Bytes as kilobytes of a thousand, with one decimal: 58374 → "58.4". */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** Rows as aligned text: the first column to the left, figures to the right. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
