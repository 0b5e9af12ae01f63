import type { Context } from 'hono';
import { pathTo } from '#domain/routes.ts';
import { NEWS_PER_PAGE } from '../../platform/content/news.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { hasNews, newsFeedLink, newsPath } from '../../platform/page/news.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { numberedHref, pageNumber } from '../../search/numbered.ts';
import { numberedHead } from '../../search/numbered-head.ts';
import { NewsPage } from './NewsPage.tsx';
import { toNewsPage } from './news-view.ts';

/** No call is made for a site that has no news in this language. */
export const loadNews = ({ content, site, locale, search }: Given) => ({
  news: hasNews({ site, locale }) ? content.news(pageNumber(search.get('page'))) : null,
});

/** The agency's news, page by page, the latest first. */
export async function news(c: Context<AppEnv>, loaded: ReturnType<typeof loadNews>): Promise<Response> {
  const context = viewContext(c);
  const { locale, t, site } = context;
  const path = pathTo('news', locale);
  const asked = c.req.query('page');
  const page = pageNumber(asked);
  if (asked !== undefined && (String(page) !== asked || page === 1)) {
    c.header('Cache-Control', 'public, max-age=300');
    return c.redirect(numberedHref(path, page), 302);
  }
  const found = await loaded.news;
  const pages = Math.ceil((found?.total ?? 0) / NEWS_PER_PAGE);
  if (page > Math.max(1, pages)) throw new NotFound('beyond the last page');
  const view = toNewsPage({ results: found?.results ?? [], page, pages, path }, context);
  return renderPage(c, <NewsPage view={view} offerHref={pathTo('offer', locale)} t={t} />, {
    head: {
      ...numberedHead(
        { title: t('news.heading'), description: t('news.lead', { name: site.name }) },
        page,
        context,
      ),
      index: view.cards.length > 0,
      feeds: [newsFeedLink(context)],
      sheets: ['content'],
      parts: ['rhythm', 'page'],
    },
    pathIn: (other) => newsPath(context, other),
  });
}
