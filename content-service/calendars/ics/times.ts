import { dayAt, instantOf, isoWithOffset } from '#domain/agenda/zoned-time.ts';
import { addDays, isDay } from '#domain/stays/day.ts';
import { CalendarFault } from './fault.ts';
import type { Property } from './lines.ts';

const BRUSSELS = 'Europe/Brussels';
const DAY = 86_400_000;
/** Nights are counted by Brussels days: an event that ends at this hour or later includes its last night. */
const LATE = 23;
/** Maximum number of zones in a file: each costs the platform memory. */
const MOST_ZONES = 40;
/** Maximum number of dates in a file. */
const MOST_DATES = 12_000;

/** A date, or the wall time of a zone. */
export interface Moment {
  readonly day: string;
  /** Wall time `HH:mm`; null for a whole day. */
  readonly time: string | null;
  readonly zone: string;
}

/** A date or time with its optional offset: as in RFC 5545 §3.3.4 and §3.3.5, and as programs also write it. */
const WRITTEN =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[Tt](\d\d):?(\d\d)(?::?\d\d(?:\.\d+)?)?(Z|z|([+-])(\d\d):?(\d\d))?)?$/;

/** Programs write the years 1 and 9999 for "always"; dates beyond these days count as them, since another zone may have no day there. */
const FIRST_DAY = '1000-01-01';
const LAST_DAY = '9000-01-01';

/** Reads the dates of one file; zones that the platform does not know count as Brussels. */
export class Dates {
  readonly #zones = new Map<string, string>();
  #read = 0;

  /** The zone's name for the platform: Brussels for a name that a program invented, and for Windows' names. */
  #zoneOf(written: string): string {
    const known = this.#zones.get(written);
    if (known !== undefined) return known;
    if (this.#zones.size === MOST_ZONES) throw new CalendarFault('too many time zones');
    let zone = BRUSSELS;
    try {
      zone = new Intl.DateTimeFormat('en', { timeZone: written }).resolvedOptions().timeZone;
    } catch (error) {
      // The platform throws RangeError for an unknown zone: there is no other test.
      if (!(error instanceof RangeError)) throw error;
    }
    this.#zones.set(written, zone);
    return zone;
  }

  /** A date, a UTC time, a time in a zone, or a floating time, which counts as Brussels time; null for anything else. */
  momentOf(value: string, params: Property['params'] = {}): Moment | null {
    if (++this.#read > MOST_DATES) throw new CalendarFault('too many dates');
    const [, year, month, date, hour, minute, offset, sign, hours, minutes] =
      WRITTEN.exec(value.trim()) ?? [];
    const written = `${year}-${month}-${date}`;
    if (!isDay(written)) return null;
    const day = written < FIRST_DAY ? FIRST_DAY : written > LAST_DAY ? LAST_DAY : written;
    const zone = params['TZID'] === undefined ? BRUSSELS : this.#zoneOf(params['TZID']);
    if (hour === undefined || params['VALUE']?.toUpperCase() === 'DATE') return { day, time: null, zone };
    const time = `${hour}:${minute}`;
    // Midnight at the end of the day (ISO 8601).
    if (time === '24:00') return { day: addDays(day, 1), time: '00:00', zone };
    if (Number(hour) > 23 || Number(minute) > 59) return null;
    if (offset === undefined) return { day, time, zone };
    if (sign === undefined) return { day, time, zone: 'UTC' };
    if (Number(hours) > 23 || Number(minutes) > 59) return null;
    const by = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? 1 : -1);
    const at = new Date(Date.parse(`${day}T${time}:00Z`) + by).toISOString();
    return { day: at.slice(0, 10), time: at.slice(11, 16), zone: 'UTC' };
  }
}

const instant = ({ day, time, zone }: Moment): number => instantOf(day, time ?? '00:00', zone);

/** The day on which a moment falls in Brussels; a date is the same everywhere. */
export const dayIn = (moment: Moment): string =>
  moment.time === null || moment.zone === BRUSSELS ? moment.day : dayAt(instant(moment), BRUSSELS);

/**
 * Milliseconds of a duration such as `P1D`, `PT2H30M`, `P1W` (§3.3.6); null for an invalid or negative one.
 */
export function durationOf(value: string): number | null {
  const [, weeks, days, hours, minutes, seconds] =
    /^\+?P(?:(\d{1,3})W|(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?)$/.exec(
      value.toUpperCase(),
    ) ?? [];
  const read = [weeks, days, hours, minutes, seconds];
  if (read.every((part) => part === undefined)) return null;
  const units = [7 * DAY, DAY, 3_600_000, 60_000, 1_000];
  return read.reduce((sum, part, index) => sum + Number(part ?? 0) * (units[index] ?? 0), 0);
}

/** A moment later by a duration; a date by whole days, at least one. */
export function later(moment: Moment, milliseconds: number): Moment {
  if (moment.time === null) {
    return { ...moment, day: addDays(moment.day, Math.max(1, Math.ceil(milliseconds / DAY))) };
  }
  const at = new Date(instant(moment) + milliseconds).toISOString();
  return { day: at.slice(0, 10), time: at.slice(11, 16), zone: 'UTC' };
}

/** The moment's wall time in another zone. */
export function inZone(moment: Moment, zone: string): Moment {
  if (moment.time === null || moment.zone === zone) return moment;
  const wall = isoWithOffset(instant(moment), zone);
  return { day: wall.slice(0, 10), time: wall.slice(11, 16), zone };
}

/** Start and end of a period (§3.3.9), whose end may be a duration; null for one that cannot be read. */
export function periodOf(
  written: string,
  dates: Dates,
  params: Property['params'] = {},
): readonly [Moment, Moment] | null {
  const [begins = '', ends = ''] = written.split('/');
  const start = dates.momentOf(begins, params);
  if (start === null) return null;
  const duration = durationOf(ends);
  const end = duration === null ? dates.momentOf(ends, params) : later(start, duration);
  if (end === null) return null;
  const [from, to] = nightsBetween(start, end);
  return to < from ? null : [start, end];
}

/** A calendar day as a number, and back. */
export function numberOf(day: string): number {
  const number = Date.parse(`${day}T00:00:00Z`) / DAY;
  if (Number.isNaN(number)) throw new CalendarFault('a date beyond the year 9999');
  return number;
}
export const dayOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/**
 * The first night and the one after the last that an event takes, as day numbers; an hour in the daytime
 * takes none. The second is less than the first when the event ends before it begins.
 */
export function nightsBetween(start: Moment, end: Moment): readonly [from: number, to: number] {
  const from = numberOf(dayIn(start));
  const to = numberOf(dayIn(end));
  if (start.time === null) return [from, to === from ? from + 1 : to];
  const ends = inZone(end, BRUSSELS);
  return [from, ends.time !== null && Number(ends.time.slice(0, 2)) >= LATE ? to + 1 : to];
}
