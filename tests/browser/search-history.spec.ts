/** Back and forward through searches in place, and to where a visitor was in their lists. */
import { pathTo } from '#domain/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  choice,
  expectSameDocument,
  heading,
  hrefsOf,
  OFFER,
  ONE,
  openOffer,
  panel,
  THREE,
  t,
  tick,
} from '../support/search-page.ts';

test.describe('history', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('back and forward show each search with its form', async ({ page }) => {
    await openOffer(page);
    const all = await heading(page).innerText();
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await tick(page, 'bedrooms', ONE);
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${ONE}`);
    const apartments = await heading(page).innerText();
    await tick(page, 'bedrooms', THREE);
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${ONE}&bedrooms=${THREE}`);

    await page.goBack();
    await expect(heading(page)).toHaveText(apartments);
    await expect(choice(page, 'bedrooms', ONE)).toBeChecked();
    await expect(choice(page, 'bedrooms', THREE)).not.toBeChecked();
    await page.goBack();
    await expect(heading(page)).toHaveText(all);
    await expect(choice(page, 'bedrooms', ONE)).not.toBeChecked();
    await expect(page.locator('.chip')).toHaveCount(0);
    await page.goForward();
    await expect(heading(page)).toHaveText(apartments);
    await expectSameDocument(page);
  });

  test('restores three more pages of a changed search after a visit to an estate', async ({ page }) => {
    // Loads fifteen pages of estates.
    test.slow();
    await openOffer(page);
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await tick(page, 'bed-min', '1');
    await expect(page).toHaveURL(`${OFFER}?bed-min=1`);
    await page.keyboard.press('Escape');
    const cards = page.getByRole('article');
    for (const pages of [2, 3, 4]) {
      await page.locator('main a[rel="next"]').click();
      await expect(cards).toHaveCount(15 * pages);
    }
    const before = await hrefsOf(page);
    expect(new Set(before).size).toBe(before.length);
    const card = cards.nth(50);
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${pathTo('offer', 'nl')}/`));

    await page.goBack();
    await expect(cards).toHaveCount(60, { timeout: 20_000 });
    expect(await hrefsOf(page)).toEqual(before);
    await expect(card).toBeInViewport();
    await expect(choice(page, 'bed-min', '1')).toBeChecked();

    // The previous search had no further pages loaded.
    await page.goBack();
    await expect(page).toHaveURL(OFFER);
    await expect(cards).toHaveCount(15);
    await page.goForward();
    await expect(cards).toHaveCount(60, { timeout: 20_000 });
    expect(await hrefsOf(page)).toEqual(before);
    await page.reload();
    await expect(cards).toHaveCount(60, { timeout: 20_000 });
    expect(await hrefsOf(page)).toEqual(before);
  });

  test('going back restores the position in the list', async ({ page }) => {
    await openOffer(page);
    const card = page.getByRole('article').nth(10);
    await card.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(500);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${pathTo('offer', 'nl')}/`));
    await page.goBack();
    await expect(card).toBeInViewport();
  });
});
