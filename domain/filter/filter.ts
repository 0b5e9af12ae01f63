import { FILTER_STATUSES, type FilterStatus } from '../filter-status.ts';
import { hasPositive } from '../rules/emptiness.ts';
import { changed, without } from './change.ts';
import { asksFor } from './codec.ts';
import { NEWS } from './news.ts';
import { list, readList, single } from './parameter.ts';
import { defineSearch, keysOf, type Paged, type Rule, type Search, type ValuesOf } from './search.ts';
import { canonicalSort, isTraitSort, SORT } from './sort.ts';
import { onlyAsked, TRAIT_PARAMETERS } from './trait-parameters.ts';
import {
  AREA,
  BEDROOM_COUNT,
  CIRCLE,
  codeOf,
  EUROS,
  ID_VALUE,
  LARGE_BEDROOM_COUNT,
  WORDS,
  wholeUpTo,
} from './values.ts';

const STATUS_CODE = codeOf(FILTER_STATUSES);

/** Values of the older parameter `trans` (spec 1 §2, "Search query parameters"). */
const TRANS: ReadonlyMap<string, FilterStatus> = new Map([
  ['kopen', 'FOR_SALE'],
  ['huren', 'TO_RENT'],
]);

const readIds = (params: URLSearchParams): readonly string[] =>
  readList(params.getAll('transaction'), {
    read: (text) => (STATUS_CODE.read(text) === null ? ID_VALUE.read(text) : null),
  });

function readStatuses(params: URLSearchParams): readonly FilterStatus[] {
  const named = readList([...params.getAll('status'), ...params.getAll('transaction')], STATUS_CODE);
  if (named.length > 0 || readIds(params).length > 0) return named;
  const first = TRANS.get((params.get('trans') ?? '').trim().toLowerCase());
  return first === undefined ? [] : [first];
}

/**
 * Status codes from `status` or `transaction` (spec 1 §2: "transaction (or status)"); from `trans` when there
 * are none.
 */
const STATUS = list('status', STATUS_CODE, {
  read: readStatuses,
  alsoFrom: ['transaction', 'trans'],
});

/** Transaction ids, beside or instead of `status`. */
const TRANSACTION = list('transaction', ID_VALUE, { read: readIds });

/** Groupings of a list (spec 1 §9). */
export const GROUPINGS = ['TYPE', 'SUBTYPE', 'STATUS', 'CITY', 'PRICE'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Display of results: tiles, one estate per row, or a map with the list beside it. */
export const VIEWS = ['grid', 'list', 'map'] as const;
export type ViewMode = (typeof VIEWS)[number];

/** Most places with their surroundings in a search. */
export const MAX_CIRCLES = 8;

/** Criteria of a search for estates. Alerts use them too (`domain/forms/criteria.ts`). */
const NARROWING = {
  country: list('country', ID_VALUE),
  city: list('city', ID_VALUE),
  /** Head types. */
  type: list('type', ID_VALUE),
  subType: list('subType', ID_VALUE),
  status: STATUS,
  transaction: TRANSACTION,
  /** Exact counts, except "6": six and more, the "large" group (spec 1 §9). */
  bedrooms: list('bedrooms', BEDROOM_COUNT),
  bedMin: single('bed-min', wholeUpTo(99), null),
  /** Whole euros above zero; priceMin is never above priceMax. */
  priceMin: single('price-min', EUROS, null),
  priceMax: single('price-max', EUROS, null),
  ...TRAIT_PARAMETERS,
  /** Places with their surroundings. */
  circles: list('geo_range', CIRCLE, { most: MAX_CIRCLES }),
  /** A drawn area, as in an address (`drawn-area.ts`). */
  area: single('area', AREA, null),
  /** Words of titles, texts, types and places. */
  words: single('q', WORDS, null),
  /** An estate with any of them matches. */
  news: list('news', codeOf(NEWS)),
};
/** Names of the criteria of an estate search. */
export type EstateNarrowing = keyof typeof NARROWING;

/** Display options. */
const SHOWING = {
  group: single('group', codeOf(GROUPINGS), null),
  ...SORT,
  view: single('view', codeOf(VIEWS), 'grid'),
};

/** A decoded search for estates from an address: every value is valid. */
export interface EstateFilter extends ValuesOf<typeof NARROWING>, ValuesOf<typeof SHOWING>, Paged {}

/**
 * Both bounds must be above zero (spec 1 §4, §5). When the minimum is above the maximum, the maximum is
 * dropped visibly (its chip is gone), rather than showing an empty result as though there were no estates.
 */
const soundPrices: Rule<EstateFilter> = ({ priceMin, priceMax }) => {
  const min = hasPositive(priceMin) ? priceMin : null;
  const max = hasPositive(priceMax) ? priceMax : null;
  const crossed = min !== null && max !== null && min > max;
  return { priceMin: min, priceMax: crossed ? null : max };
};

/** Drops exact counts below the minimum, which contradict it. */
const soundBedrooms: Rule<EstateFilter> = ({ bedrooms, bedMin }) =>
  bedMin === null
    ? {}
    : { bedrooms: bedrooms.filter((count) => Number(count) >= Math.min(bedMin, LARGE_BEDROOM_COUNT)) };

/** Circles replace the cities (spec 1 §5), and so does an area: a home is found in any of them. */
const placesForCities: Rule<EstateFilter> = ({ circles, area }) =>
  circles.length === 0 && area === null ? {} : { city: [] };

/** The search for estates, with parameters in canonical order. */
export const ESTATE_SEARCH: Search<EstateFilter, EstateNarrowing> = defineSearch({
  narrowing: NARROWING,
  showing: SHOWING,
  rules: [soundPrices, soundBedrooms, placesForCities, onlyAsked, canonicalSort],
});

export const EMPTY_FILTER: EstateFilter = ESTATE_SEARCH.empty;

/** Whether a search asks for traits: by a filter, or by the sorts by living area and price per m². */
export const asksTraits = (filter: EstateFilter): boolean =>
  keysOf(TRAIT_PARAMETERS).some((key) => asksFor(ESTATE_SEARCH, filter, key)) || isTraitSort(filter.sortType);

/** The search without what asks for traits, for a content service that does not know them; from the first page. */
export const withoutTraits = (filter: EstateFilter): EstateFilter =>
  mergeFilter(without(ESTATE_SEARCH, filter, keysOf(TRAIT_PARAMETERS)), {
    ...(isTraitSort(filter.sortType) && { sortType: null, sortOrder: null }),
  });

/** A search for estates with some parts replaced; from the first page unless given. */
export const mergeFilter = (filter: EstateFilter, changes: Partial<EstateFilter>): EstateFilter =>
  changed(ESTATE_SEARCH, filter, changes);
