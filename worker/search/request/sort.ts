import type { EstateFilter, Grouping } from '#domain/filter/filter.ts';
import { effectiveSort, type SortType } from '#domain/filter/sort.ts';
import { STATUS_ORDER, TYPE_ORDER } from '#domain/grouping.ts';
import type { EstateSearchRequest, SORT_FIELDS } from '#wire/estate-search.ts';

type Sort = NonNullable<EstateSearchRequest['sort']>[number];
type SortField = (typeof SORT_FIELDS)[number];

/** Sort field of each sort order (spec 1 §9). */
const FIELDS: Readonly<Record<SortType, SortField>> = {
  price: 'price.value',
  city: 'address.city.name',
  date: 'publicationDate',
  type: 'subType.id',
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
export function toSort(filter: Pick<EstateFilter, 'group' | 'sortType' | 'sortOrder'>): Sort[] {
  const { sortType, sortOrder } = effectiveSort(filter);
  const own: Sort = { [FIELDS[sortType]]: { order: sortOrder === 'ASC' ? 'asc' : 'desc' } };
  return filter.group === null ? [own] : [GROUP_SORTS[filter.group], own];
}
