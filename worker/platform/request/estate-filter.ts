import { isCanonical } from '#domain/filter/codec.ts';
import { asksTraits, ESTATE_SEARCH, type EstateFilter, withoutTraits } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import { onceEach } from '../cache/once-each.ts';
import { onceText } from '../cache/once-text.ts';

/** The search in an address, and whether the address spells it canonically. */
interface ReadSearch {
  readonly filter: EstateFilter;
  readonly canonical: boolean;
}

/** Cached by query text: a search is requested repeatedly, and results are cached by the filter object. */
const ofText = onceText((text): { readonly all: ReadSearch; readonly untraited: ReadSearch } => {
  const search = new URLSearchParams(text);
  const filter = parseFilter(search);
  const all = { filter, canonical: isCanonical(ESTATE_SEARCH, search, filter) };
  if (!asksTraits(filter)) return { all, untraited: all };
  return { all, untraited: { filter: withoutTraits(filter), canonical: false } };
});
const ofSearch = onceEach((search: URLSearchParams) => ofText(search.toString()));

/** What a site's content service declares of its searches. */
type Knows = Pick<SiteAnswer, 'knowsTraits'>;

const read = (search: URLSearchParams, { knowsTraits }: Knows): ReadSearch =>
  ofSearch(search)[knowsTraits === true ? 'all' : 'untraited'];

/**
 * The estate search in an address; parsed once, shared and never changed. What the site's content service cannot
 * search by is left out, like an invalid value.
 */
export const filterOf = (search: URLSearchParams, site: Knows): EstateFilter => read(search, site).filter;

/** Whether an address spells its search canonically; other spellings are redirected. */
export const isOneSpelling = (search: URLSearchParams, site: Knows): boolean => read(search, site).canonical;
