import { addDays, nightCount, weekdayOf } from '../../domain/stays/day.ts';
import { dayInWords } from '../../domain/stays/day-words.ts';
import type { StayCase, StayDays } from '../../wire/answer-link.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** A day as a night before it and one after make it (look, "Calendar"). */
interface DayView {
  readonly day: string;
  readonly number: number;
  /** Looks of the calendar of free nights, `day--…`. */
  readonly looks: readonly string[];
}

/** A stay among its neighbours. */
export interface WeeksView {
  readonly weekdays: readonly string[];
  readonly days: readonly DayView[];
  /** What is taken around it, in words: all that the days show by their looks; null where nothing is. */
  readonly words: string | null;
}

/** Monday of the week of a day. */
const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** Where a day stands in the stay that is asked for. */
function pickOf(day: string, { from, to }: StayDays): string | null {
  if (day === from) return 'from';
  if (day === to) return 'to';
  return day > from && day < to ? 'within' : null;
}

const isTaken = (night: string, taken: readonly StayDays[]): boolean =>
  taken.some(({ from, to }) => from <= night && night < to);

/** Looks by whether the night before and the night after are others'. */
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
 * The weeks around a stay, Monday to Sunday: from that of the day before its arrival to a week after its
 * departure, so that what is taken before and after is seen.
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
