/** Whole pages cached at the edge: the policies `html` and `freeNightsHtml` (design, "Caching"). */

import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { type Freshness, freshnessOf } from '../cache/freshness.ts';
import { awaitLoad, beginLoad, inFlightSince } from '../cache/in-flight.ts';
import type { IsolateState } from '../cache/isolate.ts';
import { cacheKeys } from '../cache/keys.ts';
import { pageAddress, pagePolicy, showsFreeNights } from '../cache/page-address.ts';
import { isStorable, openPage, readPage, type StoredPage, sealPage, writePage } from '../cache/page-store.ts';
import type { AppEnv, PageState } from '../env.ts';
import { describeError } from '../errors/log.ts';
import { asksAnew } from '../request/asks-anew.ts';
import { notModified } from '../request/conditional.ts';
import { known } from '../request/known.ts';
import { isAjaxPath } from '../request/paths.ts';
import { urlOf } from '../request/url.ts';
import { siteOrigin } from '../tenant/site-origin.ts';
import { beginHeaders } from './security-headers.ts';

/** Time for making a newer page while an older one is available, milliseconds. */
const PAGE_HEAD_START_MS = 700;
/**
 * Time left for a request that waited for another's page without success, to make its own from cached data,
 * milliseconds.
 */
const TAKE_OVER_MS = 500;

/** Runs a request through the whole app again, in the background of another one. */
type Rerun = (request: Request, c: Context<AppEnv>) => Promise<Response>;

interface PageCacheOptions {
  readonly isolate: IsolateState;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly rerun: Rerun;
  /** Build of the client, to which cached pages refer; part of their key. */
  readonly build: string;
}

const isAnonymousRead = (c: Context<AppEnv>): boolean =>
  (c.req.method === 'GET' || c.req.method === 'HEAD') && c.req.header('Authorization') === undefined;

/** Replaces the response as a whole: Hono would merge the old headers into the new. */
function answerWith(c: Context<AppEnv>, response: Response, state: PageState): void {
  c.set('pageState', state);
  response.headers.set('X-Gevel-Cache', state);
  c.res = undefined;
  c.res = response;
}

