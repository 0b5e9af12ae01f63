import { fold } from '../../domain/fold.ts';

/** Beginnings of the words of a text. */
const wordStarts = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);

/**
 * Where in a text the typed words stand, at the beginning of a word, whatever its accents, capitals and
 * hyphens: from and up to which character; null where they do not. `folded` is what was typed, folded.
 */
export const matchedPart = (text: string, folded: string): readonly [from: number, to: number] | null => {
  if (folded === '') return null;
  const from = wordStarts(text).find((start) => fold(text.slice(start)).startsWith(folded));
  if (from === undefined) return null;
  let to = from + 1;
  while (to < text.length && fold(text.slice(from, to)).length < folded.length) to += 1;
  return [from, to];
};
