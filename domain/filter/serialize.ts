import { searchQuery, writeSearch } from './codec.ts';
import { ESTATE_SEARCH, type EstateFilter } from './filter.ts';

/** A search for estates as the parameters of an address, in canonical order; nothing empty is written. */
export const serializeFilter = (filter: EstateFilter): URLSearchParams => writeSearch(ESTATE_SEARCH, filter);

/** "?city=1201&page=2", or nothing for an empty filter: to put behind a path. */
export const filterQuery = (filter: EstateFilter): string => searchQuery(ESTATE_SEARCH, filter);
