import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { Translator } from '#locales/translator.ts';
import type { Wanted } from './demo.ts';
import { expect } from './fixtures.ts';

/** The card of an estate in a list, found by its link, which is the same in all languages. */
export const cardOf = (page: Page, locale: Locale, id: string): Locator =>
  page.getByRole('article').filter({
    has: page.locator(
      `a[href^="${pathTo('estate', locale, { id })}/"], a[href="${pathTo('estate', locale, { id })}"]`,
    ),
  });

/** The heart on the open page of an estate. */
export const heartOnEstate = (page: Page): Locator =>
  page.getByRole('main').locator('button[aria-pressed]').first();

/** Link to the favourites in the header, with their number. */
export const favoritesLink = (page: Page, t: Translator, n: number): Locator =>
  page.getByRole('banner').getByRole('link', { name: t('favorites.link', { n }), exact: true });

/** From the start page: searches for a city, then limits the price to that of the estate. */
export async function findByCityAndPrice(page: Page, t: Translator, wanted: Wanted): Promise<void> {
  const search = page.getByRole('form', { name: t('home.search') });
  await search.getByLabel(t('home.where')).fill(wanted.place);
  await search.getByLabel(t('home.where')).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === pathTo('offer', t.locale));
  expect(new URL(page.url()).searchParams.get('city')).toBe(wanted.cityId);

  const filters = page.getByRole('form', { name: t('offer.filters') });
  await filters
    .locator('summary')
    .filter({ hasText: t('offer.budget') })
    .click();
  await filters.getByLabel(t('offer.minimum')).fill(String(wanted.price));
  await filters.getByLabel(t('offer.maximum')).fill(String(wanted.price));
  await filters.getByLabel(t('offer.maximum')).press('Enter');
  // The minimum price may have been searched already when its field lost the focus.
  await expect(page).toHaveURL((url) => url.searchParams.get('price-max') === String(wanted.price));
  expect(new URL(page.url()).searchParams.get('price-min')).toBe(String(wanted.price));
  expect(new URL(page.url()).searchParams.get('city')).toBe(wanted.cityId);
}
