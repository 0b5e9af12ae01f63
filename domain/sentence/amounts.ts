import { HIGHEST_PRICE } from '../filter/price.ts';
import type { Found, Meaning, Reading, Rule } from './meaning.ts';
import { has, type Piece } from './pieces.ts';
import { amountAt, type Bound, boundAfter, type Quantity, quantityAt } from './quantities.ts';
import type { Sign } from './signs.ts';

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const MOST_BEDROOMS = 20;

function bedrooms({ first, second, bounds }: Quantity, after: Bound | 'orMore' | null): Meaning | null {
  const least = Math.floor(first.value);
  if (least < 1 || (second ?? first).value > MOST_BEDROOMS) return null;
  if (second !== null) return { of: 'bedrooms', counts: range(least, Math.floor(second.value)) };
  if (bounds.has('most') || after === 'most') return { of: 'bedrooms', counts: range(1, least) };
  if (bounds.has('exactly')) return { of: 'bedrooms', counts: [least] };
  return { of: 'bedroomsLeast', count: least };
}

/** Square metres of an are, a hectare, an acre and a square foot. */
const SQUARE_METRES: readonly (readonly [Sign, number, 'land' | 'living' | null])[] = [
  ['squareMetres', 1, null],
  ['are', 100, 'land'],
  ['hectare', 10_000, 'land'],
  ['acre', 4_046.86, 'land'],
  ['squareFeet', 0.092_903, 'living'],
];

/** What a surface before or after these pieces is of; the terrace's is nothing to search by. */
function surfaceOf(pieces: readonly Piece[], at: number, end: number): 'living' | 'land' | 'other' | null {
  const follows = has(pieces[end], 'filler') ? pieces[end + 1] : pieces[end];
  const before = [pieces[at - 1], pieces[at - 2]].find(
    (piece) => piece !== undefined && !has(piece, 'filler', 'at'),
  );
  for (const piece of [pieces[end], follows, before]) {
    if (has(piece, 'living')) return 'living';
    if (has(piece, 'land', 'BUILDING_PLOT')) return 'land';
  }
  return has(before, 'garden', 'terrace', 'garage', 'parking') ? 'other' : null;
}

/** Greatest surface of a search, m². */
const MOST_LAND = 9_999_999;

/** "5a50ca": ares and square metres. */
function aresAt(pieces: readonly Piece[], at: number): { readonly m2: number; readonly end: number } | null {
  const [number, unit, rest] = pieces.slice(at, at + 3);
  if (number?.value == null || unit?.text !== 'a' || unit.from !== number.to) return null;
  if (rest?.kind !== 'number' || rest.from !== unit.to || rest.value === null)
    return { m2: number.value * 100, end: at + 2 };
  return { m2: number.value * 100 + rest.value, end: at + (has(pieces[at + 3], 'centiare') ? 4 : 3) };
}

function surface(reading: Reading, at: number, quantity: Quantity): Found | null {
  const { pieces } = reading;
  const { bounds, end } = quantity;
  const composed = aresAt(pieces, quantity.first.end - 1);
  const unit = SQUARE_METRES.find(([sign]) => has(pieces[end], sign));
  if (composed === null && unit === undefined) return null;
  const after = composed?.end ?? end + 1;
  const m2 = Math.round(composed?.m2 ?? quantity.first.value * (unit?.[1] ?? 1));
  const said = surfaceOf(pieces, at, after);
  // The word after a surface belongs to it: "6 are grond".
  const skip = has(pieces[after], 'living', 'land')
    ? 1
    : has(pieces[after], 'filler') && has(pieces[after + 1], 'living', 'land')
      ? 2
      : 0;
  const trail = boundAfter(pieces, after + skip);
  const isMost = bounds.has('most') || trail.bound === 'most';
  if (said === 'other' || isMost || m2 < 1 || m2 > MOST_LAND) return { end: trail.end, meaning: null };
  return {
    end: trail.end,
    meaning: { of: 'surface', m2, what: said ?? (composed === null ? (unit?.[2] ?? null) : 'land') },
  };
}

/** Adults and children after each other are all guests. */
function people(pieces: readonly Piece[], { first, second, end }: Quantity): Found {
  const count = Math.floor((second ?? first).value);
  const next = has(pieces[end + 1], 'and', 'pause', 'plus', 'filler') ? end + 2 : end + 1;
  const more = amountAt(pieces, next);
  const isMore = more !== null && has(pieces[more.end], 'children');
  return {
    end: isMore ? more.end + 1 : end + 1,
    meaning: { of: 'people', count: count + (isMore ? more.value : 0), sleeps: false },
  };
}

