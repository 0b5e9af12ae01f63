import { pathTo } from '#domain/routes.ts';
import { checkHtml } from '#scripts/audit-site/check-html.ts';
import { checkPage } from '#scripts/audit-site/check-page.ts';
import { crawl, sitemapPaths } from '#scripts/audit-site/crawl.ts';
import { readPage } from '#scripts/audit-site/page.ts';
import { oneOfEachKind } from '#scripts/audit-site/sample.ts';
import { estateForSale } from '../support/demo.ts';
import { ask } from '../support/http.ts';
import { looks } from '../support/looks.ts';
import { AGENCIES, AGENCY_IDS, at } from '../support/sites.ts';
import { expect, test } from '../support/workers.ts';

test.describe('search engines', () => {
  // Every run reads one agency's pages, a whole one all.
  for (const id of looks(AGENCY_IDS)) {
    const { name, locales } = AGENCIES[id];

    test(`find only correct pages of ${name}, in each of its languages`, async () => {
      test.slow();
      const origin = at(id, '');
      const { paths, findings: broken } = await sitemapPaths(origin);
      expect(broken).toEqual([]);
      const estates = locales.map((locale) => `/${locale}`);
      // Besides the start pages, one page of each kind in the sitemap; `npm run audit:site` reads all pages.
      // No sitemap lists a view of the list or a form: the longest titles and a list as a table stand there.
      const [locale] = locales;
      const unlisted = [
        `${pathTo('offer', locale)}?view=list`,
        pathTo('book-appointment', locale, { id: estateForSale(id).id }),
      ];
      const start = [...estates, ...unlisted, ...oneOfEachKind(paths)];
      const { pages, findings } = await crawl({ origin, start, limit: start.length, atOnce: 4 });
      expect(pages.size).toBeGreaterThanOrEqual(locales.length);
      expect(findings).toEqual([]);
    });
  }

  test('do not index favourites, tokens and refined searches, whose pages are valid anyway', async () => {
    const [hostname, locale] = [at('duinzicht', ''), 'nl'] as const;
    const offer = pathTo('offer', locale);
    for (const path of [
      pathTo('favorites', locale),
      `${offer}?price-min=100000`,
      `${offer}?sortType=price`,
    ]) {
      const { text, status } = await ask('duinzicht', path);
      expect(status, path).toBe(200);
      const page = readPage(text);
      expect(page.robots, path).toBe('noindex, follow');
      expect(page.structuredData, path).toEqual([]);
      const problems = [...checkPage(page, new URL(path, hostname)), ...(await checkHtml(text))];
      expect(problems, path).toEqual([]);
    }
  });

  test('index the second page of a search with its own address', async () => {
    const path = `${pathTo('offer', 'nl')}?page=2`;
    const page = readPage((await ask('duinzicht', path)).text);
    expect(page.canonicals).toEqual([at('duinzicht', path)]);
    expect(page.robots).toBeNull();
  });

  test('show a link with a picture of the right size', async () => {
    const page = readPage((await ask('duinzicht', '/nl')).text);
    const picture = page.social.get('og:image') ?? '';
    expect([page.social.get('og:image:width'), page.social.get('og:image:height')]).toEqual(['1200', '630']);
    expect(page.social.get('og:image:alt')).toBe('Duinzicht');
    const { status, headers } = await ask('duinzicht', new URL(picture).pathname);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
});
