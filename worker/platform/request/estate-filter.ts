import { isCanonical } from '../../../domain/filter/codec.ts';
import { ESTATE_SEARCH, type EstateFilter } from '../../../domain/filter/filter.ts';
import { parseFilter } from '../../../domain/filter/parse.ts';
import { onceEach } from '../cache/once-each.ts';
import { onceText } from '../cache/once-text.ts';

/** A search as an address asks for it, and whether that is its one spelling. */
interface ReadSearch {
  readonly filter: EstateFilter;
  readonly canonical: boolean;
}

/** By its text: pages of a search are requested repeatedly, and results are cached by the filter object. */
const ofText = onceText((text): ReadSearch => {
  const search = new URLSearchParams(text);
  const filter = parseFilter(search);
  return { filter, canonical: isCanonical(ESTATE_SEARCH, search, filter) };
});
const read = onceEach((search: URLSearchParams) => ofText(search.toString()));

/** The search for estates that an address asks for, read once for all that ask; it is never changed. */
export const filterOf = (search: URLSearchParams): EstateFilter => read(search).filter;

/** Whether an address is the canonical spelling of its search, which is not redirected. */
export const isOneSpelling = (search: URLSearchParams): boolean => read(search).canonical;
