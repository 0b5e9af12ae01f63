import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { SHOWN_SCREENS } from './support/shown-screens.ts';
import { AGENCIES, AGENCY_IDS, screenAt } from './support/sites.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [1440, 768, 360] as const;

/** What axe finds; each as its rule and the elements in question. */
async function faults(page: Page, rules: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const { violations } = await rules(new AxeBuilder({ page })).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const agency of AGENCY_IDS) {
  for (const { name, open, agencies = AGENCY_IDS, status } of SHOWN_SCREENS) {
    if (!agencies.includes(agency)) continue;
    test(`${AGENCIES[agency].name}: ${name} has no fault that axe knows, in the dark either`, async ({
      page,
      watch,
    }) => {
      if (status) watch.expectError(new RegExp(`status of ${status}`));
      await open(page, agency, AGENCIES[agency].locales[0]);
      await page.waitForLoadState('networkidle');
      expect(await faults(page, (axe) => axe.withTags(RULES))).toEqual([]);
      // Only the colours change.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faults(page, (axe) => axe.withRules(COLOUR_RULES))).toEqual([]);
    });
  }
}

for (const { name, open, status } of SHOWN_SCREENS) {
  test(`${name} does not scroll sideways at any width`, async ({ page, watch }) => {
    if (status) watch.expectError(new RegExp(`status of ${status}`));
    await open(page, 'duinzicht', 'de');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { scroll, client } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        client: document.documentElement.clientWidth,
      }));
      expect(scroll, `at ${width} px`).toBeLessThanOrEqual(client);
    }
  });
}

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the offer can be reached and used with the keyboard alone', async ({ page }) => {
      await page.goto(screenAt('duinzicht', 'offer', 'nl'));
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      await expect(focused).toHaveAttribute('href', '#main');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });
  });
}
