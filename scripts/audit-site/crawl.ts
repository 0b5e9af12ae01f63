import { checkHtml } from './check-html.ts';
import { checkPage } from './check-page.ts';
import { checkFragments, checkReciprocity, checkUniqueness } from './check-site.ts';
import { fetchPage } from './fetch-page.ts';
import type { Finding } from './finding.ts';
import { type Page, readPage } from './page.ts';
import { createScope, type Tally, type Treatment } from './scope.ts';

interface CrawlOptions {
  /** Scheme and host. */
  readonly origin: string;
  /** Paths at which the crawl starts. */
  readonly start: readonly string[];
  /** Highest number of pages to read. */
  readonly limit: number;
  /** Requests at once. */
  readonly atOnce: number;
}

interface Crawled {
  readonly pages: ReadonlyMap<string, Page>;
  /** Number of requested addresses, pages or not. */
  readonly asked: number;
  /** Counts for each rule of the limits. */
  readonly tallies: readonly Tally[];
  readonly findings: readonly Finding[];
}

/** All addresses of a site from its sitemap. */
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

/** An address to request, the page that links to it, and whether its own links are followed. */
interface Errand {
  readonly href: string;
  readonly from: string;
  readonly treatment: Exclude<Treatment, 'leave'>;
}

/** Addresses that a page names: links, files, and its other languages, which are always read. */
interface Named {
  readonly address: string;
  readonly from: string;
  readonly must: boolean;
}

/** Result of a request. */
interface Fetched {
  readonly page?: Page;
  readonly named?: readonly Named[];
  readonly findings?: readonly Finding[];
}

const namedBy = (page: Page, from: string): readonly Named[] => [
  ...page.alternates.map(({ href }) => ({ address: href, from, must: true })),
  ...[...page.links, ...page.files].map((address) => ({ address, from, must: false })),
];

async function run({ href, from, treatment }: Errand): Promise<Fetched> {
  const url = new URL(href);
  const { status, type, location, body } = await fetchPage(url);
  if (status >= 300 && status < 400 && location !== null) {
    return { named: [{ address: location, from: href, must: treatment === 'read' }] };
  }
  if (status !== 200) {
    const detail = `leads to ${href}, which answers ${status}`;
    return { findings: [{ url: from, rule: 'link', detail }] };
  }
  if (type !== 'text/html' || treatment === 'ask') return {};
  const page = readPage(body);
  const problems = [...checkPage(page, url), ...(await checkHtml(body))];
  return {
    page,
    named: namedBy(page, href),
    findings: problems.map((problem) => ({ url: href, ...problem })),
  };
}

/** Runs work in order with limited concurrency; the results have the order of the items. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const hand = async (): Promise<void> => {
    for (const [index, item] of entries) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return results;
}

/**
 * Crawls a site from its start addresses, link by link, and checks each page alone and all of them together.
 * A redirect is followed once; a broken link is a finding. The crawl runs in waves: addresses found in a wave
 * are handled in the order of its pages, however fast they answered, so that the limits (`RULES`) always
 * apply to the same addresses.
 */
export async function crawl({ origin, start, limit, atOnce }: CrawlOptions): Promise<Crawled> {
  const pages = new Map<string, Page>();
  const findings: Finding[] = [];
  const known = new Set<string>();
  const scope = createScope();

  const meet = ({ address, from, must }: Named): readonly Errand[] => {
    if (!URL.canParse(address, from)) {
      findings.push({ url: from, rule: 'link', detail: `${address} is not a valid address` });
      return [];
    }
    const url = new URL(address, from);
    url.hash = '';
    if (url.origin !== origin || known.has(url.href)) return [];
    known.add(url.href);
    const treatment = scope.treat(url, must);
    return treatment === 'leave' ? [] : [{ href: url.href, from, treatment }];
  };

  let asked = 0;
  let wave = start.flatMap((address) => meet({ address, from: `${origin}/`, must: true }));
  while (wave.length > 0 && pages.size < limit) {
    const errands = wave.slice(0, limit - pages.size);
    asked += errands.length;
    const fetched = await inTurn(errands, atOnce, run);
    for (const [index, { page, findings: found = [] }] of fetched.entries()) {
      const href = errands[index]?.href;
      if (page && href) pages.set(href, page);
      findings.push(...found);
    }
    const named = fetched.flatMap((one) => one.named ?? []);
    wave = [...wave.slice(errands.length), ...named.flatMap(meet)];
  }
  const wholeSiteChecks = [checkReciprocity, checkUniqueness, checkFragments];
  return {
    pages,
    asked,
    tallies: scope.tallies,
    findings: [...findings, ...wholeSiteChecks.flatMap((check) => check(pages))],
  };
}
