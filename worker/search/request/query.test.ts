import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, GROUPINGS } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse.ts';
import { EstateFiltersRequestSchema } from '#wire/estate-filters.ts';
import { EstateSearchRequestSchema } from '#wire/estate-search.ts';
import { favoritesRequests } from '../../estate/favorites-request.ts';
import { pageCount, toFiltersRequest, toSearchRequest } from './search-request.ts';

const request = (query: string, source: 'first' | 'second' = 'first') => {
  const made = toSearchRequest(parseFilter(new URLSearchParams(query)), { source });
  // What is asked is written strictly: the wire's own schema takes it as it is.
  expect(EstateSearchRequestSchema.parse(made)).toEqual(made);
  return made;
};
const NEWEST = [{ publicationDate: { order: 'desc' } }];

describe('toSearchRequest', () => {
  it('requests the fifteen newest estates without a filter (spec 1 §9)', () => {
    expect(request('')).toEqual({ query: {}, sort: NEWEST, from: 0, size: 15 });
  });

  it('sends the visitor’s language only for alphabetical groups', () => {
    const localeOf = (query: string) =>
      toSearchRequest(parseFilter(new URLSearchParams(query)), { source: 'first', locale: 'fr' }).locale;
    const queries = ['', 'sortType=city', ...GROUPINGS.map((group) => `group=${group}`)];
    expect(queries.filter((query) => localeOf(query) === 'fr')).toEqual(['group=SUBTYPE', 'group=CITY']);
  });

  it('leaves out empty values (spec 1 §7)', () => {
    expect(request('city=&price-min=0&bedrooms=').query).toEqual({});
  });

  it('requests six bedrooms and more as a minimum (spec 1 §9)', () => {
    expect(request('bedrooms=6').query).toEqual({ range: { bedroomCount: { gte: 6 } } });
    expect(request('bedrooms=6&bed-min=8').query).toEqual({ range: { bedroomCount: { gte: 8 } } });
  });

  it('lists six and more beside other counts (spec 1 §9)', () => {
    const terms = request('bedrooms=2&bedrooms=6').query.terms?.bedroomCount;
    expect(terms?.slice(0, 4)).toEqual(['2', '6', '7', '8']);
    expect(terms).toContain('20');
    expect(request('bedrooms=2&bedrooms=6').query.range).toBeUndefined();
  });

  it('searches a circle instead of cities (spec 1 §5)', () => {
    const circle = { distance: '10km', 'address.geoLocation': { lat: 51.34, lon: 3.28 } };
    expect(request('city=1201&geo_range=10km;51.34;3.28').query).toEqual({ geo_distance: [circle] });
    const filter = { ...EMPTY_FILTER, city: ['1201'], circles: [{ km: 10, lat: 51.34, lon: 3.28 }] };
    expect(toSearchRequest(filter, { source: 'first' }).query).toEqual({ geo_distance: [circle] });
  });

  it('finds nothing, not everything, for takeovers of the second source', () => {
    expect(request('status=TAKE_OVER', 'second').query.terms).toEqual({ 'transaction.id': ['TAKE_OVER'] });
  });

  it('joins statuses and transactions, each once (spec 1 §7)', () => {
    expect(request('status=FOR_SALE&transaction=3&transaction=5').query.terms).toEqual({
      'transaction.id': ['1', '3', '5'],
    });
  });

  it('includes the units of collections (spec 1 §7)', () => {
    expect(toSearchRequest(EMPTY_FILTER, { source: 'first', collections: ['new'] }).query).toEqual({
      terms: { 'children.collections': ['new'] },
    });
  });

  it.each([
    ['price', 'price.value'],
    ['city', 'address.city.name'],
    ['date', 'publicationDate'],
    ['type', 'subType.id'],
  ])('sorts by %s (spec 1 §9)', (sortType, field) => {
    expect(request(`sortType=${sortType}&sortOrder=DESC`).sort).toEqual([{ [field]: { order: 'desc' } }]);
    expect(request(`sortType=${sortType}`).sort).toEqual([{ [field]: { order: 'asc' } }]);
  });

  it.each([
    ['TYPE', { 'headType.id': { order: 'asc', values: [1, 3, 7, 2, 4, 6, 10, 5, 9] } }],
    ['SUBTYPE', { 'subType.id': { order: 'asc' } }],
    ['STATUS', { 'transaction.id': { order: 'asc', values: [1, 3, 2, 4, 10, 5, 6] } }],
    ['CITY', { 'address.city.name': { order: 'asc' } }],
    ['PRICE', { 'price.value': { order: 'asc' } }],
  ])('groups by %s, its sort before the visitor’s (spec 1 §7, §9)', (group, sort) => {
    expect(request(`group=${group}`)).toMatchObject({ group, sort: [sort, ...NEWEST] });
  });

  it('stays within the wire’s limit for a page far beyond the last', () => {
    expect(request('page=999999999')).toMatchObject({ from: 100_000, size: 15 });
  });

  it('accepts the longest search that an address can contain', () => {
    const many = (name: string) => Array.from({ length: 300 }, (_, index) => `${name}=${index}`).join('&');
    const query = ['country', 'city', 'type', 'subType', 'transaction', 'bedrooms'].map(many).join('&');
    expect(
      request(`${query}&status=FOR_SALE&group=TYPE&sortType=price`).query.terms?.['address.city.id'],
    ).toHaveLength(200);
  });
});

describe('toFiltersRequest', () => {
  it('requests the options of the same search', () => {
    const made = toFiltersRequest(parseFilter(new URLSearchParams('city=1201')), { source: 'first' });
    expect(made).toEqual({ query: { terms: { 'address.city.id': ['1201'] } } });
    expect(EstateFiltersRequestSchema.parse(made)).toEqual(made);
  });
});

describe('pageCount', () => {
  it.each([
    [0, 1],
    [15, 1],
    [16, 2],
  ])('%i estates fill %i pages', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });
});

describe('favoritesRequests', () => {
  it('search by terms on children.general.id (spec 1 §7)', () => {
    const guid = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
    expect(favoritesRequests(['12', guid, '12'])).toEqual([
      { query: { terms: { 'children.general.id': ['12', guid] } }, from: 0, size: 2 },
    ]);
  });

  it('are empty without ids', () => {
    expect(favoritesRequests([])).toEqual([]);
    expect(favoritesRequests(['../1', ''])).toEqual([]);
  });

  it('stay within the maximum size of an answer', () => {
    const requests = favoritesRequests(Array.from({ length: 250 }, (_, id) => String(id)));
    expect(requests.map(({ size }) => size)).toEqual([100, 100, 50]);
    for (const made of requests) expect(EstateSearchRequestSchema.parse(made)).toEqual(made);
  });
});
