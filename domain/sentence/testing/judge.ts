/** Compares what was understood of a sentence with what its case expects. */
import { AREA_NAMES, liesIn } from '../../filter/areas.ts';
import type { EstateFilter } from '../../filter/filter.ts';
import type { RentalFilter } from '../../filter/rental-filter.ts';
import { fold } from '../../fold.ts';
import type { Locale } from '../../locale.ts';
import { HEAD_TYPES } from '../../vocabulary/head-types.ts';
import { SUB_TYPE_CODES, subTypeOf } from '../../vocabulary/sub-types.ts';
import { type ReadSentence, readForHomes, readForStays, soughtIn } from '../sentence.ts';
import { INDEX, PLACES } from './places.ts';

/** Filters by the names of the cases. */
export type Said = Readonly<Record<string, unknown>>;

/** A sentence as a visitor typed it, and what it should set. */
export interface Case {
  readonly id: string;
  readonly lang: Locale;
  readonly side: 'homes' | 'stays';
  readonly q: string;
  /** These, or one of `or`, are set. */
  readonly filters: Said;
  readonly or?: readonly Said[];
  /** May be set beside them. */
  readonly may?: Said;
  /** Said not to be understood, unless something of `or` or `may` covers them. */
  readonly words?: readonly string[];
  /** Never set: a key, or `key:value`. */
  readonly never?: readonly string[];
}

const isPresent = (value: unknown): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0);

const FEATURE_NAMES: Readonly<Record<string, string>> = { newBuilding: 'newBuild' };

const nameOf = (id: string): string => PLACES.find((place) => place.id === id)?.names[0] ?? id;

/** Towns as they are named, or the area that they make together. */
function placesOf(city: readonly string[]): Said {
  const chosen = [...city].toSorted().join();
  const area = AREA_NAMES.find((name) => {
    const towns = PLACES.filter(({ zip }) => liesIn(name, zip)).map(({ id }) => String(id));
    return towns.length > 1 && towns.toSorted().join() === chosen;
  });
  if (area === 'brussels') return { place: ['Brussels'] };
  return area === undefined ? { place: city.map(nameOf) } : { area };
}

/** Brussels as the cases name it, whose first name is Dutch. */
const nameAt = (lat: number, lon: number): string | null => {
  const name = PLACES.find((place) => place.lat === lat && place.lon === lon)?.names[0] ?? null;
  return name === 'Brussel' ? 'Brussels' : name;
};

function homesSaid(filter: EstateFilter): Said {
  const [circle] = filter.circles;
  const names = (ids: readonly string[], all: readonly (readonly [string, number])[]) =>
    ids.map((id) => all.find(([, known]) => String(known) === id)?.[0] ?? id);
  const codes = SUB_TYPE_CODES.map((code) => [code, subTypeOf(code)?.id ?? 0] as const);
  return {
    ...placesOf(filter.city),
    around: circle === undefined ? null : { place: nameAt(circle.lat, circle.lon), km: circle.km },
    type: names(filter.type, Object.entries(HEAD_TYPES)),
    subType: names(filter.subType, codes),
    status: filter.status,
    bedrooms: filter.bedrooms,
    bedMin: filter.bedMin,
    priceMin: filter.priceMin,
    priceMax: filter.priceMax,
    livingMin: filter.areaMin,
    landMin: filter.landMin,
    epc: filter.epc,
    builtSince: filter.yearMin,
    condition: filter.condition,
    facades: filter.facades.length === 1 ? Number(filter.facades[0]) : filter.facades,
    availableFrom: filter.freeBy,
    news: filter.news,
    ...Object.fromEntries(filter.features.map((feature) => [FEATURE_NAMES[feature] ?? feature, true])),
  };
}

const staysSaid = (filter: RentalFilter): Said => ({
  ...placesOf(filter.city),
  period: filter.period,
  persons: filter.persons,
  from: filter.from,
  to: filter.to,
  kind: filter.kind,
  totalMax: filter.priceMax,
  ...Object.fromEntries(filter.features.map((feature) => [feature, true])),
});

