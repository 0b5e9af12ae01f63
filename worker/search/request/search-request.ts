import type { EstateFilter } from '#domain/filter/filter.ts';
import { isAlphabetical } from '#domain/grouping.ts';
import type { EstateFiltersRequest } from '#wire/estate-filters.ts';
import type { EstateSearchRequest } from '#wire/estate-search.ts';
import { type QueryOptions, toEstateQuery } from './estate-query.ts';
import { toSort } from './sort.ts';

/** Estates on a page (spec 1 §9). */
export const PAGE_SIZE = 15;
/** Highest offset that the contract allows; pages beyond it are requested there, where they are empty too. */
const MAX_OFFSET = 100_000;

interface SearchOptions extends QueryOptions {
  readonly size?: number;
}

/** Search request of a filter: query, order, grouping and page (spec 1 §7). */
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
    // Only named when it changes the answer, so that languages share all other answers.
    ...(group !== null && locale !== undefined && isAlphabetical(group) ? { locale } : {}),
    from: Math.min((filter.page - 1) * size, MAX_OFFSET),
    size,
  };
}

/** Request for the options of a search, with counts in that search. */
export const toFiltersRequest = (filter: EstateFilter, options: QueryOptions): EstateFiltersRequest => ({
  query: toEstateQuery(filter, options),
});

/** Number of pages of a total that can be requested; at least one, because an empty list is a page too. */
export const pageCount = (total: number, size: number = PAGE_SIZE): number =>
  Math.max(1, Math.min(Math.ceil(total / size), Math.floor(MAX_OFFSET / size)));
