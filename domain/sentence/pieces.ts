import { compoundOf, type Entry, entryOf, MOST_TOKENS, misspelt } from './lexicon.ts';
import { numberAt } from './number-words.ts';
import { type KnownPlace, type PlaceIndex, placesNear } from './places.ts';
import type { Sign } from './signs.ts';
import { numberOf, type Token, tokensOf } from './tokens.ts';

/** A word or a fixed phrase with all that it may mean. */
export interface Piece {
  readonly kind: Token['kind'];
  /** Folded. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly entry: Entry | null;
  /** Value of digits or of a number word. */
  readonly value: number | null;
  readonly places: readonly KnownPlace[];
}

export const has = (piece: Piece | undefined, ...signs: readonly Sign[]): boolean =>
  signs.some((sign) => piece?.entry?.signs.has(sign) === true);

const NO_PLACES: readonly KnownPlace[] = [];

/** Names of streets are never towns, however near they are spelt. */
const STREET = /.{2}(?:straat|steenweg|laan|dreef|plein|strasse|gasse|street)$/;

/** A name whose article stands apart: "in t zoute". */
const isCapital = (text: string, { from }: Pick<Token, 'from'>): boolean =>
  /^\p{Lu}/u.test(text.slice(from, from + 1));

/**
 * Whether a name that is also a word is meant as the place: "in Forest", never "the forest". A word that is a filter
 * has to begin with a capital too.
 */
function isPlaceName(text: string, token: Token, entry: Entry, before: Piece | undefined): boolean {
  const stands = has(before, 'at') || (has(before, 'near') && entry.signs.has('plain'));
  const onlyPlain = [...entry.signs].every((sign) => sign === 'plain');
  return stands && (onlyPlain || isCapital(text, token));
}

/** Whether a word is joined to one before it that means nothing itself: "Oud-Turnhout" is not Turnhout. */
const endsName = ({ joined }: Token, before: Piece | undefined): boolean =>
  joined &&
  before?.kind === 'word' &&
  before.places.length === 0 &&
  (before.entry === null || [...before.entry.signs].every((sign) => sign === 'plain'));

/** The longest phrase of the lexicon or name of a place that begins here. */
function longest(
  text: string,
  tokens: readonly Token[],
  at: number,
  index: PlaceIndex,
  before: Piece | undefined,
): { readonly piece: Piece; readonly count: number } | null {
  for (let count = Math.min(MOST_TOKENS, tokens.length - at); count > 0; count -= 1) {
    const taken = tokens.slice(at, at + count);
    const [first, last] = [taken[0], taken.at(-1)];
    if (first === undefined || last === undefined) return null;
    const phrase = taken.map((token) => token.text).join(' ');
    const entry = entryOf(phrase) ?? null;
    const isName = taken.every(({ kind }) => kind === 'word') && tokens[at + count]?.joined !== true;
    const named = (isName ? index.byName.get(phrase) : undefined) ?? NO_PLACES;
    if (entry === null && named.length === 0) continue;
    const isNamed = named.length > 0 || entry?.area != null;
    if (isNamed && endsName(first, before)) continue;
    const isWord = entry !== null && entry.signs.size > 0;
    const isPlace = named.length > 0 && (!isWord || isPlaceName(text, first, entry, before));
    const piece = {
      kind: first.kind,
      text: phrase,
      from: first.from,
      to: last.to,
      value: valueIn(taken, entry),
    };
    // Brussels is a region first, and a town near which one can live.
    const isBoth = isPlace && entry?.area?.said === true;
    return {
      count,
      piece: {
        ...piece,
        entry: isPlace && !isBoth ? null : entry,
        places: isPlace ? named : NO_PLACES,
      },
    };
  }
  return null;
}

const valueIn = (taken: readonly Token[], entry: Entry | null): number | null =>
  taken.length === 1 && taken[0]?.kind === 'number' ? numberOf(taken[0].text) : (entry?.value ?? null);

const signed = (sign: Sign): Entry => ({ signs: new Set([sign]), month: null, value: null, area: null });

/** A word that is in no table: misspelt, a compound, or unknown. */
function unlisted(token: Token, index: PlaceIndex): readonly Piece[] {
  const { kind, text, from, to } = token;
  const piece = { kind, text, from, to, entry: null, value: null, places: NO_PLACES };
  if (kind === 'number') return [{ ...piece, value: numberOf(text) }];
  if (kind === 'mark' || STREET.test(text)) return [piece];
  const entry = misspelt(text);
  if (entry !== undefined) return [{ ...piece, entry, value: entry.value }];
  const compound = compoundOf(text);
  // Letters such as ß are folded into two: then the parts cannot be told apart in the text.
  if (compound !== null && to - from === text.length) {
    const middle = from + compound.first.length;
    const first = compound.sign === null ? null : signed(compound.sign);
    return [
      { ...piece, text: compound.first, to: middle, entry: first },
      { ...piece, text: text.slice(compound.first.length), from: middle, entry: compound.last },
    ];
  }
  return [{ ...piece, places: token.joined ? NO_PLACES : placesNear(index, text) }];
}

/** Lowest number that, in words, is a sum of money by itself. */
const SURELY_SUM = 10_000;

function numberPiece(taken: readonly Token[], value: number): Piece {
  const [from, to] = [taken[0]?.from ?? 0, taken.at(-1)?.to ?? 0];
  const entry = signed(value >= SURELY_SUM ? 'sum' : 'number');
  return {
    kind: 'word',
    text: taken.map(({ text }) => text).join(' '),
    from,
    to,
    entry,
    value,
    places: NO_PLACES,
  };
}

/** Letters of the shortest part of a name. */
const SHORTEST_PART = 4;
const JOINING: readonly Sign[] = [
  'filler',
  'at',
  'near',
  'and',
  'or',
  'to',
  'no',
  'energy',
  'number',
  'month',
];

/** Whether a word is the first part of a name: "Burg-Reuland" is no castle, "Trois-Ponts" no three. */
function beginsName(tokens: readonly Token[], next: number, piece: Piece, { byName }: PlaceIndex): boolean {
  const part = tokens[next];
  if (part?.joined !== true || part.kind !== 'word' || part.text.length < SHORTEST_PART) return false;
  if (piece.places.length > 0 || piece.kind !== 'word' || has(piece, ...JOINING)) return false;
  const known = entryOf(part.text) ?? misspelt(part.text) ?? compoundOf(part.text)?.last;
  return known === undefined ? !byName.has(part.text) : known.signs.has('street');
}

/** The pieces of a sentence: everywhere the longest known phrase. */
export function piecesOf(text: string, index: PlaceIndex): readonly Piece[] {
  const tokens = tokensOf(text);
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = longest(text, tokens, at, index, pieces.at(-1));
    const token = tokens[at];
    if (token === undefined) break;
    const number = numberAt(tokens, at);
    if (number !== null && number.count > (found?.count ?? 0)) {
      pieces.push(numberPiece(tokens.slice(at, at + number.count), number.value));
      at += number.count;
    } else {
      const known = found !== null && beginsName(tokens, at + found.count, found.piece, index) ? null : found;
      if (known === null && found !== null) pieces.push({ ...found.piece, entry: null, value: null });
      else pieces.push(...(known === null ? unlisted(token, index) : [known.piece]));
      at += found?.count ?? 1;
    }
  }
  return pieces;
}
