import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { estateForSale } from '../support/demo.ts';
import { estateWithFilm } from '../support/estates.ts';
import { expect, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { AGENCIES, AGENCY_IDS, screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const ID = estateWithFilm('duinzicht');
const open = (page: Page) => page.goto(screenAt('duinzicht', 'estate', 'nl', { id: ID }));
const shareButton = (page: Page) => page.getByRole('button', { name: t('estate.shareNative'), exact: true });

/** JSON of the data that the browser was asked to share; the stub stores it in an attribute. */
const shared = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? 'null'));

/** Gives the browser a share function that succeeds, or fails with an error of that name. */
const canShare = (page: Page, error: string | null): Promise<unknown> =>
  page.addInitScript((name) => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data);
        if (name !== null) throw new DOMException('no', name);
      },
    });
  }, error);

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1366, height: 657 } });

  test('copy, mail and print stand on one line in every language, and the browser’s own leaves it to them', async ({
    page,
  }) => {
    await canShare(page, null);
    for (const [row, agency] of AGENCY_IDS.entries())
      for (const locale of looks<Locale>(AGENCIES[agency].locales, row)) {
        await page.goto(screenAt(agency, 'estate', locale, { id: estateForSale(agency).id }));
        await expect(page.locator('.share-bar .icon-text:visible')).toHaveCount(3);
        const bar = await page.locator('.share-bar').boundingBox();
        expect.soft(bar?.height, `${agency}, ${locale}`).toBeLessThan(50);
      }
  });
});

test.describe('sharing an estate by the browser’s own function', () => {
  // A device that is touched.
  test.use({ viewport: { width: 390, height: 760 }, isMobile: true, hasTouch: true });
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    }),
  );

  for (const [end, error] of [
    ['done', null],
    ['given up by the visitor', 'AbortError'],
  ] as const) {
    test(`passes title and canonical address, and shows no message once ${end}`, async ({ page }) => {
      await canShare(page, error);
      await open(page);
      const url = await page.locator('link[rel="canonical"]').getAttribute('href');
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await page.evaluate(() => navigator.clipboard.writeText('untouched'));
      await shareButton(page).click();
      await expect.poll(() => shared(page)).toEqual({ url, title });
      await expect(page.locator('.share-bar').getByRole('status')).toBeEmpty();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('untouched');
    });
  }

  test('copies the address when the browser refuses to share', async ({ page }) => {
    await canShare(page, 'NotAllowedError');
    await open(page);
    await shareButton(page).click();
    await expect(page.getByText(t('estate.shareCopied'))).toBeVisible();
    const url = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });

  test('is not offered without browser support, but copying is', async ({ page }) => {
    await open(page);
    const copy = page.getByRole('button', { name: t('estate.shareCopy') });
    await copy.click();
    await expect(page.getByText(t('estate.shareCopied'))).toBeVisible();
    await expect(shareButton(page)).toHaveCount(0);
    const url = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });
});
