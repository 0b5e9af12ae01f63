import { isPublicHoliday } from '../agenda/holidays.ts';
import { WEEKDAYS, type Weekday } from '../agenda/slots.ts';
import { dayAt, instantOf } from '../agenda/zoned-time.ts';
import { BRUSSELS } from '../format/moment.ts';
import type { Localized } from '../locale.ts';
import { addDays, weekdayOf } from '../stays/day.ts';

/** Wall times `HH:mm`. */
export type Opening = readonly [from: string, to: string];
/** Calendar days, both included. */
type DayRange = readonly [first: string, last: string];

/** When an office receives people; a day that is not there is closed. */
export interface WeekHours {
  readonly week: Readonly<Partial<Record<Weekday, readonly Opening[]>>>;
  /** Days off, first and last included. */
  readonly closed?: readonly DayRange[] | null | undefined;
  /** Belgium's ten, unless it says no. */
  readonly closedOnHolidays?: boolean | null | undefined;
  /** What the times do not say: "en op afspraak". */
  readonly note?: Localized | null | undefined;
}

/** Whether an office is open, and when that changes; instants in milliseconds. */
export type OpenState =
  | { readonly open: true; readonly until: number }
  | { readonly open: false; readonly next: number | null };

/** So many days ahead is looked for the next opening: longer is a closed office. */
const AHEAD = 30;

/** The openings of a calendar day, in their order; of a holiday or a day off none. */
export function openingsOf(day: string, { week, closed, closedOnHolidays }: WeekHours): readonly Opening[] {
  if (closedOnHolidays !== false && isPublicHoliday(day)) return [];
  if ((closed ?? []).some(([first, last]) => first <= day && day <= last)) return [];
  const weekday = WEEKDAYS[weekdayOf(day)];
  return (weekday === undefined ? [] : (week[weekday] ?? []))
    .filter(([from, to]) => from < to)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Whether an office is open at an instant, by the clock of Brussels and with Belgium's holidays. */
export function openAt(now: number, hours: WeekHours): OpenState {
  const today = dayAt(now, BRUSSELS);
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) {
    const day = addDays(today, ahead);
    for (const [from, to] of openingsOf(day, hours)) {
      const [opens, closes] = [instantOf(day, from, BRUSSELS), instantOf(day, to, BRUSSELS)];
      if (opens <= now && now < closes) return { open: true, until: closes };
      if (opens > now) return { open: false, next: opens };
    }
  }
  return { open: false, next: null };
}

/** Monday first, as weeks are read here. */
const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Days in a row with the same openings. */
export interface DaySpan {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly openings: readonly Opening[];
}

/** A week as it is told: days in a row with the same openings together, closed ones too. */
export function weekSpans({ week }: WeekHours): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of WEEK) {
    const openings = week[day] ?? [];
    const before = spans.at(-1);
    if (before !== undefined && String(before.openings) === String(openings)) {
      spans.splice(-1, 1, { ...before, to: day });
    } else spans.push({ from: day, to: day, openings });
  }
  return spans;
}
