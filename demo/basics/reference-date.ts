/** The demo's "today", in UTC. Nothing in the seed reads the clock. */
export const REFERENCE_DATE = Date.UTC(2026, 10, 20);
/** Calendar year of the demo's "today". */
export const REFERENCE_YEAR = 2026;

const DAY = 86_400_000;
const pad = (value: number) => String(value).padStart(2, '0');

/** Last Sunday of a month at 01:00 UTC: the start or end of summer time. */
function lastSunday(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0, 1));
  return end.getTime() - end.getUTCDay() * DAY;
}

/** Instant `days` days before the reference date, at a Brussels time, ISO 8601 with offset. */
export function instantBefore(days: number, hour: number, minute: number): string {
  const local = REFERENCE_DATE - days * DAY;
  const date = new Date(local);
  const year = date.getUTCFullYear();
  const summer = local >= lastSunday(year, 2) && local < lastSunday(year, 9);
  return `${calendarDay(-days)}T${pad(hour)}:${pad(minute)}:00${summer ? '+02:00' : '+01:00'}`;
}

/** Calendar day `days` days after the reference date (negative: before), `YYYY-MM-DD`. */
export function calendarDay(days: number): string {
  const date = new Date(REFERENCE_DATE + days * DAY);
  return `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
}
