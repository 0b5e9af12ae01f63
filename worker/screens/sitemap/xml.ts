import type { Site } from '#wire/site.ts';
import { alternatesOf } from '../../platform/page/alternates.ts';
import { escaped, XML_DECLARATION } from '../../platform/page/xml.ts';
import type { ListedPage } from './listed-page.ts';

/** sitemaps.org: maximum number of addresses, and of bytes, per file. */
const MOST_URLS = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
/** Bytes of an address whose parts are all long, with its XML elements. */
const LONG = { loc: 260, picture: 220, alternate: 220 } as const;

/** Pages per file, in all languages of the site: as many as fit when every address is long. */
export function pagesPerFile({ locales }: Pick<Site, 'locales'>): number {
  const bytes = LONG.loc + LONG.picture + LONG.alternate * (locales.length + 1);
  return Math.floor(Math.min(MOST_URLS, MOST_BYTES / bytes) / locales.length);
}

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const lastmodXml = (lastmod: string | null): string =>
  lastmod === null || Number.isNaN(Date.parse(lastmod))
    ? ''
    : `<lastmod>${new Date(lastmod).toISOString()}</lastmod>`;

/** The index of a site's sitemap, with the absolute addresses of its files. */
export const indexXml = (
  files: readonly { readonly href: string; readonly lastmod: string | null }[],
): string =>
  `${XML_DECLARATION}<sitemapindex xmlns="${SITEMAPS}">\n` +
  files
    .map(({ href, lastmod }) => `<sitemap><loc>${escaped(href)}</loc>${lastmodXml(lastmod)}</sitemap>\n`)
    .join('') +
  '</sitemapindex>\n';

export const FILE_START =
  `${XML_DECLARATION}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml" ` +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
export const FILE_END = '</urlset>\n';

/** The entries of a page: one per language, each with links to all languages and the picture. */
export function pageXml({ pathIn, lastmod, picture }: ListedPage, site: Site, origin: string): string {
  const alternates = alternatesOf(site, (locale) => {
    const path = pathIn(locale);
    return path === null ? null : `${origin}${path}`;
  });
  const shared =
    lastmodXml(lastmod) +
    alternates
      .map(
        ({ hrefLang, href }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
      )
      .join('') +
    (picture === null
      ? ''
      : `<image:image><image:loc>${escaped(`${origin}${picture}`)}</image:loc></image:image>`);
  return alternates
    .filter(({ hrefLang }) => hrefLang !== 'x-default')
    .map(({ href }) => `<url><loc>${escaped(href)}</loc>${shared}</url>\n`)
    .join('');
}
