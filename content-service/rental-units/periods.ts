import { addDays, weekdayOf } from '#domain/stays/day.ts';
import type { Season } from '#domain/stays/seasons.ts';
import {
  PERIOD_NIGHTS,
  PERIOD_TYPES,
  type Period,
  type PeriodType,
  type StayRules,
} from '#domain/stays/stay.ts';
import { priceOf, type Rate } from './rates.ts';
import { isBusySeason, saturdayOf, seasonOf, seasonOfWeek } from './season.ts';

/** How far ahead stays are offered, in days: eighteen months. */
export const HORIZON = 548;

const SATURDAY = 6;

/** Weekday of arrival (0 is Sunday) and number of nights of each type. */
export const SHAPES: Readonly<Record<PeriodType, { readonly arrival: number; readonly nights: number }>> = {
  WEEK: { arrival: 6, nights: PERIOD_NIGHTS.WEEK },
  WEEKEND: { arrival: 5, nights: PERIOD_NIGHTS.WEEKEND },
  MIDWEEK: { arrival: 1, nights: PERIOD_NIGHTS.MIDWEEK },
};

/** A period of the calendar, independent of a unit. */
export interface Span {
  readonly type: PeriodType;
  readonly from: string;
  readonly to: string;
  readonly season: Season;
}

/** Taken nights, `[from, to)`. */
export type Interval = readonly [from: string, to: string];

/** Days with a weekday from one day up to another. */
function daysOn(weekday: number, from: string, to: string): string[] {
  const days: string[] = [];
  let day = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  for (; day <= to; day = addDays(day, 7)) days.push(day);
  return days;
}

/**
 * The periods that begin today or later and end within eighteen months, by start, end and type. Short stays are left
 * out when a night is in the high season or a school holiday: then only whole weeks are offered.
 */
export function spansFrom(today: string): readonly Span[] {
  // Cached: the same for every unit all day.
  if (known?.today !== today) known = { today, spans: makeSpans(today) };
  return known.spans;
}

let known: { readonly today: string; readonly spans: readonly Span[] } | null = null;

function makeSpans(today: string): readonly Span[] {
  const end = addDays(today, HORIZON);
  const weeks = daysOn(SATURDAY, addDays(today, -6), end);
  const seasons = new Map(weeks.map((saturday) => [saturday, seasonOfWeek(saturday)]));
  const seasonAt = (day: string): Season => seasons.get(saturdayOf(day)) ?? seasonOf(day);
  const spans = PERIOD_TYPES.flatMap((type) => {
    const { arrival, nights } = SHAPES[type];
    return daysOn(arrival, today, addDays(end, -nights)).flatMap((from): Span[] => {
      const to = addDays(from, nights);
      // A weekend spans two weeks, and belongs to the season of both.
      const [first, last] = [seasonAt(from), seasonAt(addDays(to, -1))];
      if (type !== 'WEEK' && (isBusySeason(first) || isBusySeason(last))) return [];
      return [{ type, from, to, season: last }];
    });
  });
  const place = ({ from, to, type }: Span): string => `${from} ${to} ${type}`;
  return spans.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
}

/** Stays do not overlap and are sorted, so of those that end after a day the first begins first. */
function isTaken({ from, to }: Span, busy: readonly Interval[]): boolean {
  let low = 0;
  for (let high = busy.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((busy[middle]?.[1] ?? '') > from) high = middle;
    else low = middle + 1;
  }
  const first = busy[low];
  return first !== undefined && first[0] < to;
}

/** Types that a unit offers by its rules, in any season. */
const typesLet = ({ arrivalDays, minNights }: StayRules): readonly PeriodType[] =>
  PERIOD_TYPES.filter(
    (type) => arrivalDays.includes(SHAPES[type].arrival) && SHAPES[type].nights >= minNights,
  );

/** The periods that a unit offers; `busy` is sorted. */
export const periodsOf = (
  spans: readonly Span[],
  rates: readonly Rate[],
  rules: StayRules,
  busy: readonly Interval[],
): readonly Period[] => {
  const types = typesLet(rules);
  return spans.flatMap((span): Period[] => {
    const { type, from, to, season } = span;
    const price = types.includes(type) ? priceOf(rates, season, type) : null;
    if (price === null) return [];
    return [{ id: `${type}-${from}`, type, from, to, price, state: isTaken(span, busy) ? 'busy' : 'free' }];
  });
};
