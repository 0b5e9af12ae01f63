import type { Context } from 'hono';
import { instantOf } from '#domain/agenda/zoned-time.ts';
import { languageOf } from '#domain/languages.ts';
import { isLocale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { NewsList } from '#wire/page.ts';
import { digest } from '../../platform/cache/keys.ts';
import type { AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { hasNews, newsFeedPath } from '../../platform/page/news.ts';
import { contextIn } from '../../platform/page/view-context.ts';
import { escaped, XML_DECLARATION } from '../../platform/page/xml.ts';
import { notModified } from '../../platform/request/conditional.ts';
import { toNewsCard } from './news-view.ts';

const NAME = /^news-([a-z]{2})\.xml$/;

/** A day as RSS writes it (RFC 822), at its beginning in Brussels: "Sun, 15 Nov 2026 23:00:00 GMT". */
const rssDate = (day: string): string => new Date(instantOf(day, '00:00', 'Europe/Brussels')).toUTCString();

/** An item; its guid stays when its address changes. */
function itemXml(item: NewsList['results'][number], context: ViewContext): string {
  const card = toNewsCard(item, context);
  if (card === null) return '';
  const { origin, locale, site } = context;
  const picture =
    card.picture === null
      ? ''
      : `<media:content url="${escaped(`${origin}${card.picture.src}`)}" medium="image"/>`;
  return (
    `<item><title>${escaped(card.title)}</title><link>${escaped(`${origin}${card.href}`)}</link>` +
    `<guid isPermaLink="false">${escaped(`${site.id}/${item.id}/${locale}`)}</guid>` +
    `<pubDate>${rssDate(card.dated.day)}</pubDate>` +
    `${card.lead === null ? '' : `<description>${escaped(card.lead)}</description>`}${picture}</item>\n`
  );
}

/** The latest news as RSS 2.0, with absolute addresses. */
function feedXml(results: NewsList['results'], context: ViewContext): string {
  const { origin, locale, site, t } = context;
  const self = `${origin}${newsFeedPath(locale)}`;
  return (
    `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ` +
    'xmlns:media="http://search.yahoo.com/mrss/">\n<channel>' +
    `<title>${escaped(t('news.feed', { name: site.name }))}</title>` +
    `<link>${escaped(`${origin}${pathTo('news', locale)}`)}</link>` +
    `<description>${escaped(t('news.lead', { name: site.name }))}</description>` +
    `<language>${languageOf(locale).tag.toLowerCase()}</language>` +
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>\n` +
    `${results.map((item) => itemXml(item, context)).join('')}</channel>\n</rss>\n`
  );
}

/**
 * `/news-{language}.xml`: the latest news as a feed. It stays while a site has no news, because readers give up a feed
 * that is not found.
 */
export async function newsFeed(c: Context<AppEnv>): Promise<Response> {
  const [, language = ''] = NAME.exec(c.req.param('file') ?? '') ?? [];
  if (!isLocale(language) || !c.get('site').locales.includes(language)) throw new NotFound('no such feed');
  const context = contextIn(c, language);
  const content = c.get('content').forSite(c.get('site'), language);
  const found = hasNews(context) ? await content.news(1) : null;
  const xml = feedXml(found?.results ?? [], context);
  const answer = new Response(xml, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=UTF-8',
      'Cache-Control': 'public, max-age=900',
      ETag: `"${(await digest(xml)).slice(0, 32)}"`,
    },
  });
  return notModified(c.req.header('If-None-Match'), answer);
}
