import { addDays, weekdayOf } from '../stays/day.ts';

/** The Monday of a day's week, which names the week. Days are calendar days in Brussels, `YYYY-MM-DD`. */
export const weekOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/**
 * The weeks that may be shown on a day, oldest first: those that ended before `today`, from that of `since`. A week ends
 * on Sunday at midnight and is shown from Monday, never before: a running week would tell single visits.
 */
export function closedWeeks(today: string, since: string): string[] {
  const open = weekOf(today);
  const weeks: string[] = [];
  for (let week = weekOf(since); week < open; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}
