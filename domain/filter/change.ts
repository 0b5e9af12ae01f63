import { hasPositive } from '../rules/emptiness.ts';
import { canonicalSort, EMPTY_FILTER, type EstateFilter } from './filter.ts';
import { soundPrices } from './parse.ts';

/** Parts of a filter that narrow the search, so that a visitor can drop them. */
export const NARROWING = [
  'country',
  'city',
  'type',
  'subType',
  'status',
  'transaction',
  'bedrooms',
  'bedMin',
  'priceMin',
  'priceMax',
  'geoRange',
] as const satisfies readonly (keyof EstateFilter)[];
export type NarrowingKey = (typeof NARROWING)[number];

/**
 * A filter with some parts replaced; crossed prices lose the upper one, a circle replaces the cities.
 * Another search begins at its first page (spec 1 §4, "General update merges fields").
 */
export function mergeFilter(filter: EstateFilter, changes: Partial<EstateFilter>): EstateFilter {
  const merged = { ...filter, page: EMPTY_FILTER.page, ...changes };
  return {
    ...merged,
    ...soundPrices(merged.priceMin, merged.priceMax),
    ...canonicalSort(merged),
    city: merged.geoRange === null ? merged.city : [],
  };
}

/** The filter without one value of a list, or without a whole part; from the first page. */
export function withoutValue(filter: EstateFilter, key: NarrowingKey, value?: string): EstateFilter {
  const current = filter[key];
  const kept =
    Array.isArray(current) && value !== undefined
      ? current.filter((item) => item !== value)
      : EMPTY_FILTER[key];
  return mergeFilter(filter, { [key]: kept });
}

/** The filter without several whole parts; from the first page. */
export const withoutParts = (filter: EstateFilter, keys: readonly NarrowingKey[]): EstateFilter =>
  keys.reduce((rest, key) => withoutValue(rest, key), filter);

/** The price range in euros; a bound that is absent or zero drops out (spec 1 §4, §5). */
export const withPriceRange = (
  filter: EstateFilter,
  priceMin: number | null,
  priceMax: number | null,
): EstateFilter =>
  mergeFilter(filter, {
    priceMin: hasPositive(priceMin) ? priceMin : null,
    priceMax: hasPositive(priceMax) ? priceMax : null,
  });

/** Everything sought is dropped; how it is shown and sorted stays. */
export const clearFilter = ({ group, sortType, sortOrder, view }: EstateFilter): EstateFilter => ({
  ...EMPTY_FILTER,
  group,
  sortType,
  sortOrder,
  view,
});

/** How many parts of the filter narrow the search: price counts once, the places once. */
export function activeCount(filter: EstateFilter): number {
  const active = NARROWING.filter((key) => {
    const value = filter[key];
    return Array.isArray(value) ? value.length > 0 : value !== null;
  });
  return active.filter((key) => !(key === 'priceMax' && filter.priceMin !== null)).length;
}

/** Nothing narrows the search. */
export const isUnfiltered = (filter: EstateFilter): boolean => activeCount(filter) === 0;
