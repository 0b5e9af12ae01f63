import type { EstateFilter } from '../../../domain/filter/filter.ts';
import { isAlphabetical } from '../../../domain/grouping.ts';
import type { EstateFiltersRequest } from '../../../wire/estate-filters.ts';
import type { EstateSearchRequest } from '../../../wire/estate-search.ts';
import { type QueryOptions, toEstateQuery } from './estate-query.ts';
import { toSort } from './sort.ts';

/** Estates on a page (spec 1 §9). */
export const PAGE_SIZE = 15;
/** Furthest offset the wire takes; pages beyond it are asked for there, where there is nothing either. */
const MAX_OFFSET = 100_000;

interface SearchOptions extends QueryOptions {
  readonly size?: number;
}

/** The search that a filter asks for: what, in which order, grouped how, and which page (spec 1 §7). */
export function toSearchRequest(
  filter: EstateFilter,
  { size = PAGE_SIZE, ...options }: SearchOptions,
): EstateSearchRequest {
  const { group } = filter;
  const { locale } = options;
  return {
    query: toEstateQuery(filter, options),
    sort: toSort(filter),
    ...(group === null ? {} : { group }),
    // Named only where it changes the answer, so that the languages share all others.
    ...(group !== null && locale !== undefined && isAlphabetical(group) ? { locale } : {}),
    from: Math.min((filter.page - 1) * size, MAX_OFFSET),
    size,
  };
}

/** The request for a search's options, each with its count under that very search. */
export const toFiltersRequest = (filter: EstateFilter, options: QueryOptions): EstateFiltersRequest => ({
  query: toEstateQuery(filter, options),
});

/** How many pages a total fills and can be asked for; at least one, since an empty list is a page too. */
export const pageCount = (total: number, size: number = PAGE_SIZE): number =>
  Math.max(1, Math.min(Math.ceil(total / size), Math.floor(MAX_OFFSET / size)));
