import { describe, expect, it } from 'vitest';
import { readSearch } from '../filter/codec.ts';
import { ESTATE_SEARCH } from '../filter/filter.ts';
import { coarseSearch, searchedAs } from './coarse-search.ts';

const filterOf = (query: string) => readSearch(ESTATE_SEARCH, new URLSearchParams(query));

describe('a combination', () => {
  it.each([
    ['city=1201&type=1&price-max=399500&with=garden', 'city=1201&type=1&price-max=400000&with=garden'],
    ['city=1201&price-min=260000&price-max=401000', 'city=1201&price-min=250000&price-max=450000'],
    ['type=1&bedrooms=3&bedrooms=4&status=FOR_SALE', 'type=1&status=FOR_SALE&bed-min=3'],
    ['city=1201&bed-min=12', 'city=1201&bed-min=6'],
    // Beyond the last step it is no budget.
    ['city=1201&price-max=9000000', 'city=1201'],
  ])('of %s is %s', (query, coarse) => {
    const found = coarseSearch(filterOf(query));
    expect(new URLSearchParams(found ?? '').toString()).toBe(found);
    expect([...new URLSearchParams(found ?? '')].toSorted()).toEqual(
      [...new URLSearchParams(coarse)].toSorted(),
    );
  });

  it.each([
    ['typed words', 'city=1201&q=Jan+Peeters'],
    ['a drawn area', 'type=1&area=g_qBwvVg9DAAg6H_8DA'],
    ['a point', 'type=1&geo_range=10km;51.34;3.28'],
    ['a measure', 'city=1201&area-min=137'],
    ['a day', 'city=1201&free-by=2027-03-02'],
    ['what a home need not say', 'city=1201&with=garden&unknown=garden'],
    ['several places', 'city=1201&city=1202'],
    ['neither place nor kind', 'price-max=400000'],
    ['a type that no home can have', 'city=1201&type=4711'],
    ['four traits', 'city=1201&with=garden&with=lift&with=pets&with=terrace'],
  ])('is none with %s', (_what, query) => {
    expect(coarseSearch(filterOf(query))).toBeNull();
  });
});

describe('a search', () => {
  const asked = 'city=1201&type=1&price-max=400000';

  it('counts as a combination, or by place and budget, never as both', () => {
    expect(searchedAs(filterOf(asked), 2)).toEqual([['few', coarseSearch(filterOf(asked))]]);
    expect(searchedAs(filterOf(asked), 3)).toEqual([
      ['place', '1201'],
      ['budget', '400000'],
    ]);
  });

  it('counts its places where words narrow it, without the words', () => {
    expect(searchedAs(filterOf('city=1201&q=Jan+Peeters'), 0)).toEqual([['place', '1201']]);
  });

  it.each(['page=2', 'sortType=price', 'group=CITY', 'view=map'])(
    'counts once, not again with %s',
    (more) => {
      expect(searchedAs(filterOf(`${asked}&${more}`), 0)).toEqual([]);
    },
  );
});
