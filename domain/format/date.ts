import { isYear } from '../rules/year.ts';
import { formOf, type Writing } from './writing.ts';

/** Dates are shown in Brussels time; the wire has instants (design, "Time"). */
const BRUSSELS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** Whether a day of this shape exists, in a year with four digits. */
function isStated(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && isYear(date.getUTCFullYear());
}

/**
 * The existing day that a text states, as `YYYY-MM-DD`: a calendar day, the Brussels day of an instant with offset, or
 * the day of a local time (spec 1 §9); null for anything else, and for a year without four digits: `0001-01-01` is how
 * some systems write that none is set.
 */
export function statedDay(text: string | null | undefined): string | null {
  const value = (text ?? '').trim();
  const local = LOCAL_TIME.exec(value)?.[1] ?? (CALENDAR_DAY.test(value) ? value : null);
  if (local !== null) return isStated(local) ? local : null;
  const instant = INSTANT.test(value) ? new Date(value) : null;
  if (instant === null || Number.isNaN(instant.getTime()) || !isYear(instant.getUTCFullYear())) return null;
  const parts = new Map(BRUSSELS.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The day that a text states as dd/mm/yyyy, or in the reader's form; empty for none. */
export function formatDate(text: string | null | undefined, writing: Writing): string {
  const [year = '', month = '', day = ''] = statedDay(text)?.split('-') ?? [];
  return year === '' ? '' : formOf(writing).day(day, month, year);
}

const BRUSSELS_TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Date and time in Brussels, "26/11/2026, 13:30"; only the date when there is no time. */
export function formatDateTime(text: string | null | undefined, writing: Writing): string {
  const value = (text ?? '').trim();
  const day = formatDate(value, writing);
  if (day === '' || CALENDAR_DAY.test(value)) return day;
  const time = LOCAL_TIME.test(value) ? value.slice(11, 16) : BRUSSELS_TIME.format(new Date(value));
  return `${day}, ${time}`;
}
