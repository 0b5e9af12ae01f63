import { foldedWords } from '#domain/fold.ts';
import { nightCount } from '#domain/stays/day.ts';
import {
  chainOf,
  knownCosts,
  PERIOD_NIGHTS,
  type Period,
  personsFor,
  stayProblem,
  totalOf,
} from '#domain/stays/stay.ts';
import { STAY_FEATURES, stayFeaturesOf } from '#domain/stays/stay-features.ts';
import type { RentalQuery, RentalSearchRequest, RentalUnit } from '#wire/rental-unit.ts';
import { type Interval, spansFrom } from '../rental-units/periods.ts';
import type { Rate } from '../rental-units/rates.ts';
import { rulesOf } from '../rental-units/rules.ts';
import { offerOf, pricesFrom } from '../rentals/offer.ts';

/** A stored unit, and its taken nights. */
export interface NaiveUnit {
  readonly unit: RentalUnit;
  readonly rates: readonly Rate[];
  readonly busy: readonly Interval[];
  /** Folded. */
  readonly name: string;
  readonly cityName: string;
  readonly words: string;
}

interface Candidate extends NaiveUnit {
  readonly periods: readonly Period[];
}

/** Results of a search: units in order, each with its lowest prices and the price of the stay. */
export interface NaiveResult {
  readonly id: string;
  readonly pricesFrom: ReturnType<typeof pricesFrom>;
  readonly quote: number | null;
}

type Key = string | number | null;

const stayOf = ({ range }: RentalQuery): { from: string; to: string } | null => {
  const { from, to } = range?.dates ?? {};
  return from === undefined || to === undefined ? null : { from, to };
};

const isWanted = (id: string | number | null | undefined, wanted: readonly string[] | undefined): boolean =>
  wanted === undefined || (id !== null && id !== undefined && wanted.includes(String(id)));

const beginsAt = (periods: readonly Period[], from: string | undefined): readonly Period[] =>
  periods.filter((period) => period.state === 'free' && (from === undefined || period.from === from));

const fitsDates = (candidate: Candidate, query: RentalQuery, today: string): boolean => {
  const { periods, busy, unit } = candidate;
  const stay = stayOf(query);
  if (stay === null) {
    return query.range?.dates === undefined || beginsAt(periods, query.range.dates.from).length > 0;
  }
  const costs = { cleaning: 0, deposit: 0, touristTaxPerPersonNight: 0, extras: [] };
  const maxOccupation = unit.general.maxOccupation ?? 0;
  const offer = { periods, rules: rulesOf(unit.rules), busy, costs, maxOccupation };
  return stayProblem({ ...stay, persons: 1 }, offer, today) === null;
};

const isAtMost = (price: Key, most: number): boolean => typeof price === 'number' && price <= most;

const fits = (candidate: Candidate, query: RentalQuery, today: string): boolean => {
  const { unit, periods, words } = candidate;
  const { terms = {}, range = {}, match } = query;
  const { general } = unit;
  const typed = match === undefined ? null : foldedWords(match.text);
  return (
    isWanted(unit.id, terms.id) &&
    isWanted(general.location?.id, terms.location) &&
    isWanted(general.city?.id, terms.city) &&
    isWanted(general.subKind?.id, terms.subKind) &&
    (general.maxOccupation ?? 0) >= (range.maxOccupation?.gte ?? 0) &&
    (terms.periodType === undefined ||
      beginsAt(periods, range.dates?.from).some(({ type }) => terms.periodType?.includes(type))) &&
    fitsDates(candidate, query, today) &&
    STAY_FEATURES.every((feature) => {
      const has = stayFeaturesOf(general).includes(feature) ? 'yes' : 'no';
      return terms[feature]?.includes(has) ?? true;
    }) &&
    (range.total === undefined || isAtMost(priceOf(candidate, query), range.total.lte)) &&
    (typed === null || (typed.length > 0 && typed.every((word) => ` ${words}`.includes(` ${word}`))))
  );
};

const quoteFor = ({ periods }: Candidate, query: RentalQuery): number | null => {
  const stay = stayOf(query);
  if (stay === null) return null;
  const free = periods.filter(({ state }) => state === 'free');
  const chain = chainOf(free, stay.from, stay.to);
  return chain === null ? null : chain.reduce((sum, each) => sum + Math.round(each.price * 100), 0) / 100;
};

const priceOf = (candidate: Candidate, query: RentalQuery): Key => {
  const { unit } = candidate;
  const persons = personsFor(query.range?.maxOccupation?.gte ?? null, unit.general.maxOccupation ?? 0);
  const withCosts = (rent: number, nights: number): number =>
    totalOf(rent, knownCosts(unit.costs, unit.general.rentalOptions), { persons, nights }).total;
  const stay = stayOf(query);
  if (stay !== null) {
    const rent = quoteFor(candidate, query);
    return rent === null ? null : withCosts(rent, nightCount(stay.from, stay.to));
  }
  const types = query.terms?.periodType ?? ['WEEK'];
  const prices = pricesFrom(candidate.periods).filter(({ type }) => types.includes(type));
  return prices.length === 0
    ? null
    : Math.min(...prices.map(({ type, price }) => withCosts(price, PERIOD_NIGHTS[type])));
};

const KEYS: Readonly<Record<string, (candidate: Candidate, query: RentalQuery) => Key>> = {
  name: ({ name }) => name,
  price: priceOf,
  maxOccupation: ({ unit }) => unit.general.maxOccupation ?? 0,
  city: ({ cityName }) => cityName,
};

const compare = (one: Key, other: Key, order: string): number => {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return (one < other ? -1 : 1) * (order === 'asc' ? 1 : -1);
};

/**
 * A search computed unit by unit: its periods from a day on, each part of the query, and the order. The SQL
 * must give the same.
 */
export const naiveRentals = (
  units: readonly NaiveUnit[],
  { query, sort = [{ name: { order: 'asc' } }] }: RentalSearchRequest,
  today: string,
): NaiveResult[] => {
  const spans = spansFrom(today);
  const orders = sort.flatMap((part) => Object.entries(part));
  return units
    .map((each) => ({ ...each, periods: offerOf(each, spans).periods }))
    .filter((candidate) => fits(candidate, query, today))
    .toSorted((one, other) => {
      for (const [field, { order }] of orders) {
        const first = compare(KEYS[field]?.(one, query) ?? null, KEYS[field]?.(other, query) ?? null, order);
        if (first !== 0) return first;
      }
      return String(one.unit.id).localeCompare(String(other.unit.id), 'en', { numeric: true });
    })
    .map((candidate) => ({
      id: String(candidate.unit.id),
      pricesFrom: pricesFrom(candidate.periods),
      quote: quoteFor(candidate, query),
    }));
};
