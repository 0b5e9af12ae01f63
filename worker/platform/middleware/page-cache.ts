/** Whole pages kept at the edge: the policy `html` (design, "Caching"). */
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { freshnessOf } from '../cache/freshness.ts';
import { isInFlight } from '../cache/in-flight.ts';
import type { IsolateState } from '../cache/isolate.ts';
import { cacheKeys } from '../cache/keys.ts';
import { pageAddress } from '../cache/page-address.ts';
import { isStorable, openPage, readPage, type StoredPage, sealPage, writePage } from '../cache/page-store.ts';
import { POLICIES } from '../cache/policies.ts';
import type { AppEnv } from '../env.ts';
import { describeError } from '../errors/log.ts';
import { notModified } from '../request/conditional.ts';
import { isAjaxPath } from '../request/paths.ts';
import { siteOrigin } from '../tenant/site-origin.ts';

/** Runs a request through the whole app again, in the background of another one. */
type Rerun = (request: Request, c: Context<AppEnv>) => Promise<Response>;

interface PageCacheOptions {
  readonly isolate: IsolateState;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly rerun: Rerun;
  /** Names what pages refer to beside their content: the build of the client. */
  readonly build: string;
}

const isAnonymousRead = (c: Context<AppEnv>): boolean =>
  (c.req.method === 'GET' || c.req.method === 'HEAD') && c.req.header('Authorization') === undefined;

/** Replaces the response as a whole: Hono would merge the old headers into the new. */
function answerWith(c: Context<AppEnv>, response: Response, state: 'hit' | 'stale' | 'miss'): void {
  response.headers.set('X-Gevel-Cache', state);
  c.res = undefined;
  c.res = response;
}

export function pageCache({ isolate, now, rerun, build }: PageCacheOptions) {
  /** Requests made below to refresh a page: they must not be answered by the page they replace. */
  const refreshes = new WeakSet<Request>();

  /** A cache that fails is a cache that has nothing. */
  async function read(c: Context<AppEnv>, key: string): Promise<StoredPage | null> {
    try {
      return await readPage(key);
    } catch (error) {
      c.get('log')('warn', 'page_cache.read_failed', { key, error: describeError(error) });
      return null;
    }
  }

  async function refresh(c: Context<AppEnv>, key: string): Promise<void> {
    if (isInFlight(isolate.inFlight, key, now())) return;
    isolate.inFlight.set(key, now());
    const request = new Request(c.req.url);
    refreshes.add(request);
    try {
      const response = await rerun(request, c);
      await response.body?.cancel();
    } finally {
      isolate.inFlight.delete(key);
    }
  }

  function inBackground(c: Context<AppEnv>, event: string, work: Promise<void>): void {
    c.executionCtx.waitUntil(
      work.catch((error: unknown) => c.get('log')('warn', event, { error: describeError(error) })),
    );
  }

  return createMiddleware<AppEnv>(async function pageCache(c, next) {
    const url = new URL(c.req.url);
    const address = isAjaxPath(url.pathname) ? null : pageAddress(url, c.get('route').screen);
    if (address === null || !isAnonymousRead(c)) return next();

    const site = c.get('site');
    const deployment = `${c.env.DEPLOYMENT?.id ?? ''}.${build}`;
    const key = cacheKeys.html(site.id, deployment, siteOrigin(url, site), address.canonical);
    const version = await c.get('versions').current(site.id);
    const kept = refreshes.has(c.req.raw) ? null : await read(c, key);
    const freshness = kept === null ? 'dead' : freshnessOf(kept.stamp, POLICIES.html, version, now());
    const ifNoneMatch = c.req.header('If-None-Match');

    if (kept !== null && (freshness === 'fresh' || freshness === 'stale')) {
      if (freshness === 'stale') inBackground(c, 'page_cache.refresh_failed', refresh(c, key));
      return answerWith(
        c,
        await notModified(ifNoneMatch, kept.response),
        freshness === 'fresh' ? 'hit' : 'stale',
      );
    }

    const madeAt = now();
    await next();

    if (isStorable(c.res)) {
      const page = await sealPage(c.res);
      if (address.storable) {
        const stamp = { madeAt, version, missing: page.status === 404 };
        inBackground(c, 'page_cache.write_failed', writePage(key, stamp, page));
      }
      await kept?.response.body?.cancel();
      return answerWith(c, await notModified(ifNoneMatch, openPage(page)), 'miss');
    }
    // A page that failed, in whole or in part, does not push out a whole one from before.
    if (kept !== null && freshness === 'fallback' && isDegraded(c.res)) {
      c.get('log')('warn', 'page_cache.served_on_error', { key });
      return answerWith(c, await notModified(ifNoneMatch, kept.response), 'stale');
    }
    await kept?.response.body?.cancel();
  });
}

/** 5xx, or a page that its handler marked as made of failed parts. */
const isDegraded = (response: Response): boolean =>
  response.status >= 500 ||
  (response.status === 200 && /\bno-store\b/i.test(response.headers.get('Cache-Control') ?? ''));
