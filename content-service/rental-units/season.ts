import { addDays, weekdayOf } from '#domain/stays/day.ts';
import type { Season } from '#domain/stays/seasons.ts';
import { schoolHolidayMondays } from './school-holidays.ts';

/** Seasons with only whole weeks. */
export const isBusySeason = (season: Season): boolean => season === 'SCHOOL_HOLIDAY' || season === 'HIGH';

const MID_MONTHS = ['04', '05', '06', '09'];

/** The Saturday on which the week of a night begins. */
export const saturdayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 1) % 7));

/** The season of the week that begins on a Saturday. */
export function seasonOfWeek(saturday: string): Season {
  const monday = addDays(saturday, 2);
  const year = Number(monday.slice(0, 4));
  // The second week of the Christmas holiday may begin in January.
  const holidays = [...schoolHolidayMondays(year - 1), ...schoolHolidayMondays(year)];
  if (holidays.includes(monday)) return 'SCHOOL_HOLIDAY';
  const monthDay = saturday.slice(5);
  if (monthDay >= '06-26' && monthDay <= '08-31') return 'HIGH';
  return MID_MONTHS.includes(monthDay.slice(0, 2)) ? 'MID' : 'LOW';
}

/** A season of a year, with its length. */
export interface SeasonOfYear {
  /** "HIGH-2027". */
  readonly name: string;
  readonly nights: number;
}

/** The season of a day, with its weeks that begin in the same year. */
export function seasonOfYear(day: string): SeasonOfYear {
  const saturday = saturdayOf(day);
  const [season, year] = [seasonOfWeek(saturday), saturday.slice(0, 4)];
  let weeks = 0;
  let week = addDays(saturdayOf(`${year}-01-01`), 7);
  for (; week.startsWith(year); week = addDays(week, 7)) if (seasonOfWeek(week) === season) weeks += 1;
  return { name: `${season}-${year}`, nights: 7 * weeks };
}

/** The season of a night: that of its week from Saturday to Saturday. */
export const seasonOf = (day: string): Season => seasonOfWeek(saturdayOf(day));
