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

/** A day with hours of its own. */
interface OtherDay {
  readonly day: string;
  readonly openings: readonly Opening[];
}

/** Opening hours of an office; a missing day is closed. */
export interface WeekHours {
  readonly week: Readonly<Partial<Record<Weekday, readonly Opening[]>>>;
  /** Closed days, first and last included. */
  readonly closed?: readonly DayRange[] | null | undefined;
  /** Days with hours of their own, also where the office would be closed. */
  readonly otherHours?: readonly OtherDay[] | null | undefined;
  /** The ten Belgian public holidays, unless false. */
  readonly closedOnHolidays?: boolean | null | undefined;
  /** An additional remark: "en op afspraak". */
  readonly note?: Localized | null | undefined;
}

/** Whether an office is open, and when that changes; instants in milliseconds. */
export type OpenState =
  | { readonly open: true; readonly until: number }
  | { readonly open: false; readonly next: number | null };

/** Days ahead in which the next opening is searched; with none, the office counts as closed. */
const DAYS_SEARCHED = 30;

const inOrder = (openings: readonly Opening[]): readonly Opening[] =>
  openings.filter(([from, to]) => from < to).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** The openings of a calendar day in order; its own ones, else none on a holiday or closed day. */
export function openingsOf(
  day: string,
  { week, closed, otherHours, closedOnHolidays }: WeekHours,
): readonly Opening[] {
  const own = (otherHours ?? []).find((one) => one.day === day);
  if (own !== undefined) return inOrder(own.openings);
  if (closedOnHolidays !== false && isPublicHoliday(day)) return [];
  if ((closed ?? []).some(([first, last]) => first <= day && day <= last)) return [];
  const weekday = WEEKDAYS[weekdayOf(day)];
  return weekday === undefined ? [] : inOrder(week[weekday] ?? []);
}

/** Consecutive days on which an office is not open as in other weeks. */
export interface ExceptionalDays {
  readonly first: string;
  readonly last: string;
  /** Empty when it is closed. */
  readonly openings: readonly Opening[];
}

/** The closed days and those with hours of their own that end on a day or later, by their first day. */
export const exceptionalDays = (
  { closed, otherHours }: Pick<WeekHours, 'closed' | 'otherHours'>,
  from: string,
): readonly ExceptionalDays[] =>
  [
    ...(closed ?? []).map(([first, last]) => ({ first, last, openings: [] })),
    ...(otherHours ?? []).map(({ day, openings }) => ({
      first: day,
      last: day,
      openings: inOrder(openings),
    })),
  ]
    .filter(({ last }) => last >= from)
    .toSorted((one, other) => (one.first < other.first ? -1 : 1));

/** Whether an office is open at an instant, in Brussels time and with Belgian holidays. */
export function openAt(now: number, hours: WeekHours): OpenState {
  const today = dayAt(now, BRUSSELS);
  for (let days = 0; days <= DAYS_SEARCHED; days += 1) {
    const day = addDays(today, days);
    for (const [from, to] of openingsOf(day, hours)) {
      const [opens, closes] = [instantOf(day, from, BRUSSELS), instantOf(day, to, BRUSSELS)];
      if (opens <= now && now < closes) return { open: true, until: closes };
      if (opens > now) return { open: false, next: opens };
    }
  }
  return { open: false, next: null };
}

/** Monday first, as in Belgium. */
const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Consecutive days with the same openings. */
export interface DaySpan {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly openings: readonly Opening[];
}

/** A week for display: consecutive days with the same openings joined, including closed ones. */
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
