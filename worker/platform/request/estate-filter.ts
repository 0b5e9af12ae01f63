import { isCanonical } from '#domain/filter/codec.ts';
import {
  asksTraits,
  ESTATE_SEARCH,
  type EstateFilter,
  mergeFilter,
  withoutTraits,
} from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import { onceEach } from '../cache/once-each.ts';
import { onceText } from '../cache/once-text.ts';

/** The search in an address, and whether the address spells it canonically. */
interface ReadSearch {
  readonly filter: EstateFilter;
  readonly canonical: boolean;
}

/** A search as it is for each content service, by what that declares. */
interface ReadSearches {
  readonly all: ReadSearch;
  readonly noTraits: ReadSearch;
  readonly noAreas: ReadSearch;
  readonly neither: ReadSearch;
}

/** Cached by query text: a search is requested repeatedly, and results are cached by the filter object. */
const ofText = onceText((text): ReadSearches => {
  const search = new URLSearchParams(text);
  const filter = parseFilter(search);
  const all = { filter, canonical: isCanonical(ESTATE_SEARCH, search, filter) };
  const less = (changed: EstateFilter): ReadSearch =>
    changed === filter ? all : { filter: changed, canonical: false };
  const untraited = (whole: EstateFilter) => (asksTraits(whole) ? withoutTraits(whole) : whole);
  const undrawn = filter.area === null ? filter : mergeFilter(filter, { area: null });
  return {
    all,
    noTraits: less(untraited(filter)),
    noAreas: less(undrawn),
    neither: less(untraited(undrawn)),
  };
});
const ofSearch = onceEach((search: URLSearchParams) => ofText(search.toString()));

/** What a site's content service declares of its searches. */
type Knows = Pick<SiteAnswer, 'knowsTraits' | 'knowsAreas'>;

const read = (search: URLSearchParams, { knowsTraits, knowsAreas }: Knows): ReadSearch => {
  const { all, noTraits, noAreas, neither } = ofSearch(search);
  if (knowsTraits === true) return knowsAreas === true ? all : noAreas;
  return knowsAreas === true ? noTraits : neither;
};

/**
 * The estate search in an address; parsed once, shared and never changed. What the site's content service cannot
 * search by is left out, like an invalid value.
 */
export const filterOf = (search: URLSearchParams, site: Knows): EstateFilter => read(search, site).filter;

/** Whether an address spells its search canonically; other spellings are redirected. */
export const isOneSpelling = (search: URLSearchParams, site: Knows): boolean => read(search, site).canonical;
