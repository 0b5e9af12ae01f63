import { hasPositive } from '../rules/emptiness.ts';
import { nightCount, weekdayOf } from './day.ts';

export const PERIOD_TYPES = ['WEEK', 'WEEKEND', 'MIDWEEK'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

/** A stay that is offered at a price in euros; nights are `[from, to)`. */
export interface Period {
  readonly id: string;
  readonly type: PeriodType;
  readonly from: string;
  readonly to: string;
  readonly price: number;
  readonly state: 'free' | 'busy';
}

/** When one may arrive (0 is Sunday) and how many nights a stay has at least. */
export interface StayRules {
  readonly arrivalDays: readonly number[];
  readonly minNights: number;
}

/** What a stay costs beside its periods; euros. The deposit comes back. */
export interface StayCosts {
  readonly cleaning: number;
  readonly deposit: number;
  readonly touristTaxPerPersonNight: number;
}

/** Costs as a document states them: any of them may be unset. */
type StatedCosts = { readonly [K in keyof StayCosts]?: number | null | undefined };

/**
 * Costs to reckon with: what is unset (absent, null, -1; spec 1 §5) is not charged, and never a reason to
 * withhold the nights.
 */
export function knownCosts(stated: StatedCosts | null | undefined): StayCosts {
  const { cleaning, deposit, touristTaxPerPersonNight: tax } = stated ?? {};
  const known = (euros: number | null | undefined): number => (hasPositive(euros) ? euros : 0);
  return { cleaning: known(cleaning), deposit: known(deposit), touristTaxPerPersonNight: known(tax) };
}

/** What somebody asks for. */
export interface StayWish {
  readonly from: string;
  readonly to: string;
  readonly persons: number;
}

/** What a unit offers, as its periods call answers (contract, "Rentals"). */
export interface StayOffer {
  readonly periods: readonly Period[];
  /** Taken nights, as half-open intervals. */
  readonly busy: readonly (readonly [from: string, to: string])[];
  readonly rules: StayRules;
  readonly costs: StayCosts;
  readonly maxOccupation: number;
}

/** Euros; `total` is what the stay costs, without the deposit. */
export interface Breakdown {
  readonly nights: number;
  readonly stay: number;
  readonly cleaning: number;
  readonly touristTax: number;
  readonly total: number;
  readonly deposit: number;
}

/** Why a stay cannot be had; the codes of the form's fields (`domain/forms/codes.ts`). */
export type StayProblem = 'order' | 'past' | 'persons' | 'arrival' | 'too_short' | 'taken' | 'invalid';

const cents = (euros: number): number => Math.round(euros * 100);

/** The cheapest periods that follow one another from `from` to `to` without a gap; null where none do. */
export function chainOf<Span extends Pick<Period, 'from' | 'to' | 'price'>>(
  periods: readonly Span[],
  from: string,
  to: string,
): readonly Span[] | null {
  const within = periods
    .filter((period) => period.from >= from && period.to <= to && period.from < period.to)
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  // The cheapest way to each day, in the order in which the days are reached.
  const ways = new Map<string, { readonly price: number; readonly chain: readonly Span[] }>();
  ways.set(from, { price: 0, chain: [] });
  for (const period of within) {
    const before = ways.get(period.from);
    if (before === undefined) continue;
    const price = before.price + cents(period.price);
    const known = ways.get(period.to);
    if (known === undefined || price < known.price) {
      ways.set(period.to, { price, chain: [...before.chain, period] });
    }
  }
  const way = ways.get(to);
  return way === undefined || way.chain.length === 0 ? null : way.chain;
}

const overlaps = (
  [from, to]: readonly [string, string],
  [otherFrom, otherTo]: readonly [string, string],
): boolean => from < otherTo && otherFrom < to;

/** What is wrong with a wish, the first thing only; null when nothing is. `today` is the day in Brussels. */
export function stayProblem(wish: StayWish, offer: StayOffer, today: string): StayProblem | null {
  const { from, to, persons } = wish;
  const { rules, busy, periods, maxOccupation } = offer;
  if (to <= from) return 'order';
  if (from < today) return 'past';
  if (!Number.isInteger(persons) || persons < 1 || persons > maxOccupation) return 'persons';
  if (!rules.arrivalDays.includes(weekdayOf(from))) return 'arrival';
  if (nightCount(from, to) < rules.minNights) return 'too_short';
  if (busy.some((taken) => overlaps([from, to], taken))) return 'taken';
  const free = periods.filter(({ state }) => state === 'free');
  return chainOf(free, from, to) === null ? 'invalid' : null;
}

/** What a stay costs; null when no free periods make it up. */
export function breakdownOf(wish: StayWish, offer: StayOffer): Breakdown | null {
  const { from, to, persons } = wish;
  const chain = chainOf(
    offer.periods.filter(({ state }) => state === 'free'),
    from,
    to,
  );
  if (chain === null) return null;
  const { cleaning, deposit, touristTaxPerPersonNight } = offer.costs;
  const nights = nightCount(from, to);
  const stay = chain.reduce((sum, { price }) => sum + cents(price), 0);
  const touristTax = cents(touristTaxPerPersonNight) * persons * nights;
  const total = stay + cents(cleaning) + touristTax;
  return {
    nights,
    stay: stay / 100,
    cleaning,
    touristTax: touristTax / 100,
    total: total / 100,
    deposit,
  };
}
