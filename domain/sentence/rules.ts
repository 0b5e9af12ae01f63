import { asLetter, ENERGY_LETTERS, type EnergyLetter } from '../rules/energy-label.ts';
import { readOtherMoney, readQuantity } from './amounts.ts';
import { readDays } from './days.ts';
import type { Found, Meaning, Reading, Rule } from './meaning.ts';
import { has, type Piece } from './pieces.ts';
import { type Sign, SUB_KINDS } from './signs.ts';
import { readBuilt, readEra } from './years.ts';

const type = (name: Extract<Meaning, { of: 'type' }>['type']): Meaning => ({ of: 'type', type: name });
const feature = (name: Extract<Meaning, { of: 'feature' }>['feature']): Meaning => ({
  of: 'feature',
  feature: name,
});
const facades = (count: '2' | '3' | '4'): Meaning => ({ of: 'facades', count });
const READY = ['GOOD_CONDITION', 'EXCELLENT_CONDITION', 'RENEWED', 'NEW'];

/** Words that mean one thing; of a word with several of these signs, the first. */
const SIMPLE: Readonly<Partial<Record<Sign, Meaning>>> = {
  ...Object.fromEntries(SUB_KINDS.map((code): [string, Meaning] => [code, { of: 'subType', code }])),
  house: type('house'),
  apartment: type('apartment'),
  commercial: type('commercial'),
  industry: type('industry'),
  office: type('office'),
  newBuilding: feature('newBuilding'),
  project: type('project'),
  garage: { of: 'garage' },
  land: { of: 'land' },
  garden: feature('garden'),
  terrace: feature('terrace'),
  parking: feature('parking'),
  lift: feature('lift'),
  furnished: feature('furnished'),
  pets: feature('pets'),
  seaView: feature('seaView'),
  wifi: feature('wifi'),
  FOR_SALE: { of: 'status', status: 'FOR_SALE' },
  TO_RENT: { of: 'status', status: 'TO_RENT' },
  perMonth: { of: 'status', status: 'TO_RENT' },
  ready: { of: 'condition', codes: READY },
  toRenovate: { of: 'condition', codes: ['TO_RENOVATE'] },
  toFreshenUp: { of: 'condition', codes: ['TO_FRESHEN_UP'] },
  renewed: { of: 'condition', codes: ['RENEWED'] },
  twoFacades: facades('2'),
  threeFacades: facades('3'),
  fourFacades: facades('4'),
  lowered: { of: 'news', news: 'lowered' },
  openHouse: { of: 'news', news: 'openHouse' },
  week: { of: 'period', period: 'WEEK' },
  weekend: { of: 'period', period: 'WEEKEND' },
  midweek: { of: 'period', period: 'MIDWEEK' },
  holiday: { of: 'holiday' },
  coast: { of: 'area', name: 'coast' },
};
const SIMPLE_SIGNS = Object.keys(SIMPLE) as Sign[];

const readSimple: Rule = ({ pieces, today }, at) => {
  if (has(pieces[at], 'freeNow')) return { end: at + 1, meaning: { of: 'free', day: today, month: false } };
  const sign = SIMPLE_SIGNS.find((one) => has(pieces[at], one));
  const meaning = sign === undefined ? undefined : SIMPLE[sign];
  return meaning === undefined ? null : { end: at + 1, meaning };
};

const skip = (pieces: readonly Piece[], at: number, most: number, ...signs: readonly Sign[]): number => {
  let end = at;
  while (end < at + most && has(pieces[end], ...signs)) end += 1;
  return end;
};

/** "sleeps 6": the number stands after its word. */
const readSleeps: Rule = ({ pieces }, at) => {
  const value = has(pieces[at], 'sleeps') ? (pieces[at + 1]?.value ?? null) : null;
  return value === null
    ? null
    : { end: at + 2, meaning: { of: 'people', count: Math.floor(value), sleeps: true } };
};

/** "zu viert"; "for two weeks" and "voor twee ton" are no guests. */
const readParty: Rule = ({ pieces }, at) => {
  const count = has(pieces[at], 'party') ? (pieces[at]?.value ?? null) : null;
  const next = pieces[at + 1];
  const isOther = has(
    next,
    'weeks',
    'nights',
    'bedrooms',
    'rooms',
    'people',
    'children',
    'hundredThousand',
    'facades',
    'squareMetres',
    'are',
    'hectare',
    'euro',
    'garage',
  );
  return count === null || isOther || has(next, 'thousand', 'million')
    ? null
    : { end: at + 1, meaning: { of: 'people', count, sleeps: false } };
};

/** A class with its pluses: "A", "A++". */
function letterAt(
  pieces: readonly Piece[],
  at: number,
): { readonly letter: EnergyLetter; readonly end: number } | null {
  const text = pieces[at]?.text.toUpperCase() ?? '';
  if (!/^[A-G]$/.test(text)) return null;
  const pluses = skip(pieces, at + 1, 2, 'plus') - at - 1;
  const letter = asLetter(text + '+'.repeat(pluses)) ?? asLetter(text);
  return letter === null ? null : { letter, end: at + 1 + pluses };
}

const worst = (one: EnergyLetter, other: EnergyLetter): EnergyLetter =>
  ENERGY_LETTERS.indexOf(one) > ENERGY_LETTERS.indexOf(other) ? one : other;

