import { describe, expect, it } from 'vitest';
import { addDays, nightsOf, weekdayOf } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { RATES } from '../testing/rentals.ts';
import { HORIZON, periodsOf, spansFrom } from './periods.ts';
import { easterOf, schoolHolidayMondays } from './school-holidays.ts';
import { isBusySeason, seasonOf } from './season.ts';

const TODAY = '2026-11-21';
const SPANS = spansFrom(TODAY);
const RULES = { arrivalDays: [1, 5, 6], minNights: 3 };

describe('the day in Brussels', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2027-07-01T21:59:59Z', '2027-07-01'],
    ['2027-07-01T22:00:00Z', '2027-07-02'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('at %s is %s', (instant, day) => {
    expect(brusselsDay(new Date(instant))).toBe(day);
  });
});

describe('school holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i is %s', (year, day) => {
    expect(easterOf(year)).toBe(day);
  });

  it.each([
    [2024, ['2024-02-12', '2024-04-01', '2024-04-08', '2024-10-28', '2024-12-23', '2024-12-30']],
    [2025, ['2025-03-03', '2025-04-07', '2025-04-14', '2025-10-27', '2025-12-22', '2025-12-29']],
    [2026, ['2026-02-16', '2026-04-06', '2026-04-13', '2026-11-02', '2026-12-21', '2026-12-28']],
    [2027, ['2027-02-08', '2027-03-29', '2027-04-05', '2027-11-01', '2027-12-27', '2028-01-03']],
  ])('of %i begin on their Mondays', (year, mondays) => {
    expect(schoolHolidayMondays(year)).toEqual(mondays);
  });
});

describe('the season of a night', () => {
  it.each([
    ['2026-12-18', 'LOW'],
    ['2026-12-19', 'SCHOOL_HOLIDAY'],
    ['2027-01-01', 'SCHOOL_HOLIDAY'],
    ['2027-01-02', 'LOW'],
    ['2028-01-07', 'SCHOOL_HOLIDAY'],
    ['2027-05-10', 'MID'],
    ['2027-06-25', 'MID'],
    ['2027-06-26', 'HIGH'],
    ['2027-09-03', 'HIGH'],
    ['2027-09-04', 'MID'],
    ['2027-10-09', 'LOW'],
  ])('%s is %s', (day, season) => {
    expect(seasonOf(day)).toBe(season);
  });
});

describe('the periods from a day on', () => {
  it('begin on the weekday of their type, from today until eighteen months ahead', () => {
    expect(SPANS[0]).toEqual({ type: 'WEEK', from: '2026-11-21', to: '2026-11-28', season: 'LOW' });
    const arrivals = { WEEK: 6, WEEKEND: 5, MIDWEEK: 1 };
    for (const { type, from, to } of SPANS) {
      expect(weekdayOf(from)).toBe(arrivals[type]);
      expect(to <= addDays(TODAY, HORIZON)).toBe(true);
    }
    expect(SPANS.at(-1)?.to.slice(0, 7)).toBe('2028-05');
  });

  it('have no short stay with a night in the high season or a school holiday', () => {
    const short = SPANS.filter(({ type }) => type !== 'WEEK');
    expect(short.length).toBeGreaterThan(50);
    for (const { from, to } of short) {
      expect(nightsOf(from, to).filter((night) => isBusySeason(seasonOf(night)))).toEqual([]);
    }
  });

  it('have a week over New Year', () => {
    expect(SPANS).toContainEqual({
      type: 'WEEK',
      from: '2026-12-26',
      to: '2027-01-02',
      season: 'SCHOOL_HOLIDAY',
    });
  });

  it('are available on any day: the calendar never ends', () => {
    for (let days = 0; days < 3_000; days += 97) {
      const weeks = spansFrom(addDays(TODAY, days)).filter(({ type }) => type === 'WEEK');
      expect([77, 78]).toContain(weeks.length);
    }
  });
});

describe('the periods of a unit', () => {
  const at = (from: string, busy: readonly (readonly [string, string])[]) =>
    periodsOf(SPANS, RATES, RULES, busy).find((period) => period.type === 'WEEK' && period.from === from);

  it('has the price of its season and type', () => {
    const price = (type: string, from: string) =>
      periodsOf(SPANS, RATES, RULES, []).find((period) => period.type === type && period.from === from)
        ?.price;
    expect([
      price('WEEK', '2027-07-03'),
      price('WEEKEND', '2027-05-07'),
      price('MIDWEEK', '2027-01-11'),
    ]).toEqual([1_200, 360, 280]);
  });

  it.each([
    ['nothing', [], 'free'],
    ['who leaves that day', [['2027-06-26', '2027-07-03']], 'free'],
    ['who arrives as it ends', [['2027-07-10', '2027-07-17']], 'free'],
    ['its last night', [['2027-07-09', '2027-07-10']], 'busy'],
    ['more than it', [['2027-06-01', '2027-08-01']], 'busy'],
  ] as const)('is beside %s %s', (_what, busy, state) => {
    expect(at('2027-07-03', busy)?.state).toBe(state);
  });

  it('leaves out periods without price, allowed day of arrival, or enough nights', () => {
    const types = (rules: typeof RULES, rates = RATES) =>
      new Set(periodsOf(SPANS, rates, rules, []).map(({ type }) => type));
    expect(types({ arrivalDays: [6], minNights: 3 })).toEqual(new Set(['WEEK']));
    expect(types({ arrivalDays: [1, 5, 6], minNights: 4 })).toEqual(new Set(['WEEK', 'MIDWEEK']));
    expect(types(RULES, [])).toEqual(new Set());
  });
});
