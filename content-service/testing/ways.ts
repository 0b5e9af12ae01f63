/**
 * Every way to ask for homes by a search, its options and its map: a value of each field of the contract, each sort order
 * and each grouping. Attacks on what homes hide ask all of them; a field without a row here fails (`ways.test.ts`).
 */
import { CODED, type CodedTrait, isCoded, type MeasuredTrait, TRAITS } from '#domain/filter/traits.ts';
import { LOCALES } from '#domain/locale.ts';
import type { Place } from '#domain/map/projection.ts';
import type { EstateQuery, GROUPINGS, RANGE_FIELDS, SORT_FIELDS, TERM_FIELDS } from '#wire/estate-search.ts';
import { post } from './call.ts';

/** What an attacker guesses of a home. */
export interface Guesses {
  /** Points on edges that pass between places where it may lie. */
  readonly points: readonly Place[];
  /** Amounts around prices that it may have, euros. */
  readonly prices: readonly number[];
  /** Words that it may hide. */
  readonly words: readonly string[];
  readonly ids: readonly string[];
}

type TermField = (typeof TERM_FIELDS)[number];
type RangeField = (typeof RANGE_FIELDS)[number];
type Bounds = NonNullable<NonNullable<EstateQuery['range']>[RangeField]>;

const codesOf = (trait: CodedTrait): readonly string[][] => CODED[trait].codes.map((code) => [code]);

const CODED_TERMS = Object.fromEntries(
  TRAITS.filter(isCoded).map((trait) => [trait, () => codesOf(trait)]),
) as Readonly<Record<CodedTrait, () => readonly string[][]>>;

export const TERMS: Readonly<Record<TermField, (guesses: Guesses) => readonly string[][]>> = {
  'address.country.id': () => [['BE']],
  'address.city.id': ({ words }) => [['1'], ['1201'], ...words.map((word) => [word])],
  'headType.id': () => [['3'], ['9']],
  'transaction.id': () => [['1'], ['5'], ['6']],
  'subType.id': () => [['31']],
  bedroomCount: () => [['3']],
  'children.collections': () => [['new']],
  'children.general.id': ({ ids }) => [...ids.map((id) => [id]), [...ids]],
  news: () => [['lowered'], ['openHouse']],
  ...CODED_TERMS,
};

/** All amounts as bounds on either side: a bisection asks no other questions. */
const bisected = (figures: readonly number[]): readonly Bounds[] =>
  figures.flatMap((figure) => [{ gte: figure }, { lte: figure }, { gte: figure, lte: figure }]);

const FIGURES: Readonly<Record<MeasuredTrait, readonly number[]>> = {
  livingArea: [1, 100, 150],
  landArea: [1, 500],
  year: [1950, 2000],
  availableOn: [0, 20_270_101],
};

export const RANGES: Readonly<Record<RangeField, (guesses: Guesses) => readonly Bounds[]>> = {
  'price.value': ({ prices }) => bisected(prices),
  bedroomCount: () => bisected([1, 3]),
  livingArea: () => bisected(FIGURES.livingArea),
  landArea: () => bisected(FIGURES.landArea),
  year: () => bisected(FIGURES.year),
  availableOn: () => bisected(FIGURES.availableOn),
};

/** Two kilometres to the north-east of a point as an area, one of whose corners it is. */
const beside = ({ lat, lon }: Place) => [
  { lat, lon },
  { lat: lat + 0.02, lon },
  { lat: lat + 0.02, lon: lon + 0.03 },
  { lat, lon: lon + 0.03 },
];
/** A point about a kilometre from the guessed one, so that the edge of a circle of a kilometre passes there. */
const circle = ({ lat, lon }: Place, distance = '1km') => ({
  distance,
  'address.geoLocation': { lat: lat + 0.00899, lon },
});
/** A visitor's own position, as it stands in an address. */
const rounded = ({ lat, lon }: Place): Place => ({
  lat: Math.round(lat * 100) / 100,
  lon: Math.round(lon / 0.015) * 0.015,
});

type Part = Exclude<keyof EstateQuery, 'terms' | 'range'>;

