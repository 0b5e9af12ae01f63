import { describe, expect, it } from 'vitest';
import {
  activeCount,
  clearFilter,
  isUnfiltered,
  mergeFilter,
  withoutValue,
  withPriceRange,
} from './change.ts';
import { EMPTY_FILTER } from './filter.ts';
import { parseFilter } from './parse.ts';
import { filterQuery } from './serialize.ts';

const parse = (query: string) => parseFilter(new URLSearchParams(query));

describe('changing a filter', () => {
  const filter = parse(
    'city=1&city=2&status=FOR_SALE&price-min=5&price-max=9&sortType=price&view=map&page=3',
  );

  it('drops one value of a list and begins at the first page', () => {
    expect(filterQuery(withoutValue(filter, 'city', '1'))).toBe(
      '?city=2&status=FOR_SALE&price-min=5&price-max=9&sortType=price&view=map',
    );
  });

  it('drops the list with its last value (spec 1 §4)', () => {
    expect(withoutValue(parse('city=1'), 'city', '1')).toEqual(EMPTY_FILTER);
  });

  it('drops a whole part', () => {
    expect(withoutValue(filter, 'city').city).toEqual([]);
    expect(withoutValue(filter, 'priceMin').priceMin).toBeNull();
  });

  it('drops a zero or absent price (spec 1 §4)', () => {
    expect(withPriceRange(filter, 0, null)).toMatchObject({ priceMin: null, priceMax: null, page: 1 });
  });

  it('merges fields, from the first page unless told (spec 1 §4)', () => {
    expect(mergeFilter(filter, { type: ['3'] })).toMatchObject({ type: ['3'], city: ['1', '2'], page: 1 });
    expect(mergeFilter(filter, { page: 4 }).page).toBe(4);
  });

  it('clears what is sought and keeps how it is shown', () => {
    expect(clearFilter(filter)).toEqual({ ...EMPTY_FILTER, sortType: 'price', view: 'map' });
  });

  it('counts price once', () => {
    expect(activeCount(filter)).toBe(3);
    expect(activeCount(parse('price-max=9'))).toBe(1);
    expect(isUnfiltered(parse('sortType=price&page=2'))).toBe(true);
  });
});
