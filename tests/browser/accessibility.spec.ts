import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, settled, test } from './support/fixtures.ts';
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

/** Screens that each agency composes in its own way: header, hero, cards and footer differ, not only colours. */
const COMPOSED = ['home', 'offer', 'estate'];

// The whole of axe once a kind of screen and once a composition; the colours everywhere.
for (const { name, open, agencies = AGENCY_IDS, status } of SHOWN_SCREENS) {
  for (const agency of agencies) {
    const whole = agency === agencies[0] || COMPOSED.includes(name);
    const what = whole
      ? 'no fault that axe knows, in the dark either'
      : 'colours that can be read, by day and in the dark';
    test(`${AGENCIES[agency].name}: ${name} has ${what}`, async ({ page, watch }) => {
      if (status) watch.expectError(new RegExp(`status of ${status}`));
      await open(page, agency, AGENCIES[agency].locales[0]);
      await settled(page);
      const rules = (axe: AxeBuilder) => (whole ? axe.withTags(RULES) : axe.withRules(COLOUR_RULES));
      expect(await faults(page, rules)).toEqual([]);
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