const CONTEXT = { index: INDEX, today: '2026-11-27' };

/** A sentence as the search that it asks for. */
export type Understood =
  | (ReadSentence<EstateFilter> & { readonly side: 'homes' })
  | (ReadSentence<RentalFilter> & { readonly side: 'stays' });

/** A sentence on a page with homes, of a site that has stays too. */
export const understand = (text: string): Understood =>
  soughtIn(text, CONTEXT) === 'stays'
    ? { side: 'stays', ...readForStays(text, CONTEXT) }
    : { side: 'homes', ...readForHomes(text, CONTEXT) };

/** What a sentence set, by the names of the cases. */
export const saidBy = (read: Understood): Said =>
  Object.fromEntries(
    Object.entries(read.side === 'homes' ? homesSaid(read.filter) : staysSaid(read.filter)).filter(
      ([, value]) => isPresent(value),
    ),
  );

/** Words that were not understood, in their order. */
export const unknownIn = (read: Understood, text: string): readonly string[] =>
  read.parts.filter(({ kind }) => kind === 'unknown').map(({ from, to }) => text.slice(from, to));

const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.map(String).toSorted() : value);
const isSame = (one: unknown, other: unknown): boolean => {
  const around = (value: unknown) => value as { place?: string; km?: number | null } | undefined;
  // No radius was said: any is right.
  if (around(other)?.km === null) return around(one)?.place === around(other)?.place;
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
};
const isWithin = (value: unknown, allowed: unknown): boolean =>
  Array.isArray(value) && Array.isArray(allowed)
    ? value.every((each) => allowed.includes(each))
    : isSame(value, allowed);

/** A bare count of bedrooms is a minimum, and an exact count is right too. */
const isMet = (said: Said, key: string, value: unknown): boolean =>
  isSame(said[key], value) || (key === 'bedMin' && isSame(said['bedrooms'], [value]));

/** Faults of one reading against one expectation; none when it is right. */
function faultsAgainst(said: Said, expected: Said, { may = {} }: Case): readonly string[] {
  const missing = Object.entries(expected)
    .filter(([key, value]) => !isMet(said, key, value))
    .map(([key]) => `${key} ${JSON.stringify(said[key] ?? null)}`);
  const surplus = Object.keys(said).filter(
    (key) =>
      !(key in expected) &&
      !(key in may && isWithin(said[key], may[key])) &&
      !(key === 'bedrooms' && 'bedMin' in expected),
  );
  return [...missing, ...surplus.map((key) => `+${key} ${JSON.stringify(said[key])}`)];
}

/** Why a sentence was not understood as expected; empty when it was. */
export function faultsOf(item: Case, read: Understood): readonly string[] {
  const said = saidBy(read);
  const tried = [item.filters, ...(item.or ?? [])].map((expected) => faultsAgainst(said, expected, item));
  const best = tried.find((faults) => faults.length === 0) ?? tried[0] ?? [];
  // Words may be understood too, as "2 kids" among the guests; then what they set is compared above.
  const seen = fold(
    read.parts
      .filter(({ kind }) => kind !== 'filler')
      .map(({ from, to }) => item.q.slice(from, to))
      .join(' '),
  );
  const lost = (item.words ?? []).filter((word) => !seen.includes(fold(word)));
  const forbidden = (item.never ?? []).filter((one) => {
    const [key = '', value] = one.split(':');
    const found = said[key];
    if (value === undefined) return found !== undefined;
    return Array.isArray(found) ? found.map(String).includes(value) : String(found) === value;
  });
  return [
    ...(read.side === item.side ? [] : [`side ${read.side}`]),
    ...best,
    ...lost.map((word) => `lost “${word}”`),
    ...forbidden.map((one) => `never ${one}`),
  ];
}
