/** Error pages as HTML: in the agency's look where its settings are known, else bare. */
import type { Context } from 'hono';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DEFAULT_LOCALE, LOCALES } from '../../domain/locale.ts';
import { pathTo } from '../../domain/routes.ts';
import type { HeadView } from '../../domain/views/frame.ts';
import type { ProblemView } from '../../domain/views/problem.ts';
import { createTranslator } from '../../locales/translator.ts';
import type { Navigation } from '../content/schemas/navigation.ts';
import type { Site } from '../content/schemas/site.ts';
import type { AppEnv, Variables } from '../env.ts';
import { defaultLocaleOf, preferredLocale } from '../middleware/accept-language.ts';
import { layoutAssets } from '../middleware/renderer.tsx';
import { iconHref, themeHref } from '../middleware/theme-route.ts';
import { BarePage } from '../pages/BarePage.tsx';
import { Layout } from '../pages/Layout.tsx';
import { ProblemPage } from '../pages/ProblemPage.tsx';
import { siteOrigin } from '../tenant/site-origin.ts';
import type { ViewContext } from '../view-models/context.ts';
import { toFrame } from '../view-models/frame.ts';
import { toProblem } from '../view-models/problem.ts';
import { BareProblem } from './BareProblem.tsx';
import type { ErrorCode } from './codes.ts';

/** Which screen tells of a code. */
function kindOf(code: ErrorCode): ProblemView['kind'] {
  switch (code) {
    case 'not_found':
      return 'not-found';
    case 'gone':
      return 'gone';
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

/** A document without a site; its language is the visitor's own. */
export function bareScreen(c: Context<AppEnv>, code: ErrorCode): string {
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
  sheets: [],
});

const titleKeys = {
  'not-found': 'problem.notFound.heading',
  gone: 'problem.gone.heading',
  unavailable: 'problem.unavailable.heading',
  'bad-request': 'problem.badRequest.heading',
  failed: 'problem.failed.heading',
} as const satisfies Record<ProblemView['kind'], string>;

/** A document in the site's look. Its menus are left out where they cannot be had. Throws if drawing fails. */
export async function siteScreen(c: Context<AppEnv>, site: Site, code: ErrorCode): Promise<string> {
  const known: Partial<Variables> = c.var;
  const locale = known.locale ?? defaultLocaleOf(site);
  const t = known.t ?? createTranslator(locale);
  const url = new URL(c.req.url);
  const content = c.get('content').forSite(site, locale);
  const menu = (name: string): Promise<Navigation | null> => content.navigation(name).catch(() => null);
  const [main, footer] = await Promise.all([menu('main'), menu('footer')]);
  const context: ViewContext = { site, locale, t, origin: siteOrigin(url, site) };
  const route = known.route ?? { locale, screen: 'home', params: {} };
  const frame = toFrame(
    {
      route,
      search: url.searchParams,
      main,
      footer,
      themeHref: themeHref(site),
      iconHref: iconHref(site),
      year: new Date().getFullYear(),
    },
    context,
  );
  const view = toProblem(kindOf(code), c.get('requestId'), context);
  const head = headOf(`${t(titleKeys[view.kind])} · ${site.name}`);
  return documentOf(
    <Layout frame={frame} head={head} t={t} assets={layoutAssets(site)}>
      <ProblemPage view={view} homeHref={pathTo('home', locale)} t={t} />
    </Layout>,
  );
}
