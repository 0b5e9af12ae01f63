/** Calendar days `YYYY-MM-DD`, counted in nights, independent of clocks and time zones. */

const DAY_MS = 86_400_000;
const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is an existing day: `2027-02-29` is not. */
export function isDay(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Years that somebody can mean in a form: 0026 and 0202 are slips of the keyboard. */
const MEANT_YEARS = { first: 1800, last: 2199 };

/** Whether a typed text is a day that somebody can mean: it exists, in a year that is none of a slip. */
export function isMeantDay(text: string): boolean {
  const year = Number(text.slice(0, 4));
  return isDay(text) && year >= MEANT_YEARS.first && year <= MEANT_YEARS.last;
}

const epochDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day this many days later, or earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date((epochDay(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** Nights of the half-open interval `[from, to)`; zero or negative when `to` is not after `from`. */
export const nightCount = (from: string, to: string): number => epochDay(to) - epochDay(from);

/** Each night of `[from, to)`, named by the day on which it begins. */
export const nightsOf = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, nightCount(from, to)) }, (_, night) => addDays(from, night));

/** 0 is Sunday, as everywhere in ECMAScript and on the wire. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
