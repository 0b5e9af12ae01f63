import { addDays, weekdayOf } from '../stays/day.ts';
import { isPublicHoliday } from './holidays.ts';
import { dayAt, instantOf, isRepeated } from './zoned-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** In the order of ECMAScript's `getDay`. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Opening hours for viewings, `HH:mm`. */
type Opening = readonly [from: string, to: string];
/** A range of calendar days, both ends included. */
type DayRange = readonly [first: string, last: string];

/** Rules of an agent's agenda. */
export interface AgendaRules {
  readonly timezone: string;
  readonly slotMinutes: number;
  /** Travel time between two appointments. */
  readonly breakMinutes: number;
  /** Notice period: an appointment must be booked at least this long before it begins. */
  readonly noticeHours: number;
  /** How far ahead appointments can be booked. */
  readonly horizonDays: number;
  readonly hours: Readonly<Partial<Record<Weekday, readonly Opening[]>>>;
  readonly closed: readonly DayRange[];
  readonly closedOnHolidays: boolean;
}

/** A bookable time; instants in milliseconds. */
export interface SlotTime {
  readonly start: number;
  readonly end: number;
  /** End of the appointment including the agent's travel time. */
  readonly occupiedUntil: number;
}

const isClosed = (day: string, { closed, closedOnHolidays }: AgendaRules): boolean =>
  closed.some(([first, last]) => first <= day && day <= last) || (closedOnHolidays && isPublicHoliday(day));

/**
 * Steps through an opening in real time, so that slots never overlap when the clock changes. In the repeated
 * hour of autumn, only the first pass has slots, since visitors could not tell the two apart.
 */
function slotsOfOpening(day: string, [from, to]: Opening, rules: AgendaRules): SlotTime[] {
  const { timezone, slotMinutes, breakMinutes } = rules;
  const closing = instantOf(day, to, timezone);
  const step = (slotMinutes + breakMinutes) * MINUTE;
  const slots: SlotTime[] = [];
  for (let start = instantOf(day, from, timezone); ; start += step) {
    const end = start + slotMinutes * MINUTE;
    if (end > closing) return slots;
    if (!isRepeated(start, timezone)) slots.push({ start, end, occupiedUntil: start + step });
  }
}

/** The slots of a calendar day in the agenda's time zone, in order, whether taken, past or free. */
export function slotsOfDay(day: string, rules: AgendaRules): SlotTime[] {
  const openings = rules.hours[WEEKDAYS[weekdayOf(day)] ?? 'sun'] ?? [];
  if (openings.length === 0 || isClosed(day, rules)) return [];
  return openings.flatMap((opening) => slotsOfOpening(day, opening, rules)).sort((a, b) => a.start - b.start);
}

/** First instant that can be booked now. */
export const noticeEnds = (now: number, { noticeHours }: AgendaRules): number => now + noticeHours * HOUR;

/** Last day that can be booked now. */
export const lastDay = (now: number, { timezone, horizonDays }: AgendaRules): string =>
  addDays(dayAt(now, timezone), horizonDays);

/** Whether one agent cannot take both times. */
export const collide = (
  a: Pick<SlotTime, 'start' | 'occupiedUntil'>,
  b: Pick<SlotTime, 'start' | 'occupiedUntil'>,
): boolean => a.start < b.occupiedUntil && b.start < a.occupiedUntil;
