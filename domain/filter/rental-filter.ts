import { addDays, isDay } from '../stays/day.ts';
import { PERIOD_TYPES, type PeriodType } from '../stays/stay.ts';
import { readCode, readId, readList, readPage } from './values.ts';

/** What a list of holiday rentals may be sorted by; without one by name. */
export const RENTAL_SORT_KEYS = ['price', 'persons', 'city'] as const;
export type RentalSortKey = (typeof RENTAL_SORT_KEYS)[number];

/** A search for holiday rentals as an address says it, decoded: every value is sound. */
export interface RentalFilter {
  readonly location: readonly string[];
  readonly city: readonly string[];
  readonly kind: readonly string[];
  readonly period: readonly PeriodType[];
  /** How many come, 1 to 99. */
  readonly persons: number | null;
  /** Day of arrival, `YYYY-MM-DD`. */
  readonly from: string | null;
  /** Day of departure, after `from`; null without an arrival. */
  readonly to: string | null;
  readonly sort: RentalSortKey | null;
  /** From 1. */
  readonly page: number;
}

export const EMPTY_RENTAL_FILTER: RentalFilter = {
  location: [],
  city: [],
  kind: [],
  period: [],
  persons: null,
  from: null,
  to: null,
  sort: null,
  page: 1,
};

/** Names of the parameters in their one canonical order; they are those of the filter. */
const PARAMETERS = Object.keys(EMPTY_RENTAL_FILTER) as readonly (keyof RentalFilter)[];

const readDay = (text: string): string | null => (isDay(text) ? text : null);
/** 1 to 99; null for what is no such number. */
export const readPersons = (text: string): number | null => (/^[1-9]\d?$/.test(text) ? Number(text) : null);

/** The days of a stay: departure only after arrival, and never alone. Nonsense is dropped visibly. */
function readDays(from: string | null, to: string | null): Pick<RentalFilter, 'from' | 'to'> {
  return { from, to: from !== null && to !== null && to > from ? to : null };
}

/** Reads a search from an address; values that make no sense are ignored, unknown parameters too. */
export function parseRentalFilter(params: URLSearchParams): RentalFilter {
  const one = <T>(name: string, read: (text: string) => T | null): T | null =>
    read((params.get(name) ?? '').trim());
  return {
    location: readList(params.getAll('location'), readId),
    city: readList(params.getAll('city'), readId),
    kind: readList(params.getAll('kind'), readId),
    period: readList(params.getAll('period'), readCode(PERIOD_TYPES)),
    persons: one('persons', readPersons),
    ...readDays(one('from', readDay), one('to', readDay)),
    sort: one('sort', readCode(RENTAL_SORT_KEYS)),
    page: one('page', readPage) ?? 1,
  };
}

/** Texts of one part of a filter; a default or an empty part has none. */
function textsOf(filter: RentalFilter, key: keyof RentalFilter): readonly string[] {
  const value = filter[key];
  if (value === null || value === EMPTY_RENTAL_FILTER[key]) return [];
  return typeof value === 'object' ? value : [String(value)];
}

/** A filter as the parameters of an address, in canonical order; nothing empty is written. */
export function serializeRentalFilter(filter: RentalFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of PARAMETERS) for (const text of textsOf(filter, name)) params.append(name, text);
  return params;
}

/** "?city=1201&page=2", or nothing for an empty filter: to put behind a path. */
export function rentalQuery(filter: RentalFilter): string {
  const params = serializeRentalFilter(filter);
  return params.size === 0 ? '' : `?${params}`;
}

/** Whether an address says its search in the one canonical way; parameters that no search reads do not count. */
export const isCanonicalRental = (params: URLSearchParams, filter: RentalFilter): boolean => {
  const asked = new URLSearchParams([...params].filter(([name]) => Object.hasOwn(filter, name)));
  return asked.toString() === serializeRentalFilter(filter).toString();
};

/** The filter with a change, from its first page on. */
export const changeRental = (filter: RentalFilter, change: Partial<RentalFilter>): RentalFilter => ({
  ...filter,
  ...change,
  page: 1,
});

/** Nothing chosen; only the way to sort stays. */
export const clearRental = ({ sort }: RentalFilter): RentalFilter => ({ ...EMPTY_RENTAL_FILTER, sort });

/** Without days that lie behind `today`, the day in Brussels: nobody can arrive then any more. */
export function withoutPast(filter: RentalFilter, today: string): RentalFilter {
  return filter.from !== null && filter.from < today ? { ...filter, from: null, to: null } : filter;
}

/** The same stay moved by some days: a search without results may find one there. */
export const movedStay = (filter: RentalFilter, days: number): RentalFilter =>
  changeRental(filter, {
    from: filter.from === null ? null : addDays(filter.from, days),
    to: filter.to === null ? null : addDays(filter.to, days),
  });
