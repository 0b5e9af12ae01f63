/**
 * What is kept of a search: fields and values of closed lists in coarse steps, as an address of the site's own search.
 * Typed words, drawn areas and points are never kept, and a search that has them is in no list of combinations, since it
 * is them that narrowed it.
 */

import { asksFor } from '../filter/codec.ts';
import { EMPTY_FILTER, ESTATE_SEARCH, type EstateFilter, type EstateNarrowing } from '../filter/filter.ts';
import { keysOf } from '../filter/search.ts';
import { filterQuery } from '../filter/serialize.ts';
import { LARGE_BEDROOM_COUNT } from '../filter/values.ts';
import { PRICE_STEPS } from '../price-steps.ts';
import { HEAD_TYPE_IDS } from '../vocabulary/head-types.ts';

/** Results of a search that has few. */
const FEW_RESULTS = 2;
/** Most traits in a combination: more make it nearly unique. */
const MOST_FEATURES = 3;
/** Longest combination, in characters. */
export const LONGEST_SEARCH = 200;

/** Criteria that a combination may have. */
const CRITERIA: readonly EstateNarrowing[] = [
  'city',
  'type',
  'status',
  'bedrooms',
  'bedMin',
  'priceMin',
  'priceMax',
  'features',
];

/** Types that a home can have: others are typed into an address by hand. */
const TYPES: ReadonlySet<string> = new Set(HEAD_TYPE_IDS.map(String));

const stepBelow = (price: number | null): number | null =>
  price === null ? null : (PRICE_STEPS.findLast((step) => step > 0 && step <= price) ?? null);

/** The price step at or above a budget in euros; null for none, and beyond the last step. */
const budgetStep = (price: number | null): number | null =>
  price === null ? null : (PRICE_STEPS.find((step) => step > 0 && step >= price) ?? null);

/** The least number of bedrooms that is asked for. */
function bedroomsIn({ bedrooms, bedMin }: EstateFilter): number | null {
  const counts = [...bedrooms.map(Number), ...(bedMin === null ? [] : [bedMin])].filter((count) => count > 0);
  return counts.length === 0 ? null : Math.min(...counts, LARGE_BEDROOM_COUNT);
}

/**
 * The combination of a search as a canonical query, such as `city=1201&type=1&price-max=400000&with=garden`; null for a
 * search that names neither a place nor a kind, several of them, or anything else that narrows it.
 */
export function coarseSearch(filter: EstateFilter): string | null {
  const { city, type, status, features } = filter;
  const narrowing = keysOf(ESTATE_SEARCH.parameters).filter((key) => asksFor(ESTATE_SEARCH, filter, key));
  if (narrowing.some((key) => !(CRITERIA as readonly string[]).includes(key))) return null;
  if (city.length + type.length === 0 || city.length > 1 || type.length > 1 || status.length > 1) return null;
  if (features.length > MOST_FEATURES || !type.every((id) => TYPES.has(id))) return null;
  const query = filterQuery({
    ...EMPTY_FILTER,
    city,
    type,
    status,
    features,
    bedMin: bedroomsIn(filter),
    priceMin: stepBelow(filter.priceMin),
    priceMax: budgetStep(filter.priceMax),
  }).slice(1);
  return query.length <= LONGEST_SEARCH ? query : null;
}

/** Lists in which a search is counted. */
export const SEARCHED = ['few', 'place', 'budget'] as const;
export type Searched = (typeof SEARCHED)[number];

/**
 * In which lists a search counts, with what: as a combination if it has few results, else by its places and by its budget,
 * each by itself. No search is in both, so that subtracting one list from another tells nothing. Only a search as it is
 * first shown counts, not its further pages or other orders.
 */
export function searchedAs(filter: EstateFilter, total: number): readonly (readonly [Searched, string])[] {
  const { page, group, sortType, view } = filter;
  if (page > 1 || group !== null || sortType !== null || view !== EMPTY_FILTER.view) return [];
  const few = total <= FEW_RESULTS ? coarseSearch(filter) : null;
  if (few !== null) return [['few', few]];
  const budget = budgetStep(filter.priceMax);
  return [
    ...filter.city.slice(0, 5).map((id) => ['place', id] as const),
    ...(budget === null ? [] : [['budget', String(budget)] as const]),
  ];
}
