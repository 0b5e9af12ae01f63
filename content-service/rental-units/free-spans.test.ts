import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { SEASONS } from '#domain/stays/seasons.ts';
import { PERIOD_TYPES } from '#domain/stays/stay.ts';
import { pricesFrom } from '../rentals/offer.ts';
import { calendarOf, freeSpans, lowestPrices } from './free-spans.ts';
import { type Interval, periodsOf, spansFrom } from './periods.ts';
import { priceOf } from './rates.ts';

const TODAY = '2026-11-21';
const SPANS = spansFrom(TODAY);
const CALENDAR = calendarOf(SPANS);

/** Taken nights in order and without overlaps: gaps and stays in turn. */
const busy = fc
  .array(fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 12 })), { maxLength: 60 })
  .map((stays) => {
    const intervals: Interval[] = [];
    let day = addDays(TODAY, -5);
    for (const [gap, nights] of stays) {
      const from = addDays(day, gap);
      day = addDays(from, nights);
      if (day > TODAY) intervals.push([from, day]);
    }
    return intervals;
  });

const rates = fc.array(
  fc.record({
    season: fc.constantFrom(...SEASONS),
    type: fc.constantFrom(...PERIOD_TYPES),
    price: fc.integer({ min: 100, max: 2_000 }),
  }),
  { maxLength: 14 },
);

const rules = fc.record({
  arrivalDays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
  minNights: fc.integer({ min: 1, max: 8 }),
});

it('finds the same free periods and lowest prices as the periods of a single unit', () => {
  fc.assert(
    fc.property(busy, rates, rules, (intervals, offered, rule) => {
      const taken = intervals.length === 0 ? null : intervals.flat().join('');
      const found = freeSpans(
        CALENDAR,
        { ...rule, taken },
        ({ season, type }) => priceOf(offered, season, type) !== null,
      );
      const periods = periodsOf(SPANS, offered, rule, intervals);
      const free = SPANS.filter((_span, index) => found[index] === 1);
      expect(free.map(({ type, from }) => `${type}-${from}`)).toEqual(
        periods.flatMap(({ id, state }) => (state === 'free' ? [id] : [])),
      );
      expect(lowestPrices(CALENDAR, found, offered)).toEqual(pricesFrom(periods));
    }),
    { numRuns: 100 },
  );
});
