import { addDays, nightCount, weekdayOf } from '#domain/stays/day.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import type { StayCase, StayDays } from '#wire/answer-link.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** A day of the calendar; its look depends on the nights before and after it (look, "Calendar"). */
interface DayView {
  readonly day: string;
  readonly number: number;
  /** Modifiers of the calendar's CSS class, `day--…`. */
  readonly looks: readonly string[];
}

/** The calendar around a stay. */
export interface WeeksView {
  readonly weekdays: readonly string[];
  readonly days: readonly DayView[];
  /** Other stays as text, for screen readers; null when there are none. */
  readonly words: string | null;
}

/** Monday of the week of a day. */
const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** Position of a day in the requested stay. */
function pickOf(day: string, { from, to }: StayDays): string | null {
  if (day === from) return 'from';
  if (day === to) return 'to';
  return day > from && day < to ? 'within' : null;
}

const isTaken = (night: string, taken: readonly StayDays[]): boolean =>
  taken.some(({ from, to }) => from <= night && night < to);

/** Look of a day by "night before taken" and "night after taken". */
const STATES = {
  'false false': 'free',
  'true false': 'out',
  'false true': 'in',
  'true true': 'busy',
} as const;

function toDay(day: string, stay: StayCase): DayView {
  const [before, after] = [isTaken(addDays(day, -1), stay.taken), isTaken(day, stay.taken)];
  const pick = pickOf(day, stay);
  return {
    day,
    number: Number(day.slice(8)),
    looks: [STATES[`${before} ${after}`], ...(pick === null ? [] : [pick])],
  };
}

/**
 * The weeks around a stay, Monday to Sunday: from the day before arrival to a week after departure, so that adjacent
 * stays are visible.
 */
export function toWeeks(stay: StayCase, { t, locale }: ViewContext): WeeksView {
  const first = mondayOf(addDays(stay.from, -1));
  const end = addDays(mondayOf(addDays(stay.to, 7)), 7);
  const near = stay.taken.filter(({ from, to }) => to > first && from < end);
  const span = ({ from, to }: StayDays): string =>
    `${dayInWords(from, locale, 'day')} – ${dayInWords(to, locale, 'day')}`;
  return {
    weekdays: Array.from({ length: 7 }, (_, index) => dayInWords(addDays(first, index), locale, 'weekday')),
    days: Array.from({ length: nightCount(first, end) }, (_, index) => toDay(addDays(first, index), stay)),
    words: near.length === 0 ? null : t('answers.stay.near', { days: near.map(span).join(', ') }),
  };
}
