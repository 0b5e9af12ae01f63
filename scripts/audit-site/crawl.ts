import { checkHtml } from './check-html.ts';
import { checkPage } from './check-page.ts';
import { checkReciprocity, checkUniqueness } from './check-site.ts';
import { fetchPage } from './fetch-page.ts';
import type { Finding } from './finding.ts';
import { type Page, readPage } from './page.ts';

export interface CrawlOptions {
  /** Scheme and host. */
  readonly origin: string;
  /** Paths to begin with. */
  readonly start: readonly string[];
  /** Most pages to read. */
  readonly limit: number;
  /** Requests at once. */
  readonly atOnce: number;
}

export interface Crawled {
  readonly pages: ReadonlyMap<string, Page>;
  /** Addresses that were asked for, pages or not. */
  readonly asked: number;
  readonly findings: readonly Finding[];
}

/** Searches are without number: of those that may not be listed, what links to them is enough to know. */
const isFollowed = (url: URL): boolean =>
  [...url.searchParams].length <= 2 && !url.pathname.includes('/ajax/');

/** Every address of a site's own in its sitemap. */
export async function sitemapPaths(
  origin: string,
): Promise<{ readonly paths: string[]; readonly findings: Finding[] }> {
  const locs = async (path: string): Promise<{ status: number; all: string[] }> => {
    const { status, body } = await fetchPage(new URL(path, origin));
    const all = [...body.matchAll(/<(?:url|sitemap)><loc>([^<]*)/g)].map(([, loc]) =>
      (loc ?? '').replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
    );
    return { status, all };
  };
  const index = await locs('/sitemap.xml');
  const files = await Promise.all(index.all.map((file) => locs(file)));
  const findings = [index, ...files]
    .filter(({ status }) => status !== 200)
    .map(({ status }) => ({ url: `${origin}/sitemap.xml`, rule: 'sitemap', detail: `answers ${status}` }));
  return { paths: files.flatMap(({ all }) => all), findings };
}

/**
 * Reads a site from where it begins, link by link, and checks each page by itself and all of them
 * together. A link that leads on is followed once; one that leads nowhere is a finding.
 */
export async function crawl({ origin, start, limit, atOnce }: CrawlOptions): Promise<Crawled> {
  const pages = new Map<string, Page>();
  const findings: Finding[] = [];
  const from = new Map<string, string>();
  const waiting: string[] = [];

  const meet = (address: string, page: string): void => {
    if (!URL.canParse(address, page)) {
      findings.push({ url: page, rule: 'link', detail: `${address} is no address` });
      return;
    }
    const url = new URL(address, page);
    url.hash = '';
    if (url.origin !== origin || from.has(url.href) || !isFollowed(url)) return;
    from.set(url.href, page);
    waiting.push(url.href);
  };

  async function read(href: string): Promise<void> {
    const url = new URL(href);
    const { status, type, location, body } = await fetchPage(url);
    if (status >= 300 && status < 400 && location !== null) return meet(location, href);
    if (status !== 200) {
      const detail = `leads to ${href}, which answers ${status}`;
      findings.push({ url: from.get(href) ?? href, rule: 'link', detail });
      return;
    }
    if (type !== 'text/html') return;
    const page = readPage(body);
    pages.set(href, page);
    for (const problem of [...checkPage(page, url), ...(await checkHtml(body))]) {
      findings.push({ url: href, ...problem });
    }
    for (const address of [...page.links, ...page.files]) meet(address, href);
  }

  for (const path of start) meet(path, `${origin}/`);
  const hand = async (): Promise<void> => {
    for (let href = waiting.shift(); href !== undefined && pages.size < limit; href = waiting.shift()) {
      await read(href);
    }
  };
  // A hand that finds nothing to do ends; when all have, what they found may be more.
  while (waiting.length > 0 && pages.size < limit) {
    await Promise.all(Array.from({ length: atOnce }, hand));
  }
  return {
    pages,
    asked: from.size - waiting.length,
    findings: [...findings, ...checkReciprocity(pages), ...checkUniqueness(pages)],
  };
}
