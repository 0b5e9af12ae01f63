import { addDays } from '../stays/day.ts';

/** Holidays with a fixed date (royal decree of 18 April 1974, article 1). */
const FIXED = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'];
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50];

const two = (value: number): string => String(value).padStart(2, '0');

/** Easter Sunday of a Gregorian year, `YYYY-MM-DD` (the algorithm of Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * correction + 114;
  return `${year}-${two(Math.floor(day / 31))}-${two((day % 31) + 1)}`;
}

/** Whether a day (`YYYY-MM-DD`) is one of Belgium's ten public holidays. */
export function isPublicHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((days) => addDays(easter, days) === day);
}
