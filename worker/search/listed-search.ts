import { soughtBy } from '#domain/filter/change.ts';
import { asksFor } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH, type EstateFilter } from '#domain/filter/filter.ts';
import { keysOf } from '#domain/filter/search.ts';
import { filterQuery, serializeFilter } from '#domain/filter/serialize.ts';
import { onceEach } from '../platform/cache/once-each.ts';
import { filterOf } from '../platform/request/estate-filter.ts';

/** Parts of a search that make pages worth listing, each with at most one value; all others do not. */
const LISTED: readonly (keyof EstateFilter)[] = ['status', 'city', 'type', 'page'];
/** The same as query parameters. */
export const LISTED_PARAMETERS: readonly string[] = LISTED.map((key) => ESTATE_SEARCH.parameters[key].name);

/** The search as an address names it, whatever the content service of its site knows. */
const named = (search: URLSearchParams): EstateFilter =>
  filterOf(search, { knowsTraits: true, knowsAreas: true });

/**
 * Whether search engines may index a search: at most one status, one city and one type, any page of it. Every
 * finer filter, sort or view shows the same estates again.
 */
export const isListedSearch = (filter: EstateFilter): boolean =>
  [filter.status, filter.city, filter.type].every((values) => values.length <= 1) &&
  keysOf(ESTATE_SEARCH.parameters).every(
    (key) => LISTED.includes(key) || !asksFor(ESTATE_SEARCH, filter, key),
  );

/** A search for search engines: filters and page number, without display options. */
export const plainSearch = onceEach(
  (search: URLSearchParams): URLSearchParams => serializeFilter(soughtBy(ESTATE_SEARCH, named(search))),
);

/** The query of a search in its canonical order, made once for all languages of a page. */
export const searchInOrder = onceEach((search: URLSearchParams) => filterQuery(named(search)));
