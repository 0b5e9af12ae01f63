import { fold } from '#domain/fold.ts';

/** Indices at which the words of a text begin. */
const wordStarts = (text: string): readonly number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)].map(({ index }) => index);

/**
 * The part of a text that matches the typed text at the start of a word, ignoring accents, capitals and
 * hyphens: start and end index; null when nothing matches. `folded` is the typed text, folded.
 */
export const matchedPart = (text: string, folded: string): readonly [from: number, to: number] | null => {
  if (folded === '') return null;
  const from = wordStarts(text).find((start) => fold(text.slice(start)).startsWith(folded));
  if (from === undefined) return null;
  let to = from + 1;
  while (to < text.length && fold(text.slice(from, to)).length < folded.length) to += 1;
  return [from, to];
};