export const PARTS: Readonly<Record<Part, (guesses: Guesses) => readonly EstateQuery[]>> = {
  unknown: () =>
    TRAITS.map((trait) => ({
      ...(isCoded(trait)
        ? { terms: { [trait]: [CODED[trait].codes[0]] } }
        : { range: { [trait]: { gte: 1 } } }),
      unknown: [trait],
    })),
  match: ({ words }) =>
    words.flatMap((text) => [
      { match: { text } },
      { match: { text: text.slice(0, 4) } },
      ...LOCALES.map((locale) => ({ match: { text, locale } })),
    ]),
  geo_distance: ({ points }) => [
    ...points.flatMap((point) => [
      { geo_distance: [circle(point)] },
      { geo_distance: [circle(rounded(point))] },
      // Widened, as for a search without results.
      { geo_distance: [circle(point, '5km')] },
      { geo_distance: [circle(point)], terms: { garden: ['yes'] }, unknown: ['garden' as const] },
    ]),
    { geo_distance: points.slice(0, 8).map((point) => circle(point)) },
  ],
  geo_polygon: ({ points }) =>
    points.flatMap((point) => [
      { geo_polygon: beside(point) },
      { geo_polygon: beside(point).slice(0, 3), geo_distance: [circle(point)] },
      { geo_polygon: beside(point), range: { livingArea: { gte: 1 } }, unknown: ['livingArea' as const] },
    ]),
};

type SortField = (typeof SORT_FIELDS)[number];
export const SORTS: Readonly<Record<SortField, true>> = {
  'price.value': true,
  'address.city.name': true,
  publicationDate: true,
  'subType.id': true,
  'headType.id': true,
  'transaction.id': true,
  livingArea: true,
  pricePerArea: true,
};
type Grouping = (typeof GROUPINGS)[number];
export const GROUPS: Readonly<Record<Grouping, true>> = {
  TYPE: true,
  SUBTYPE: true,
  STATUS: true,
  CITY: true,
  PRICE: true,
};

/** A request about a site, and what it asks. */
export interface Way {
  readonly what: string;
  readonly ask: (siteId: string) => Promise<Response>;
}

const way = (call: string, body: object): Way => ({
  what: `${call} ${JSON.stringify(body)}`,
  ask: (siteId) => post(`/sites/${siteId}/${call}`, body),
});

/** All queries, a field at a time. */
const queriesOf = (guesses: Guesses): readonly EstateQuery[] => [
  {},
  ...Object.entries(TERMS).flatMap(([field, values]) =>
    values(guesses).map((codes) => ({ terms: { [field]: codes } })),
  ),
  ...Object.entries(RANGES).flatMap(([field, bounds]) =>
    bounds(guesses).map((one) => ({ range: { [field]: one } })),
  ),
  ...Object.values(PARTS).flatMap((queries) => queries(guesses)),
];

const fields = <Name extends string>(of: Readonly<Record<Name, true>>): readonly Name[] =>
  Object.keys(of) as Name[];

/** All requests: every query as a list of all homes and of the second source, as options, as options of traits and as a map; every order and grouping. */
export const waysOf = (guesses: Guesses): readonly Way[] => [
  ...queriesOf(guesses).flatMap((query) => [
    way('estates', { query, size: 100 }),
    way('estates/skarabee', { query, size: 100 }),
    way('estate-filters', { query }),
    way('estate-filters', { query, traits: [...TRAITS] }),
    way('estate-markers', { query, width: 800, height: 800 }),
  ]),
  ...fields(SORTS).flatMap((field) =>
    (['asc', 'desc'] as const).map((order) =>
      way('estates', { query: {}, sort: [{ [field]: { order } }], size: 100 }),
    ),
  ),
  ...fields(GROUPS).map((group) => way('estates', { query: {}, group, size: 100 })),
  // "Search here", and each part of the map that is shown.
  ...guesses.points.map(({ lat, lon }) =>
    way('estate-markers', {
      query: {},
      bounds: { south: lat - 0.01, west: lon - 0.01, north: lat, east: lon },
      width: 800,
      height: 800,
    }),
  ),
];
