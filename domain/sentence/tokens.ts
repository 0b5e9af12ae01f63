import { fold } from '../fold.ts';

/** A word, a number or a sign of a sentence. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** Folded word, digits as typed, or the sign. */
  readonly text: string;
  /** Where it stands in the sentence, `[from, to)`. */
  readonly from: number;
  readonly to: number;
  /** Whether a hyphen joins it to the token before. */
  readonly joined: boolean;
}

/** Groups of three digits with one sign, digits with a part after a sign, or digits alone. */
const NUMBER = /\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)|\d+(?:[.,'’]\d+)*/.source;
const SQUARE_METRES = /m[²2](?![\p{L}\p{N}])/u.source;
const PARTS = new RegExp(`(${NUMBER})|(${SQUARE_METRES}|[\\p{L}\\p{M}]+)|([^\\s\\p{L}\\p{M}\\d])`, 'giu');

/** Signs that stand within a word or a name and mean nothing themselves. */
const INNER = /^[-‐‑'’`´.·]$/u;
const HYPHEN = /^[-‐‑]$/u;

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{M}]/u.test(sign);

/** Tokens of a sentence in their order. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let joined = false;
  for (const match of text.matchAll(PARTS)) {
    const [whole, number, word] = match;
    const from = match.index;
    const to = from + whole.length;
    const place = { from, to, joined };
    joined = false;
    if (number !== undefined) tokens.push({ kind: 'number', text: number, ...place });
    else if (word !== undefined) {
      const folded = fold(word.replace('²', '2'));
      if (folded !== '') tokens.push({ kind: 'word', text: folded, ...place });
    } else if (INNER.test(whole) && (isLetter(text[from - 1]) || isLetter(text[to]))) {
      joined = HYPHEN.test(whole) && text[to] !== ' ' && text[from - 1] !== ' ';
    } else tokens.push({ kind: 'mark', text: whole, ...place });
  }
  return tokens;
}

/** Value of typed digits: "450.000" and "450 000" are whole, "1,5" and "1.2" have decimals. */
export function numberOf(digits: string): number {
  if (/^\d{1,3}([ \u00A0\u202F.,'’])\d{3}(?:\1\d{3})*$/.test(digits))
    return Number(digits.replace(/\D/g, ''));
  // Groups, and cents that nobody means: "395.000,00".
  const [, groups] = /^(\d{1,3}(?:[.,'’]\d{3})+)[.,]\d{1,2}$/.exec(digits) ?? [];
  if (groups !== undefined) return Number(groups.replace(/\D/g, ''));
  const value = Number(digits.replace(/[,'’]/, '.'));
  return Number.isFinite(value) ? value : 0;
}
