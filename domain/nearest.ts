/** Edit distance of two short words: a letter added, removed, replaced, or two exchanged. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 1; column <= other.length; column += 1) rows[0]?.push(column);
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const exchanged =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          exchanged ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** Maximum length of a compared word; longer ones are no typo and would cost time. */
const LONGEST = 64;

/** The word without case and separators. */
const plain = (word: string): string => word.toLowerCase().replace(/[\s_-]/g, '');

/**
 * The known word that was probably meant: at most a third of its letters differ; null when none is similar.
 */
export function nearest(word: string, known: readonly string[]): string | null {
  const written = plain(word);
  if (written === '' || word.length > LONGEST) return null;
  const near = known
    .filter((candidate) => Math.abs(candidate.length - word.length) <= candidate.length / 3 + 2)
    .map((candidate) => ({ candidate, steps: distance(written, plain(candidate)) }))
    .filter(({ candidate, steps }) => steps <= Math.floor(candidate.length / 3))
    .toSorted((one, other) => one.steps - other.steps);
  return near[0]?.candidate ?? null;
}
