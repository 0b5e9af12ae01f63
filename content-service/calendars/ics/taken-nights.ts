import { type Component, type Property, readComponents } from './lines.ts';
import { MOST_STEPS, repetitions, type Steps } from './recurrence.ts';
import { dayOf, durationOf, later, type Moment, momentOf, nightsBetween, numberOf } from './times.ts';

/** The taken nights of a calendar. */
interface TakenNights {
  /** Each night once, in order: `YYYY-MM-DD` of the day on which it begins. */
  readonly nights: readonly string[];
  /** Number of events with an unsupported recurrence: only their first occurrence was taken. */
  readonly notUnderstood: number;
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

const allOf = ({ properties }: Component, name: string): readonly Property[] =>
  properties.filter((property) => property.name === name);
const textOf = (component: Component, name: string): string => allOf(component, name)[0]?.value ?? '';
const momentsOf = (component: Component, name: string): readonly Moment[] =>
  allOf(component, name).flatMap(({ value, params }) =>
    value.split(',').flatMap((one) => momentOf(one.split('/')[0] ?? '', params) ?? []),
  );

/** Start and end of an event (§3.6.1): a date alone covers its day, an instant without end takes no night. */
function spanOf(event: Component): readonly [Moment, Moment] | null {
  const [start] = momentsOf(event, 'DTSTART');
  if (start === undefined) return null;
  const [end] = momentsOf(event, 'DTEND');
  if (end !== undefined) return [start, end];
  const duration = durationOf(textOf(event, 'DURATION'));
  return [start, later(start, duration ?? 0)];
}

/** Whether an event blocks its nights. */
const takes = (event: Component): boolean =>
  textOf(event, 'STATUS').toUpperCase() !== 'CANCELLED' &&
  textOf(event, 'TRANSP').toUpperCase() !== 'TRANSPARENT';

/** Takes the nights of an event; false when its recurrence is not supported. */
function takeEvent(event: Component, moved: ReadonlySet<number>, window: Window, steps: Steps): boolean {
  const span = spanOf(event);
  if (span === null) return true;
  const [from, to] = nightsBetween(...span);
  const length = to - from;
  if (length <= 0) return true;
  const left = new Set([...moved, ...momentsOf(event, 'EXDATE').map(({ day }) => numberOf(day))]);
  const rule = textOf(event, 'RRULE');
  const more = momentsOf(event, 'RDATE').map(({ day }) => numberOf(day));
  // An event that began before the window may reach into it.
  const reach = [window.first - Math.min(length, WINDOW_DAYS), window.last] as const;
  const repeated = rule === '' ? [] : repetitions(rule, from, reach, steps);
  for (const day of new Set([from, ...(repeated ?? []), ...more])) {
    if (!left.has(day)) window.take(day, day + length);
  }
  return repeated !== null;
}

function takePeriods(busy: Component, window: Window): void {
  for (const { value, params } of allOf(busy, 'FREEBUSY')) {
    if (/^FREE$/i.test(params['FBTYPE'] ?? '')) continue;
    for (const period of value.split(',')) {
      const [begins = '', ends = ''] = period.split('/');
      const start = momentOf(begins);
      if (start === null) continue;
      const duration = durationOf(ends);
      const end = duration === null ? momentOf(ends) : later(start, duration);
      if (end !== null) window.take(...nightsBetween(start, end));
    }
  }
}

/**
 * Nights taken by a calendar file, from yesterday for two years; null for a file that is not a complete
 * calendar. Instants are converted to Brussels time: an arrival on one day and a departure on another take
 * the nights between.
 */
export function takenNights(text: string, today: string): TakenNights | null {
  const components = readComponents(text);
  if (components === null) return null;
  const window = new Window(today);
  const steps: Steps = { left: MOST_STEPS };
  const moved = new Map<string, Set<number>>();
  for (const event of components) {
    const uid = textOf(event, 'UID');
    for (const { day } of momentsOf(event, 'RECURRENCE-ID')) {
      moved.set(uid, (moved.get(uid) ?? new Set()).add(numberOf(day)));
    }
  }
  let notUnderstood = 0;
  for (const component of components) {
    if (component.kind === 'VFREEBUSY') takePeriods(component, window);
    else if (takes(component)) {
      // A moved occurrence is an event of its own.
      const own = allOf(component, 'RECURRENCE-ID').length > 0;
      const elsewhere = own ? undefined : moved.get(textOf(component, 'UID'));
      if (!takeEvent(component, elsewhere ?? new Set(), window, steps)) notUnderstood += 1;
    }
  }
  return { nights: window.nights(), notUnderstood };
}
