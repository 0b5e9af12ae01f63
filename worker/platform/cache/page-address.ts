import { namesRead } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH } from '#domain/filter/filter.ts';
import { PLACE_PARAMETERS } from '#domain/filter/place.ts';
import { RENTAL_SEARCH } from '#domain/filter/rental-filter.ts';
import { STAY_PARAMETERS } from '#domain/filter/rental-stay.ts';
import type { RouteMatch } from '#domain/routes.ts';
import { onceText } from './once-text.ts';
import { type CachePolicy, POLICIES } from './policies.ts';

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
  ['rentals', new Set(namesRead(RENTAL_SEARCH))],
  ['rental', new Set(STAY_PARAMETERS)],
]);

/** Parameters by which a search for rentals asks for free nights. */
const NIGHTS = (['from', 'to', 'period'] as const).map((key) => RENTAL_SEARCH.parameters[key].name);

type Query = Pick<URL, 'search'>;

const asksNights = onceText((search) => {
  const params = new URLSearchParams(search);
  return NIGHTS.some((name) => params.has(name));
});

/** Whether a page shows free nights. */
export const showsFreeNights = (screen: ScreenName, { search }: Query): boolean =>
  screen === 'rental' || (screen === 'rentals' && asksNights(search));

/** Cache policy of the page at an address. */
export const pagePolicy = (screen: ScreenName, url: Query): CachePolicy =>
  showsFreeNights(screen, url) ? POLICIES.freeNightsHtml : POLICIES.html;

/** Searches: another spelling of one is redirected, and so has no page. */
const ONE_SPELLING: ReadonlySet<ScreenName> = new Set(['offer', 'rentals']);

/** Parameters that request data of a single visitor. */
const PRIVATE_PARAMETERS = ['contact', 'token', 'ids'] as const;
/** Longer queries are hardly ever requested twice. */
const MAX_QUERY = 1_024;

const byName = (a: readonly [string, string], b: readonly [string, string]): number =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;

/**
 * Path and query that identify a cached page and by which it is made; null when it must not be cached.
 * Parameters that its screen does not read are left out (from campaigns or scanners): equal pages share one
 * entry, and a visitor's parameter never appears in another visitor's page. The rest is sorted (values of one
 * name keep their order), without empty ones. A search has one spelling, to which others redirect: those must
 * not be answered with its page, because the address would not change.
 */
export function pageAddress(url: Pick<URL, 'pathname' | 'search'>, screen: ScreenName): string | null {
  const read = SHARED_SCREENS.get(screen);
  if (read === undefined) return null;
  if (url.search === '') return url.pathname;
  const known =
    queries.get(screen) ?? onceText((search) => keptQuery(new URLSearchParams(search), screen, read));
  queries.set(screen, known);
  const query = known(url.search);
  return query === null ? null : url.pathname + query;
}

/** For each screen, queries as requested and in canonical form. */
const queries = new Map<ScreenName, (search: string) => string | null>();

/**
 * A query with the parameters that its screen reads, in canonical order; null when its page must not be
 * cached.
 */
function keptQuery(params: URLSearchParams, screen: ScreenName, read: ReadonlySet<string>): string | null {
  if (PRIVATE_PARAMETERS.some((name) => params.has(name))) return null;
  const asked = [...params].filter(([name]) => read.has(name));
  const kept = ONE_SPELLING.has(screen) ? asked : asked.filter(([, value]) => value !== '').sort(byName);
  const query = new URLSearchParams(kept).toString();
  if (query.length > MAX_QUERY) return null;
  return query === '' ? '' : `?${query}`;
}
