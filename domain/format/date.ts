import { formOf, type Writing } from './writing.ts';

/** Dates are shown in Brussels time; the wire has instants (design, "Time"). */
const BRUSSELS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const CALENDAR_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** A calendar day as dd/mm/yyyy, independent of time zones; empty for a day that does not exist. */
function formatDay(text: string, writing: Writing): string {
  const [, year = '', month = '', day = ''] = CALENDAR_DAY.exec(text) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)
    ? ''
    : formOf(writing).day(day, month, year);
}

/**
 * A calendar day (`YYYY-MM-DD`), the Brussels day of an instant with offset, or the day of a local time, as
 * dd/mm/yyyy (spec 1 §9), or in the reader's form; empty for anything else.
 */
export function formatDate(text: string | null | undefined, writing: Writing): string {
  const value = (text ?? '').trim();
  const local = LOCAL_TIME.exec(value)?.[1];
  if (local !== undefined) return formatDay(local, writing);
  if (CALENDAR_DAY.test(value)) return formatDay(value, writing);
  const instant = INSTANT.test(value) ? new Date(value) : null;
  if (instant === null || Number.isNaN(instant.getTime())) return '';
  const parts = new Map(BRUSSELS.formatToParts(instant).map(({ type, value }) => [type, value]));
  return formOf(writing).day(parts.get('day') ?? '', parts.get('month') ?? '', parts.get('year') ?? '');
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
