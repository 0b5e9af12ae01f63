import { idsQuery } from '#domain/id-list.ts';
import { estatesToView } from '../support/appointments.ts';
import { enhanced, expect, test } from '../support/fixtures.ts';
import { cardOf, favoritesLink } from '../support/screens.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const [OWN = '', FIRST = '', SECOND = ''] = estatesToView('duinzicht');
const favorites = (): string => screenAt('duinzicht', 'favorites', 'nl');

test('a shared list can be added to the visitor’s favourites, and changes none of them', async ({ page }) => {
  await page.goto(favorites());
  await page.evaluate((list) => localStorage.setItem('favorites', list), JSON.stringify([OWN, FIRST]));
  await page.goto(favorites() + idsQuery([FIRST, SECOND]));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shared.heading'));
  await enhanced(page, 'add-shared');
  await page.getByRole('button', { name: t('shared.add') }).click();
  await expect(page.getByRole('status').getByText(t('shared.added'))).toBeVisible();
  await expect(favoritesLink(page, t, 3)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe(
    JSON.stringify([OWN, FIRST, SECOND]),
  );
});

test('the favourites link to their own list, which shows the same estates', async ({ page }) => {
  await page.goto(favorites());
  await page.evaluate((list) => localStorage.setItem('favorites', list), JSON.stringify([FIRST, SECOND]));
  await page.reload();
  await page.getByRole('link', { name: t('shared.take') }).click();
  await expect(page).toHaveURL(favorites() + idsQuery([FIRST, SECOND]));
  for (const id of [FIRST, SECOND]) await expect(cardOf(page, 'nl', id)).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared list is complete, and offers nothing that needs a script', async ({ page }) => {
    await page.goto(favorites() + idsQuery([FIRST, SECOND]));
    for (const id of [FIRST, SECOND]) await expect(cardOf(page, 'nl', id)).toHaveCount(1);
    await expect(page.getByRole('button', { name: t('shared.add') })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: t('shared.compare') })).toBeVisible();
  });
});
