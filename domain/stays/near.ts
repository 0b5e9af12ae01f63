import { addDays, nightCount } from './day.ts';
import type { PeriodType } from './stay.ts';

/** Days of a search; without a departure any length will do. */
interface Wish {
  readonly from: string;
  readonly to: string | null;
}

interface Span {
  readonly from: string;
  readonly to: string;
}

interface Offered extends Span {
  readonly type: PeriodType;
}

const WEEK = 7;

/** Stays of nearly as many nights as the wish, from free periods: a longer one is whole weeks. */
function alike({ from, to }: Wish, periods: readonly Offered[]): readonly Span[] {
  if (to === null) return periods;
  const nights = nightCount(from, to);
  if (nights > WEEK) {
    const days = WEEK * Math.round(nights / WEEK);
    return periods
      .filter(({ type }) => type === 'WEEK')
      .map((week) => ({ from: week.from, to: addDays(week.from, days) }));
  }
  const offBy = (one: Span): number => Math.abs(nightCount(one.from, one.to) - nights);
  const least = Math.min(...periods.map(offBy));
  return periods.filter((one) => offBy(one) === least);
}

/**
 * The stays nearest to a wish, by the day of arrival: at most so many before it and so many after, in order; and all
 * weekdays on which stays of that length begin within two months (as days, one for each weekday).
 */
export function nearStays(
  wish: Wish,
  periods: readonly Offered[],
  most: number,
): { readonly stays: readonly Span[]; readonly beginOn: readonly string[] } {
  const offDays = ({ from }: Span): number => nightCount(wish.from, from);
  const around = alike(wish, periods)
    .filter((one) => Math.abs(offDays(one)) <= 60)
    .toSorted((one, other) => offDays(one) - offDays(other));
  const before = around.filter((one) => offDays(one) < 0).slice(-most);
  const after = around.filter((one) => offDays(one) >= 0 && one.to !== wish.to).slice(0, most);
  const weekdays = new Map(around.map(({ from }) => [new Date(`${from}T00:00:00Z`).getUTCDay(), from]));
  return { stays: [...before, ...after], beginOn: [...weekdays.values()] };
}
