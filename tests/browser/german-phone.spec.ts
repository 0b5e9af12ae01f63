/** German on a phone: no word is broken or wider than its place, where words are longest. */
import type { Locator } from '@playwright/test';
import { idsQuery } from '#domain/id-list.ts';
import { estateForSale } from '../support/demo.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { screenAt } from '../support/sites.ts';
import { textFaultsOn } from '../support/text-faults.ts';

/** Number of lines of the text of an element. */
const linesOf = (one: Locator): Promise<number> =>
  one.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  });

for (const width of looks([320, 390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 760 } });

    test('the foot of the filters keeps its words whole', async ({ page }) => {
      await page.goto(screenAt('duinzicht', 'filters', 'de'));
      const clear = page.locator('.all-filters__foot a');
      await expect(clear).toBeVisible();
      expect(await linesOf(clear)).toBe(1);
      const show = page.locator('.all-filters__foot [type="submit"]');
      const box = await show.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    });

    test('a chosen time stays as wide as it was', async ({ page }) => {
      await page.goto(
        screenAt('duinzicht', 'book-appointment', 'de', { id: String(estateForSale('duinzicht').id) }),
      );
      await settled(page);
      const time = page.locator('label.slot').first();
      const before = await time.locator('span').boundingBox();
      await time.click();
      await expect(page.locator('label.slot input:checked')).toHaveCount(1);
      expect((await time.locator('span').boundingBox())?.width).toBe(before?.width);
    });
  });
}

test('the nearest weeks name their days in one line, and what is free there below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  const year = new Date().getUTCFullYear() + 1;
  const monday = Array.from(
    { length: 7 },
    (_, index) => `${year}-07-${String(index + 8).padStart(2, '0')}`,
  ).find((day) => new Date(`${day}T12:00:00Z`).getUTCDay() === 1);
  const to = new Date(`${monday}T12:00:00Z`);
  to.setUTCDate(to.getUTCDate() + 7);
  const query = `?from=${monday}&to=${to.toISOString().slice(0, 10)}&persons=2`;
  await page.goto(screenAt('duinzicht', 'rentals', 'de') + query);
  const ways = page.locator('.near-weeks .ways a');
  await expect(ways.first()).toBeVisible();
  for (const way of await ways.all()) {
    expect(await linesOf(way.locator('b'))).toBe(1);
    const [days, count] = await Promise.all(
      ['b', '.ways__count'].map((part) => way.locator(part).boundingBox()),
    );
    expect((days?.y ?? 0) + (days?.height ?? 0)).toBeLessThanOrEqual(count?.y ?? 0);
  }
  expect(await textFaultsOn(page)).toEqual([]);
});

test('compared prices per m² keep their unit on their line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto(screenAt('ardenne', 'offer', 'de'));
  const hrefs = await page
    .getByRole('article')
    .locator('.card__title a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const ids = hrefs.map((href) => href.split('/')[3] ?? '').slice(0, 3);
  await page.goto(screenAt('ardenne', 'compare', 'de') + idsQuery(ids));
  const cells = page.getByText('/m²', { exact: false });
  await expect(cells.first()).toBeVisible();
  for (const text of await page.locator('main td').allInnerTexts()) expect(text).not.toMatch(/€ [\d.]+ \/m²/);
});
