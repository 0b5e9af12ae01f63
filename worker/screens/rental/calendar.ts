import { type StayChoice, stayQuery } from '#domain/filter/rental-stay.ts';
import type { StayChoices } from '#domain/stays/choices.ts';
import { addDays, weekdayOf } from '#domain/stays/day.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** State of a day, from the nights before and after it (look, "Calendar"). */
type DayState = 'past' | 'free' | 'busy' | 'in' | 'out' | 'turn';
/** Effect of choosing a day: arrival, or departure of a stay whose arrival is chosen. */
type DayRole = 'arrive' | 'leave';
/** The day's position in the visitor's stay. */
type DayPick = 'from' | 'to' | 'within';

export interface DayView {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly number: number;
  readonly state: DayState;
  readonly pick: DayPick | null;
  readonly role: DayRole | null;
  /** Link that chooses it as arrival or departure; null when it can be neither. */
  readonly href: string | null;
  /** "za 3 juli, vrij, aankomst mogelijk". */
  readonly label: string;
}

export interface MonthView {
  /** `YYYY-MM` */
  readonly month: string;
  /** "juli 2027" */
  readonly title: string;
  /** Weeks from Monday to Sunday; null for days of other months. */
  readonly weeks: readonly (readonly (DayView | null)[])[];
}

export interface CalendarView {
  readonly months: readonly MonthView[];
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly previousHref: string | null;
  readonly nextHref: string | null;
}

interface CalendarInput {
  readonly path: string;
  readonly choice: StayChoice;
  readonly choices: StayChoices;
  /** The day in Brussels, `YYYY-MM-DD`. */
  readonly today: string;
  /** Last bookable day. */
  readonly until: string;
  /** Whether the chosen days are marked; days of an impossible stay are not. */
  readonly marked: boolean;
}

/** Months shown at once. */
const MONTHS = 2;
/** A Monday, to derive the names of weekdays. */
const MONDAY = '2027-01-04';

const monthOf = (day: string): string => day.slice(0, 7);
const nextMonth = (month: string): string => monthOf(addDays(`${month}-28`, 4));
const previousMonth = (month: string): string => monthOf(addDays(`${month}-01`, -1));

/** The first month shown: the requested one, the stay's month, or the first with a free arrival. */
export function firstMonth({ choice, choices, today, until }: CalendarInput): string {
  const clamped = (month: string): string =>
    month < monthOf(today) ? monthOf(today) : month > monthOf(until) ? monthOf(until) : month;
  if (choice.month !== null) return clamped(choice.month);
  if (choice.from !== null) return clamped(monthOf(choice.from));
  for (let day = today; day < until; day = addDays(day, 1)) if (choices.mayArrive(day)) return monthOf(day);
  return monthOf(today);
}

function stateOf(day: string, { choices, today }: CalendarInput): DayState {
  if (day < today) return 'past';
  const before = choices.isTaken(addDays(day, -1));
  const after = choices.isTaken(day);
  if (before && after) return choices.isTurnover(day) ? 'turn' : 'busy';
  if (before) return 'out';
  return after ? 'in' : 'free';
}

function pickOf(day: string, { marked, choice: { from, to } }: CalendarInput): DayPick | null {
  if (!marked) return null;
  if (day === from) return 'from';
  if (from === null || to === null || to <= from) return null;
  if (day === to) return 'to';
  return day > from && day < to ? 'within' : null;
}

/** Effect of choosing a day: the departure of a stay whose arrival is chosen, otherwise a new arrival. */
function roleOf(day: string, { choice: { from, to }, choices }: CalendarInput): DayRole | null {
  if (from !== null && to === null && choices.departuresFrom(from).includes(day)) return 'leave';
  return choices.mayArrive(day) ? 'arrive' : null;
}

function toDay(day: string, month: string, input: CalendarInput, { t, locale }: ViewContext): DayView {
  const { choice, path } = input;
  const { persons, from, extras } = choice;
  const state = stateOf(day, input);
  const pick = pickOf(day, input);
  const role = roleOf(day, input);
  const chosen = role === 'leave' ? { from, to: day } : { from: day };
  const said = [
    dayInWords(day, locale, 'short'),
    t(`stays.day.${state}`),
    ...(pick === null ? [] : [t(`stays.pick.${pick}`)]),
    ...(role === null ? [] : [t(`stays.may.${role}`)]),
  ];
  return {
    day,
    number: Number(day.slice(8)),
    state,
    pick,
    role,
    href: role === null ? null : path + stayQuery({ ...chosen, persons, month, extras }),
    label: said.join(', '),
  };
}

/** The weeks of a month, starting on Monday. */
function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const lead = (weekdayOf(first) + 6) % 7;
  const weeks: (string | null)[][] = [];
  for (let start = addDays(first, -lead); monthOf(start) <= month; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((day) =>
        monthOf(day) === month ? day : null,
      ),
    );
  }
  return weeks;
}

/** Months of free nights with links: every possible arrival day, then every possible departure day, is a link. */
export function toCalendar(input: CalendarInput, context: ViewContext): CalendarView {
  const { choice, path, today, until } = input;
  const { locale } = context;
  const begin = firstMonth(input);
  const names = Array.from({ length: MONTHS }).reduce<string[]>(
    (months) => [...months, months.length === 0 ? begin : nextMonth(months.at(-1) ?? begin)],
    [],
  );
  const at = (month: string): string => path + stayQuery({ ...choice, month });
  return {
    months: names.map((month) => ({
      month,
      title: dayInWords(`${month}-01`, locale, 'month'),
      weeks: weeksOf(month).map((week) =>
        week.map((day) => (day === null ? null : toDay(day, begin, input, context))),
      ),
    })),
    weekdays: Array.from({ length: 7 }, (_, index) => addDays(MONDAY, index)).map((day) => ({
      short: dayInWords(day, locale, 'weekday'),
      long: dayInWords(day, locale, 'weekdayLong'),
    })),
    previousHref: begin > monthOf(today) ? at(previousMonth(begin)) : null,
    nextHref: (names.at(-1) ?? begin) < monthOf(until) ? at(nextMonth(begin)) : null,
  };
}
