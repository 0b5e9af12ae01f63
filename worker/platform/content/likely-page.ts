/**
 * What a page begins with, asked along with the site itself: the hostname most likely leads where it led the last time.
 * This only makes calls sooner that the page makes itself once it knows its site. Their answers wait for the very same
 * call of the same request, and are read, judged and kept by whoever makes it; those that nobody asks for are dropped.
 */
import type { Locale } from '../../../domain/locale.ts';
import type { OneCall } from '../../../wire/several.ts';
import type { SiteAnswer } from '../../../wire/site-answer.ts';
import { freshnessOf } from '../cache/freshness.ts';
import { cacheKeys } from '../cache/keys.ts';
import { POLICIES } from '../cache/policies.ts';
import type { ContentHttp } from './http.ts';
import { addressOf } from './http.ts';
import type { ContentRequest } from './resource.ts';
import type { Foreseen } from './together.ts';

/** The calls that a page of a site would begin with, and its language; null for what is no page of it. */
export type LikelyPage = (
  site: SiteAnswer,
) => { readonly locale: Locale; readonly calls: readonly OneCall[] } | null;

/** A client that notes what it is asked for and never answers, so that nothing follows from it. */
export function noteCalls(calls: OneCall[]): ContentHttp {
  const never = new Promise<never>(() => undefined);
  return {
    get(path, { search } = {}) {
      calls.push({ method: 'GET', path: addressOf(path, search) });
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
 * What may go along with the question which site a hostname shows. Nothing where it is not known what it showed, where
 * that has a service of its own or shows no pages, and where the page will not wait for the answer.
 */
export async function foresee(
  { cache, versions }: Pick<ContentRequest, 'cache' | 'versions'>,
  hostname: string,
  page: LikelyPage,
): Promise<Foreseen | undefined> {
  const policy = POLICIES.siteData;
  const entry = cache.memories[policy.store].get(cacheKeys.host(hostname));
  if (entry === undefined || entry.missing) return undefined;
  // Under this key nothing else is ever kept.
  const site = entry.value as SiteAnswer;
  if (site.several !== true || site.service || site.state !== 'live') return undefined;
  const version = await versions.current(site.id);
  if (version === null) return undefined;
  const freshness = freshnessOf(entry, policy, version, cache.now());
  if (freshness === 'fresh' || freshness === 'stale') return undefined;
  const likely = page(site);
  if (likely === null || likely.calls.length === 0) return undefined;
  const { locale, calls } = likely;
  return { scope: { siteId: site.id, locale }, calls, holds: () => versions.known(site.id) === version };
}
