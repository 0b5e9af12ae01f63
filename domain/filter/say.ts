import { fold } from '../fold.ts';
import type { Value } from './parameter.ts';

/** Form field of a sentence; it is no part of a filter: the server reads it and builds one. */
export const SAY_PARAMETER = 'say';

/** Longest sentence; the field of a form takes no more. */
export const MAX_SAY_LENGTH = 200;

/** A sentence in canonical form: single blanks, no control characters; null without a letter or digit. */
function readSay(text: string): string | null {
  const bare = text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  const said =
    bare.length > MAX_SAY_LENGTH ? bare.slice(0, MAX_SAY_LENGTH).replace(/\s+\S*$|\p{C}+$/u, '') : bare;
  return fold(said) === '' ? null : said;
}

/** A sentence of a visitor. */
export const SAY: Value<string> = { read: readSay, holds: { kind: 'words' } };