/** "umkreis 20 km", "dans un rayon de 10 km". */
function radius(pieces: readonly Piece[], at: number): Found | null {
  const amount = amountAt(pieces, has(pieces[at], 'filler', 'between') ? at + 1 : at);
  if (amount === null || amount.value < 1 || !has(pieces[amount.end], 'kilometres')) return null;
  return { end: amount.end + 1, meaning: { of: 'radius', km: Math.round(amount.value) } };
}

/** Most homes that a building has, in a sentence. */
const MOST_HOMES = 20;

/** Words after a number that say what it counts. */
const UNITS: readonly Sign[] = [
  'bedrooms',
  'rooms',
  'people',
  'children',
  'facades',
  'squareMetres',
  'kilometres',
  'nights',
  'weeks',
];

/** Most words between "lening" and its sum: "lening van maximaal 200.000". */
const MOST_BEFORE_SUM = 4;

/** "lening van 200.000", "mon apport : 50.000": a sum that is no price, and nothing to search by. */
export const readOtherMoney: Rule = ({ pieces }, at) => {
  if (!has(pieces[at], 'otherMoney')) return null;
  // A comma ends it: "lening, 300.000 max".
  const leads = (piece: Piece | undefined): boolean =>
    has(piece, 'otherMoney', 'filler', 'at', 'above') || piece?.text === ':';
  let start = at + 1;
  while (start <= at + MOST_BEFORE_SUM && leads(pieces[start])) start += 1;
  const quantity = quantityAt(pieces, start);
  const isSum = quantity !== null && !has(pieces[quantity.end], ...UNITS);
  if (!isSum) return { end: at + 1, meaning: null };
  const trail = boundAfter(pieces, quantity.end);
  return { end: has(pieces[trail.end], 'perMonth') ? trail.end + 1 : trail.end, meaning: null };
};

/** Words between a sum and what it is: "1.500 euro de garantie locative". "Max 250.000 met lening" is a price. */
const OF = ['de', 'd', 'of', 'van', 'in', 'an'];

/** The end of a sum that the words after it say to be no price, "200.000 euro lening", unless they have a sum of their own; else null. */
function otherMoneyAfter(reading: Reading, end: number): number | null {
  const { pieces } = reading;
  const next = OF.includes(pieces[end]?.text ?? '') ? end + 1 : end;
  const own = readOtherMoney(reading, next);
  return own !== null && own.end === next + 1 ? own.end : null;
}

/** Lowest number that is a price without any sign of money. */
const SURELY_PRICE = 10_000;
/** From it on a price is that of a sale: no home costs as much a month. */
const SURELY_SALE = 20_000;
/** Below it a price is a rent, or was meant in thousands. */
const SURELY_EUROS = 1_000;

function priceOf(
  reading: Reading,
  quantity: Quantity,
  monthly: boolean,
  after: Bound | 'orMore' | null,
): Meaning | null {
  const { first, second, bounds } = quantity;
  const rent = monthly || has(reading.pieces[quantity.end], 'charges');
  const money = first.euro || first.scale > 1 || second?.euro === true || (second?.scale ?? 1) > 1 || rent;
  const shared =
    second !== null && first.scale === 1 && second.scale > 1 && first.value < SURELY_EUROS ? second.scale : 1;
  const [low, high] = [Math.round(first.value * shared), second === null ? null : Math.round(second.value)];
  const bounded = bounds.size > 0 || after !== null || second !== null;
  const clear = money || (bounded && (low >= SURELY_EUROS || reading.rents)) || low >= SURELY_PRICE;
  if (!clear || low < 1 || Math.max(low, high ?? 0) > HIGHEST_PRICE) return null;
  const sale = Math.max(low, high ?? 0) >= SURELY_SALE && !reading.rents ? 'FOR_SALE' : null;
  const status = monthly ? 'TO_RENT' : sale;
  const price = (min: number | null, max: number | null): Meaning => ({ of: 'price', min, max, status });
  if (high !== null) return low < high ? price(low, high) : null;
  if (after === 'least' || after === 'orMore') return price(low, null);
  if (bounds.has('most') || after === 'most') return price(null, low);
  if (bounds.has('least')) return price(low, null);
  // Near a price: a tenth less or more.
  return bounds.has('about') ? price(Math.round(low * 0.9), Math.round(low * 1.1)) : price(null, low);
}

