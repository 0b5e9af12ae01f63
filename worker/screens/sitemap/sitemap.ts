import type { Context } from 'hono';
import type { SitemapFile } from '#wire/sitemap.ts';
import type { SiteContent } from '../../platform/content/content.ts';
import type { AppEnv } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { describeError } from '../../platform/errors/log.ts';
import type { Budget } from '../../platform/limits/budget.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { contextIn } from '../../platform/page/view-context.ts';
import type { Screens } from '../../platform/screen.ts';
import { listedPeople, listedScreens, toListedPage } from './listed-page.ts';
import { FILE_END, FILE_START, indexXml, pagesPerFile, pageXml } from './xml.ts';

/** The first file lists the screens, the following ones the entries of the content service. */
const NAME = /^sitemap-([1-9]\d{0,4})\.xml$/;
const HEADERS = { 'Content-Type': 'application/xml; charset=UTF-8', 'Cache-Control': 'public, max-age=3600' };

/** A sitemap covers a site in all of its languages. */
const sitemapContext = (c: Context<AppEnv>): ViewContext => contextIn(c, c.get('site').defaultLocale);

const contentOf = (c: Context<AppEnv>, { site, locale }: ViewContext): SiteContent =>
  c.get('content').forSite(site, locale);

const filesOf = async (content: SiteContent, { site }: ViewContext): Promise<readonly SitemapFile[]> =>
  (await content.sitemapFiles(pagesPerFile(site))) ?? [];

/** `/sitemap.xml`: addresses of the site's numbered files, with the time of the last change in each. */
export async function sitemapIndex(c: Context<AppEnv>): Promise<Response> {
  const context = sitemapContext(c);
  const files = await filesOf(contentOf(c, context), context);
  const lastmods = [null, ...files.map(({ lastmod }) => lastmod ?? null)];
  const named = lastmods.map((lastmod, index) => ({
    href: `${context.origin}/sitemap-${index + 1}.xml`,
    lastmod,
  }));
  return c.body(indexXml(named), 200, HEADERS);
}

/** The text of a file, one batch of entries at a time, because it may be tens of megabytes. */
async function* fileText(
  content: SiteContent,
  file: SitemapFile | null,
  context: ViewContext,
  budget: Pick<Budget, 'renew'>,
  screens: Pick<Screens, 'all'>,
): AsyncGenerator<string> {
  const { site, origin } = context;
  if (file === null) {
    yield FILE_START +
      [...listedScreens(site, screens), ...listedPeople(context)]
        .map((page) => pageXml(page, site, origin))
        .join('') +
      FILE_END;
    return;
  }
  let after = file.after ?? null;
  let start = FILE_START;
  do {
    budget.renew(); // crawlers read on and on, and wait for one run at a time
    const run = await content.sitemapRun(file, after);
    const pages = run.entries.flatMap((entry) => toListedPage(entry, context) ?? []);
    yield start + pages.map((page) => pageXml(page, site, origin)).join('');
    start = '';
    after = run.last;
  } while (after !== null);
  yield FILE_END;
}

/** Streams a text. A failure while streaming aborts the response, so that half a file never looks complete. */
function streamed(
  c: Context<AppEnv>,
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string, void> | null = first;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = next ?? (await rest.next());
        next = null;
        if (done === true) controller.close();
        else controller.enqueue(encoder.encode(value ?? ''));
      } catch (error) {
        c.get('log')('error', 'sitemap.broken_off', { error: describeError(error) });
        controller.error(error);
      }
    },
    async cancel() {
      await rest.return(undefined);
    },
  });
}

/** `/sitemap-{n}.xml`: one file of a site's sitemap. Its first batch is read before the response begins. */
export const sitemapFile =
  (screens: Pick<Screens, 'all'>) =>
  async (c: Context<AppEnv, '/:file'>): Promise<Response> => {
    const number = Number(NAME.exec(c.req.param('file'))?.[1] ?? 0);
    const context = sitemapContext(c);
    const content = contentOf(c, context);
    const file = number === 1 ? null : (await filesOf(content, context))[number - 2];
    if (number === 0 || file === undefined) throw new NotFound('no such sitemap');
    const text = fileText(content, file, context, c.get('budget'), screens);
    return c.body(streamed(c, await text.next(), text), 200, HEADERS);
  };
