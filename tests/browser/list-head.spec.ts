import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { AGENCIES, AGENCY_IDS, screenAt, wordsOf } from '../support/sites.ts';
import { textFaultsOn } from '../support/text-faults.ts';

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error(`${one} is not shown.`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
};

/** Filters, map, order and grouping, as a phone shows them. */
const toolsOn = (page: Page) => page.locator('.action-bar a:visible, .list-menu:visible > summary');

const WIDTHS = [320, 390] as const;

for (const [row, agency] of looks([...AGENCY_IDS.entries()], 2))
  for (const locale of looks<Locale>(AGENCIES[agency].locales, row))
    test(`the foot of a list has the tools in one row, and the first price above it: ${agency}, ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: WIDTHS[0], height: 760 });
      await page.goto(screenAt(agency, 'offer', locale));
      await settled(page);
      for (const width of WIDTHS)
        await test.step(`${width} px`, async () => {
          await page.setViewportSize({ width, height: 760 });
          const tools = toolsOn(page);
          await expect(tools).toHaveCount(4);
          const boxes = await Promise.all((await tools.all()).map(boxOf));
          const middles = boxes.map(({ y, height }) => Math.round(y + height / 2));
          expect(new Set(middles).size, `middles at ${middles.join(', ')}`).toBe(1);
          for (const { width: wide, height, right } of boxes) {
            expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
            expect(right).toBeLessThanOrEqual(width);
          }
          expect(await textFaultsOn(page)).toEqual([]);
          const price = await boxOf(page.getByRole('article').first().locator('.price').first());
          const bar = await boxOf(page.locator('.action-bar'));
          expect(price.bottom).toBeLessThanOrEqual(bar.y);
        });
    });

for (const width of looks(WIDTHS)) {
  test.describe(`the foot of a list at ${width} px`, () => {
    test.use({ viewport: { width, height: 760 } });

    test('says what it groups by, and opens its menus within the screen', async ({ page }) => {
      const t = wordsOf('de');
      await page.goto(`${screenAt('duinzicht', 'offer', 'de')}?group=TYPE`);
      const group = page.locator('.list-menu > summary').last();
      await expect(group).toHaveAccessibleName(new RegExp(t('offer.group')));
      await expect(group).toHaveAttribute('data-set', '');
      for (const summary of await page.locator('.list-menu > summary').all()) {
        await summary.click();
        const list = page.locator('.list-menu[open] ul');
        const { x, right } = await boxOf(list);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        await expect(list.getByRole('link').first()).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test('the switch of views has all its edges, or none above and below in a ruled head', async ({ page }) => {
  const edges = () =>
    page.locator('.view-switch').evaluate((one) => {
      const style = getComputedStyle(one);
      return [style.borderTopWidth, style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth];
    });
  for (const agency of AGENCY_IDS) {
    await page.goto(screenAt(agency, 'offer', AGENCIES[agency].locales[0]));
    for (const width of [640, 768, 1024]) {
      await page.setViewportSize({ width, height: 760 });
      expect(await edges(), `${agency} at ${width} px`).toEqual(['1px', '1px', '1px', '1px']);
    }
  }
});
