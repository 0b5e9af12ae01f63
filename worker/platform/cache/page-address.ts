import { SAY_PARAMETER } from '#domain/filter/say.ts';
import { onceEach } from './once-each.ts';
import { onceText } from './once-text.ts';
import { type CachePolicy, POLICIES } from './policies.ts';

/** A page that looks the same to everyone, and is cached. */
export interface SharedPage {
  /** Parameters that it reads; others lead to the same page. */
  readonly reads: readonly string[];
  /** For a search: another spelling of it is redirected, and so has no page. */
  readonly oneSpelling?: true;
  /** Whether it shows free nights, which are kept for a minute at most. */
  readonly freeNights?: (search: string) => boolean;
}

/** The part of a screen by which its pages are cached. */
interface Cached {
  readonly shared?: SharedPage;
}
type Query = Pick<URL, 'search'>;

/** Whether a page shows free nights. */
export const showsFreeNights = ({ shared }: Cached, { search }: Query): boolean =>
  shared?.freeNights?.(search) === true;

/** Cache policy of the page at an address. */
export const pagePolicy = (screen: Cached, url: Query): CachePolicy =>
  showsFreeNights(screen, url) ? POLICIES.freeNightsHtml : POLICIES.html;

/** Parameters that request data of a single visitor, or are what one has written. */
const PRIVATE_PARAMETERS = ['contact', 'token', 'ids', SAY_PARAMETER, 'said'] as const;
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
export function pageAddress(url: Pick<URL, 'pathname' | 'search'>, { shared }: Cached): string | null {
  if (shared === undefined) return null;
  if (url.search === '') return url.pathname;
  const query = cachedQueries(shared)(url.search);
  return query === null ? null : url.pathname + query;
}

/** For each screen, queries as requested and in canonical form. */
const cachedQueries = onceEach((shared: SharedPage) => {
  const reads = new Set(shared.reads);
  return onceText((search) => cachedQuery(new URLSearchParams(search), reads, shared.oneSpelling === true));
});

/**
 * A query with the parameters that its screen reads, in canonical order; null when its page must not be
 * cached.
 */
function cachedQuery(
  params: URLSearchParams,
  read: ReadonlySet<string>,
  oneSpelling: boolean,
): string | null {
  if (PRIVATE_PARAMETERS.some((name) => params.has(name))) return null;
  const asked = [...params].filter(([name]) => read.has(name));
  const counted = oneSpelling ? asked : asked.filter(([, value]) => value !== '').sort(byName);
  const query = new URLSearchParams(counted).toString();
  if (query.length > MAX_QUERY) return null;
  return query === '' ? '' : `?${query}`;
}
