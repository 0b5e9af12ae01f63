import { fold } from '../fold.ts';

/** Maximum length of search words. */
export const MAX_WORDS_LENGTH = 80;

/** Separators: anything except letters, digits and signs that can occur within a word. */
const BETWEEN = /[^\p{L}\p{M}\p{N}'’.&/-]+/gu;
/** Signs at the ends of a word, such as quotes and search operators. */
const ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * Search words in canonical form: single spaces, no signs except within a word; null without a letter or
 * digit. Longer texts are cut after their last whole word.
 */
export function readWords(text: string): string | null {
  const words = text
    .normalize('NFC')
    .split(BETWEEN)
    .map((word) => word.replace(ENDS, ''))
    .filter((word) => fold(word) !== '');
  let read = '';
  for (const word of words) {
    const longer = read === '' ? word : `${read} ${word}`;
    if (longer.length > MAX_WORDS_LENGTH) break;
    read = longer;
  }
  return read === '' ? null : read;
}
