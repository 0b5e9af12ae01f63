import { fold } from '../fold.ts';

/** Most characters of words that are looked for. */
export const MAX_WORDS_LENGTH = 80;

/** What a text of words is made of: letters, digits and what stands within a word. All else parts words. */
const BETWEEN = /[^\p{L}\p{M}\p{N}'’.&/-]+/gu;
/** Signs at the ends of a word: quotes and operators of whatever language are no words. */
const ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/**
 * Words as a visitor typed them, in the one way in which an address says them: single spaces, no signs but
 * within a word; null without a letter or digit. Longer texts end at their last whole word.
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
