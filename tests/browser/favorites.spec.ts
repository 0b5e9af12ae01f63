import { estateForSale } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { cardOf, favoritesLink, heartOnEstate } from '../support/screens.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const SAVED = estateForSale('duinzicht').id;
const UNKNOWN = '999999999999';
const favorites = (): string => screenAt('duinzicht', 'favorites', 'nl');

/** Writes a list into the browser's storage before the page reads it. */
const keep = (ids: readonly string[]): [(list: string) => void, string] => [
  (list) => localStorage.setItem('favorites', list),
  JSON.stringify(ids),
];

test.describe('the favourites page (spec 1 §4)', () => {
  test('empty: says so and links to the offer', async ({ page }) => {
    await page.goto(favorites());
    await expect(page.getByRole('heading', { name: t('favorites.emptyHeading') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('favorites.browse') })
      .click();
    await expect(page).toHaveURL(screenAt('duinzicht', 'offer', 'nl'));
  });

  test('populated: shows the estates; a removed one can be restored', async ({ page }) => {
    await page.goto(favorites());
    await page.evaluate(...keep([SAVED]));
    await page.reload();
    const card = cardOf(page, 'nl', SAVED);
    await expect(card).toHaveCount(1);
    await card.locator('button[aria-pressed="true"]').click();
    await expect(card).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe('[]');
    await page.getByRole('button', { name: t('favorites.undo') }).click();
    await expect(card).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe(JSON.stringify([SAVED]));
    await expect(favoritesLink(page, t, 1)).toBeVisible();
  });

  test('a holiday home is kept by its heart, on its card and its page, and shown beside estates', async ({
    page,
  }) => {
    await page.goto(screenAt('duinzicht', 'rentals', 'fr'));
    const first = page.locator('.results .card').first();
    const name = await first.locator('.card__title').innerText();
    await first.locator('button.heart').click();
    await expect(first.locator('button.heart')).toHaveAttribute('aria-pressed', 'true');
    const stored = await page.evaluate(() => localStorage.getItem('favorites'));
    expect(stored).toMatch(/^\["stay-\d+"\]$/);
    await first.getByRole('link').first().click();
    await expect(page.locator('.summary button.heart')).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(
      (list) => localStorage.setItem('favorites', list),
      JSON.stringify([SAVED, ...JSON.parse(stored ?? '[]')]),
    );
    for (const locale of ['fr', 'nl'] as const) {
      await page.goto(screenAt('duinzicht', 'favorites', locale));
      await expect(favoritesLink(page, wordsOf(locale), 2)).toBeVisible();
      const stay = page.locator('.favorite').filter({ hasText: name });
      await expect(stay.locator('.price')).toContainText(/€.*\/ (semaine|week)/);
      // Homes are compared, and there is one of them.
      await expect(page.getByRole('checkbox')).toHaveCount(0);
    }
    await page.getByRole('main').locator('a[href*="ids="]').first().click();
    await expect(page.locator('.card').filter({ hasText: name })).toHaveCount(1);
  });

  test('failed: says so, shows none and keeps the ids', async ({ page, watch }) => {
    watch.expectError(/status of 503|favourites could not/i);
    await page.goto(favorites());
    await page.evaluate(...keep([SAVED]));
    await page.route('**/ajax/favorites', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'down' } } }),
    );
    await page.reload();
    await expect(page.getByText(t('favorites.failedHeading'))).toBeVisible();
    await expect(page.getByText(t('favorites.emptyHeading'))).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe(JSON.stringify([SAVED]));

    await page.unroute('**/ajax/favorites');
    await page.getByRole('button', { name: t('favorites.retry') }).click();
    await expect(cardOf(page, 'nl', SAVED)).toHaveCount(1);
  });

  test('an estate that is no longer offered is reported and can be removed', async ({ page }) => {
    await page.goto(favorites());
    await page.evaluate(...keep([SAVED, UNKNOWN]));
    await page.reload();
    await expect(cardOf(page, 'nl', SAVED)).toHaveCount(1);
    await expect(page.getByText(t.count('favorites.unknown', 1))).toBeVisible();
    await page.getByRole('button', { name: t('favorites.forget') }).click();
    await expect(page.getByText(t.count('favorites.unknown', 1))).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe(JSON.stringify([SAVED]));
  });

  for (const stored of ['not json', '{"a":1}', '[1, null, "x/../y"]', 'null']) {
    test(`a corrupt list is read as far as possible: ${stored}`, async ({ page }) => {
      await page.goto(favorites());
      await page.evaluate((text) => localStorage.setItem('favorites', text), stored);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: t('favorites.heading') })).toBeVisible();
      await expect(page.getByText(t('favorites.failedHeading'))).toHaveCount(0);
    });
  }

  test('blocked storage: hearts last until the page closes, and a message says so', async ({ page }) => {
    await page.addInitScript(() => {
      const blocked = (): never => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: blocked });
    });
    await page.goto(screenAt('duinzicht', 'estate', 'nl', { id: SAVED }));
    await heartOnEstate(page).click();
    await expect(heartOnEstate(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(t('favorites.notSaved')).first()).toBeAttached();
  });

  test('a change in one tab appears in the other', async ({ page, context }) => {
    await page.goto(favorites());
    await expect(page.getByText(t('favorites.emptyHeading'))).toBeVisible();
    const other = await context.newPage();
    await other.goto(screenAt('duinzicht', 'estate', 'nl', { id: SAVED }));
    await heartOnEstate(other).click();
    await expect(cardOf(page, 'nl', SAVED)).toHaveCount(1);
  });

  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    test(`has ${columns} column(s) at ${width} px (spec 1 §2)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(screenAt('duinzicht', 'offer', 'nl'));
      const ids = await page
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/')[3] ?? ''));
      await page.evaluate(...keep(ids.slice(0, 4)));
      await page.goto(favorites());
      await expect(page.getByRole('article')).toHaveCount(4);
      const lefts = await page
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
      expect(new Set(lefts).size).toBe(columns);
    });
  }
});
