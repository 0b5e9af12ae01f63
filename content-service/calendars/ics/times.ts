import { dayAt, instantOf } from '../../../domain/agenda/zoned-time.ts';
import { isDay } from '../../../domain/stays/day.ts';
import type { Property } from './lines.ts';

const ZONE = 'Europe/Brussels';
const DAY = 86_400_000;
/** Nights are taken by whole days of Brussels: an event that ends so late still has its last one. */
const LATE = 23;

/** When something begins or ends, by the calendar and the clock of Brussels. */
export interface Moment {
  readonly day: string;
  /** Minutes since midnight; null of a whole day. */
  readonly minute: number | null;
}

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    // The platform knows a zone or throws RangeError: there is no other way to ask.
    return false;
  }
};

const momentAt = (instant: number): Moment => {
  const day = dayAt(instant, ZONE);
  return { day, minute: Math.floor((instant - instantOf(day, '00:00', ZONE)) / 60_000) };
};

/** A date, a time in UTC, in a zone, or of no zone, which is Brussels' (RFC 5545 §3.3.4, §3.3.5); null for none. */
export function momentOf(value: string, params: Property['params'] = {}): Moment | null {
  const [, year, month, date, hour, minute, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z)?)?$/.exec(value) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return null;
  if (hour === undefined) return { day, minute: null };
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const zone = utc === 'Z' ? 'UTC' : (params['TZID'] ?? ZONE);
  // A name that a program made up for itself: its clock is taken for ours.
  const known = zone === ZONE || !isZone(zone) ? ZONE : zone;
  return momentAt(instantOf(day, `${hour}:${minute}`, known));
}

/** Milliseconds of a duration such as `P1D`, `PT2H30M`, `P1W` (§3.3.6); null for none, or for one backwards. */
export function durationOf(value: string): number | null {
  const [, weeks, days, hours, minutes, seconds] =
    /^\+?P(?:(\d{1,3})W|(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?)$/.exec(value) ??
    [];
  const read = [weeks, days, hours, minutes, seconds];
  if (read.every((part) => part === undefined)) return null;
  const units = [7 * DAY, DAY, 3_600_000, 60_000, 1_000];
  return read.reduce((sum, part, index) => sum + Number(part ?? 0) * (units[index] ?? 0), 0);
}

/** So much later. */
export function later({ day, minute }: Moment, milliseconds: number): Moment {
  if (minute === null) {
    const at = Date.parse(`${day}T00:00:00Z`) + Math.max(DAY, Math.ceil(milliseconds / DAY) * DAY);
    return { day: new Date(at).toISOString().slice(0, 10), minute: null };
  }
  const clock = `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return momentAt(instantOf(day, clock, ZONE) + milliseconds);
}

/** The day of a calendar as a number, and back. */
export const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
export const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** First night and the one behind the last that something takes, as numbers of days; an hour by day takes none. */
export function nightsBetween(start: Moment, end: Moment): readonly [from: number, to: number] {
  const from = numberOf(start.day);
  const to = numberOf(end.day);
  if (start.minute === null) return [from, Math.max(to, from + 1)];
  return [from, end.minute !== null && end.minute >= LATE * 60 ? to + 1 : to];
}
