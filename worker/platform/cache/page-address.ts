import type { RouteMatch } from '../../../domain/routes.ts';

/** Screens that look the same to everyone; forms, tokens and redirects are not among them. */
const SHARED_SCREENS: ReadonlySet<RouteMatch['screen']> = new Set([
  'home',
  'offer',
  'estate',
  'estate-page',
  'collection',
  'group',
  'favorites',
  'privacy',
  'terms',
  'page',
]);

/** Parameters that ask for something of one visitor's own. */
const PRIVATE_PARAMETERS = ['contact', 'token', 'ids'] as const;
/** Parameters that campaigns add and no page reads. */
const TRACKING_PARAMETER = /^(?:utm_[a-z]+|gclid|fbclid|msclkid|mc_cid|mc_eid)$/;
/** Longer queries are nobody's second visit. */
const MAX_QUERY = 1_024;

interface PageAddress {
  /** Path and query by which equal pages have one entry. */
  readonly canonical: string;
  /** Whether a page made for this very address may be kept under the canonical one. */
  readonly storable: boolean;
}

const byName = (a: readonly [string, string], b: readonly [string, string]): number =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;

/**
 * The address under which a page is kept; null when it must not be. Parameters are in order (those of
 * one name keep theirs), empty ones and those of campaigns left out. A page made with the latter may
 * carry them in its links, so it is never kept itself. A search has one spelling, and others redirect to
 * it: they must not be answered with its page, or the address would stay as it was typed.
 */
export function pageAddress(url: URL, screen: RouteMatch['screen']): PageAddress | null {
  if (!SHARED_SCREENS.has(screen) || url.search.length > MAX_QUERY) return null;
  if (PRIVATE_PARAMETERS.some((name) => url.searchParams.has(name))) return null;
  const all = [...url.searchParams];
  const asked = all.filter(([name]) => !TRACKING_PARAMETER.test(name));
  const kept = screen === 'offer' ? asked : asked.filter(([, value]) => value !== '').sort(byName);
  const query = new URLSearchParams(kept).toString();
  return {
    canonical: url.pathname + (query === '' ? '' : `?${query}`),
    storable: asked.length === all.length,
  };
}
