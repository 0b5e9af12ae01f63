import { addDays, weekdayOf } from '../stays/day.ts';
import { isPublicHoliday } from './holidays.ts';
import { dayAt, instantOf, isRepeated } from './zoned-time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** In the order in which ECMAScript numbers them. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Wall times `HH:mm` between which estates are shown. */
type Opening = readonly [from: string, to: string];
/** Calendar days, both included. */
type DayRange = readonly [first: string, last: string];

/** When somebody shows estates. */
export interface AgendaRules {
  readonly timezone: string;
  readonly slotMinutes: number;
  /** Between two appointments, for the way there. */
  readonly breakMinutes: number;
  /** An appointment is booked so long before it begins, at the latest. */
  readonly noticeHours: number;
  /** How far ahead can be booked. */
  readonly horizonDays: number;
  readonly hours: Readonly<Partial<Record<Weekday, readonly Opening[]>>>;
  readonly closed: readonly DayRange[];
  readonly closedOnHolidays: boolean;
}

/** A time for an appointment; instants in milliseconds. */
export interface SlotTime {
  readonly start: number;
  readonly end: number;
  /** Until when whoever shows the estate can show no other: the way there included. */
  readonly occupiedUntil: number;
}

const isClosed = (day: string, { closed, closedOnHolidays }: AgendaRules): boolean =>
  closed.some(([first, last]) => first <= day && day <= last) || (closedOnHolidays && isPublicHoliday(day));

/**
 * Steps in real time through an opening, so that two slots never overlap when the clock is put forward
 * or back; the hour that comes twice is left out the second time, since nobody could tell the two apart.
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

/** The times of a calendar day in the agenda's zone, in order, whether taken, past or free. */
export function slotsOfDay(day: string, rules: AgendaRules): SlotTime[] {
  const openings = rules.hours[WEEKDAYS[weekdayOf(day)] ?? 'sun'] ?? [];
  if (openings.length === 0 || isClosed(day, rules)) return [];
  return openings.flatMap((opening) => slotsOfOpening(day, opening, rules)).sort((a, b) => a.start - b.start);
}

/** From when on an appointment can be booked at this moment. */
export const noticeEnds = (now: number, { noticeHours }: AgendaRules): number => now + noticeHours * HOUR;

/** The last day that can be booked at this moment. */
export const lastDay = (now: number, { timezone, horizonDays }: AgendaRules): string =>
  addDays(dayAt(now, timezone), horizonDays);

/** Whether two times get in each other's way for one person. */
export const collide = (
  a: Pick<SlotTime, 'start' | 'occupiedUntil'>,
  b: Pick<SlotTime, 'start' | 'occupiedUntil'>,
): boolean => a.start < b.occupiedUntil && b.start < a.occupiedUntil;
