import { pathTo } from '#domain/routes.ts';
import { estateForSale } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { ask } from '../support/http.ts';
import { cardOf, findByCityAndPrice } from '../support/screens.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

const t = wordsOf('nl');

test.describe('without JavaScript', () => {
  const wanted = estateForSale('duinzicht');

  test('the same search finds the estate, and its page is complete', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'home', 'nl'));
    await findByCityAndPrice(page, t, wanted);
    await cardOf(page, 'nl', wanted.id).getByRole('link').first().click();
    await expect(page).toHaveURL((url) =>
      url.pathname.startsWith(`${pathTo('estate', 'nl', { id: wanted.id })}/`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('estate.facts') })).toBeVisible();
  });

  test('an empty search leaves no empty parameter in the address', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'home', 'nl'));
    await page
      .getByRole('form', { name: t('home.search') })
      .getByRole('button')
      .click();
    await expect(page).toHaveURL((url) => url.pathname === pathTo('offer', 'nl'));
    expect([...new URL(page.url()).searchParams.values()]).not.toContain('');
  });

  test('more estates are a link to the next page', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'offer', 'nl'));
    const first = await page.getByRole('article').getByRole('heading').allInnerTexts();
    expect(first).toHaveLength(15);
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL((url) => url.searchParams.get('page') === '2');
    await expect(page.getByRole('article')).toHaveCount(15);
    const links = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    await page.locator('main a[rel="prev"]').click();
    await expect(page).toHaveURL((url) => !url.searchParams.has('page'));
    const before = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(before.filter((href) => links.includes(href))).toEqual([]);
  });

  test('contact details are shown on request (spec 1 §6)', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'estate', 'nl', { id: wanted.id }));
    const before = await page.locator('#contact a[href^="mailto:"]').count();
    await page
      .locator('#contact')
      .getByRole('link', { name: t('estate.showContact') })
      .click();
    await expect(page.locator('#contact').getByRole('link', { name: t('estate.showContact') })).toHaveCount(
      0,
    );
    expect(before).toBe(0);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
  });

  test('the favourites say that they need JavaScript', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'favorites', 'nl'));
    // With scripts disabled, the browser's parser still ignores <noscript>: read the response instead.
    const { text } = await ask('duinzicht', pathTo('favorites', 'nl'));
    const noscript = /<noscript>(.*?)<\/noscript>/s.exec(text)?.[1] ?? '';
    expect(noscript).toContain(t('favorites.noScriptHeading'));
    await expect(page.getByText(t('favorites.emptyHeading'))).toHaveCount(0);
  });
});
