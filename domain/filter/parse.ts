import { readSearch } from './codec.ts';
import { ESTATE_SEARCH, type EstateFilter } from './filter.ts';

/** Reads a search for estates from an address; invalid values are ignored (spec 1 §2, §5). */
export const parseFilter = (params: URLSearchParams): EstateFilter => readSearch(ESTATE_SEARCH, params);
