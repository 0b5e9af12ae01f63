/** The search of an agency in a browser: its form, its results, and how a visitor uses them. */
import type { Locator, Page } from '@playwright/test';
import { enhanced, expect } from './fixtures.ts';
import { screenAt, wordsOf } from './sites.ts';

export const t = wordsOf('nl');
export const OFFER = screenAt('duinzicht', 'offer', 'nl');
/** Numbers of bedrooms: choices of the bar. */
export const [ONE, TWO, THREE] = ['1', '2', '3'];

/** Opens the offer and waits for its script; an attribute on the document tells it from later ones. */
export async function openOffer(page: Page, query = ''): Promise<void> {
  await page.goto(OFFER + query);
  await enhanced(page, 'offer');
  await page.evaluate(() => {
    document.documentElement.dataset.opened = 'once';
  });
}

/** The page is still the same document. */
export const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-opened', 'once');

export const form = (page: Page): Locator => page.getByRole('form', { name: t('offer.filters') });
export const results = (page: Page): Locator => page.getByRole('region', { name: t('offer.results') });
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const panel = (page: Page, name: string): Locator =>
  form(page)
    .locator('details.filter')
    .filter({ has: page.locator('summary', { hasText: name }) });
export const choice = (page: Page, name: string, value: string): Locator =>
  form(page).locator(`input[name="${name}"][value="${value}"]`);
export const hrefsOf = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Ticks a choice like a visitor: by its label. */
export async function tick(page: Page, name: string, value: string): Promise<void> {
  await choice(page, name, value).locator('xpath=ancestor::label').click();
}
