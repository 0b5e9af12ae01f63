import { addDays } from '../stays/day.ts';
import { PERIOD_TYPES } from '../stays/stay.ts';
import { STAY_FEATURES } from '../stays/stay-features.ts';
import { changed } from './change.ts';
import { list, single } from './parameter.ts';
import { defineSearch, type Paged, type Rule, type Search, type ValuesOf } from './search.ts';
import { codeOf, DAY, ID_VALUE, wholeUpTo } from './values.ts';

/** Maximum number of persons in a search, whatever a unit allows. */
export const MOST_PERSONS = 99;

/** Sort keys of a list of holiday rentals; sorted by name without one. */
export const RENTAL_SORT_KEYS = ['price', 'persons', 'city'] as const;
export type RentalSortKey = (typeof RENTAL_SORT_KEYS)[number];

/** Criteria of a search for holiday rentals. */
const NARROWING = {
  location: list('location', ID_VALUE),
  city: list('city', ID_VALUE),
  kind: list('kind', ID_VALUE),
  period: list('period', codeOf(PERIOD_TYPES)),
  /** All of them must be there. */
  features: list('with', codeOf(STAY_FEATURES)),
  /** Total price of the stay, whole euros. */
  priceMax: single('price-max', wholeUpTo(99_999), null),
  /** Number of persons. */
  persons: single('persons', wholeUpTo(MOST_PERSONS), null),
  /** Day of arrival, `YYYY-MM-DD`. */
  from: single('from', DAY, null),
  /** Day of departure, after `from`; null without an arrival. */
  to: single('to', DAY, null),
};
/** Names of the criteria of a rental search. */
export type RentalNarrowing = keyof typeof NARROWING;

const SHOWING = { sort: single('sort', codeOf(RENTAL_SORT_KEYS), null) };

/** A decoded search for holiday rentals from an address: every value is valid. */
export interface RentalFilter extends ValuesOf<typeof NARROWING>, ValuesOf<typeof SHOWING>, Paged {}

/** A departure needs an earlier arrival; otherwise it is dropped visibly. */
const soundDays: Rule<RentalFilter> = ({ from, to }) => ({
  to: from !== null && to !== null && to > from ? to : null,
});

/** The search for holiday rentals, with parameters in canonical order. */
export const RENTAL_SEARCH: Search<RentalFilter, RentalNarrowing> = defineSearch({
  narrowing: NARROWING,
  showing: SHOWING,
  rules: [soundDays],
});

/** Drops dates before `today` (the day in Brussels). */
export function withoutPast(filter: RentalFilter, today: string): RentalFilter {
  return filter.from !== null && filter.from < today ? { ...filter, from: null, to: null } : filter;
}

/** The same stay moved by some days, to offer when a search has no results. */
export const movedStay = (filter: RentalFilter, days: number): RentalFilter =>
  changed(RENTAL_SEARCH, filter, {
    from: filter.from === null ? null : addDays(filter.from, days),
    to: filter.to === null ? null : addDays(filter.to, days),
  });
