import type { EstateFilter, Grouping } from '#domain/filter/filter.ts';
import { effectiveSort, type SortType } from '#domain/filter/sort.ts';
import type { Trait } from '#domain/filter/traits.ts';
import { isAlphabetical, STATUS_ORDER, TYPE_ORDER } from '#domain/grouping.ts';
import type { EstateFiltersRequest } from '#wire/estate-filters.ts';
import type { EstateSearchRequest, SORT_FIELDS } from '#wire/estate-search.ts';
import { type QueryOptions, toEstateQuery } from './estate-query.ts';

type Sort = NonNullable<EstateSearchRequest['sort']>[number];
type SortField = (typeof SORT_FIELDS)[number];

/** Sort field of each sort order (spec 1 §9). */
const FIELDS: Readonly<Record<SortType, SortField>> = {
  price: 'price.value',
  city: 'address.city.name',
  date: 'publicationDate',
  type: 'subType.id',
  area: 'livingArea',
  perArea: 'pricePerArea',
};

/** Sort that keeps a group together; types and statuses have an order of their own (spec 1 §9). */
const GROUP_SORTS: Readonly<Record<Grouping, Sort>> = {
  TYPE: { 'headType.id': { order: 'asc', values: [...TYPE_ORDER] } },
  SUBTYPE: { 'subType.id': { order: 'asc' } },
  STATUS: { 'transaction.id': { order: 'asc', values: [...STATUS_ORDER] } },
  CITY: { 'address.city.name': { order: 'asc' } },
  PRICE: { 'price.value': { order: 'asc' } },
};

/** The grouping's sort first, then the visitor's, else the newest first (spec 1 §7, §9). */
function toSort(filter: Pick<EstateFilter, 'group' | 'sortType' | 'sortOrder'>): Sort[] {
  const { sortType, sortOrder } = effectiveSort(filter);
  const own: Sort = { [FIELDS[sortType]]: { order: sortOrder === 'ASC' ? 'asc' : 'desc' } };
  return filter.group === null ? [own] : [GROUP_SORTS[filter.group], own];
}

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

/** Request for the options of some traits; null for none. */
export const toTraitsRequest = (
  filter: EstateFilter,
  traits: readonly Trait[],
  options: QueryOptions,
): EstateFiltersRequest | null =>
  traits.length === 0 ? null : { query: toEstateQuery(filter, options), traits: [...traits] };

/** Number of pages of a total that can be requested; at least one, because an empty list is a page too. */
export const pageCount = (total: number, size: number = PAGE_SIZE): number =>
  Math.max(1, Math.min(Math.ceil(total / size), Math.floor(MAX_OFFSET / size)));
