import { fold, foldedWords } from '../fold.ts';

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

/** Words that hold a sentence together in one of the languages: nobody means them by themselves. */
const SMALL: ReadonlySet<string> = new Set(
  (
    'met een en de het van in op aan te bij voor of zonder ' +
    'avec un une et le la les l d du des de a au aux en sur pour ou ' +
    'with an and the of at on for or ' +
    'mit ein eine einen einem und der die das den dem im am an auf fur zu zum zur oder'
  ).split(' '),
);

/**
 * The folded words that are looked for: without the small ones ("met lift" looks for "lift"), unless there
 * are no others.
 */
export function soughtWords(text: string): readonly string[] {
  const words = foldedWords(text);
  const telling = words.filter((word) => !SMALL.has(word));
  return telling.length === 0 ? words : telling;
}
