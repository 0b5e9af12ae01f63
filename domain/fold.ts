/** Letters without a Unicode decomposition. */
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** Soft hyphens, and signs without a width: within a word they part nothing. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

/**
 * Text for comparing and sorting: lower case, without accents, with single spaces for anything that is
 * neither letter nor digit ("Sint-Idesbald" → "sint idesbald").
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(UNSEEN, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæßøł]/g, (letter) => LIGATURES[letter] ?? letter)
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
