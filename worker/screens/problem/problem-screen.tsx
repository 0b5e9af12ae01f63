/** Error pages as HTML: in the agency's look where its settings are known, else bare. */

import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DEFAULT_LOCALE, LOCALES } from '#domain/locale.ts';
import { pathTo, type RouteMatch } from '#domain/routes.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { HeadView } from '#domain/views/frame.ts';
import type { ProblemKind } from '#domain/views/problem.ts';
import { createTranslator } from '#locales/translator.ts';
import type { Site } from '#wire/site.ts';
import type { AppEnv, Variables } from '../../platform/env.ts';
import type { ErrorCode } from '../../platform/errors/codes.ts';
import { partLoader } from '../../platform/failure/outage.ts';
import type { ProblemDocument, ProblemScreens } from '../../platform/failure/respond.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { toFrame } from '../../platform/page/frame.ts';
import { Layout } from '../../platform/page/Layout.tsx';
import { layoutAssets } from '../../platform/page/renderer.tsx';
import { hostRuleOf } from '../../platform/page/view-context.ts';
import { defaultLocaleOf, preferredLocale } from '../../platform/request/accept-language.ts';
import { urlOf } from '../../platform/request/url.ts';
import { siteOrigin } from '../../platform/tenant/site-origin.ts';
import { iconHref, themeHref } from '../../platform/theme/theme-route.ts';
import { BarePage } from './BarePage.tsx';
import { BareProblem } from './BareProblem.tsx';
import { ProblemPage, problemTitle } from './ProblemPage.tsx';
import { toProblem, toWayOn } from './problem-view.ts';
import { SuspendedPage } from './SuspendedPage.tsx';
import { toSuspended } from './suspended-view.ts';
import { loadWayOn } from './way-on.ts';

/** The only page of a suspended site, in the language of its answer (`suspension`). */
const suspendedDocument = (c: Context<AppEnv>, site: Site): string => {
  const page = (
    <SuspendedPage
      view={toSuspended(site, c.get('locale'))}
      themeHref={themeHref(site, ['page'])}
      iconHref={iconHref(site)}
      assets={layoutAssets(site)}
      t={c.get('t')}
    />
  );
  return `<!DOCTYPE html>${renderToString(page)}`;
};

/** The kind of error page for an error code. */
function kindOf(code: ErrorCode, screen?: RouteMatch['screen']): ProblemKind {
  switch (code) {
    case 'not_found':
      return 'not-found';
    case 'gone':
      return screen === 'page' || screen === 'estate-page' ? 'gone-page' : 'gone';
    // Used when the page for suspended sites cannot be rendered.
    case 'suspended':
    case 'unavailable':
      return 'unavailable';
    case 'failed':
      return 'failed';
    case 'bad_request':
    case 'method_not_allowed':
    case 'unsupported_media_type':
    case 'payload_too_large':
      return 'bad-request';
  }
}

const documentOf = (element: ReactElement): string => `<!DOCTYPE html>${renderToString(element)}`;

/** A document without a site; its language is the visitor's. */
function bareScreen(c: Context<AppEnv>, code: ErrorCode): string {
  const header = c.req.header('Accept-Language') ?? null;
  const t = createTranslator(
    preferredLocale(header, { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE }),
  );
  if (code === 'not_found') return documentOf(<BarePage t={t} />);
  return documentOf(<BareProblem view={toProblem(kindOf(code), c.get('requestId'), null)} t={t} />);
}

const headOf = (title: string): HeadView => ({
  title,
  shareTitle: title,
  description: null,
  canonical: null,
  alternates: [],
  robots: 'noindex',
  picture: null,
  ogLocales: [],
  structuredData: [],
  sheets: ['search', 'problem'],
});

/**
 * A document in the site's look. Menus, search and estates are left out when they cannot be loaded; such a
 * document is not cached. Throws if rendering fails.
 */
async function siteScreen(c: Context<AppEnv>, site: Site, code: ErrorCode): Promise<ProblemDocument> {
  if (code === 'suspended') return { html: suspendedDocument(c, site), whole: true };
  const known: Partial<Variables> = c.var;
  const locale = known.locale ?? defaultLocaleOf(site);
  const t = known.t ?? createTranslator(locale, undefined, site.settings.figures);
  const url = urlOf(c);
  const content = c.get('content').forSite(site, locale);
  const part = partLoader(c);
  const [main, footer, wayOn] = await Promise.all([
    part.load('navigation.main', () => content.navigation('main')),
    part.load('navigation.footer', () => content.navigation('footer')),
    // An address that matches no route, as scanners send them, costs no call for search and estates.
    known.route === undefined ? null : loadWayOn(code, { content, site, params: known.route.params, part }),
  ]);
  const context: ViewContext = {
    site,
    locale,
    t,
    origin: siteOrigin(url, site),
    today: brusselsDay(new Date()),
    allowsHost: hostRuleOf(c, site),
  };
  const route = known.route ?? { locale, screen: 'home', params: {} };
  const frame = toFrame(
    {
      route,
      search: url.searchParams,
      main,
      footer,
      themeHref: themeHref(site, ['rhythm', 'page']),
      iconHref: iconHref(site),
      year: new Date().getFullYear(),
      retainedQuery: known.screen?.retainedQuery,
    },
    context,
  );
  const kind = kindOf(code, known.route?.screen);
  const ways = wayOn === null ? undefined : toWayOn(wayOn, context);
  const view = toProblem(kind, c.get('requestId'), context, ways);
  const head = headOf(`${problemTitle(kind, t)} · ${site.name}`);
  const html = documentOf(
    <Layout frame={frame} head={head} t={t} assets={layoutAssets(site)}>
      <ProblemPage
        view={view}
        homeHref={pathTo('home', locale)}
        // A path that matches no route may begin with two slashes and so link to another host.
        retryHref={c.req.method === 'GET' && known.route ? url.pathname + url.search : null}
        t={t}
      />
    </Layout>,
  );
  return { html, whole: part.whole() };
}

/** The error pages of the app. */
export const problemScreens: ProblemScreens = { bare: bareScreen, ofSite: siteScreen };
