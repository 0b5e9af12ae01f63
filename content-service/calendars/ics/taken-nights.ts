import { CalendarFault } from './fault.ts';
import { type Component, type Property, readComponents } from './lines.ts';
import { MOST_STEPS, repetitions, type Steps } from './recurrence.ts';
import {
  Dates,
  dayIn,
  dayOf,
  durationOf,
  later,
  type Moment,
  nightsBetween,
  numberOf,
  periodOf,
} from './times.ts';

/** The taken nights of a calendar, and what was not taken of it. */
export interface TakenNights {
  /** Each night once, in order: `YYYY-MM-DD` of the day on which it begins. */
  readonly nights: readonly string[];
  /** Number of events of which only a part was understood, such as the first occurrence of a strange rule. */
  readonly notUnderstood: number;
  /** Number of events of a night or more that their program marks as free: they take nothing. */
  readonly free: number;
}

/** Length of the window in days; no stay can be requested further ahead. */
const WINDOW_DAYS = 732;

/** A fixed array with one mark per night, whose size does not depend on the calendar. */
class Window {
  readonly #taken = new Uint8Array(WINDOW_DAYS);
  readonly first: number;
  readonly last: number;

  constructor(today: string) {
    this.first = numberOf(today) - 1;
    this.last = this.first + WINDOW_DAYS - 1;
  }

  take(from: number, to: number): void {
    this.#taken.fill(1, Math.max(0, from - this.first), Math.max(0, to - this.first));
  }

