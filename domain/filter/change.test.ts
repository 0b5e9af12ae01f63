import { describe, expect, it } from 'vitest';
import { cleared, soughtBy, without, withoutValue } from './change.ts';
import { EMPTY_FILTER, ESTATE_SEARCH, mergeFilter } from './filter.ts';
import { parseFilter } from './parse.ts';
import { filterQuery } from './serialize.ts';

const parse = (query: string) => parseFilter(new URLSearchParams(query));

describe('changing a filter', () => {
  const filter = parse(
    'city=1&city=2&status=FOR_SALE&price-min=5&price-max=9&sortType=price&view=map&page=3',
  );

  it('removes one value of a list and returns to the first page', () => {
    expect(filterQuery(withoutValue(ESTATE_SEARCH, filter, 'city', '1'))).toBe(
      '?city=2&status=FOR_SALE&price-min=5&price-max=9&sortType=price&view=map',
    );
  });

  it('drops the list with its last value (spec 1 §4)', () => {
    expect(withoutValue(ESTATE_SEARCH, parse('city=1'), 'city', '1')).toEqual(EMPTY_FILTER);
  });

  it('drops a whole part', () => {
    expect(without(ESTATE_SEARCH, filter, ['city']).city).toEqual([]);
    expect(without(ESTATE_SEARCH, filter, ['priceMin']).priceMin).toBeNull();
  });

  it('drops a zero or absent price (spec 1 §4)', () => {
    expect(mergeFilter(filter, { priceMin: 0, priceMax: null })).toMatchObject({
      priceMin: null,
      priceMax: null,
      page: 1,
    });
  });

  it('merges fields and returns to the first page unless another is given (spec 1 §4)', () => {
    expect(mergeFilter(filter, { type: ['3'] })).toMatchObject({ type: ['3'], city: ['1', '2'], page: 1 });
    expect(mergeFilter(filter, { page: 4 }).page).toBe(4);
  });

  it('clears the criteria and keeps the display options', () => {
    expect(cleared(ESTATE_SEARCH, filter)).toEqual({ ...EMPTY_FILTER, sortType: 'price', view: 'map' });
  });

  it('separates criteria from display options', () => {
    expect(filterQuery(soughtBy(ESTATE_SEARCH, filter))).toBe(
      '?city=1&city=2&status=FOR_SALE&price-min=5&price-max=9&page=3',
    );
  });
});
