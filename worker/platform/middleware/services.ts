import { createMiddleware } from 'hono/factory';
import { createCacheApiStore } from '../cache/cache-api-store.ts';
import type { CacheDeps } from '../cache/cached.ts';
import type { IsolateState } from '../cache/isolate.ts';
import { createKvStore } from '../cache/kv-store.ts';
import { type CacheReport, isNoteworthy } from '../cache/report.ts';
import { createContentVersions } from '../cache/versions.ts';
import { type ContentCalls, createContent } from '../content/content.ts';
import { createContentHttp } from '../content/http.ts';
import { contentTarget } from '../content/target.ts';
import type { AppEnv } from '../env.ts';
import { createLog, describeError, type Log, type LogSink } from '../errors/log.ts';

interface ServicesOptions {
  readonly calls: ContentCalls;
  readonly isolate: IsolateState;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logSink?: LogSink;
  /** Hears every event of the cache, beside the log. */
  readonly report?: CacheReport;
  /** Milliseconds a call to the content service may take. */
  readonly contentTimeoutMs?: number;
}

const reportTo =
  (log: Log, also: CacheReport = () => undefined): CacheReport =>
  (event) => {
    also(event);
    const { name, policy, key, error } = event;
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
    const report = reportTo(log, options.report);
    const versions = createContentVersions({ kv: c.env.CACHE, memory: isolate.versions, now, report });
    const cache: CacheDeps = {
      memories: isolate.memories,
      inFlight: isolate.inFlight,
      stores: { kv: createKvStore(c.env.CACHE), 'cache-api': createCacheApiStore(caches) },
      now,
      sleep: (milliseconds) => scheduler.wait(milliseconds),
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      report,
    };
    const http = createContentHttp({
      target: contentTarget(c.env),
      requestId,
      log,
      timeoutMs: options.contentTimeoutMs,
    });
    c.set('versions', versions);
    c.set('content', createContent({ calls: options.calls, caller: { http, log }, cache, versions }));
    await next();
  });
};
