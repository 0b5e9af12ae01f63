import type { EstateFilter } from '../../../domain/filter/filter.ts';
import { parseFilter } from '../../../domain/filter/parse.ts';
import { onceEach } from '../cache/once-each.ts';

/** The search for estates that an address asks for, read once for all of a page that asks; it is never changed. */
export const filterOf: (search: URLSearchParams) => EstateFilter = onceEach(parseFilter);
