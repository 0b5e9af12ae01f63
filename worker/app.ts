import { Hono } from 'hono';
import { LISTING_SOURCES } from './estate/sources/index.ts';
import { mapRoutes } from './map/routes.ts';
import { outlineRoute } from './outline/outline-route.ts';
import { createIsolateState, type IsolateState } from './platform/cache/isolate.ts';
import type { CacheReport } from './platform/cache/report.ts';
import { contentCalls } from './platform/content/content.ts';
import type { AppEnv, AskedAhead, PageHandlers } from './platform/env.ts';
import { MethodNotAllowed, NotFound } from './platform/errors/app-error.ts';
import { createLog, type LogSink } from './platform/errors/log.ts';
import { errorResponder } from './platform/failure/respond.ts';
import { favicon, touchIcon } from './platform/media/icons.ts';
import { mediaRoutes } from './platform/media/media-routes.ts';
import type { Fetch } from './platform/media/proxy.ts';
import { firstHostname } from './platform/middleware/first-hostname.ts';
import { locale } from './platform/middleware/locale.ts';
import { pageCache } from './platform/middleware/page-cache.ts';
import { purgeRoute } from './platform/middleware/purge-route.ts';
import { requestId } from './platform/middleware/request-id.ts';
import { securityHeaders } from './platform/middleware/security-headers.ts';
import { services } from './platform/middleware/services.ts';
import { suspension } from './platform/middleware/suspension.ts';
import { tenant } from './platform/middleware/tenant.ts';
import { translator } from './platform/middleware/translator.ts';
import { renderer } from './platform/page/renderer.tsx';
import { RememberingRouter } from './platform/request/remembering-router.ts';
import { routedPath } from './platform/request/url.ts';
import { createGatheredLines } from './platform/seeing/gathered-lines.ts';
import { healthRoute } from './platform/seeing/health-route.ts';
import { requestLine } from './platform/seeing/request-line.ts';
import { PAGE_FILES } from './platform/theme/client-manifest.ts';
import { manifestRoute } from './platform/theme/manifest-route.ts';
import { themeRoute } from './platform/theme/theme-route.ts';
import { calendarFile } from './screens/calendar/calendar-file.ts';
import { problemScreens } from './screens/problem/problem-screen.tsx';
import { robots } from './screens/sitemap/robots.ts';
import { sitemapFile, sitemapIndex } from './screens/sitemap/sitemap.ts';

/** Dependencies of the app; tests replace the clock, the log and the fetch of foreign hosts. */
export interface AppDeps {
  /** GET handler of each screen; a screen without one is 404. */
  readonly pageHandlers: PageHandlers;
  /** The first content calls of each screen, made in parallel with the calls of every page. */
  readonly ahead?: AskedAhead;
  /** POST handler of each screen that accepts one. */
  readonly formHandlers?: PageHandlers;
  /** The calls of the site's scripts, mounted at `/{lang}/ajax`. */
  readonly ajax: Hono<AppEnv>;
  readonly isolate?: IsolateState;
  /** Epoch milliseconds. */
  readonly now?: () => number;
  readonly logSink?: LogSink;
  readonly report?: CacheReport;
  /** Fetches pictures from foreign hosts. */
  readonly fetchPicture?: Fetch;
  /** Milliseconds that a page may wait for the content service in all, and that a call may take by itself. */
  readonly contentTimeoutMs?: number;
  /** Clock in milliseconds for the traffic report each minute; without it there is no report. */
  readonly trafficClock?: () => number;
  /** Whether cached pages share log lines. */
  readonly gathersLines?: boolean;
}

/** The site's app; a request passes the middleware and routes from top to bottom. */
export function newApp(deps: AppDeps): Hono<AppEnv> {
  const { pageHandlers, formHandlers = {}, ajax, isolate = createIsolateState(), now = Date.now } = deps;
  const { ahead, logSink, report, contentTimeoutMs, fetchPicture = (request) => fetch(request) } = deps;
  const { trafficClock = null, gathersLines = false } = deps;
  const respond = errorResponder(problemScreens);
  const calls = contentCalls(LISTING_SOURCES);
  const app = new Hono<AppEnv>({ router: new RememberingRouter(), getPath: routedPath });

  app.onError(respond);
  app.notFound((c) => respond(new NotFound(), c));

  /** Internal requests that refresh a page in the background. */
  const refreshes = new WeakSet<Request>();

  app.use(requestId);
  app.use(
    requestLine({
      traffic: isolate.traffic,
      clock: trafficClock,
      gatheredLines: gathersLines
        ? createGatheredLines((requests) => createLog({}, logSink)('info', 'request.gathered', { requests }))
        : null,
      isRefresh: (request) => refreshes.has(request),
    }),
  );
  app.use(securityHeaders);
  app.use(services({ calls, isolate, now, logSink, report, contentTimeoutMs }));
  app.get('/_ops/health', healthRoute(isolate));
  app.use(tenant({ calls, ahead, now }));

  // The page of a suspended site needs these files; all routes below are for live sites.
  app.get('/assets/:file', themeRoute);
  app.get('/favicon.ico', favicon);
  app.get('/apple-touch-icon.png', touchIcon);
  app.post('/_ops/purge', purgeRoute);
  app.use(firstHostname);
  app.use(suspension);

  app.get('/robots.txt', robots);
  app.get('/media/outline/:hash/:lang/:file', outlineRoute);
  app.route('/media', mediaRoutes(fetchPicture));
  app.route('/map', mapRoutes());
  app.get('/:file{manifest-\\w\\w\\.webmanifest}', manifestRoute);
  app.get('/calendar/:file', calendarFile);
  app.get('/sitemap.xml', sitemapIndex);
  app.get('/:file{sitemap-\\d+\\.xml}', sitemapFile);

  app.use(locale);
  app.use(
    pageCache({
      isolate,
      now,
      build: PAGE_FILES,
      rerun: async (request, c) => {
        refreshes.add(request);
        return app.fetch(request, c.env, c.executionCtx);
      },
    }),
  );
  app.use(translator(ahead));
  app.use(renderer);

  app.route('/:lang/ajax', ajax);
  app.all('/:lang/ajax/*', (c) => c.notFound());
  app.get('*', (c, next) => {
    const handler = pageHandlers[c.get('route').screen];
    if (handler === undefined) throw new NotFound('no handler for this screen');
    return handler(c, next);
  });
  app.post('*', (c, next) => {
    const handler = formHandlers[c.get('route').screen];
    if (handler === undefined) throw new MethodNotAllowed(['GET', 'HEAD']);
    return handler(c, next);
  });
  app.all('*', (c) => {
    const takesForms = formHandlers[c.get('route').screen] !== undefined;
    throw new MethodNotAllowed(takesForms ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']);
  });
  return app;
}
