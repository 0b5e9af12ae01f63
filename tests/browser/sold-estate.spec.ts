import { pathTo } from '#domain/routes.ts';
import { estateForSale } from '../support/demo.ts';
import { soldEstate } from '../support/estates.ts';
import { expect, test } from '../support/fixtures.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a sold estate says so, and shows similar estates before its own details', async ({
    page,
  }) => {
    const id = soldEstate('duinzicht');
    await page.goto(screenAt('duinzicht', 'estate', 'nl', { id }));
    const similar = page.getByRole('list', { name: t('estate.similar') });
    const cards = similar.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
    expect(await top('.similar')).toBeLessThan(await top('#facts'));
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(
      ({ pathname }) => pathname.startsWith(pathTo('offer', 'nl')) && !pathname.includes(`/${id}/`),
    );
  });

  test('the page of a sold estate leads to the search and to the alert for the like', async ({ page }) => {
    const address = screenAt('duinzicht', 'estate', 'nl', { id: soldEstate('duinzicht') });
    await page.goto(address);
    await page.getByRole('link', { name: t('estate.like.search') }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname === pathTo('offer', 'nl') && url.searchParams.get('status') === 'FOR_SALE',
    );
    const sought = Object.fromEntries(new URL(page.url()).searchParams);
    await page.goto(address);
    await page.getByRole('link', { name: t('estate.like.alert') }).click();
    await expect(page).toHaveURL((url) => url.pathname === pathTo('subscribe', 'nl'));
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(sought);
  });

  test('the page of an estate for sale begins with the estate itself', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'estate', 'nl', { id: estateForSale('duinzicht').id }));
    await expect(page.locator('#facts')).toBeVisible();
    await expect(page.getByRole('list', { name: t('estate.similar') })).toHaveCount(0);
  });
});
