import type { Locator, Page } from '@playwright/test';
import { estateForSale } from '../support/demo.ts';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { at, screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const HOME = screenAt('duinzicht', 'home', 'nl');
const OFFER = screenAt('duinzicht', 'offer', 'nl');
const ESTATE = screenAt('duinzicht', 'estate', 'nl', { id: estateForSale('duinzicht').id });
const BEFORE = at('duinzicht', '/robots.txt');
const PHONE = { width: 390, height: 760 };
const WIDE = { width: 1366, height: 768 };

interface Overlay {
  readonly name: string;
  readonly address: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly opener: (page: Page) => Locator;
  readonly overlay: (page: Page) => Locator;
  readonly close: string;
}

/** All overlays of pages. */
const OVERLAYS: readonly Overlay[] = [
  {
    name: 'the viewer of pictures',
    address: ESTATE,
    viewport: WIDE,
    opener: (page) => page.locator('[data-island="gallery"] a').first(),
    overlay: (page) => page.getByRole('dialog'),
    close: t('site.close'),
  },
  {
    name: 'a form',
    address: ESTATE,
    viewport: PHONE,
    opener: (page) => page.locator('main a[data-form]:visible').first(),
    overlay: (page) => page.getByRole('dialog'),
    close: t('site.close'),
  },
  {
    name: 'the menu of a phone',
    address: HOME,
    viewport: PHONE,
    opener: (page) => page.getByRole('banner').getByRole('button', { name: t('site.menu') }),
    overlay: (page) => page.locator('#site-menu'),
    close: t('site.close'),
  },
  {
    name: 'the homes of a mark on the map',
    address: `${OFFER}?view=map&type=4`,
    viewport: WIDE,
    opener: (page) => page.locator('.result-map--live .result-mark:not(.result-mark--cluster) a').first(),
    overlay: (page) => page.locator('.map-popup'),
    close: t('site.close'),
  },
];

/** Waits until no history entry belongs to a closed overlay. */
const expectOwnEntry = (page: Page): Promise<unknown> =>
  expect.poll(() => page.evaluate(() => history.state?.gevelOverlay)).toBeFalsy();

for (const { name, address, viewport, opener, overlay, close } of OVERLAYS) {
  test.describe(name, () => {
    test.use({ viewport });

    test('is closed by going back, and leaves no entry in the history', async ({ page }) => {
      let shown = address;
      const open = async (): Promise<void> => {
        // The map becomes interactive on first use.
        if (name.includes('map')) await page.locator('.result-map').hover({ position: { x: 20, y: 120 } });
        await opener(page).click();
        await expect(overlay(page)).toBeVisible();
        await expect.poll(() => page.evaluate(() => history.state?.gevelOverlay)).toBe(true);
      };
      const expectPage = async (): Promise<void> => {
        await expect(overlay(page)).toBeHidden();
        await expectOwnEntry(page);
        await expect(page).toHaveURL(shown);
      };
      await page.goto(BEFORE);
      await page.goto(address);
      await settled(page);
      shown = page.url();
      await page.evaluate(() => {
        document.documentElement.dataset.opened = 'once';
      });

      await open();
      await page.goBack();
      await expectPage();
      // Going forward does not reopen the overlay.
      await page.evaluate(async () => {
        const stepped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
        history.forward();
        await stepped;
      });
      await expectPage();
      await open();
      await overlay(page).getByRole('button', { name: close }).first().click();
      await expectPage();
      await open();
      await page.keyboard.press('Escape');
      await expectPage();
      await expect(page.locator('html')).toHaveAttribute('data-opened', 'once');

      await open();
      await page.reload();
      await expectPage();
      await page.goBack();
      await expect(page).toHaveURL(BEFORE);
      await page.goForward();
      await expectPage();
    });
  });
}

test.describe('a click outside closes the open overlay, and does nothing else', () => {
  /** Clicks the middle of an element, whatever covers it. */
  const press = async (page: Page, target: Locator): Promise<void> => {
    const box = await target.boundingBox();
    if (box === null) throw new Error('the element is not on the screen');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  const summary = (page: Page, name: string): Locator => page.locator('summary').filter({ hasText: name });

  test.describe('on a wide screen', () => {
    test.use({ viewport: WIDE });

    test('filters and menus; a typed budget is applied', async ({ page }) => {
      await page.goto(OFFER);
      await enhanced(page, 'offer');
      const panel = page.locator('details.filter[open]');
      const card = page.getByRole('article').getByRole('link').last();
      const all = await page.getByRole('heading', { level: 1 }).innerText();

      await summary(page, t('offer.where')).click();
      const where = panel.getByLabel(t('place.label'));
      await expect(where).toBeFocused();
      await page.keyboard.type('kn');
      const list = panel.getByRole('listbox');
      await expect(list.getByRole('option').first()).toBeVisible();
      expect((await list.boundingBox())?.width).toBeLessThanOrEqual((await where.boundingBox())?.width ?? 0);
      await press(page, card);
      await expect(panel).toHaveCount(0);
      await expect(page).toHaveURL(OFFER);
      await expect(page.locator('[name="place"]')).toHaveValue('kn');
      await summary(page, t('offer.where')).click();
      await where.fill('');

      // One click closes one filter and opens the next.
      await summary(page, t('offer.bedrooms')).click();
      await summary(page, t('offer.budget')).click();
      await expect(panel).toHaveCount(1);
      const most = panel.getByLabel(t('offer.maximum'));
      await most.pressSequentially('400000');
      // Applied while typing.
      await expect(page).toHaveURL(`${OFFER}?price-max=400000`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(all);
      await expect(panel.getByRole('button')).toHaveAccessibleName(/\d/);
      await expect(most).toBeFocused();
      await most.fill('350000');
      await press(page, card);
      await expect(panel).toHaveCount(0);
      await expect(page).toHaveURL(`${OFFER}?price-max=350000`);
      await expect(page.locator('[name="price-max"]')).toHaveValue('350000');

      const menu = page.locator('details.list-menu[open]');
      await summary(page, t('offer.sort')).click();
      await expect(menu).toHaveCount(1);
      await press(page, page.getByRole('article').getByRole('button').first());
      await expect(menu).toHaveCount(0);
      await expect(page.locator('main [aria-pressed="true"]')).toHaveCount(0);
      await page.goBack();
      // Text typed without a pause makes one search.
      await expect(page).toHaveURL((url) => url.search === '' || url.search === '?price-max=400000');
    });
  });
});
