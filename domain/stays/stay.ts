import type { Localized } from '../locale.ts';
import { hasPositive, isKnownNumber } from '../rules/emptiness.ts';
import { nightCount, weekdayOf } from './day.ts';
import { type ChosenExtra, type ExtraLine, extraLines, isOffered, type StayExtra } from './extras.ts';

export const PERIOD_TYPES = ['WEEK', 'WEEKEND', 'MIDWEEK'] as const;
export type PeriodType = (typeof PERIOD_TYPES)[number];

/** Nights of a period of each type. */
export const PERIOD_NIGHTS = { WEEK: 7, WEEKEND: 3, MIDWEEK: 4 } as const satisfies Record<
  PeriodType,
  number
>;

/** Number of guests when none is given. */
const USUAL_PERSONS = 2;

/** Number of guests for whom a price is shown: the given one, otherwise two, or fewer if the unit is smaller. */
export const personsFor = (asked: number | null, maxOccupation: number): number =>
  asked ?? Math.min(USUAL_PERSONS, Math.max(1, maxOccupation));

/** A stay on offer at a price in euros; nights are `[from, to)`. */
export interface Period {
  readonly id: string;
  readonly type: PeriodType;
  readonly from: string;
  readonly to: string;
  readonly price: number;
  readonly state: 'free' | 'busy';
}

/** Booking rules: weekdays of arrival (0 is Sunday) and minimum number of nights. */
export interface StayRules {
  readonly arrivalDays: readonly number[];
  readonly minNights: number;
}

/** Costs in addition to the periods; euros. The deposit is refunded. */
export interface StayCosts {
  readonly cleaning: number;
  readonly deposit: number;
  readonly touristTaxPerPersonNight: number;
  /** Those of its options that have a price. */
  readonly extras: readonly StayExtra[];
}

/** Costs as a document states them: any of them may be unset. */
type StatedCosts = { readonly [K in Exclude<keyof StayCosts, 'extras'>]?: number | null | undefined };

/** An option as a document states it; only one with a price that can be calculated is an extra. */
type StatedOption = { readonly [K in keyof StayExtra]?: StayExtra[K] | null | undefined } & {
  readonly description?: Localized | null | undefined;
};

/** The extras among options: with an id, a price and what it is for. The rest is said in words alone. */
export const knownExtras = (stated: readonly StatedOption[] | null | undefined): readonly StayExtra[] =>
  (stated ?? []).flatMap(({ id, name, description, price, per, most, obligatory }) =>
    id && per && isKnownNumber(price) && price >= 0
      ? [
          {
            id,
            name: name ?? description ?? {},
            price,
            per,
            most: per.startsWith('PIECE') && hasPositive(most) ? Math.floor(most) : 1,
            obligatory: obligatory === true,
          },
        ]
      : [],
  );

/**
 * Costs for calculation: an unset one (absent, null, -1; spec 1 §5) is not charged, and never prevents a
 * booking.
 */
export function knownCosts(
  stated: StatedCosts | null | undefined,
  options?: readonly StatedOption[] | null,
): StayCosts {
  const { cleaning, deposit, touristTaxPerPersonNight: tax } = stated ?? {};
  const known = (euros: number | null | undefined): number => (hasPositive(euros) ? euros : 0);
  return {
    cleaning: known(cleaning),
    deposit: known(deposit),
    touristTaxPerPersonNight: known(tax),
    extras: knownExtras(options),
  };
}

/** A requested stay. */
export interface StayWish {
  readonly from: string;
  readonly to: string;
  readonly persons: number;
  /** Absent: none. */
  readonly extras?: readonly ChosenExtra[] | undefined;
}

/** A unit's offer, from its periods call (contract, "Rentals"). */
export interface StayOffer {
  readonly periods: readonly Period[];
  /** Taken nights as half-open intervals. */
  readonly busy: readonly (readonly [from: string, to: string])[];
  readonly rules: StayRules;
  readonly costs: StayCosts;
  readonly maxOccupation: number;
}

/** Euros; `total` is the price without the deposit. */
export interface Breakdown {
  readonly nights: number;
  readonly stay: number;
  readonly cleaning: number;
  readonly touristTax: number;
  /** The obligatory ones and those chosen. */
  readonly extras: readonly ExtraLine[];
  readonly total: number;
  readonly deposit: number;
}

/** Why a stay is not possible; the codes are those of form fields (`domain/forms/codes.ts`). */
export type StayProblem =
  | 'order'
  | 'past'
  | 'persons'
  | 'arrival'
  | 'too_short'
  | 'taken'
  | 'invalid'
  | 'extras';

const cents = (euros: number): number => Math.round(euros * 100);

/** The cheapest consecutive periods from `from` to `to` without a gap; null when there are none. */
export function chainOf<Span extends Pick<Period, 'from' | 'to' | 'price'>>(
  periods: readonly Span[],
  from: string,
  to: string,
): readonly Span[] | null {
  const within = periods
    .filter((period) => period.from >= from && period.to <= to && period.from < period.to)
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
  // The cheapest chain to each day, in the order in which days are reached.
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

/** The first problem of a requested stay; null when there is none. `today` is the day in Brussels. */
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
  if (chainOf(free, from, to) === null) return 'invalid';
  return (wish.extras ?? []).every((extra) => isOffered(offer.costs.extras, extra)) ? null : 'extras';
}

/**
 * What a stay costs with everything that is obligatory and the chosen extras, euros, without the deposit: the one sum
 * that list, page, form, bill and mails show.
 */
export function totalOf(
  rent: number,
  { cleaning, touristTaxPerPersonNight, extras }: Omit<StayCosts, 'deposit'>,
  stay: {
    readonly persons: number;
    readonly nights: number;
    readonly extras?: readonly ChosenExtra[] | undefined;
  },
): Pick<Breakdown, 'touristTax' | 'extras' | 'total'> {
  const touristTax = cents(touristTaxPerPersonNight) * stay.persons * stay.nights;
  const lines = extraLines(extras, stay.extras ?? [], stay);
  const added = lines.reduce((sum, { amount }) => sum + cents(amount), 0);
  return {
    touristTax: touristTax / 100,
    extras: lines,
    total: (cents(rent) + cents(cleaning) + touristTax + added) / 100,
  };
}

/** Price of a stay; null when no free periods cover it. */
export function breakdownOf(wish: StayWish, offer: StayOffer): Breakdown | null {
  const { from, to, persons, extras } = wish;
  const chain = chainOf(
    offer.periods.filter(({ state }) => state === 'free'),
    from,
    to,
  );
  if (chain === null) return null;
  const nights = nightCount(from, to);
  const stay = chain.reduce((sum, { price }) => sum + cents(price), 0) / 100;
  const { cleaning, deposit } = offer.costs;
  return { nights, stay, cleaning, ...totalOf(stay, offer.costs, { persons, nights, extras }), deposit };
}
