import { pathTo } from '#domain/routes.ts';
import { SITE_ALONE } from '#scripts/lib/workers.ts';
import { callingOver, startContentAlone } from '../support/content-alone.ts';
import { estateForSale } from '../support/demo.ts';
import { startTestWorkers, type TestWorkers } from '../support/environment.ts';
import { enhanced, expect, test } from '../support/fixtures.ts';
import { ask } from '../support/http.ts';
import { AGENCIES, at, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const WARM = ['/nl', '/nl/aanbod', '/nl/aanbod?page=2'] as const;
const estate = estateForSale('duinzicht');

/** Steps in order: request pages over HTTP, stop the content service, check which pages still work. */
test.describe
  .serial('the content service is stopped', () => {
    let content: TestWorkers;
    let site: TestWorkers;
    const started: TestWorkers[] = [];
    let warm: string;

    test.beforeAll(async () => {
      test.setTimeout(90_000);
      content = await startContentAlone();
      started.push(content);
      site = await startTestWorkers({
        configs: SITE_ALONE,
        vars: callingOver(content.port),
        seeded: false,
        hostnames: [AGENCIES.duinzicht.hostname],
      });
      started.push(site);
      const { port } = site;
      for (const path of WARM) expect((await ask('duinzicht', path, { port })).status).toBe(200);
      const answer = await ask('duinzicht', pathTo('estate', 'nl', { id: estate.id }), { port });
      warm = new URL(answer.headers.location ?? pathTo('estate', 'nl', { id: estate.id }), 'http://x')
        .pathname;
      expect((await ask('duinzicht', warm, { port })).status).toBe(200);
      await content.stop();
    });

    test.afterAll(async () => {
      for (const workers of started) await workers.stop();
    });

    test('visited pages still answer', async () => {
      for (const path of [...WARM, warm]) {
        const answer = await ask('duinzicht', path, { port: site.port });
        expect(answer.status, path).toBe(200);
        expect(answer.text).toContain('Duinzicht');
      }
    });

    test('an estate that was never visited answers 503 with Retry-After in the agency’s look', async ({
      page,
      watch,
    }) => {
      watch.expectError(/status of 503/);
      const path = pathTo('estate', 'nl', { id: '123456' });
      const { status, headers } = await ask('duinzicht', path, { port: site.port });
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['cache-control']).toContain('no-store');

      await page.goto(at('duinzicht', path, site.port));
      await expect(page).toHaveTitle(/Duinzicht/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('problem.unavailable.heading'));
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.locator('link[href*="/assets/theme-"]')).toHaveCount(1);
    });

    test('a search that was never made says that it failed, not that there are no results', async ({
      page,
      watch,
    }) => {
      watch.expectError(/status of 503/);
      const path = `/nl/aanbod?city=${estate.cityId}&price-min=123456`;
      const { status, headers } = await ask('duinzicht', path, { port: site.port });
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await page.goto(at('duinzicht', path, site.port));
      await expect(page.getByText(t('offer.failedHeading'))).toBeVisible();
      await expect(page.getByText(t('offer.noneHint'))).toHaveCount(0);
    });

    test('a search that is changed in place says the same, and keeps the chosen filters', async ({
      page,
      watch,
    }) => {
      watch.expectError(/status of 503/);
      await page.goto(at('duinzicht', '/nl/aanbod', site.port));
      await enhanced(page, 'offer');
      const filters = page.getByRole('form', { name: t('offer.filters') });
      const price = filters.getByLabel(t('offer.maximum'));
      await filters
        .locator('summary')
        .filter({ hasText: t('offer.budget') })
        .click();
      await price.fill('654321');
      await price.press('Enter');
      await expect(page.getByText(t('offer.failedHeading'))).toBeVisible();
      await expect(page.getByText(t('offer.noneHint'))).toHaveCount(0);
      await expect(page).toHaveURL((url) => url.searchParams.get('price-max') === '654321');
      await expect(price).toHaveValue('654321');
      await page.goBack();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(price).toHaveValue('');
    });

    test('calls of the page fail in JSON', async () => {
      const answer = await ask('duinzicht', '/nl/ajax/estates?price-min=77777', { port: site.port });
      expect(answer.status).toBe(503);
      expect(JSON.parse(answer.text)).toMatchObject({ error: { code: expect.any(String) } });
    });

    test('an agency with unknown settings gets a plain 503 without a name', async () => {
      const answer = await ask('ardenne', '/nl', { port: site.port });
      expect(answer.status).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      for (const { name } of Object.values(AGENCIES)) expect(answer.text).not.toContain(name);
    });
  });