  nights(): string[] {
    return [...this.#taken].flatMap((mark, index) => (mark === 1 ? [dayOf(this.first + index)] : []));
  }
}

/** What the events of one file share while they are read. */
interface Reading {
  readonly dates: Dates;
  readonly steps: Steps;
  readonly window: Window;
  /** Days of occurrences that events of their own replace, by UID. */
  readonly moved: ReadonlyMap<string, ReadonlySet<number>>;
}

const allOf = ({ properties }: Component, name: string): readonly Property[] =>
  properties.filter((property) => property.name === name);
const textOf = (component: Component, name: string): string => allOf(component, name)[0]?.value ?? '';

/** Moments of a property; null for one that cannot be read. */
const momentsOf = (component: Component, name: string, dates: Dates): readonly (Moment | null)[] =>
  allOf(component, name).flatMap(({ value, params }) =>
    value.split(',').map((one) => dates.momentOf(one, params)),
  );

/** Moments of a property that decides about nights: an unreadable one makes the whole reading fail. */
const sureMoments = (component: Component, name: string, dates: Dates): readonly Moment[] =>
  momentsOf(component, name, dates).map((moment) => {
    if (moment === null) throw new CalendarFault(`${name} not understood`);
    return moment;
  });

/**
 * Start and end of an event (§3.6.1): a date alone covers its day, an instant without end takes no night.
 * Null without a start.
 */
function spanOf(event: Component, dates: Dates): readonly [Moment, Moment] | null {
  const [start] = sureMoments(event, 'DTSTART', dates);
  if (start === undefined) return null;
  const [end] = sureMoments(event, 'DTEND', dates);
  if (end !== undefined) return [start, end];
  const written = textOf(event, 'DURATION');
  const duration = written === '' ? 0 : durationOf(written);
  if (duration === null) throw new CalendarFault('DURATION not understood');
  return [start, later(start, duration)];
}

const isCancelled = (event: Component): boolean => textOf(event, 'STATUS').toUpperCase() === 'CANCELLED';
const isFree = (event: Component): boolean => textOf(event, 'TRANSP').toUpperCase() === 'TRANSPARENT';

/** Nights of added days (§3.8.5.2) as day numbers: a day or time has the length of its event, a period its own. */
const addedNights = (
  event: Component,
  length: number,
  dates: Dates,
): readonly (readonly [number, number])[] =>
  allOf(event, 'RDATE').flatMap(({ value, params }) =>
    value.split(',').map((one) => {
      const period = one.includes('/') ? periodOf(one, dates, params) : null;
      const moment = one.includes('/') ? null : dates.momentOf(one, params);
      if (period !== null) return nightsBetween(...period);
      if (moment === null) throw new CalendarFault('RDATE not understood');
      const day = numberOf(dayIn(moment));
      return [day, day + length] as const;
    }),
  );

/** Whether an event that is marked as free would take a night. */
function wouldTake(event: Component, { dates, window }: Reading): boolean {
  const [start] = momentsOf(event, 'DTSTART', dates);
  const [end] = momentsOf(event, 'DTEND', dates);
  if (start === null || start === undefined) return false;
  const [from, to] = nightsBetween(start, end ?? later(start, durationOf(textOf(event, 'DURATION')) ?? 0));
  return to > from && to > window.first && (from <= window.last || allOf(event, 'RRULE').length > 0);
}

/** Takes the nights of an event; false when a part of it was not understood. */
function takeEvent(event: Component, reading: Reading): boolean {
  const { dates, steps, window, moved } = reading;
  const span = spanOf(event, dates);
  if (span === null) return false;
  const [start] = span;
  const [from, to] = nightsBetween(...span);
  const length = to - from;
  if (length <= 0) return length === 0;
  const exceptions = momentsOf(event, 'EXDATE', dates);
  const isMoved = allOf(event, 'RECURRENCE-ID');
  const left = new Set([
    ...exceptions.flatMap((moment) => (moment === null ? [] : [numberOf(dayIn(moment))])),
    // A moved occurrence is an event of its own.
    ...(isMoved.length > 0 ? [] : (moved.get(textOf(event, 'UID')) ?? [])),
  ]);
  const added = addedNights(event, length, dates);
  // An event that began before the window may reach into it.
  const reach = [window.first - Math.min(length, WINDOW_DAYS), window.last] as const;
  const repeated = allOf(event, 'RRULE').map(({ value }) => repetitions(value, start, reach, reading));
  const days = repeated.flatMap((found) => found ?? []).map((one) => numberOf(dayIn(one)));
  for (const [day, next] of [...added, ...[from, ...days].map((one) => [one, one + length] as const)]) {
    if (!left.has(day)) window.take(day, next);
  }
  return (
    steps.left > 0 &&
    !repeated.includes(null) &&
    !exceptions.includes(null) &&
    allOf(event, 'EXRULE').length === 0 &&
    // Of a change "from here on" only the occurrence itself is moved (§3.2.13).
    isMoved.every(({ params }) => params['RANGE'] === undefined)
  );
}

function takePeriods(busy: Component, { dates, window }: Reading): void {
  for (const { value, params } of allOf(busy, 'FREEBUSY')) {
    if (/^FREE$/i.test(params['FBTYPE'] ?? '')) continue;
    for (const period of value.split(',')) {
      const span = periodOf(period, dates);
      if (span === null) throw new CalendarFault('FREEBUSY not understood');
      window.take(...nightsBetween(...span));
    }
  }
}

/** Days of moved occurrences by UID. */
function movedBy(components: readonly Component[], dates: Dates): Reading['moved'] {
  const moved = new Map<string, Set<number>>();
  for (const event of components) {
    const uid = textOf(event, 'UID');
    // Events without a name are not the same event.
    if (uid === '') continue;
    for (const moment of momentsOf(event, 'RECURRENCE-ID', dates)) {
      if (moment === null) continue;
      moved.set(uid, (moved.get(uid) ?? new Set()).add(numberOf(dayIn(moment))));
    }
  }
  return moved;
}

/**
 * Nights taken by a calendar file, from yesterday for two years. Instants are converted to Brussels time: an
 * arrival on one day and a departure on another take the nights between. Throws `CalendarFault` for a file
 * that is not a complete calendar, or has a date that nobody can read: a night is never free by mistake.
 */
export function takenNights(text: string, today: string): TakenNights {
  const components = readComponents(text);
  const dates = new Dates();
  const reading: Reading = {
    dates,
    steps: { left: MOST_STEPS },
    window: new Window(today),
    moved: movedBy(components, dates),
  };
  let notUnderstood = 0;
  let free = 0;
  for (const component of components) {
    if (component.kind === 'VFREEBUSY') takePeriods(component, reading);
    else if (isCancelled(component)) continue;
    else if (isFree(component)) free += wouldTake(component, reading) ? 1 : 0;
    else if (!takeEvent(component, reading)) notUnderstood += 1;
  }
  return { nights: reading.window.nights(), notUnderstood, free };
}
