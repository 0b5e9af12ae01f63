/** Letters that no Unicode decomposition takes apart. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/**
 * Text as it is compared and sorted: lower case, without accents, with single spaces for everything
 * that is neither letter nor digit ("Sint-Idesbald" → "sint idesbald").
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøł]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a text, folded, each once. */
export const foldedWords = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(' ')
      .filter((word) => word !== ''),
  ),
];
