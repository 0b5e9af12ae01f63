import { namesRead } from '../../../domain/filter/codec.ts';
import { ESTATE_SEARCH } from '../../../domain/filter/filter.ts';
import { PLACE_PARAMETERS } from '../../../domain/filter/place.ts';
import type { RouteMatch } from '../../../domain/routes.ts';

type ScreenName = RouteMatch['screen'];

/**
 * Screens that look the same to everyone, each with the parameters that it reads; forms, tokens and redirects
 * are not among them.
 */
const SHARED_SCREENS: ReadonlyMap<ScreenName, ReadonlySet<string>> = new Map<ScreenName, Set<string>>([
  ['home', new Set()],
  ['offer', new Set([...namesRead(ESTATE_SEARCH), ...Object.values(PLACE_PARAMETERS)])],
  ['estate', new Set()],
  ['estate-page', new Set()],
  ['collection', new Set(['page'])],
  ['group', new Set(['page'])],
  ['favorites', new Set()],
  ['privacy', new Set()],
  ['terms', new Set()],
  ['page', new Set()],
]);

/** Parameters that ask for something of one visitor's own. */
const PRIVATE_PARAMETERS = ['contact', 'token', 'ids'] as const;
/** Longer queries are nobody's second visit. */
const MAX_QUERY = 1_024;

const byName = (a: readonly [string, string], b: readonly [string, string]): number =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;

/**
 * Path and query under which a page is kept, and by which it is made; null when it must not be kept.
 * Parameters that its screen does not read are left out, whoever added them (campaigns, scanners): equal pages
 * have one entry, and no visitor's parameter stands in another's page. The others are in order (those of one
 * name keep theirs), without empty ones. A search has one spelling, and others redirect to it: they must not
 * be answered with its page, or the address would stay as it was typed.
 */
export function pageAddress(url: URL, screen: ScreenName): string | null {
  const read = SHARED_SCREENS.get(screen);
  if (read === undefined) return null;
  if (url.search === '') return url.pathname;
  if (PRIVATE_PARAMETERS.some((name) => url.searchParams.has(name))) return null;
  const asked = [...url.searchParams].filter(([name]) => read.has(name));
  const kept = screen === 'offer' ? asked : asked.filter(([, value]) => value !== '').sort(byName);
  const query = new URLSearchParams(kept).toString();
  if (query.length > MAX_QUERY) return null;
  return url.pathname + (query === '' ? '' : `?${query}`);
}
