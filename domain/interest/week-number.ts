import { addDays } from '../stays/day.ts';

/** The number of a week in its year, by its Monday, as calendars in Europe count (ISO 8601: the first has a Thursday). */
export function weekNumberOf(monday: string): number {
  const thursday = addDays(monday, 3);
  const begun = Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`);
  return Math.floor(begun / (7 * 86_400_000)) + 1;
}
