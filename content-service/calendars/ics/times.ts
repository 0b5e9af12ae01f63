import { dayAt, instantOf } from '../../../domain/agenda/zoned-time.ts';
import { isDay } from '../../../domain/stays/day.ts';
import type { Property } from './lines.ts';

const ZONE = 'Europe/Brussels';
const DAY = 86_400_000;
/** Nights are counted by Brussels days: an event that ends at this hour or later includes its last night. */
const LATE = 23;

/** A date or a wall time in Brussels. */
export interface Moment {
  readonly day: string;
  /** Minutes since midnight; null for a whole day. */
  readonly minute: number | null;
}

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    // The platform throws RangeError for an unknown zone: there is no other test.
    return false;
  }
};

const momentAt = (instant: number): Moment => {
  const day = dayAt(instant, ZONE);
  return { day, minute: Math.floor((instant - instantOf(day, '00:00', ZONE)) / 60_000) };
};

/**
 * A date, a UTC time, a time in a zone, or a floating time, which counts as Brussels time (RFC 5545 §3.3.4,
 * §3.3.5); null for anything else.
 */
export function momentOf(value: string, params: Property['params'] = {}): Moment | null {
  const [, year, month, date, hour, minute, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}(Z)?)?$/.exec(value) ?? [];
  const day = `${year}-${month}-${date}`;
  if (!isDay(day)) return null;
  if (hour === undefined) return { day, minute: null };
  if (Number(hour) > 23 || Number(minute) > 59) return null;
  const zone = utc === 'Z' ? 'UTC' : (params['TZID'] ?? ZONE);
  // For a zone name invented by a program, the clock is taken as Brussels time.
  const known = zone === ZONE || !isZone(zone) ? ZONE : zone;
  return momentAt(instantOf(day, `${hour}:${minute}`, known));
}

/**
 * Milliseconds of a duration such as `P1D`, `PT2H30M`, `P1W` (§3.3.6); null for an invalid or negative one.
 */
export function durationOf(value: string): number | null {
  const [, weeks, days, hours, minutes, seconds] =
    /^\+?P(?:(\d{1,3})W|(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?)$/.exec(value) ??
    [];
  const read = [weeks, days, hours, minutes, seconds];
  if (read.every((part) => part === undefined)) return null;
  const units = [7 * DAY, DAY, 3_600_000, 60_000, 1_000];
  return read.reduce((sum, part, index) => sum + Number(part ?? 0) * (units[index] ?? 0), 0);
}

/** A moment later by a duration. */
export function later({ day, minute }: Moment, milliseconds: number): Moment {
  if (minute === null) {
    const at = Date.parse(`${day}T00:00:00Z`) + Math.max(DAY, Math.ceil(milliseconds / DAY) * DAY);
    return { day: new Date(at).toISOString().slice(0, 10), minute: null };
  }
  const clock = `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return momentAt(instantOf(day, clock, ZONE) + milliseconds);
}

/** A calendar day as a number, and back. */
export const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
export const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/**
 * The first night and the one after the last that an event takes, as day numbers; an hour in the daytime
 * takes none.
 */
export function nightsBetween(start: Moment, end: Moment): readonly [from: number, to: number] {
  const from = numberOf(start.day);
  const to = numberOf(end.day);
  if (start.minute === null) return [from, Math.max(to, from + 1)];
  return [from, end.minute !== null && end.minute >= LATE * 60 ? to + 1 : to];
}
