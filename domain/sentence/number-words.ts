import { entryOf } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** Value of a single number word; null for any other word. */
function wordValue(word: string): number | null {
  const entry = entryOf(word);
  return entry?.signs.has('number') === true ? entry.value : null;
}

/** Where a word may be parted into numbers: "vijfenzeventig", "tweehonderdvijftigduizend", "dreihundert". */
const GLUED = /en|und|honderd|hundert|duizend|tausend/;
const THOUSANDS = /^(.+)(?:duizend|tausend)$/;
const HUNDREDS = /^(.*?)(?:honderd|hundert)(?:en|und)?(.*)$/;
const ONE = 'ein';

const unitOf = (word: string): number | null => (word === ONE ? 1 : wordValue(word));

/** Value of a number word of Dutch or German, whose parts are written as one. */
function gluedValue(word: string): number | null {
  const known = wordValue(word);
  if (known !== null || !GLUED.test(word)) return known;
  const [, thousands] = THOUSANDS.exec(word) ?? [];
  if (thousands !== undefined) {
    const count = gluedValue(thousands);
    return count === null ? null : count * 1_000;
  }
  const [, hundreds, rest] = HUNDREDS.exec(word) ?? [];
  if (hundreds !== undefined && rest !== undefined) {
    const count = hundreds === '' ? 1 : unitOf(hundreds);
    const more = rest === '' ? 0 : gluedValue(rest);
    return count === null || count > 9 || more === null || more > 99 ? null : count * 100 + more;
  }
  for (const join of ['en', 'und']) {
    for (let at = word.indexOf(join, 1); at > 0; at = word.indexOf(join, at + 1)) {
      const [unit, ten] = [unitOf(word.slice(0, at)), wordValue(word.slice(at + join.length))];
      if (unit !== null && unit < 10 && ten !== null && ten >= 20 && ten < 100) return ten + unit;
    }
  }
  return null;
}

/** Both as one number: "quatre-vingt", "deux cents", "cent vingt", "septante-cinq"; null where they are two numbers. */
function joined(one: number, next: number): number | null {
  const ten = one % 100;
  if (next === 100) return one > 1 && one < 10 ? one * 100 : null;
  if (ten === 0) return next < 100 ? one + next : null;
  // "soixante-quinze" and "quatre-vingt-dix" count on to twenty.
  const most = ten === 60 || ten === 80 ? 19 : 9;
  // "cent quatre-vingt".
  if (ten === 4 && next === 20) return one + 76;
  return ten >= 20 && ten % 10 === 0 && next <= most ? one + next : null;
}

/** The number that begins at a token in words, and the tokens that it takes; null where none does. */
export function numberAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly count: number } | null {
  const wordAt = (index: number): number | null =>
    tokens[index]?.kind === 'word' ? gluedValue(tokens[index].text) : null;
  let value = wordAt(at);
  if (value === null) return null;
  let count = 1;
  for (let next = wordAt(at + count); next !== null; next = wordAt(at + count)) {
    const combined = joined(value, next);
    if (combined === null) break;
    value = combined;
    count += 1;
  }
  return { value, count };
}
