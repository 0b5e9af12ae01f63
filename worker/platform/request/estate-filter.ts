import { isCanonical } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH, type EstateFilter } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse.ts';
import { onceEach } from '../cache/once-each.ts';
import { onceText } from '../cache/once-text.ts';

/** The search in an address, and whether the address spells it canonically. */
interface ReadSearch {
  readonly filter: EstateFilter;
  readonly canonical: boolean;
}

/** Cached by query text: a search is requested repeatedly, and results are cached by the filter object. */
const ofText = onceText((text): ReadSearch => {
  const search = new URLSearchParams(text);
  const filter = parseFilter(search);
  return { filter, canonical: isCanonical(ESTATE_SEARCH, search, filter) };
});
const read = onceEach((search: URLSearchParams) => ofText(search.toString()));

/** The estate search in an address; parsed once, shared and never changed. */
export const filterOf = (search: URLSearchParams): EstateFilter => read(search).filter;

/** Whether an address spells its search canonically; other spellings are redirected. */
export const isOneSpelling = (search: URLSearchParams): boolean => read(search).canonical;
