import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Locale } from '../../domain/locale.ts';
import { homeForSale } from './support/demo.ts';
import { expect, test } from './support/fixtures.ts';
import { AGENCIES, AGENCY_IDS, type AgencyId, at, screenAt } from './support/sites.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const WIDTHS = [1440, 768, 360] as const;

interface Screen {
  readonly name: string;
  readonly open: (page: Page, agency: AgencyId, locale: Locale) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    open: async (page, agency, locale) => void (await page.goto(screenAt(agency, 'home', locale))),
  },
  {
    name: 'offer',
    open: async (page, agency, locale) => void (await page.goto(screenAt(agency, 'offer', locale))),
  },
  {
    name: 'offer in groups and rows',
    open: async (page, agency, locale) =>
      void (await page.goto(`${screenAt(agency, 'offer', locale)}?group=TYPE&view=list&page=2`)),
  },
  {
    name: 'offer on a map',
    open: async (page, agency, locale) =>
      void (await page.goto(`${screenAt(agency, 'offer', locale)}?view=map`)),
  },
  {
    name: 'offer on a living map',
    open: async (page, agency, locale) => {
      await page.goto(`${screenAt(agency, 'offer', locale)}?type=4&view=map`);
      await page.locator('.result-map').hover({ position: { x: 20, y: 120 } });
      await page.locator('.result-map--live .result-mark:not(.result-mark--cluster) a').first().click();
      await expect(page.locator('.map-popup a')).toBeVisible();
    },
  },
  {
    name: 'offer without results',
    open: async (page, agency, locale) =>
      void (await page.goto(`${screenAt(agency, 'offer', locale)}?type=5&bedrooms=5`)),
  },
  {
    name: 'estate',
    open: async (page, agency, locale) => {
      await page.goto(screenAt(agency, 'offer', locale));
      const href = await page.getByRole('article').getByRole('link').first().getAttribute('href');
      await page.goto(at(agency, href ?? ''));
    },
  },
  {
    name: 'subscribe',
    open: async (page, agency, locale) =>
      void (await page.goto(`${screenAt(agency, 'subscribe', locale)}?type=1&price-max=400000`)),
  },
  {
    name: 'contact',
    open: async (page, agency, locale) =>
      void (await page.goto(`${screenAt(agency, 'contact', locale)}?estate=${homeForSale(agency).id}`)),
  },
  {
    name: 'booking a viewing',
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'book-appointment', locale, { id: homeForSale(agency).id }))),
  },
  {
    name: 'send to a friend',
    open: async (page, agency, locale) =>
      void (await page.goto(screenAt(agency, 'send-to-a-friend', locale, { id: homeForSale(agency).id }))),
  },
  {
    name: 'favourites',
    open: async (page, agency, locale) => {
      await page.goto(screenAt(agency, 'favorites', locale));
      if (agency === 'duinzicht') {
        await page.evaluate(
          (ids) => localStorage.setItem('favorites', ids),
          JSON.stringify([homeForSale(agency).id]),
        );
        await page.reload();
        await expect(page.getByRole('article')).toHaveCount(1);
      }
    },
  },
];

/** What axe finds; each as its rule and the elements in question. */
async function faults(page: Page, rules: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const { violations } = await rules(new AxeBuilder({ page })).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const agency of AGENCY_IDS) {
  for (const { name, open } of SCREENS) {
    test(`${AGENCIES[agency].name}: ${name} has no fault that axe knows, in the dark either`, async ({
      page,
    }) => {
      await open(page, agency, AGENCIES[agency].locales[0]);
      await page.waitForLoadState('networkidle');
      expect(await faults(page, (axe) => axe.withTags(RULES))).toEqual([]);
      // Only the colours change.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await faults(page, (axe) => axe.withRules(COLOUR_RULES))).toEqual([]);
    });
  }
}

for (const { name, open } of SCREENS) {
  test(`${name} does not scroll sideways at any width`, async ({ page }) => {
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
