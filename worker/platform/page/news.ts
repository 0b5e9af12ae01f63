import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { FeedLink } from '#domain/views/frame.ts';
import type { ViewContext } from './context.ts';

/** Whether the site shows news in a language today; otherwise no page links to it. */
export const hasNews = (
  { site, locale }: Pick<ViewContext, 'site' | 'locale'>,
  inLocale: Locale = locale,
): boolean => site.newsIn?.includes(inLocale) ?? false;

/** Address of the news as a feed in a language (RSS), below the host. */
export const newsFeedPath = (locale: Locale): string => `/news-${locale}.xml`;

/** The same as a link of a page's head. */
export const newsFeedLink = ({ locale, site, t }: Pick<ViewContext, 'locale' | 'site' | 't'>): FeedLink => ({
  format: 'rss',
  href: newsFeedPath(locale),
  title: t('news.feed', { name: site.name }),
});

/** Path of the list of news in a language; the start page where there is none. */
export const newsPath = (context: Pick<ViewContext, 'site' | 'locale'>, locale: Locale): string =>
  pathTo(hasNews(context, locale) ? 'news' : 'home', locale);
