import { addDays, nightCount, weekdayOf } from './day.ts';
import type { Period, StayOffer } from './stay.ts';

/** Prepared lookups of an offer, for questions about many days. */
export interface StayChoices {
  /** Whether the night that begins on a day is taken. */
  readonly isTaken: (night: string) => boolean;
  /** Whether a stay may begin on a day: the rules allow it and a free period starts there. */
  readonly mayArrive: (day: string) => boolean;
  /** Possible days of departure for an arrival on `from`, in order. */
  readonly departuresFrom: (from: string) => readonly string[];
  /** Whether one taken stay ends and another begins on a day. */
  readonly isTurnover: (day: string) => boolean;
}

/** Days that can be reached from a day through consecutive free periods. `periods` are sorted by start. */
function reached(periods: readonly Period[], from: string): Set<string> {
  const days = new Set([from]);
  for (const period of periods) if (days.has(period.from)) days.add(period.to);
  days.delete(from);
  return days;
}

/** The choices of an offer. `today` is the day in Brussels; earlier days are past. */
export function choicesOf(
  { periods, busy, rules }: Omit<StayOffer, 'costs' | 'maxOccupation'>,
  today: string,
): StayChoices {
  const isTaken = (night: string): boolean => busy.some(([from, to]) => from <= night && night < to);
  const meetsTaken = (from: string, to: string): boolean =>
    busy.some(([start, end]) => from < end && start < to);
  const free = periods
    .filter(({ state, from, to }) => state === 'free' && from < to && !meetsTaken(from, to))
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  const known = new Map<string, readonly string[]>();

  function departuresFrom(from: string): readonly string[] {
    const before = known.get(from);
    if (before !== undefined) return before;
    const allowed = from >= today && rules.arrivalDays.includes(weekdayOf(from));
    const days = allowed
      ? [...reached(free, from)].filter((to) => nightCount(from, to) >= rules.minNights).toSorted()
      : [];
    known.set(from, days);
    return days;
  }

  return {
    isTaken,
    departuresFrom,
    mayArrive: (day) => departuresFrom(day).length > 0,
    isTurnover: (day) => busy.some(([from]) => from === day) && busy.some(([, to]) => to === day),
  };
}

/** A stay without the persons: `[from, to)`. */
export interface Stay {
  readonly from: string;
  readonly to: string;
}

/** Range in days around an unavailable stay in which alternatives are searched. */
const AROUND = 35;

/**
 * The free stays nearest to an unavailable one, by date: with the same number of nights if possible, else the
 * closest number.
 */
export function nearestStays(wish: Stay, choices: StayChoices, most = 3): readonly Stay[] {
  const nights = Math.max(1, nightCount(wish.from, wish.to));
  const offDays = (from: string): number => Math.abs(nightCount(wish.from, from));
  const offNights = ({ from, to }: Stay): number => Math.abs(nightCount(from, to) - nights);
  const arrivals = Array.from({ length: 2 * AROUND + 1 }, (_, index) => addDays(wish.from, index - AROUND));
  return arrivals
    .flatMap((from) => {
      const ends = choices.departuresFrom(from).map((to) => ({ from, to }));
      const nearest = ends.toSorted((one, other) => offNights(one) - offNights(other))[0];
      return nearest === undefined ? [] : [nearest];
    })
    .toSorted((one, other) => offNights(one) - offNights(other) || offDays(one.from) - offDays(other.from))
    .slice(0, most)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
