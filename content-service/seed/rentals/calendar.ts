import { calendarDay, REFERENCE_DATE } from '../reference-date.ts';
import type { Rng } from '../rng.ts';
import type { RentalPeriod, RentalPrice } from './rental-unit.ts';

type Season = RentalPrice['season'];
type Stay = readonly [from: string, to: string];

const SATURDAY = 6;
/** Days from the reference date to the first Saturday after it. */
const FIRST_SATURDAY = (SATURDAY - new Date(REFERENCE_DATE).getUTCDay() + 7) % 7 || 7;
const WEEKS = 52;

/** School holidays of the coming year, as first Saturdays of their weeks. */
const SCHOOL_HOLIDAYS = ['2026-12-19', '2026-12-26', '2027-02-06', '2027-03-27', '2027-04-03', '2027-10-30'];

/** Season of a week that begins on a day. */
export function seasonOf(day: string): Season {
  if (SCHOOL_HOLIDAYS.includes(day)) return 'SCHOOL_HOLIDAY';
  const monthDay = day.slice(5);
  if (monthDay >= '06-26' && monthDay <= '08-31') return 'HIGH';
  return ['04', '05', '06', '09'].includes(day.slice(5, 7)) ? 'MID' : 'LOW';
}

/** Stays already taken in the coming year: whole weeks, more of them in summer. */
export function busyNights(rng: Rng): Stay[] {
  return Array.from({ length: WEEKS }, (_, week): Stay | null => {
    const from = FIRST_SATURDAY + 7 * week;
    const taken = { HIGH: 0.55, SCHOOL_HOLIDAY: 0.5, MID: 0.25, LOW: 0.08 }[seasonOf(calendarDay(from))];
    return rng.chance(taken) ? [calendarDay(from), calendarDay(from + 7)] : null;
  }).filter((stay) => stay !== null);
}

/** All weeks of the coming year with their price (euros) and whether they are free. */
export function weeksOf(
  unitId: string,
  priceOf: (season: Season) => number,
  busy: readonly Stay[],
): RentalPeriod[] {
  const taken = new Set(busy.map(([from]) => from));
  return Array.from({ length: WEEKS }, (_, week) => {
    const from = calendarDay(FIRST_SATURDAY + 7 * week);
    return {
      id: `${unitId}-${from}`,
      type: 'WEEK',
      from,
      to: calendarDay(FIRST_SATURDAY + 7 * week + 7),
      price: priceOf(seasonOf(from)),
      state: taken.has(from) ? 'busy' : 'free',
    };
  });
}
