/** A share of a list: the part `at` (from 1) of `of` parts. */
export interface Shard {
  readonly at: number;
  readonly of: number;
}

/** Files whose path contains one of the words (all without words), in order; of these, the shard's. */
export const chooseFiles = (
  files: readonly string[],
  words: readonly string[],
  { at, of }: Shard,
): readonly string[] =>
  files
    .filter((file) => words.length === 0 || words.some((word) => file.includes(word)))
    .toSorted()
    .filter((_file, index) => index % of === at - 1);
