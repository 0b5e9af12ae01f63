import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { brusselsDay } from '#domain/stays/today.ts';
import { type ContentHttp, createContentHttp, NO_SUCH_CALL } from '../content/http.ts';
import { contentPath } from '../content/segments.ts';
import { contentTarget } from '../content/target.ts';
import type { AppEnv } from '../env.ts';
import { ContentHttpError } from '../errors/app-error.ts';
import type { InterestMemory } from '../metrics/interest.ts';
import type { TrafficMemory } from '../metrics/traffic.ts';
import { createUpstream } from '../metrics/upstream.ts';
import { known } from '../request/known.ts';
import { isAjaxPath } from '../request/paths.ts';
import { urlOf } from '../request/url.ts';
import type { GatheredLines } from './gathered-lines.ts';
import { searchOf, visitOf } from './visit.ts';

/** Sends this isolate's counts to the content service. Never fails: counts that were not sent are kept. */
async function tellTraffic(memory: TrafficMemory, http: ContentHttp): Promise<void> {
  const traffic = memory.take();
  try {
    await http.post(contentPath`/traffic`, traffic);
  } catch (error) {
    // The client has logged it. Another content service need not have this call.
    if (error instanceof ContentHttpError && NO_SUCH_CALL.includes(error.status)) memory.stop();
    else memory.putBack(traffic);
  }
}

/** Sends what this isolate counted of homes. Never fails: a report that did not arrive is sent again as it is. */
async function tellInterest(memory: InterestMemory, http: ContentHttp, at: number): Promise<void> {
  const report = memory.take(at);
  if (report === null) return;
  try {
    await http.post(contentPath`/interest`, report);
    memory.arrived(report.seq);
  } catch (error) {
    if (error instanceof ContentHttpError && NO_SUCH_CALL.includes(error.status)) memory.stop();
  }
}

interface RequestLineOptions {
  readonly traffic: TrafficMemory;
  readonly interest: InterestMemory;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Shared log lines for pages without a content call; null when each page has its own line. */
  readonly gatheredLines: GatheredLines | null;
  /** Milliseconds after a visit after which an isolate without further ones reports. */
  readonly quietMs: number;
  /** Clock in milliseconds for the report to the content service each minute; null when there is no report. */
  readonly clock: (() => number) | null;
  /** Whether the request is a background refresh of a page, without a visitor. */
  readonly isRefresh: (request: Request) => boolean;
}

const NOTHING_ASKED = createUpstream();

/** The route pattern. Never the address itself: paths contain tokens, and queries contain the visitor's words. */
function patternOf(c: Context<AppEnv>): string {
  const route = known(c, 'route');
  // Calls of the site's scripts have no screen; an address without a route has no pattern.
  if (route !== undefined && !isAjaxPath(urlOf(c).pathname)) return route.screen;
  const pattern = routePath(c);
  return pattern === '*' || pattern === '/*' ? '-' : pattern;
}

/** Writes a log line per request, a data point if Analytics Engine is bound, and counts requests per site. */
export const requestLine = ({
  traffic,
  interest,
  now,
  quietMs,
  gatheredLines,
  clock,
  isRefresh,
}: RequestLineOptions) =>
  createMiddleware<AppEnv>(async function requestLine(c, next) {
    const start = performance.now();
    const refreshes = isRefresh(c.req.raw);
    await next();
    const { res: response, env } = c;
    const site = known(c, 'site');
    const cache = known(c, 'pageState') ?? 'none';
    const { calls, ms: spent } = known(c, 'upstream') ?? NOTHING_ASKED;
    const [ms, upstreamMs] = [Math.round(performance.now() - start), Math.round(spent)];
    const route = patternOf(c);
    const { status } = response;
    const timing = calls === 0 ? '' : `, upstream;dur=${upstreamMs};desc="${calls}"`;
    response.headers.set('Server-Timing', `cache;desc=${cache}${timing}, total;dur=${ms}`);
    if (gatheredLines !== null && calls === 0 && !refreshes && (cache === 'hit' || cache === 'miss')) {
      const served = { requestId: c.get('requestId'), site: site?.id, route, status, cache, ms };
      gatheredLines.add(served, (work) => c.executionCtx.waitUntil(work));
    } else {
      known(c, 'log')?.('info', refreshes ? 'request.refreshed' : 'request.done', {
        site: site?.id,
        method: c.req.method,
        route,
        status,
        cache,
        ms,
        calls,
        upstreamMs,
      });
    }
    env.METRICS?.writeDataPoint({
      indexes: [site?.id ?? ''],
      blobs: [route, cache, String(status)],
      doubles: [ms, calls, upstreamMs],
    });
    if (refreshes || site === undefined) return;
    traffic.heardRequest(site.id, status);
    const at = clock?.() ?? 0;
    const visit = visitOf(c, status);
    const search = searchOf(c, status);
    if (visit !== null) interest.hear(visit, brusselsDay(new Date(now())), at);
    if (search !== null) interest.hearSearch(search, brusselsDay(new Date(now())), at);
    if (clock === null) return;
    const http = (): ContentHttp =>
      createContentHttp({ target: contentTarget(env), requestId: c.get('requestId'), log: c.get('log') });
    if ((visit !== null || search !== null) && interest.startsWait(at)) {
      const quiet = scheduler.wait(quietMs).then(async () => {
        if (interest.isQuiet(at)) await tellInterest(interest, http(), clock());
      });
      c.executionCtx.waitUntil(quiet);
    }
    if (interest.isDue(at)) c.executionCtx.waitUntil(tellInterest(interest, http(), at));
    if (traffic.isDue(at)) c.executionCtx.waitUntil(tellTraffic(traffic, http()));
  });
