import type { components } from '../../../dist/contract/content-service.d.ts';

type Schemas = components['schemas'];
export type SearchRequest = Schemas['EstateSearchRequest'];
export type MarkersRequest = Schemas['EstateMarkersRequest'];
export type Query = Schemas['EstateQuery'];

/** An error answer, in the common format of errors. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(status: number, code: string, message: string, fields?: Readonly<Record<string, string>>) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** Checks a value. */
type Rule = (value: unknown) => boolean;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber: Rule = (value) => typeof value === 'number' && Number.isFinite(value);
const between =
  (least: number, most: number): Rule =>
  (value) =>
    isNumber(value) && Number(value) >= least && Number(value) <= most;
const whole =
  (least: number, most: number): Rule =>
  (value) =>
    Number.isInteger(value) && between(least, most)(value);
const textOf =
  (most: number): Rule =>
  (value) =>
    typeof value === 'string' && value !== '' && value.length <= most;
const oneOf =
  (...values: readonly string[]): Rule =>
  (value) =>
    values.includes(String(value));
const listOf =
  (rule: Rule, most: number, least = 1): Rule =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(rule);

/** An object with only these members; the ones named first are required. */
const object =
  (members: Readonly<Record<string, Rule>>, ...needed: readonly string[]): Rule =>
  (value) =>
    isObject(value) &&
    needed.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, member]) => members[name]?.(member) === true);

const TERMS = listOf(textOf(64), 500);
const BOUNDS = object({ gte: isNumber, lte: isNumber });
const POINT = object({ lat: between(-90, 90), lon: between(-180, 180) }, 'lat', 'lon');

const QUERY = object({
  terms: object({
    'address.country.id': TERMS,
    'address.city.id': TERMS,
    'headType.id': TERMS,
    'transaction.id': TERMS,
    'subType.id': TERMS,
    bedroomCount: TERMS,
    'children.collections': TERMS,
    'children.general.id': TERMS,
    news: TERMS,
  }),
  range: object({ 'price.value': BOUNDS, bedroomCount: BOUNDS }),
  match: object({ text: textOf(200), locale: oneOf('nl', 'fr', 'en', 'de') }, 'text'),
  geo_distance: listOf(
    object(
      { distance: (value) => /^\d{1,4}km$/.test(String(value)), 'address.geoLocation': POINT },
      'distance',
      'address.geoLocation',
    ),
    8,
  ),
  geo_polygon: listOf(POINT, 40),
});

const ORDER = object({ order: oneOf('asc', 'desc'), values: listOf(() => true, 50) }, 'order');
const SORT = object({
  'price.value': ORDER,
  'address.city.name': ORDER,
  publicationDate: ORDER,
  'subType.id': ORDER,
  'headType.id': ORDER,
  'transaction.id': ORDER,
});

const isBounds: Rule = (value) => {
  const sides = {
    south: between(-90, 90),
    north: between(-90, 90),
    west: between(-180, 180),
    east: between(-180, 180),
  };
  if (!object(sides, ...Object.keys(sides))(value)) return false;
  const { south, north, west, east } = value as Record<string, number>;
  return Number(south) < Number(north) && Number(west) < Number(east);
};

const SEARCH: Readonly<Record<string, Rule>> = {
  query: QUERY,
  sort: listOf(SORT, 4, 0),
  group: oneOf('TYPE', 'SUBTYPE', 'STATUS', 'CITY', 'PRICE'),
  locale: oneOf('nl', 'fr', 'en', 'de'),
  from: whole(0, 100_000),
  size: whole(0, 100),
};
const MARKERS: Readonly<Record<string, Rule>> = {
  query: QUERY,
  bounds: isBounds,
  width: whole(100, 4000),
  height: whole(100, 4000),
};

/** A body with only these members; unknown ones are refused, never silently ignored. */
function read<T>(body: unknown, members: Readonly<Record<string, Rule>>, ...needed: readonly string[]): T {
  if (!isObject(body))
    throw new Refused(400, 'invalid_request', 'The body must be an object.', { body: 'no object' });
  const odd =
    needed.find((name) => !Object.hasOwn(body, name)) ??
    Object.entries(body).find(([name, value]) => members[name]?.(value) !== true)?.[0];
  if (odd !== undefined)
    throw new Refused(400, 'invalid_request', 'The request is not valid.', {
      [odd]: 'missing, unknown or not valid',
    });
  return body as T;
}

/** `POST …/estates`. Each throws Refused. */
export const readSearch = (body: unknown): SearchRequest => read<SearchRequest>(body, SEARCH, 'query');
/** `POST …/estate-filters`. */
export const readQuery = (body: unknown): Query =>
  read<{ query: Query }>(body, { query: QUERY }, 'query').query;
/** `POST …/estate-markers`. */
export const readMarkers = (body: unknown): MarkersRequest =>
  read<MarkersRequest>(body, MARKERS, 'query', 'width', 'height');
