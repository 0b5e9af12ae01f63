import { type Season, seasonOf } from '../../content-service/lettings/season.ts';
import { addDays, nightsOf } from '../../domain/stays/day.ts';
import { calendarDay, REFERENCE_DATE } from '../basics/reference-date.ts';
import type { Rng } from '../basics/rng.ts';
import type { Taken } from './rental-unit.ts';

const SATURDAY = 6;
/** Days from the reference date to the first Saturday after it. */
const FIRST_SATURDAY = (SATURDAY - new Date(REFERENCE_DATE).getUTCDay() + 7) % 7 || 7;
const WEEKS = 52;

/** Share of a season's weeks that are taken, and share of short stays in the others. */
const WEEKS_TAKEN: Readonly<Record<Season, number>> = {
  HIGH: 0.55,
  SCHOOL_HOLIDAY: 0.5,
  MID: 0.25,
  LOW: 0.08,
};
const SHORT_STAYS: Readonly<Record<Season, number>> = { HIGH: 0, SCHOOL_HOLIDAY: 0, MID: 0.15, LOW: 0.08 };

/** Short stays in the week of a Saturday: a weekend, a midweek, or both with a turnover day between them. */
function shortStays(saturday: string, rng: Rng): Taken[] {
  const weekend: Taken = [addDays(saturday, -1), addDays(saturday, 2)];
  const midweek: Taken = [addDays(saturday, 2), addDays(saturday, 6)];
  return rng.pick([[weekend], [midweek], [weekend, midweek]]);
}

/** Stays already taken in the coming year: whole weeks, more in summer, and a few short ones. */
export function takenStays(rng: Rng): Taken[] {
  const stays: Taken[] = [];
  const nights = new Set<string>();
  const take = (stay: Taken) => {
    const wanted = nightsOf(...stay);
    if (wanted.some((night) => nights.has(night))) return;
    stays.push(stay);
    for (const night of wanted) nights.add(night);
  };
  for (let week = 0; week < WEEKS; week += 1) {
    const saturday = calendarDay(FIRST_SATURDAY + 7 * week);
    const season = seasonOf(saturday);
    if (rng.chance(WEEKS_TAKEN[season])) take([saturday, addDays(saturday, 7)]);
    else if (rng.chance(SHORT_STAYS[season])) for (const stay of shortStays(saturday, rng)) take(stay);
  }
  return stays;
}