/** Whether a home may have been built in it. */
export const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1800 && value <= 2100;

/** A bare number of four digits: a zip, a year after "since", or nothing that anybody can tell. */
function bare(reading: Reading, { first, second, bounds, end }: Quantity): Found | null {
  if (second !== null || first.euro || first.scale > 1) return null;
  const { pieces, index } = reading;
  const digits = pieces[end - 1]?.text ?? '';
  // "1930s" is neither a zip nor a year since when.
  const isDecade = pieces[end]?.kind === 'word' && pieces[end]?.from === pieces[end - 1]?.to;
  if (isDecade && isYear(first.value)) return { end: end + 1, meaning: null };
  const places = /^\d{4}$/.test(digits) ? index.byZip.get(digits) : undefined;
  if (places !== undefined && bounds.size === 0) {
    const named = (pieces[end]?.places ?? []).filter((place) => places.includes(place));
    const found = named.length > 0 ? named : places;
    return { end: named.length > 0 ? end + 1 : end, meaning: { of: 'place', places: found, near: false } };
  }
  const since = bounds.has('least') && !bounds.has('most') && !reading.rents;
  return since && isYear(first.value) && first.value >= 1900
    ? { end, meaning: { of: 'built', year: first.value } }
    : null;
}

/** A number with its unit: bedrooms, surfaces, guests, distances, prices; and numbers of which none knows the unit. */
export const readQuantity: Rule = (reading, at) => {
  const { pieces } = reading;
  const distance = has(pieces[at], 'near') ? radius(pieces, at + 1) : null;
  if (distance !== null) return distance;
  const quantity = quantityAt(pieces, at);
  if (quantity === null) return null;
  const { first, end } = quantity;
  // "3 grote slaapkamers", "4+ bedrooms".
  const isApart = has(pieces[end], 'plain', 'filler', 'plus') && has(pieces[end + 1], 'bedrooms');
  const unitAt = isApart ? end + 1 : end;
  const unit = pieces[unitAt];
  if (has(unit, 'bedrooms')) {
    const after = boundAfter(pieces, unitAt + 1);
    return { end: after.end, meaning: bedrooms(quantity, after.bound) };
  }
  const area = surface(reading, at, quantity);
  if (area !== null) return area;
  if (has(unit, 'kilometres'))
    return { end: end + 1, meaning: first.value >= 1 ? { of: 'radius', km: Math.round(first.value) } : null };
  if (has(unit, 'facades')) {
    const count =
      first.value >= 4 ? '4' : (['2', '3'] as const).find((known) => known === String(first.value));
    return { end: end + 1, meaning: count === undefined ? null : { of: 'facades', count } };
  }
  if (has(unit, 'pets')) return { end: end + 1, meaning: { of: 'feature', feature: 'pets' } };
  // "3 appartements" are those of a building.
  const isCount =
    quantity.bounds.size === 0 &&
    first.scale === 1 &&
    !first.euro &&
    first.value > 1 &&
    first.value <= MOST_HOMES;
  if (isCount && has(unit, 'apartment', 'house', 'STUDIO', 'garage', 'parking'))
    return { end: end + 1, meaning: null };
  if (has(unit, 'people')) return people(pieces, quantity);
  if (has(unit, 'week', 'weekend', 'midweek') && first.value === 1) return null;
  if (has(unit, 'rooms')) return { end: end + 1, meaning: { of: 'rooms' } };
  if (has(unit, 'children')) return { end: end + 1, meaning: null };
  if (has(unit, 'weeks', 'nights', 'week', 'weekend')) return { end: end + 1, meaning: { of: 'nights' } };
  // "drie" alone, and "neuf", are no amounts.
  if (!first.digits && !first.euro && first.scale === 1) return null;
  const otherwise = otherMoneyAfter(reading, end);
  if (otherwise !== null) return { end: otherwise, meaning: null };
  const byZip = bare(reading, quantity);
  if (byZip !== null) return byZip;
  const monthly = has(pieces[end], 'perMonth');
  const after = boundAfter(pieces, monthly ? end + 1 : end);
  const price = priceOf(reading, quantity, monthly, after.bound);
  return { end: price === null ? end : after.end, meaning: price };
};
