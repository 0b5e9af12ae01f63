import { describe, expect, it } from 'vitest';
import { EstateFiltersSchema } from '#wire/estate-filters.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { everyPart, OPTIONS, optionsOf } from '../../testing/offer.ts';
import { toOfferOptions } from './offer-options.ts';

const under = readLoosely(EstateFiltersSchema, {
  headTypes: [{ id: '3', name: null, count: 2 }],
  locations: [
    { id: 1201, count: 4 },
    { id: 90, name: { nl: 'Nieuwpoort' }, count: 1 },
  ],
  prices: { min: 1, max: 2, steps: [{ from: 1, to: 2, count: 7 }] },
});

describe('toOfferOptions', () => {
  it('keeps every option of the whole offer, with its number of estates in the search', () => {
    const options = toOfferOptions(OPTIONS, under);
    expect(options?.headTypes.map(({ id, count }) => [id, count])).toEqual([
      [3, 2],
      [1, 0],
      [5, 0],
    ]);
    expect(options?.headTypes[0]?.name).toMatchObject({ nl: 'Huis' });
  });

  it('adds an option that the cached whole offer lacks', () => {
    expect(toOfferOptions(OPTIONS, under)?.locations.at(-1)).toMatchObject({ id: 90, count: 1 });
  });

  it('treats a missing list as unknown, not as empty', () => {
    expect(toOfferOptions(OPTIONS, under)?.transactions.map(({ count }) => count)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('shows the prices of the search, or those of the whole offer without them', () => {
    expect(toOfferOptions(OPTIONS, under)?.prices?.max).toBe(2);
    expect(toOfferOptions(OPTIONS, null)?.prices?.max).toBe(400_000);
  });

  it('disables nothing without counts, and uses the counts alone (spec 1 §7: {} on error)', () => {
    expect(toOfferOptions(OPTIONS, null)?.headTypes.map(({ count }) => count)).toEqual([null, null, null]);
    expect(toOfferOptions(null, under)).toBe(under);
    expect(toOfferOptions(null, null)).toBeNull();
  });

  it('lists "other" after every type that has a name', () => {
    const headTypes = [8, 9, 3].map((id) => ({ id, count: 1 }));
    const form = everyPart('', {
      options: toOfferOptions(readLoosely(EstateFiltersSchema, { headTypes }), null),
    });
    expect(optionsOf(form, 'type').map(({ value }) => value)).toEqual(['9', '3', '8']);
  });

  it('marks options without results in the form, and sums bedrooms from six up (spec 1 §9)', () => {
    const counts = readLoosely(EstateFiltersSchema, {
      bedrooms: [
        { value: 6, count: 1 },
        { value: 9, count: 1 },
      ],
    });
    const form = everyPart('', { options: toOfferOptions(OPTIONS, counts) });
    expect(optionsOf(form, 'bedrooms').map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 2]);
    expect(optionsOf(form, 'status').map(({ count }) => count)).toEqual([null, null]);
  });
});
