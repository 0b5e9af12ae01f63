/**
 * Sends a page's first calls in one batch with the lookup of its site, assuming that the hostname still belongs to
 * the same site as before. The page makes the same calls once it knows its site: each then takes its answer from the
 * batch, and validates and caches it as usual. Unused answers are dropped.
 */
import type { OneCall } from '#wire/several.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import { freshnessOf } from '../cache/freshness.ts';
import { cacheKeys } from '../cache/keys.ts';
import { POLICIES } from '../cache/policies.ts';
import type { Prefetched } from './batch.ts';
import type { ContentHttp } from './http.ts';
import { addressOf } from './http.ts';
import type { ContentRequest } from './resource.ts';

/** The first calls of a page of a site; null when the site has no such page. */
export type LikelyPage = (site: SiteAnswer) => readonly OneCall[] | null;

/** A client that records GET and POST calls in `calls`, and never answers, so that no further calls follow. */
export function noteCalls(calls: OneCall[]): ContentHttp {
  const never = new Promise<never>(() => undefined);
  return {
    get(path, { search, locale } = {}) {
      calls.push({ method: 'GET', path: addressOf(path, search), ...(locale && { locale }) });
      return never;
    },
    post(path, body, { search } = {}) {
      calls.push({ method: 'POST', path: addressOf(path, search), body });
      return never;
    },
    put: () => never,
    delete: () => never,
  };
}

/**
 * The calls to send with the lookup of a hostname. undefined when the hostname's previous site is not in memory, has
 * its own content service, does not support batches or is not live; and when the cached site is recent enough that
 * the page will not wait for the lookup.
 */
export async function prefetch(
  { cache, versions }: Pick<ContentRequest, 'cache' | 'versions'>,
  hostname: string,
  page: LikelyPage,
): Promise<Prefetched | undefined> {
  const policy = POLICIES.siteData;
  const entry = cache.memories[policy.store].get(cacheKeys.host(hostname));
  if (entry === undefined || entry.missing) return undefined;
  // Entries of this key are always sites.
  const site = entry.value as SiteAnswer;
  if (site.several !== true || site.service || site.state !== 'live') return undefined;
  const version = await versions.current(site.id);
  if (version === null) return undefined;
  const freshness = freshnessOf(entry, policy, version, cache.now());
  if (freshness === 'fresh' || freshness === 'stale') return undefined;
  const likely = page(site);
  if (likely === null || likely.length === 0) return undefined;
  return { siteId: site.id, calls: likely, holds: () => versions.known(site.id) === version };
}
