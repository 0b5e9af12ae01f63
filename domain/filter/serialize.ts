import { searchQuery, writeSearch } from './codec.ts';
import { ESTATE_SEARCH, type EstateFilter } from './filter.ts';

/** A search for estates as URL parameters in canonical order; empty parts are left out. */
export const serializeFilter = (filter: EstateFilter): URLSearchParams => writeSearch(ESTATE_SEARCH, filter);

/** Query string of a filter, such as "?city=1201&page=2"; empty for an empty filter. */
export const filterQuery = (filter: EstateFilter): string => searchQuery(ESTATE_SEARCH, filter);
