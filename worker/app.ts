import { Hono } from 'hono';
import { mcpRoute } from './assistant/mcp-route.ts';
import { LISTING_SOURCES } from './estate/sources/index.ts';
import { mapRoutes } from './map/routes.ts';
import { outlineRoute } from './outline/outline-route.ts';
import { createIsolateState, type IsolateState } from './platform/cache/isolate.ts';
import type { CacheReport } from './platform/cache/report.ts';
import { contentCalls } from './platform/content/content.ts';
import type { AppEnv } from './platform/env.ts';
import { MethodNotAllowed, NotFound } from './platform/errors/app-error.ts';
import { createLog, type LogSink } from './platform/errors/log.ts';
import { errorResponder } from './platform/failure/respond.ts';
import { requireFeature } from './platform/forms/require-feature.ts';
import { favicon, touchIcon } from './platform/media/icons.ts';
import { mediaRoutes } from './platform/media/media-routes.ts';
import type { Fetch } from './platform/media/proxy.ts';
import { QUIET_MS } from './platform/metrics/interest.ts';
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
import { createGatheredLines } from './platform/observability/gathered-lines.ts';
import { healthRoute } from './platform/observability/health-route.ts';
import { requestLine } from './platform/observability/request-line.ts';
import { renderer } from './platform/page/renderer.tsx';
import { RememberingRouter } from './platform/request/remembering-router.ts';
import { routedPath } from './platform/request/url.ts';
import { postOf, type Screens, startPage } from './platform/screen.ts';
import { scriptCalls } from './platform/script-calls.ts';
import { PAGE_FILES } from './platform/theme/client-manifest.ts';
import { manifestRoute } from './platform/theme/manifest-route.ts';
import { themeRoute } from './platform/theme/theme-route.ts';
import { calendarFile } from './screens/calendar/calendar-file.ts';
import { catalogueFile } from './screens/catalogue/catalogue-file.ts';
import { newsFeed } from './screens/news/feed.ts';
import { oldAddresses } from './screens/old-address/old-addresses.ts';
import { problemScreens } from './screens/problem/problem-screen.tsx';
import { indexNowKey } from './screens/sitemap/index-now-key.ts';
import { robots } from './screens/sitemap/robots.ts';
import { sitemapFile, sitemapIndex } from './screens/sitemap/sitemap.ts';

/** Dependencies of the app; tests replace the clock, the log and the fetch of foreign hosts. */
export interface AppDeps {
  /** A screen that is not among them is 404. */
  readonly screens: Screens;
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
  /** Milliseconds after which an isolate without visits reports those that it counted. */
  readonly quietMs?: number;
  /** Whether cached pages share log lines. */
  readonly gathersLines?: boolean;
}

/** The site's app; a request passes the middleware and routes from top to bottom. */
export function newApp(deps: AppDeps): Hono<AppEnv> {
  const { screens, isolate = createIsolateState(), now = Date.now } = deps;
  const { logSink, report, contentTimeoutMs, fetchPicture = (request) => fetch(request) } = deps;
  const { trafficClock = null, gathersLines = false, quietMs = QUIET_MS } = deps;
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
      interest: isolate.interest,
      now,
      quietMs,
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
  app.use(tenant({ calls, screens, now }));

  // The page of a suspended site needs these files; all routes below are for live sites.
  app.get('/assets/:file', themeRoute);
  app.get('/favicon.ico', favicon);
  app.get('/apple-touch-icon.png', touchIcon);
  app.post('/_ops/purge', purgeRoute);
  app.use(firstHostname);
  app.use(suspension);

  app.get('/robots.txt', robots(screens));
  app.get('/:file{[0-9a-f]{32}\\.txt}', indexNowKey);
  app.get('/media/outline/:hash/:lang/:file', outlineRoute);
  app.route('/media', mediaRoutes(fetchPicture));
  app.route('/map', mapRoutes());
  app.get('/:file{manifest-\\w\\w\\.webmanifest}', manifestRoute);
  app.get('/calendar/:file', calendarFile);
  app.get('/catalogue/:token/:file', catalogueFile);
  app.all('/mcp', mcpRoute(screens));
  app.get('/sitemap.xml', sitemapIndex);
  app.get('/:file{news-\\w\\w\\.xml}', newsFeed);
  app.get('/:file{sitemap-\\d+\\.xml}', sitemapFile(screens));

  app.use(oldAddresses(isolate));
  app.use(locale(screens));
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
  app.use(translator);
  app.use(renderer);

  app.route('/:lang/ajax', scriptCalls(screens));
  app.all('/:lang/ajax/*', (c) => c.notFound());
  app.get('*', (c) => startPage(c).answer(c));
  app.all('*', (c) => {
    const screen = c.get('screen');
    const post = screen && postOf(screen);
    if (post === undefined) throw new MethodNotAllowed(['GET', 'HEAD']);
    if (c.req.method !== 'POST') throw new MethodNotAllowed(['GET', 'HEAD', 'POST']);
    requireFeature(c, screen?.feature);
    return post(c);
  });
  return app;
}