export function pageCache({ isolate, now, rerun, build }: PageCacheOptions) {
  /** Requests made below to refresh a page: they must not be answered by the page they replace. */
  const refreshes = new WeakSet<Request>();

  /** Reads a cached page; a failure is logged and counts as a miss. */
  async function read(c: Context<AppEnv>, key: string): Promise<StoredPage | null> {
    try {
      return await readPage(key, () => beginHeaders(c));
    } catch (error) {
      c.get('log')('warn', 'page_cache.read_failed', { key, error: describeError(error) });
      return null;
    }
  }

  function inBackground(c: Context<AppEnv>, event: string, work: Promise<unknown>): void {
    c.executionCtx.waitUntil(
      work.catch((error: unknown) => c.get('log')('warn', event, { error: describeError(error) })),
    );
  }

  /** Renders a page again in the background of this request, which may wait for it. */
  function refresh(c: Context<AppEnv>, key: string, address: string): Promise<Response> {
    const end = beginLoad(isolate.inFlight, key, now());
    const request = new Request(new URL(address, c.req.url));
    refreshes.add(request);
    // Reads the whole body: then the page has been passed to the cache.
    const made = rerun(request, c).then(
      async (answer) => new Response(answer.body === null ? null : await answer.arrayBuffer(), answer),
    );
    const work = made.finally(end);
    inBackground(c, 'page_cache.refresh_failed', work);
    return work;
  }

  /** Waits for a page that another request renders, for at most `left` milliseconds. */
  const awaitOther = (key: string, left: () => number): Promise<void> =>
    awaitLoad(isolate.inFlight, key, { now, sleep: (milliseconds) => scheduler.wait(milliseconds), left });

  return createMiddleware<AppEnv>(async function pageCache(c, next) {
    const url = urlOf(c);
    const screen = c.get('screen');
    if (screen === undefined || isAjaxPath(url.pathname)) return next();
    const address = pageAddress(url, screen);
    if (address === null || !isAnonymousRead(c)) return next();
    if (showsFreeNights(screen, url) && asksAnew(c)) return next();

    const site = c.get('site');
    // A secret hostname ends, shows drafts, and may show an open site in another look: its pages are nobody else's.
    if (c.get('secret')) return next();
    const edition = `${c.env.PAGE_EDITION ?? ''}.${build}`;
    const key = cacheKeys.html(site.id, edition, siteOrigin(url, site), address);
    const policy = pagePolicy(screen, url);
    const version = await c.get('versions').current(site.id);
    const ifNoneMatch = c.req.header('If-None-Match');
    const judge = ({ stamp }: StoredPage): Freshness => freshnessOf(stamp, policy, version, now());
    async function answerCached({ response, begun }: StoredPage, state: 'hit' | 'stale'): Promise<void> {
      const sent = ifNoneMatch === undefined ? response : await notModified(ifNoneMatch, response);
      if (begun) c.set('secured', sent);
      answerWith(c, sent, state);
    }

    /** The cached page, unless it is too old. */
    async function readLive(): Promise<StoredPage | null> {
      const page = await read(c, key);
      if (page === null || judge(page) !== 'dead') return page;
      void page.response.body?.cancel();
      return null;
    }

    /** Renders the page in this request, and caches it if it is cacheable. */
    async function make(end: () => void = () => undefined): Promise<void> {
      const madeAt = now();
      try {
        // Handlers see the parameters that their screen reads, and no others.
        if (address !== url.pathname + url.search)
          c.req.raw = new Request(new URL(address ?? '', url.href), c.req.raw);
        await next();
      } catch (error) {
        end();
        throw error;
      }
      if (!isStorable(c.res)) return end();
      // After an error the response is not the rendered page.
      const rendered = c.error === undefined ? c.get('rendered') : undefined;
      const drawn = rendered === undefined ? undefined : c.res;
      const page = await sealPage(c.res, rendered);
      // A page with parts older than its version is served, but not cached.
      if (c.get('olderParts') === true) end();
      else {
        const stamp = { madeAt, version, missing: page.status === 404, searched: known(c, 'searched') };
        inBackground(c, 'page_cache.write_failed', writePage(key, stamp, page, policy).finally(end));
      }
      answerWith(c, await notModified(ifNoneMatch, openPage(page, drawn)), 'miss');
    }

    /** Renders an outdated page again; serves the old one when that fails or takes too long. */
    async function renew(older: StoredPage): Promise<void> {
      const start = performance.now();
      const left = (): number =>
        Math.min(c.get('budget').left(), PAGE_HEAD_START_MS - (performance.now() - start));
      const since = inFlightSince(isolate.inFlight, key, now());
      if (since === null) {
        const late = scheduler.wait(left()).then(() => null);
        const work = refresh(c, key, address ?? '').catch(() => null); // `refresh` logs errors
        const newer = await Promise.race([work, late]);
        if (newer !== null && !isDegraded(newer)) {
          await older.response.body?.cancel();
          return answerWith(c, await notModified(ifNoneMatch, newer), 'miss');
        }
      } else if (now() - since < PAGE_HEAD_START_MS) {
        await awaitOther(key, left);
        const newer = await read(c, key);
        if (newer !== null && isReady(judge(newer))) {
          await older.response.body?.cancel();
          return answerCached(newer, 'hit');
        }
        await newer?.response.body?.cancel();
      }
      c.get('log')('warn', 'page_cache.served_older', { key });
      return answerCached(older, 'stale');
    }

    if (refreshes.has(c.req.raw)) return make();
    let cached = await readLive();
    if (cached === null && inFlightSince(isolate.inFlight, key, now()) !== null) {
      // One request of the isolate renders the page; the others wait, and keep some time to render it themselves.
      await awaitOther(key, () => c.get('budget').left() - TAKE_OVER_MS);
      cached = await readLive();
    }
    // There is no `await` between the last check and this mark, so only one of many parallel requests gets here.
    if (cached === null) return make(beginLoad(isolate.inFlight, key, now()));
    const freshness = judge(cached);
    // A kept page of a search counts as it did when it was made.
    if (cached.stamp.searched !== undefined) c.set('searched', cached.stamp.searched);
    if (freshness === 'fallback') return renew(cached);
    if (freshness === 'stale' && inFlightSince(isolate.inFlight, key, now()) === null)
      void refresh(c, key, address);
    return answerCached(cached, freshness === 'fresh' ? 'hit' : 'stale');
  });
}

const isReady = (freshness: Freshness): boolean => freshness === 'fresh' || freshness === 'stale';

/** Whether a response is 5xx, or a page with failed parts, which its handler marked as `no-store`. */
const isDegraded = (response: Response): boolean =>
  response.status >= 500 ||
  (response.status === 200 && /\bno-store\b/i.test(response.headers.get('Cache-Control') ?? ''));
