import type { Context } from 'hono';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import type { ContentPageView, SectionView } from '#domain/views/section.ts';
import { toContentPage } from '../../blocks/content-page.ts';
import { loadBlockData } from '../../blocks/load-blocks.ts';
import { ContentPage } from '../../blocks/parts/ContentPage.tsx';
import { partsOf, sheetsOf } from '../../blocks/section-sheets.ts';
import type { CachedPage } from '../../platform/content/cached-page.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import type { HeadWords } from '../../platform/page/head.ts';
import { hasNews, newsFeedLink } from '../../platform/page/news.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';
import { toNewsArticle } from './news-item.ts';

interface Around {
  /** The page's address in another language. */
  readonly pathIn?: (locale: Locale) => string;
  /** Sections that the product adds below the agency's text. */
  readonly beneath?: readonly SectionView[];
}

/** Renders a page, of the agency or of the product. */
export const renderContentView = (
  c: Context<AppEnv>,
  view: ContentPageView,
  {
    description = null,
    pathIn,
    ...news
  }: Pick<Around, 'pathIn'> &
    Pick<HeadWords, 'feeds' | 'structuredData'> & { readonly description?: string | null } = {},
): Response | Promise<Response> =>
  renderPage(c, <ContentPage view={view} t={viewContext(c).t} />, {
    head: {
      ...news,
      title: view.title,
      description: description ?? view.lead,
      image: view.hero,
      index: true,
      sheets: sheetsOf(view.sections),
      parts: [...partsOf(view.sections), 'page'],
    },
    pathIn,
  });

/** Renders a page written by the agency. */
export async function renderContentPage(
  c: Context<AppEnv>,
  page: CachedPage,
  { pathIn, beneath = [] }: Around = {},
): Promise<Response> {
  const context = viewContext(c);
  const own = toContentPage(page, await loadBlockData(c, page), context);
  const view = { ...own, sections: [...own.sections, ...beneath] };
  const head = { description: localized(page.description, context.locale) || null, pathIn };
  if (!page.news) return renderContentView(c, view, head);
  const { locale, t } = context;
  const more = hasNews(context) ? { href: pathTo('news', locale), label: t('news.all') } : undefined;
  return renderContentView(c, more ? { ...view, more } : view, {
    ...head,
    feeds: [newsFeedLink(context)],
    structuredData: [toNewsArticle(view, urlOf(c).pathname, context)],
  });
}

/** The page's address in each language; a missing language leads to the start page. */
const pagePath = (page: CachedPage) => (locale: Locale) => {
  const url = page.url?.[locale]?.trim() ?? '';
  return url === '' ? pathTo('home', locale) : pathTo('page', locale, { url });
};

export const loadContentPage = ({ content, params }: Given) => ({
  page: content.pageByUrl(params.url ?? ''),
});

/**
 * `/{lang}/{url}` when no screen matches (design, "Addresses"). A page's address in another language
 * redirects to the one in this language.
 */
export async function contentPage(
  c: Context<AppEnv>,
  loaded: ReturnType<typeof loadContentPage>,
): Promise<Response> {
  const { locale } = c.get('route');
  const page = await loaded.page;
  if (page === null) throw new NotFound('no such page');
  const pathIn = pagePath(page);
  const canonical = pathIn(locale);
  if (canonical !== urlOf(c).pathname) {
    if (canonical === pathTo('home', locale)) throw new NotFound('the page has no address in this language');
    c.header('Cache-Control', 'public, max-age=3600');
    return c.redirect(canonical, 301);
  }
  return renderContentPage(c, page, { pathIn });
}
