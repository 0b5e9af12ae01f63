import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');

test.use({ viewport: { width: 1280, height: 900 } });

/** The sort menu of the offer, open and with its script loaded. */
async function openMenu(page: Page) {
  await page.goto(screenAt('duinzicht', 'offer', 'nl'));
  await page.waitForLoadState('networkidle');
  const menu = page.locator('details').filter({ hasText: t('offer.sort') });
  const label = menu.locator('summary');
  await label.click();
  await expect(menu.getByRole('link').first()).toBeVisible();
  return { menu, label };
}

test('closes on Escape, and returns the focus to its label', async ({ page }) => {
  const { menu, label } = await openMenu(page);
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(label).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
});

test('closes on a click elsewhere', async ({ page }) => {
  const { menu } = await openMenu(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.getByRole('link').first()).toBeHidden();
});

test('closes when the focus leaves its last option', async ({ page }) => {
  const { menu } = await openMenu(page);
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open');
  expect(await menu.evaluate((one) => one.contains(document.activeElement))).toBe(false);
});

test('stays open on clicks inside it, and its options sort the list', async ({ page }) => {
  const { menu, label } = await openMenu(page);
  const last = menu.getByRole('link').last();
  const name = (await last.innerText()).trim();
  await last.focus();
  await expect(menu).toHaveAttribute('open');
  await last.click();
  await expect(page).toHaveURL((url) => url.searchParams.has('sortType'));
  await expect(label).toContainText(name);
  await expect(menu).not.toHaveAttribute('open');
});
