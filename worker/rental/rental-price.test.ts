import { expect, it } from 'vitest';
import { formatPrice } from '#domain/format/money.ts';
import { SAME_EVERYWHERE } from '#domain/format/writing.ts';
import { breakdownOf, knownCosts } from '#domain/stays/stay.ts';
import { RentalUnitSchema } from '#wire/rental-unit.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { contextIn } from '../testing/contexts.ts';
import { rentalPrice } from './rental-price.ts';

const DAYS = { from: '2027-07-10', to: '2027-07-17' };
const COSTS = { cleaning: 95, deposit: 300, touristTaxPerPersonNight: 2.5 };
const unitWith = (more: object) =>
  readLoosely(RentalUnitSchema, { id: 17, general: { maxOccupation: 6 }, ...more });
const shown = (more: object, persons: number | null = null) => {
  const { price, included } = rentalPrice(unitWith(more), { period: [], persons }, contextIn('nl'));
  return [price?.kind === 'amount' ? price.text : null, included];
};

it('gives the total of the bill, for the guests of the search or two (spec 1 §3)', () => {
  const quote = { ...DAYS, price: 915 };
  const offer = {
    periods: [{ id: 'w', type: 'WEEK' as const, ...DAYS, price: 915, state: 'free' as const }],
    busy: [],
    rules: { arrivalDays: [6], minNights: 7 },
    costs: knownCosts(COSTS),
    maxOccupation: 6,
  };
  for (const persons of [null, 1, 4]) {
    const total = breakdownOf({ ...DAYS, persons: persons ?? 2 }, offer)?.total ?? 0;
    expect(shown({ costs: COSTS, quote }, persons)[0]).toBe(formatPrice(total, SAME_EVERYWHERE));
  }
  expect(shown({ costs: COSTS, quote })).toEqual(['€ 1.045', 'met schoonmaak en verblijfstaks, 2 personen']);
});

it('gives the lowest total of a period without days, and omits absent costs', () => {
  const pricesFrom = [{ type: 'WEEK', price: 700 }];
  expect(shown({ costs: COSTS, pricesFrom })).toEqual([
    '€ 830',
    'met schoonmaak en verblijfstaks, 2 personen',
  ]);
  expect(shown({ costs: { ...COSTS, touristTaxPerPersonNight: -1 }, pricesFrom })).toEqual([
    '€ 795',
    'met schoonmaak',
  ]);
  expect(shown({ pricesFrom })).toEqual(['€ 700', null]);
  expect(shown({ costs: COSTS })).toEqual([null, null]);
});
