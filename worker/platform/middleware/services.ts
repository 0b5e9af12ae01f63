import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createCacheApiStore } from '../cache/cache-api-store.ts';
import type { CacheDeps } from '../cache/cached.ts';
import type { IsolateState } from '../cache/isolate.ts';
import { createKv } from '../cache/kv.ts';
import { createKvStore } from '../cache/kv-store.ts';
import { type CacheReport, isNoteworthy, isOlderPart } from '../cache/report.ts';
import { createContentVersions } from '../cache/versions.ts';
import { createBatch } from '../content/batch.ts';
import { type ContentCalls, type ContentDeps, createContent } from '../content/content.ts';
import { createContentHttp } from '../content/http.ts';
import { createOwnHttp } from '../content/own-http.ts';
import { createServices } from '../content/services.ts';
import { contentTarget } from '../content/target.ts';
import type { AppEnv } from '../env.ts';
import { createLog, describeError, type Log, type LogSink } from '../errors/log.ts';
import { CONTENT_TIME_MS, createBudget } from '../limits/budget.ts';
import { createUpstream } from '../metrics/upstream.ts';

interface ServicesOptions {
  readonly calls: ContentCalls;
  readonly isolate: IsolateState;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logSink?: LogSink;
  /** Receives every event of the cache, in addition to the log. */
  readonly report?: CacheReport;
  /** Milliseconds that a page may wait for the content service in all, and that a call may take by itself. */
  readonly contentTimeoutMs?: number;
}

const reportTo =
  (c: Context<AppEnv>, log: Log, also: CacheReport = () => undefined): CacheReport =>
  (event) => {
    also(event);
    const { name, policy, key, error } = event;
    if (isOlderPart(name)) c.set('olderParts', true);
    if (isNoteworthy(name))
      log('warn', `cache.${name}`, { policy, key, error: error && describeError(error) });
  };

/** Creates the services of a request: log, content versions and cached content. */
export const services = (options: ServicesOptions) => {
  const { isolate, now, calls } = options;
  const { breakers, ownBreakers, traffic, memories, inFlight, documents } = isolate;
  const callMs = options.contentTimeoutMs ?? CONTENT_TIME_MS;
  return createMiddleware<AppEnv>(function services(c, next) {
    const requestId = c.get('requestId');
    const log = createLog({ requestId }, options.logSink);
    const report = reportTo(c, log, options.report);
    const kv = createKv(c.env.CACHE, isolate.kvRest, now);
    const versions = createContentVersions({ kv, memory: isolate.versions, now, report });
    const budget = createBudget(callMs, () => performance.now());
    const upstream = createUpstream();
    c.set('log', log);
    c.set('upstream', upstream);
    c.set('versions', versions);
    c.set('budget', budget);
    c.set('partMemory', isolate.parts);
    const around = { cache: { memories, now, report }, versions };
    const makeDeps = (): ContentDeps => {
      const cache: CacheDeps = {
        ...around.cache,
        budget,
        inFlight,
        stores: { kv: createKvStore(kv), 'cache-api': createCacheApiStore(caches) },
        sleep: (milliseconds) => scheduler.wait(milliseconds),
        waitUntil: (work) => c.executionCtx.waitUntil(work),
      };
      const common = { requestId, log, callMs, now, upstream, heardCall: traffic.heardCall };
      const shared = { ...common, target: contentTarget(c.env), breakers };
      const owned = { ...common, breakers: ownBreakers };
      const batch = createBatch();
      const embedded = {
        cached: createContentHttp({ ...shared, batch }),
        urgent: createContentHttp({ ...shared, budget }),
      };
      const services = createServices(embedded, ({ id, service }) =>
        service
          ? {
              cached: createOwnHttp(service, id, c.env, owned),
              urgent: createOwnHttp(service, id, c.env, { ...owned, budget }),
            }
          : null,
      );
      return { caller: { http: embedded.cached, log }, services, batch, cache, versions, documents };
    };
    c.set('content', createContent(calls, around, makeDeps));
    return next();
  });
};
