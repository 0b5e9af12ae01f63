import type { Locator, Page } from '@playwright/test';
import { demoData } from '#demo/index.ts';
import { pathTo } from '#domain/routes.ts';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const PHONE = { width: 360, height: 740 };

/** A home of the first source that can be found by its street and reference. */
const HOME = (() => {
  for (const { siteId, estate } of demoData().estates) {
    const { id, parentId, project, reference, transaction, address } = estate.general;
    const street = address?.street?.nl;
    if (siteId !== 'duinzicht' || parentId || project === true || estate.guid || !reference || !street)
      continue;
    if (address?.visible !== true || ![1, 2].includes(Number(transaction?.id))) continue;
    return { id: String(id), reference, street, city: address.city?.name?.nl ?? '' };
  }
  throw new Error('no home shows its street');
})();

/** Counts a visitor's clicks; a key that chooses an option counts as one. */
const counting = () => {
  let clicks = 0;
  return {
    click: async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    },
    press: async (page: Page, key: string): Promise<void> => {
      clicks += 1;
      await page.keyboard.press(key);
    },
    made: () => clicks,
  };
};

const parameters = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams);
const count = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? 0);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('by street: a letter or two, then the suggestion', async ({ page }) => {
    const { click, made } = counting();
    await page.goto(screenAt('duinzicht', 'home', 'nl'));
    await enhanced(page, 'place');
    await page.locator('input[name="place"]').pressSequentially(HOME.street.slice(0, 6));
    await click(
      page.getByRole('option').filter({ hasText: HOME.street }).filter({ hasText: HOME.city }).first(),
    );
    await click(page.locator('.search-panel__offer [type="submit"]'));
    await expect(page).toHaveURL(/[?&]q=/);
    expect(parameters(page).q?.toLowerCase()).toBe(HOME.street.toLowerCase());
    await expect(page.locator('.page-head')).toContainText(HOME.city);
    expect(await count(page)).toBeGreaterThan(0);
    expect(made()).toBe(2);
  });
});

test('by keyboard: a flat to let with “met lift”, kept in the address and as a chip', async ({ page }) => {
  const { press, made } = counting();
  await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?type=1&status=TO_RENT`);
  await enhanced(page, 'offer');
  const before = await count(page);
  await page.locator('[data-part="more"] a').focus();
  await press(page, 'Enter');
  await enhanced(page, 'all-filters');
  await page.locator('[data-group="words"] > summary').focus();
  await press(page, 'Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('input[name="q"]')).toBeFocused();
  await page.keyboard.type('met lift');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/q=met\+lift/);
  await expect(page.locator('.chips')).toContainText('“met lift”');
  const found = await count(page);
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThanOrEqual(before);
  expect(made()).toBe(3);
  // A device offers a search that was sent on the next visit, also when its results were only read.
  await enhanced(page, 'offer');
  await settled(page);
  await page.goto(screenAt('duinzicht', 'home', 'nl'));
  await expect(page.locator('.last-search a')).toContainText('“met lift”');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('by reference: typed, then one click', async ({ page }) => {
    const { click, made } = counting();
    await page.goto(screenAt('duinzicht', 'home', 'nl'));
    await page.locator('input[name="place"]').fill(HOME.reference);
    await click(page.locator('.search-panel__offer [type="submit"]'));
    await expect(page).toHaveURL((url) =>
      url.pathname.startsWith(`${pathTo('estate', 'nl', { id: HOME.id })}`),
    );
    expect(made()).toBe(1);
  });

  test('a week at the coast for four: the tab, the days, the guests', async ({ page }) => {
    const { click, made } = counting();
    await page.goto(screenAt('duinzicht', 'home', 'nl'));
    await click(page.locator('.search-panel__tabs label').filter({ hasText: t('home.stays') }));
    const stays = page.getByRole('form', { name: t('home.stays') });
    await stays.locator('[name="from"]').fill('2027-07-03');
    await stays.locator('[name="to"]').fill('2027-07-10');
    await stays.locator('[name="persons"]').selectOption('4');
    await click(stays.getByRole('button'));
    await expect(page).toHaveURL((url) => url.pathname === pathTo('rentals', 'nl'));
    expect(parameters(page)).toEqual({ persons: '4', from: '2027-07-03', to: '2027-07-10' });
    expect(made()).toBe(2);
  });

  test('a text that is not a place is offered as search words', async ({ page }) => {
    await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?place=zonnig+terras`);
    await page
      .getByRole('link', { name: t('views.place.asWords', { words: 'zonnig terras' }) })
      .first()
      .click();
    await expect(page).toHaveURL(/q=zonnig\+terras/);
  });
});
