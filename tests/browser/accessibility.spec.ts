import type { Page } from '@playwright/test';
import { faultsOn } from '../support/axe.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { SHOWN_SCREENS } from '../support/shown-screens.ts';
import { AGENCIES, AGENCY_IDS, screenAt } from '../support/sites.ts';

const WIDTHS = [1440, 768, 360] as const;

/** Screens that each agency composes in its own way: header, hero, cards and footer differ, not only colours. */
const COMPOSED = ['home', 'offer', 'estate'];

/** Widths at which a page scrolls sideways, px. */
async function tooNarrow(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) found.push(width);
  }
  return found;
}

// One page for the three agencies: the whole of axe once a kind of screen and once a composition, the colours
// everywhere, by day and in the dark.
for (const { name, open, agencies = AGENCY_IDS, status } of SHOWN_SCREENS) {
  test(`${name}: no fault that axe knows, by day or in the dark, and nothing too wide`, async ({
    page,
    watch,
  }) => {
    if (status) watch.expectError(new RegExp(`status of ${status}`));
    for (const agency of agencies) {
      // German where it is spoken: its words are the longest.
      const locale = (['de', 'nl'] as const).find((one) =>
        AGENCIES[agency].locales.some((its) => its === one),
      );
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, agency, locale ?? AGENCIES[agency].locales[0]);
      await settled(page);
      const whole = agency === agencies[0] || COMPOSED.includes(name);
      expect.soft(await faultsOn(page, { at: whole ? 'everything' : 'colours' }), agency).toEqual([]);
      // Only the colours change.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await faultsOn(page, { at: 'colours' }), `${agency} in the dark`).toEqual([]);
      expect.soft(await tooNarrow(page), `${agency} scrolls sideways`).toEqual([]);
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
