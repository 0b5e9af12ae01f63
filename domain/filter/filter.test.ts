import { describe, expect, it } from 'vitest';
import { EMPTY_FILTER, type EstateFilter } from './filter.ts';
import { MAX_LIST_LENGTH } from './parameter.ts';
import { parseFilter } from './parse.ts';
import { filterQuery } from './serialize.ts';
import { effectiveSort } from './sort.ts';

const parse = (query: string): EstateFilter => parseFilter(new URLSearchParams(query));
const only = (parts: Partial<EstateFilter>): EstateFilter => ({ ...EMPTY_FILTER, ...parts });

describe('filter codec', () => {
  it('writes parameters in canonical order, whatever the order it reads', () => {
    const query =
      'page=2&view=map&sortOrder=ASC&sortType=price&group=CITY&price-max=5&price-min=4&bed-min=2&bedrooms=3&transaction=1&status=FOR_SALE&subType=9&type=3&city=1201&city=7&country=BE';
    expect(filterQuery(parse(query))).toBe(
      '?country=BE&city=1201&city=7&type=3&subType=9&status=FOR_SALE&transaction=1&bedrooms=3&bed-min=2&price-min=4&price-max=5&group=CITY&sortType=price&view=map&page=2',
    );
  });

  it('never writes an empty value or a default', () => {
    expect(filterQuery(parse('city=&type=&price-min=&price-max=0&page=1&view=grid&status='))).toBe('');
  });
});

describe('parseFilter', () => {
  it.each([
    ['makes a list of a single value (spec 1 §2)', 'city=1201', { city: ['1201'] }],
    ['keeps a list (spec 1 §2)', 'type=1&type=3', { type: ['1', '3'] }],
    ['names each value once', 'city=1&city=1&city=%201', { city: ['1'] }],
    ['reads no lists with commas', 'city=1,2', {}],
    ['drops an empty list (spec 1 §5)', 'city=&type=&country=', {}],
    ['drops a zero price bound (spec 1 §5)', 'price-min=0&price-max=000', {}],
    ['drops an empty price bound (spec 1 §5)', 'price-min=&price-max=%20', {}],
    ['ignores an invalid price', 'price-min=abc&price-max=-5', {}],
    [
      'reads a price with the sign behind it',
      'price-min=100.000 €&price-max=200000EUR',
      { priceMin: 100_000, priceMax: 200_000 },
    ],
    ['reads a price with a dash for the cents', 'price-max=€ 300.000,-', { priceMax: 300_000 }],
    ['ignores a price of many digits', 'price-max=1234567890123', {}],
    [
      'reads a price as people type it',
      'price-min=250.000&price-max=€ 1.250.000,00',
      { priceMin: 250_000, priceMax: 1_250_000 },
    ],
    ['drops the upper of crossed prices', 'price-min=500000&price-max=250000', { priceMin: 500_000 }],
    ['keeps equal prices', 'price-min=5&price-max=5', { priceMin: 5, priceMax: 5 }],
    ['reads kopen as for sale (spec 1 §2)', 'trans=kopen', { status: ['FOR_SALE'] }],
    ['reads huren as to rent (spec 1 §2)', 'trans=Huren', { status: ['TO_RENT'] }],
    ['ignores another trans (spec 1 §2)', 'trans=ruilen', {}],
    ['prefers a status to trans', 'trans=kopen&status=TO_RENT', { status: ['TO_RENT'] }],
    ['prefers a transaction to trans', 'trans=kopen&transaction=2', { transaction: ['2'] }],
    ['reads trans beside an empty status', 'trans=kopen&status=', { status: ['FOR_SALE'] }],
    [
      'reads status codes under transaction (spec 1 §2)',
      'transaction=FOR_SALE&transaction=5',
      { status: ['FOR_SALE'], transaction: ['5'] },
    ],
    ['ignores an unknown status', 'status=STOLEN', {}],
    ['ignores a negative bedroom count', 'bedrooms=-3&bed-min=-1', {}],
    ['keeps studios', 'bedrooms=0', { bedrooms: ['0'] }],
    ['puts six and more in one group (spec 1 §9)', 'bedrooms=6&bedrooms=7&bedrooms=12', { bedrooms: ['6'] }],
    ['drops a minimum of zero', 'bed-min=0', {}],
    ['ignores an unknown sort', 'sortType=colour&sortOrder=UP', {}],
    ['ignores an unknown grouping and view', 'group=COLOUR&view=moon', {}],
    ['reads page -1 as the first', 'page=-1', {}],
    ['reads page abc as the first', 'page=abc', {}],
    ['reads page 0 as the first', 'page=0', {}],
    ['reads page 1.5 as the first', 'page=1.5', {}],
    ['keeps a page far beyond the last', 'page=99999', { page: 99_999 }],
    ['takes the first of several single values', 'page=2&page=3', { page: 2 }],
    ['ignores every other parameter (spec 1 §2)', 'colour=red&__proto__=x&constructor=y', {}],
    ['ignores ids that no call may carry', `city=../1&city=a%2Fb&city=${'9'.repeat(65)}`, {}],
  ])('%s', (_, query, expected) => {
    expect(parse(query)).toEqual(only(expected as Partial<EstateFilter>));
  });

  it('caps a list', () => {
    const query = Array.from({ length: 300 }, (_, index) => `city=${index}`).join('&');
    expect(parse(query).city).toHaveLength(MAX_LIST_LENGTH);
  });

  it('replaces the cities by a circle (spec 1 §5)', () => {
    expect(parse('city=1201&geo_range=10km;51.34;3.28')).toEqual(
      only({ circles: [{ km: 10, lat: 51.34, lon: 3.28 }] }),
    );
  });

  it.each([
    ['10 km;51.34;3.28'],
    ['10;51.34;3.28'],
    ['km;51.34;3.28'],
    ['-1km;51.34;3.28'],
    ['1.5km;51.34;3.28'],
    ['0km;51.34;3.28'],
    ['10km;51,34;3,28'],
    ['10km;51.34'],
    ['10km;51.34;3.28;1'],
    ['10km;91;3.28'],
    ['10km;51.34;181'],
    ['10km;51.;3.28'],
    ['10km;1e1;3'],
    ['99999km;51.34;3.28'],
  ])('ignores the circle %s and keeps the cities (spec 1 §5)', (text) => {
    const query = new URLSearchParams({ city: '1201', geo_range: text });
    expect(parseFilter(query)).toEqual(only({ city: ['1201'] }));
  });
});

describe('effectiveSort', () => {
  it.each([
    ['is newest first by default (spec 1 §9)', '', { sortType: 'date', sortOrder: 'DESC' }],
    [
      'is ascending for a type without order (spec 1 §9)',
      'sortType=price',
      { sortType: 'price', sortOrder: 'ASC' },
    ],
    [
      'is ascending for date without order too (spec 1 §9)',
      'sortType=date',
      { sortType: 'date', sortOrder: 'ASC' },
    ],
    [
      'uses the given order (spec 1 §9)',
      'sortType=city&sortOrder=DESC',
      { sortType: 'city', sortOrder: 'DESC' },
    ],
    ['turns the default round', 'sortOrder=asc', { sortType: 'date', sortOrder: 'ASC' }],
  ])('%s', (_, query, expected) => {
    expect(effectiveSort(parse(query))).toEqual(expected);
  });
});
