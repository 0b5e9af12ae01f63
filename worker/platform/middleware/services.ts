import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createCacheApiStore } from '../cache/cache-api-store.ts';
import type { CacheDeps } from '../cache/cached.ts';
import type { IsolateState } from '../cache/isolate.ts';
import { createKvStore } from '../cache/kv-store.ts';
import { type CacheReport, isNoteworthy, isOlderPart } from '../cache/report.ts';
import { createContentVersions } from '../cache/versions.ts';
import { type ContentCalls, createContent } from '../content/content.ts';
import { createContentHttp } from '../content/http.ts';
import { createOwnHttp } from '../content/own-http.ts';
import { createServices } from '../content/services.ts';
import { contentTarget } from '../content/target.ts';
import { createTogether } from '../content/together.ts';
import { createUpstream } from '../counts/upstream.ts';
import type { AppEnv } from '../env.ts';
import { createLog, describeError, type Log, type LogSink } from '../errors/log.ts';
import { CONTENT_TIME_MS, createBudget } from '../limits/budget.ts';

interface ServicesOptions {
  readonly calls: ContentCalls;
  readonly isolate: IsolateState;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logSink?: LogSink;
  /** Hears every event of the cache, beside the log. */
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

/** Builds what a request needs, once: its log, content versions and cached content. */
export const services = (options: ServicesOptions) => {
  const { isolate, now } = options;
  return createMiddleware<AppEnv>(async function services(c, next) {
    const requestId = c.get('requestId');
    const log = createLog({ requestId }, options.logSink);
    c.set('log', log);
    const report = reportTo(c, log, options.report);
    const versions = createContentVersions({ kv: c.env.CACHE, memory: isolate.versions, now, report });
    const callMs = options.contentTimeoutMs ?? CONTENT_TIME_MS;
    const budget = createBudget(callMs, () => performance.now());
    const cache: CacheDeps = {
      budget,
      memories: isolate.memories,
      inFlight: isolate.inFlight,
      stores: { kv: createKvStore(c.env.CACHE), 'cache-api': createCacheApiStore(caches) },
      now,
      sleep: (milliseconds) => scheduler.wait(milliseconds),
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      report,
    };
    const { breakers, ownBreakers, traffic } = isolate;
    const upstream = createUpstream();
    c.set('upstream', upstream);
    const counted = { upstream, heardCall: traffic.heardCall };
    const common = { requestId, log, callMs, now, ...counted };
    const shared = { ...common, target: contentTarget(c.env), breakers };
    const together = createTogether();
    const embedded = {
      kept: createContentHttp({ ...shared, together }),
      pressed: createContentHttp({ ...shared, budget }),
    };
    const owned = { ...common, breakers: ownBreakers };
    const services = createServices(embedded, ({ id, service }) =>
      service
        ? {
            kept: createOwnHttp(service, id, c.env, owned),
            pressed: createOwnHttp(service, id, c.env, { ...owned, budget }),
          }
        : null,
    );
    c.set('versions', versions);
    c.set('budget', budget);
    c.set('partMemory', isolate.parts);
    c.set(
      'content',
      createContent({
        calls: options.calls,
        caller: { http: embedded.kept, log },
        services,
        together,
        cache,
        versions,
        documents: isolate.documents,
      }),
    );
    await next();
  });
};
