import { describe, expect, it } from 'vitest';
import { RENTAL_SEARCH, type RentalFilter } from '#domain/filter/rental-filter.ts';
import { RentalSearchRequestSchema } from '#wire/rental-unit.ts';
import { toRentalQuery, toRentalSearch } from './rental-request.ts';

const filter = (parts: Partial<RentalFilter>): RentalFilter => ({ ...RENTAL_SEARCH.empty, ...parts });

describe('the search for holiday rentals (contract, "Rentals")', () => {
  it('leaves out empty values', () => {
    expect(toRentalQuery(RENTAL_SEARCH.empty)).toEqual({});
    expect(toRentalQuery(filter({ persons: 3 }))).toEqual({ range: { maxOccupation: { gte: 3 } } });
  });

  it('contains places, kinds, periods, persons and nights', () => {
    const whole = filter({
      location: ['1'],
      city: ['2'],
      kind: ['VILLA'],
      period: ['WEEK'],
      persons: 6,
      from: '2026-12-26',
      to: '2027-01-02',
    });
    expect(toRentalQuery(whole)).toEqual({
      terms: { location: ['1'], city: ['2'], subKind: ['VILLA'], periodType: ['WEEK'] },
      range: { maxOccupation: { gte: 6 }, dates: { from: '2026-12-26', to: '2027-01-02' } },
    });
  });

  it('may contain only an arrival', () => {
    expect(toRentalQuery(filter({ from: '2027-07-03' })).range).toEqual({ dates: { from: '2027-07-03' } });
  });

  it.each([
    [null, [{ name: { order: 'asc' } }]],
    ['price', [{ price: { order: 'asc' } }]],
    ['persons', [{ maxOccupation: { order: 'desc' } }]],
    ['city', [{ city: { order: 'asc' } }]],
  ] as const)('sorts by %s', (sort, expected) => {
    expect(toRentalSearch(filter({ sort })).sort).toEqual(expected);
  });

  it('matches the wire schema on any page, even an impossible one', () => {
    for (const page of [1, 3, 999_999_999]) {
      const request = toRentalSearch(filter({ page, persons: 2 }));
      expect(RentalSearchRequestSchema.parse(request)).toEqual(request);
    }
    expect(toRentalSearch(filter({ page: 3 }))).toMatchObject({ from: 30, size: 15 });
  });
});
