import { pathTo } from '#domain/routes.ts';
import { estateForSale } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { looks, SPOKEN } from '../support/looks.ts';
import { cardOf, favoritesLink, findByCityAndPrice, heartOnEstate } from '../support/screens.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

test.use({ viewport: { width: 1280, height: 900 } });

test.describe('a visitor finds an estate and keeps it', () => {
  const wanted = estateForSale('duinzicht');

  for (const [, locale] of looks(SPOKEN)) {
    const t = wordsOf(locale);

    test(`in ${locale}`, async ({ page }) => {
      await page.goto(screenAt('duinzicht', 'home', locale));
      await findByCityAndPrice(page, t, wanted);

      const card = cardOf(page, locale, wanted.id);
      await expect(card).toHaveCount(1);
      const title = await card.getByRole('heading').innerText();
      await card.getByRole('link').first().click();

      // The canonical address has a slug.
      await expect(page).toHaveURL((url) =>
        url.pathname.startsWith(`${pathTo('estate', locale, { id: wanted.id })}/`),
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);

      await heartOnEstate(page).click();
      await expect(heartOnEstate(page)).toHaveAttribute('aria-pressed', 'true');
      await expect(favoritesLink(page, t, 1)).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe(JSON.stringify([wanted.id]));

      await page.reload();
      await expect(heartOnEstate(page)).toHaveAttribute('aria-pressed', 'true');

      await favoritesLink(page, t, 1).click();
      await expect(page).toHaveURL(screenAt('duinzicht', 'favorites', locale));
      await expect(cardOf(page, locale, wanted.id).getByRole('heading')).toHaveText(title);
      await expect(page.getByText(t.count('favorites.kept', 1))).toBeVisible();
    });
  }

  test('the language switcher stays on the estate, and a favourite is kept in every language', async ({
    page,
  }) => {
    await page.goto(screenAt('duinzicht', 'estate', 'nl', { id: wanted.id }));
    await heartOnEstate(page).click();
    await expect(heartOnEstate(page)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('banner').locator('a[hreflang="fr"]').click();
    await expect(page).toHaveURL((url) =>
      url.pathname.startsWith(`${pathTo('estate', 'fr', { id: wanted.id })}/`),
    );
    await expect(heartOnEstate(page)).toHaveAttribute('aria-pressed', 'true');
    await page.goto(screenAt('duinzicht', 'favorites', 'de'));
    await expect(cardOf(page, 'de', wanted.id)).toHaveCount(1);
  });

  test('a filter can be removed by its chip', async ({ page }) => {
    const query = `?city=${wanted.cityId}&price-min=${wanted.price}&price-max=${wanted.price}`;
    await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}${query}`);
    const chip = page.locator(`main .chip[href*="price-min"]:not([href*="city="])`).first();
    await chip.click();
    await expect(page).toHaveURL((url) => !url.searchParams.has('city') && url.searchParams.has('price-min'));
  });

  test('a search without results says so and offers alternatives', async ({ page }) => {
    await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?price-min=1&price-max=2`);
    await expect(page.getByText(wordsOf('nl')('offer.noneHint'))).toBeVisible();
    // The home nearest to the search, and no other.
    await expect(page.getByRole('article')).toHaveCount(await page.locator('.nearest article').count());
    await expect(page.getByText(wordsOf('nl')('offer.failedHeading'))).toHaveCount(0);
  });
});
