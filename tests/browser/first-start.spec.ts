/** What the first screen of the start page and of the offer shows, before anyone scrolls. */
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { AGENCY_IDS, screenAt } from '../support/sites.ts';

interface Fold {
  readonly width: number;
  readonly height: number;
  /** Lowest that the search button of the start page may end, px. */
  readonly search: number;
  /** Lowest that the first price of the offer may end, px. */
  readonly price: number;
}

/** Windows of laptops and phones. */
const FOLDS: readonly Fold[] = [
  { width: 1366, height: 657, search: 589, price: 593 },
  { width: 1440, height: 900, search: 847, price: 796 },
  { width: 390, height: 760, search: 610, price: 644 },
  { width: 360, height: 640, search: 581, price: 656 },
];

const bottomOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not there`);
  return box.y + box.height;
};

for (const agency of AGENCY_IDS) {
  test(`${agency}: words and search, and the first price, stand on the first screen`, async ({ page }) => {
    const locale = agency === 'ardenne' ? 'fr' : 'nl';
    const complaints: string[] = [];
    const hold = (what: string, { width, height }: Fold, is: number, most: number): void => {
      if (is > most)
        complaints.push(`${what} at ${width} × ${height} ends at ${Math.round(is)}, not ${most}`);
    };
    await page.goto(screenAt(agency, 'home', locale));
    await settled(page);
    for (const fold of FOLDS) {
      await page.setViewportSize(fold);
      hold('the search', fold, await bottomOf(page, '.search-panel [type="submit"]'), fold.search);
      // Words over the picture, which keeps enough of its height to be one.
      const picture = await page.locator('.hero__picture').boundingBox();
      expect(await bottomOf(page, 'h1')).toBeLessThanOrEqual(picture?.y ?? 0);
      expect(picture?.height).toBeGreaterThanOrEqual(112);
    }
    await page.goto(screenAt(agency, 'offer', locale));
    await settled(page);
    for (const fold of FOLDS) {
      await page.setViewportSize(fold);
      hold('the first price', fold, await bottomOf(page, 'main .price'), fold.price);
    }
    expect(complaints).toEqual([]);
  });
}
