import { FEED_TYPES, type FeedFormat } from '#domain/views/frame.ts';
import { escaped, XML_DECLARATION } from '#worker/platform/page/xml.ts';
import type { FeedItem, FeedView } from './feed-view.ts';

/** An item of RSS 2.0. Its description is text in HTML, hence the two escapes (§ "Encoding" of the RSS Best Practices). */
function rssItem({ id, href, title, lines, picture, published }: FeedItem): string {
  const text = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  return (
    `<item><title>${escaped(title)}</title><link>${escaped(href)}</link>` +
    `<guid isPermaLink="false">${escaped(id)}</guid>` +
    `${published === null ? '' : `<pubDate>${new Date(published).toUTCString()}</pubDate>`}` +
    `${text === '' ? '' : `<description>${escaped(text)}</description>`}` +
    `${picture === null ? '' : `<media:content url="${escaped(picture)}" medium="image"/>`}</item>\n`
  );
}

/** RSS 2.0 (rssboard.org/rss-specification), with the link to itself of the Atom namespace and pictures of Media RSS. */
const rss = ({ title, description, language, href, selfHref, items }: FeedView): string =>
  `${XML_DECLARATION}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ` +
  'xmlns:media="http://search.yahoo.com/mrss/">\n<channel>' +
  `<title>${escaped(title)}</title><link>${escaped(href)}</link>` +
  `<description>${escaped(description)}</description><language>${language.toLowerCase()}</language>` +
  `<atom:link href="${escaped(selfHref)}" rel="self" type="${FEED_TYPES.rss}"/>\n` +
  `${items.map(rssItem).join('')}</channel>\n</rss>\n`;

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
const json = ({ title, description, language, href, selfHref, items }: FeedView): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: href,
    feed_url: selfHref,
    items: items.map(({ id, href: url, title: name, lines, picture, published }) => ({
      id,
      url,
      title: name,
      content_text: lines.join('\n'),
      ...(picture !== null && { image: picture }),
      ...(published !== null && { date_published: new Date(published).toISOString() }),
    })),
  });

/** A feed in each format. */
export const FEED_WRITERS: Readonly<Record<FeedFormat, (feed: FeedView) => string>> = { rss, json };
