/** Status codes a visitor filters by (spec 1 §9; TAKE_OVER from the listing vocabulary). */
export const FILTER_STATUSES = ['FOR_SALE', 'TO_RENT', 'TAKE_OVER'] as const;
export type FilterStatus = (typeof FILTER_STATUSES)[number];

/** What a list may be sorted by (spec 1 §9). */
export const SORT_TYPES = ['price', 'city', 'date', 'type'] as const;
export type SortType = (typeof SORT_TYPES)[number];
export const SORT_ORDERS = ['ASC', 'DESC'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What a list may be grouped by (spec 1 §9). */
export const GROUPINGS = ['TYPE', 'SUBTYPE', 'STATUS', 'CITY', 'PRICE'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** How results are shown: tiles, one home a row, or on a map with the list beside it. */
export const VIEWS = ['grid', 'list', 'map'] as const;
export type ViewMode = (typeof VIEWS)[number];

/** A circle to search in; it takes the place of the cities (spec 1 §5). */
export interface GeoRange {
  /** Radius in kilometres, whole. */
  readonly km: number;
  /** Degrees, at most six decimals. */
  readonly lat: number;
  readonly lon: number;
}

/** A search as an address says it, decoded: every value is sound. */
export interface EstateFilter {
  readonly country: readonly string[];
  readonly city: readonly string[];
  /** Head types. */
  readonly type: readonly string[];
  readonly subType: readonly string[];
  readonly status: readonly FilterStatus[];
  /** Transaction ids, beside or instead of `status`. */
  readonly transaction: readonly string[];
  /** Exact counts, but "6" means six and more: the "large" group (spec 1 §9). */
  readonly bedrooms: readonly string[];
  readonly bedMin: number | null;
  /** Whole euros above zero; priceMin is never above priceMax. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly geoRange: GeoRange | null;
  readonly group: Grouping | null;
  readonly sortType: SortType | null;
  readonly sortOrder: SortOrder | null;
  readonly view: ViewMode;
  /** From 1. */
  readonly page: number;
}

export const EMPTY_FILTER: EstateFilter = {
  country: [],
  city: [],
  type: [],
  subType: [],
  status: [],
  transaction: [],
  bedrooms: [],
  bedMin: null,
  priceMin: null,
  priceMax: null,
  geoRange: null,
  group: null,
  sortType: null,
  sortOrder: null,
  view: 'grid',
  page: 1,
};

/** Sort of a list that is not asked to be sorted: newest first (spec 1 §9). */
export const DEFAULT_SORT = { sortType: 'date', sortOrder: 'DESC' } as const;

/** The sort in force; a sort type without an order is ascending (spec 1 §9). */
export const effectiveSort = (
  filter: Pick<EstateFilter, 'sortType' | 'sortOrder'>,
): { readonly sortType: SortType; readonly sortOrder: SortOrder } =>
  filter.sortType === null
    ? { ...DEFAULT_SORT, sortOrder: filter.sortOrder ?? DEFAULT_SORT.sortOrder }
    : { sortType: filter.sortType, sortOrder: filter.sortOrder ?? 'ASC' };

/** The one way to write a sort: what the default and the usual order say already is left out. */
export function canonicalSort(
  sort: Pick<EstateFilter, 'sortType' | 'sortOrder'>,
): Pick<EstateFilter, 'sortType' | 'sortOrder'> {
  const { sortType, sortOrder } = effectiveSort(sort);
  if (sortType === DEFAULT_SORT.sortType) {
    return { sortType: null, sortOrder: sortOrder === DEFAULT_SORT.sortOrder ? null : sortOrder };
  }
  return { sortType, sortOrder: sortOrder === 'ASC' ? null : sortOrder };
}

/** Bedroom counts from here up are one group, the "large" homes (spec 1 §9). */
export const LARGE_BEDROOM_COUNT = 6;
/** Most values one list may hold; more are left out. */
export const MAX_LIST_LENGTH = 50;