/** "EPC B of beter", "PEB A ou B". */
const readEnergy: Rule = ({ pieces }, at) => {
  if (!has(pieces[at], 'energy')) return null;
  const start = skip(pieces, at + 1, 3, 'energy', 'pause', 'most', 'least');
  // The letter "A" is an article too.
  const first = letterAt(pieces, start) ?? letterAt(pieces, skip(pieces, start, 1, 'filler', 'at'));
  if (first === null) return null;
  const second = has(pieces[first.end], 'or', 'to', 'slash') ? letterAt(pieces, first.end + 1) : null;
  const letter = second === null ? first.letter : worst(first.letter, second.letter);
  return {
    end: skip(pieces, (second ?? first).end, 1, 'orMore', 'least', 'most'),
    meaning: { of: 'epc', letter },
  };
};

const zipPlaces = ({ pieces, index }: Reading, at: number) =>
  /^\d{4}$/.test(pieces[at]?.text ?? '') ? index.byZip.get(pieces[at]?.text ?? '') : undefined;

const MOST_BEFORE_PLACE = 3;

/** A place with the words before and after it: "in Heverlee", "bij Leuven", "Eupen oder Umgebung". */
const readPlace: Rule = (reading, at) => {
  const { pieces } = reading;
  const start = skip(pieces, at, MOST_BEFORE_PLACE, 'at', 'near', 'filler');
  const near = pieces.slice(at, start).some((piece) => has(piece, 'near'));
  const named = pieces[start]?.places ?? [];
  const byZip = near ? (zipPlaces(reading, start) ?? []) : [];
  const places = named.length > 0 ? named : byZip;
  if (places.length === 0) return null;
  // Words that are no part of the place stand before it: "met", "zoek".
  if (start > at && !has(pieces[at], 'at', 'near')) return null;
  const around = has(pieces[start + 1], 'surroundings');
  if (pieces[start]?.entry?.area?.said === true && !near && !around) return null;
  return { end: start + (around ? 2 : 1), meaning: { of: 'place', places, near: near || around } };
};

/** A province, a region, Brussels. The coast is a simple word. */
const readArea: Rule = ({ pieces }, at) => {
  const start = skip(pieces, at, 2, 'at', 'near', 'filler');
  const area = pieces[start]?.entry?.area ?? null;
  if (area === null || (start > at && !has(pieces[at], 'at', 'near'))) return null;
  return { end: start + 1, meaning: { of: 'area', name: area.name } };
};

/** "près de la forêt", "vlakbij het station": near what is no place, is nothing to search by. */
const readNearby: Rule = ({ pieces }, at) => {
  if (!has(pieces[at], 'near') || has(pieces[at], 'filler')) return null;
  const named = skip(pieces, at + 1, 2, 'filler', 'at', 'near');
  const piece = pieces[named];
  if (piece === undefined || has(piece, 'pause', 'coast') || piece.entry?.area) return null;
  return SIMPLE_SIGNS.some((sign) => has(piece, sign)) ? null : { end: named + 1, meaning: null };
};

/** "rue Haute": the words of a street are no place. */
const readStreet: Rule = ({ pieces }, at) => {
  if (!has(pieces[at], 'street')) return null;
  const start = skip(pieces, at + 1, 2, 'filler');
  const isNamed =
    pieces[start] !== undefined && !has(pieces[start], 'pause', 'at') && pieces[start]?.kind === 'word';
  return { end: isNamed ? start + 1 : at + 1, meaning: null };
};

/** Every rule that reads what is asked for, the most certain first. */
const ASKING: readonly Rule[] = [
  readDays,
  readEnergy,
  readBuilt,
  readEra,
  readSleeps,
  readParty,
  readOtherMoney,
  readQuantity,
  readPlace,
  readArea,
  readSimple,
  readNearby,
  readStreet,
];

const firstOf = (rules: readonly Rule[], reading: Reading, at: number): Found | null => {
  for (const rule of rules) {
    const found = rule(reading, at);
    if (found !== null) return found;
  }
  return null;
};

type Of = Meaning['of'] | undefined;
const PARTS: readonly Of[] = ['feature', 'garage'];
const KINDS: readonly Of[] = ['type', 'subType', 'garage', 'land'];

/** Whether both are of one kind, so that one denial holds for both: "geen studio of appartement". */
const isAlike = (one: Meaning | null | undefined, other: Meaning | null): boolean =>
  other !== null && (one?.of === other.of || (KINDS.includes(one?.of) && KINDS.includes(other.of)));

/**
 * "zonder tuin", "pas d’appartement", "no garden or terrace": all of it is not understood, since no filter asks that
 * something is not there; it is never read as its opposite.
 */
const readNegation: Rule = (reading, at) => {
  const { pieces } = reading;
  if (!has(pieces[at], 'no')) return null;
  const isMost = has(pieces[at], 'most') || has(pieces[at + 1], 'above');
  const most = isMost ? readQuantity(reading, at) : null;
  if (most !== null) return most;
  // "not above a shop", "niet onder een terras".
  let end = skip(pieces, at + 1, 4, 'filler', 'at', 'no', 'most', 'least');
  const denied = firstOf(ASKING, reading, end);
  end = denied?.end ?? Math.min(end + 1, pieces.length);
  while (has(pieces[end], 'or', 'and')) {
    const joins = has(pieces[end], 'or');
    const also = firstOf(ASKING, reading, joins ? skip(pieces, end + 1, 2, 'filler', 'no') : end + 1);
    const isPart = PARTS.includes(also?.meaning?.of) && PARTS.includes(denied?.meaning?.of);
    // "without garden and terrace" denies both, "no flat and a garden" does not.
    if (also === null || !(isPart || (joins && isAlike(denied?.meaning, also.meaning)))) break;
    end = also.end;
  }
  return { end, meaning: null };
};

/** What begins at a piece; null where it is a word of no meaning. */
export const readAt = (reading: Reading, at: number): Found | null =>
  readNegation(reading, at) ?? firstOf(ASKING, reading, at);
