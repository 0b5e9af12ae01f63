/** Letters without a Unicode decomposition. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/**
 * Text for comparing and sorting: lower case, without accents, with single spaces for anything that is
 * neither letter nor digit ("Sint-Idesbald" → "sint idesbald").
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    // Also soft hyphens and signs without a width, which part no word.
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[œæßøł]/gu, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The folded words of a text, without duplicates. */
export const foldedWords = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(' ')
      .filter((word) => word !== ''),
  ),
];
