import { describe, expect, it } from 'vitest';
import { changed, cleared } from './change.ts';
import { isCanonical, readSearch, searchQuery, writeSearch } from './codec.ts';
import { movedStay, RENTAL_SEARCH, type RentalFilter, withoutPast } from './rental-filter.ts';

const EMPTY = RENTAL_SEARCH.empty;
const read = (query: string): RentalFilter => readSearch(RENTAL_SEARCH, new URLSearchParams(query));
const whole: RentalFilter = {
  location: ['knokke', '12'],
  city: ['8300'],
  kind: ['STUDIO', 'VILLA'],
  period: ['WEEK', 'MIDWEEK'],
  features: ['pets', 'wifi'],
  priceMax: 1200,
  persons: 4,
  from: '2027-07-03',
  to: '2027-07-10',
  sort: 'price',
  said: 'met zicht op zee',
  page: 2,
};

describe('a search for holiday rentals', () => {
  it.each([
    ['nothing', EMPTY],
    ['everything', whole],
  ])('reads back its own address: %s', (_, filter) => {
    expect(readSearch(RENTAL_SEARCH, writeSearch(RENTAL_SEARCH, filter))).toEqual(filter);
  });

  it('writes nothing that is empty', () => {
    expect(searchQuery(RENTAL_SEARCH, EMPTY)).toBe('');
    expect(searchQuery(RENTAL_SEARCH, { ...EMPTY, persons: 4, page: 1 })).toBe('?persons=4');
  });

  it.each([
    ['persons=0'],
    ['persons=-2'],
    ['persons=1e1'],
    ['persons=100'],
    ['from=2027-02-29'],
    ['from=3/7/2027'],
    ['to=2027-07-10'],
    ['period=YEAR'],
    ['sort=secret'],
    ['with=sauna'],
    ['price-max=0'],
    ['page=-1'],
    ['kind=%3Cscript%3E'],
    ['unknown=1'],
  ])('drops invalid values: %s', (query) => {
    expect(read(query)).toEqual(EMPTY);
  });

  it('has a departure after the day of arrival', () => {
    expect(read('from=2027-07-10&to=2027-07-03')).toMatchObject({ from: '2027-07-10', to: null });
    expect(read('from=2027-07-10&to=2027-07-10').to).toBeNull();
  });

  it('has one canonical address; unknown parameters are ignored', () => {
    const canonical = (query: string) => isCanonical(RENTAL_SEARCH, new URLSearchParams(query), read(query));
    expect(canonical('persons=4&from=2027-07-03&utm_source=x')).toBe(true);
    expect(canonical('from=2027-07-03&persons=4')).toBe(false);
    expect(canonical('persons=4&from=')).toBe(false);
    expect(canonical('period=week')).toBe(false);
  });

  it('starts from its first page when it changes', () => {
    expect(changed(RENTAL_SEARCH, whole, { persons: 6 })).toMatchObject({
      persons: 6,
      page: 1,
      sort: 'price',
    });
  });

  it('clears the criteria and keeps the sort order', () => {
    expect(cleared(RENTAL_SEARCH, whole)).toEqual({ ...EMPTY, sort: 'price' });
  });

  it('drops past days, also of a stay over New Year', () => {
    expect(withoutPast(whole, '2027-07-04')).toMatchObject({ from: null, to: null });
    expect(withoutPast(whole, '2027-07-03')).toEqual(whole);
    const moved = movedStay({ ...whole, from: '2026-12-26', to: '2027-01-02' }, 7);
    expect(moved).toMatchObject({ from: '2027-01-02', to: '2027-01-09', page: 1 });
  });
});
