/** Numbers of a sentence: scale, currency, range, and the bounds around them; not yet what they count. */
import { has, type Piece } from './pieces.ts';
import type { Sign } from './signs.ts';

/** A number with its scale and currency. */
interface Amount {
  readonly value: number;
  /** Whether its scale was said: "450k". */
  readonly scale: number;
  readonly euro: boolean;
  readonly end: number;
  /** Whether it is written in digits. */
  readonly digits: boolean;
}

const SCALES: readonly (readonly [Sign, number])[] = [
  ['thousand', 1_000],
  ['hundredThousand', 100_000],
  ['million', 1_000_000],
];
/** "2m" is two million, "50m" from the beach are metres. */
const MOST_MILLIONS = 9;
const MOST_TONS = 20;

function scaleAt(pieces: readonly Piece[], at: number, value: number, euro: boolean): number {
  const piece = pieces[at];
  const scale = SCALES.find(([sign]) => has(piece, sign))?.[1];
  if (scale === undefined) return 1;
  const glued = piece?.from === pieces[at - 1]?.to;
  if (piece?.text === 'm' && !euro && Number.isInteger(value) && !(glued && value <= MOST_MILLIONS)) return 1;
  return has(piece, 'hundredThousand') && value > MOST_TONS ? 1 : scale;
}

/** The number that begins at a piece; null where none does. */
export function amountAt(pieces: readonly Piece[], at: number): Amount | null {
  const first = has(pieces[at], 'euro') ? at + 1 : at;
  const piece = pieces[first];
  const before = first > at;
  if (piece === undefined || piece.value === null) return null;
  if (has(piece, 'sum')) {
    const euro = has(pieces[first + 1], 'euro');
    return { value: piece.value, scale: 1_000, euro: true, end: first + (euro ? 2 : 1), digits: false };
  }
  const early = has(pieces[first + 1], 'euro') ? 1 : 0;
  const scale = scaleAt(pieces, first + 1 + early, piece.value, before || early > 0);
  const scaled = first + 1 + early + (scale === 1 ? 0 : 1);
  const late = has(pieces[scaled], 'euro') ? 1 : 0;
  return {
    value: Math.round(piece.value * scale * 100) / 100,
    scale,
    euro: before || early + late > 0,
    end: scaled + late,
    digits: piece.kind === 'number',
  };
}

export type Bound = 'most' | 'least' | 'exactly' | 'about' | 'between';
const BOUNDS: readonly Bound[] = ['most', 'least', 'exactly', 'about', 'between'];

/** A number or two with what stands before and after them. */
export interface Quantity {
  readonly first: Amount;
  /** Null for a single number. */
  readonly second: Amount | null;
  readonly bounds: ReadonlySet<Bound>;
  /** First piece after the numbers. */
  readonly end: number;
}

const MOST_BOUNDS = 4;

function boundsAt(
  pieces: readonly Piece[],
  at: number,
): { readonly bounds: Set<Bound>; readonly end: number } {
  // "niet boven de 480", "not above 300k".
  if (has(pieces[at], 'no') && has(pieces[at + 1], 'above'))
    return { bounds: new Set(['most']), end: at + 2 };
  const bounds = new Set<Bound>();
  let end = at;
  while (end < at + MOST_BOUNDS) {
    const found = BOUNDS.filter((bound) => has(pieces[end], bound));
    if (pieces[end]?.value !== null && found.length === 0) break;
    for (const bound of found) bounds.add(bound);
    if (found.length === 0 && !(bounds.size > 0 && has(pieces[end], 'filler'))) break;
    end += 1;
  }
  return { bounds, end };
}

const COUNTED: readonly Sign[] = [
  'bedrooms',
  'rooms',
  'facades',
  'people',
  'squareMetres',
  'are',
  'hectare',
  'thousand',
  'euro',
];

/** The second number of a range: after "to", "or" before a unit, "and" after "between". */
function secondOf(pieces: readonly Piece[], first: Amount, bounds: ReadonlySet<Bound>): Amount | null {
  const between = has(pieces[first.end], 'and') && bounds.has('between');
  const joined = has(pieces[first.end], 'to') || between;
  const or = has(pieces[first.end], 'or');
  const second = joined || or ? amountAt(pieces, first.end + 1) : null;
  if (second === null || second.value <= first.value / 1_000) return null;
  if (or && !has(pieces[second.end], ...COUNTED) && second.scale === 1) return null;
  // "3001 tot 450.000": a zip and a price.
  return first.euro || first.scale > 1 || second.scale > 1 || second.value <= first.value * 20
    ? second
    : null;
}

/** The numbers that begin at a piece, with the bounds before them; null where none do. */
export function quantityAt(pieces: readonly Piece[], at: number): Quantity | null {
  const { bounds, end } = boundsAt(pieces, at);
  const first = amountAt(pieces, end);
  if (first === null) return null;
  const second = secondOf(pieces, first, bounds);
  return { first, second, bounds, end: (second ?? first).end };
}

/** Where a bound stands after its number: "4 ton max, huis", never the bound of the next number. */
export function boundAfter(
  pieces: readonly Piece[],
  at: number,
): { readonly bound: Bound | 'orMore' | null; readonly end: number } {
  // "250.000 plus kosten" is no "250.000 plus".
  const isSum = pieces[at]?.text === 'plus' && pieces[at + 1] !== undefined && !has(pieces[at + 1], 'pause');
  if (has(pieces[at], 'orMore', 'plus') && !isSum) return { bound: 'orMore', end: at + 1 };
  const bound = (['most', 'least'] as const).find((one) => has(pieces[at], one));
  const next = has(pieces[at + 1], 'filler') ? at + 2 : at + 1;
  if (bound === undefined || amountAt(pieces, next) !== null || pieces[next]?.entry?.month != null)
    return { bound: null, end: at };
  // "tot", "bis", "from" and their like only stand before.
  return has(pieces[at], 'to', 'between', 'at') ? { bound: null, end: at } : { bound, end: at + 1 };
}
