import { addDays, weekdayOf } from '#domain/stays/day.ts';

const MONDAY = 1;
/** The Monday of a day's week; weeks begin on Monday. */
const backToMonday = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));
const onOrAfterMonday = (day: string): string => addDays(day, (MONDAY - weekdayOf(day) + 7) % 7);

/** Easter Sunday of a year (Gregorian; Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = Math.floor((a + 11 * d + 22 * e) / 451);
  const march = 22 + d + e - 7 * f;
  return addDays(`${year}-03-01`, march - 1);
}

/** First Monday of the Easter holiday: in April, unless Easter is in March or after 15 April. */
function easterHoliday(easter: string): string {
  const monthDay = easter.slice(5);
  if (monthDay < '04-01') return addDays(easter, 1);
  if (monthDay > '04-15') return addDays(easter, -13);
  return onOrAfterMonday(`${easter.slice(0, 4)}-04-01`);
}

/** The week of All Saints; the following one when that day is a Sunday. */
const autumnHoliday = (year: number): string => backToMonday(`${year}-11-02`);

/** The week of Christmas; the following one when that day is in a weekend. */
const christmasHoliday = (year: number): string => {
  const day = `${year}-12-25`;
  return [0, 6].includes(weekdayOf(day)) ? onOrAfterMonday(day) : backToMonday(day);
};

/**
 * Mondays of the school holiday weeks of a calendar year in Flanders, without the summer, by the rules of the
 * Flemish government.
 */
export function schoolHolidayMondays(year: number): readonly string[] {
  const easter = easterOf(year);
  const [spring, christmas] = [easterHoliday(easter), christmasHoliday(year)];
  return [
    addDays(easter, -48),
    spring,
    addDays(spring, 7),
    autumnHoliday(year),
    christmas,
    addDays(christmas, 7),
  ];
}
