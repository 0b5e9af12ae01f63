import { addDays } from '../stays/day.ts';
import { PERIOD_TYPES } from '../stays/stay.ts';
import { changed } from './change.ts';
import { list, single } from './parameter.ts';
import { defineSearch, type Paged, type Rule, type Search, type ValuesOf } from './search.ts';
import { codeOf, DAY, ID_VALUE, wholeUpTo } from './values.ts';

/** Persons that can be asked for at most, whatever a unit says of itself. */
export const MOST_PERSONS = 99;

/** What a list of holiday rentals may be sorted by; without one by name. */
export const RENTAL_SORT_KEYS = ['price', 'persons', 'city'] as const;
export type RentalSortKey = (typeof RENTAL_SORT_KEYS)[number];

/** What narrows a search for holiday rentals. */
const NARROWING = {
  location: list('location', ID_VALUE),
  city: list('city', ID_VALUE),
  kind: list('kind', ID_VALUE),
  period: list('period', codeOf(PERIOD_TYPES)),
  /** How many come. */
  persons: single('persons', wholeUpTo(MOST_PERSONS), null),
  /** Day of arrival, `YYYY-MM-DD`. */
  from: single('from', DAY, null),
  /** Day of departure, after `from`; null without an arrival. */
  to: single('to', DAY, null),
};
/** Names of what narrows a search for holiday rentals. */
export type RentalNarrowing = keyof typeof NARROWING;

const SHOWING = { sort: single('sort', codeOf(RENTAL_SORT_KEYS), null) };

/** A search for holiday rentals as an address says it, decoded: every value is sound. */
export interface RentalFilter extends ValuesOf<typeof NARROWING>, ValuesOf<typeof SHOWING>, Paged {}

/** Departure only after arrival, and never alone. Nonsense is dropped visibly. */
const soundDays: Rule<RentalFilter> = ({ from, to }) => ({
  to: from !== null && to !== null && to > from ? to : null,
});

/** The search for holiday rentals, in the order of its addresses. */
export const RENTAL_SEARCH: Search<RentalFilter, RentalNarrowing> = defineSearch({
  narrowing: NARROWING,
  showing: SHOWING,
  partners: { to: 'from' },
  rules: [soundDays],
});

/** Without days that lie behind `today`, the day in Brussels: nobody can arrive then any more. */
export function withoutPast(filter: RentalFilter, today: string): RentalFilter {
  return filter.from !== null && filter.from < today ? { ...filter, from: null, to: null } : filter;
}

/** The same stay moved by some days: a search without results may find one there. */
export const movedStay = (filter: RentalFilter, days: number): RentalFilter =>
  changed(RENTAL_SEARCH, filter, {
    from: filter.from === null ? null : addDays(filter.from, days),
    to: filter.to === null ? null : addDays(filter.to, days),
  });
