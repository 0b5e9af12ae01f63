/** Pictures of a card that can be swiped, and rows with more facts. */
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { at, screenAt } from '../support/sites.ts';

/** Collects the calls for further pictures. */
const callsOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/ajax\/(?:card|rental)-pictures\//.test(pathname)) calls.push(pathname + search);
  });
  return calls;
};

test('a card shows its first picture; the others load on a press, a key or a swipe', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto(screenAt('duinzicht', 'offer', 'nl'));
  await settled(page);
  const cards = page.getByRole('article').filter({ has: page.locator('.card__strip') });
  const [first, second] = [cards.first(), cards.nth(1)];
  await expect(first.locator('img')).toHaveCount(1);
  await expect(first.locator('.card__dots')).toHaveText(/^Foto 1 van \d$/);
  expect(calls).toEqual([]);

  const link = first.getByRole('link');
  const place = await first.locator('.card__place').innerText();
  await expect(link).toHaveAccessibleName(new RegExp(`, ${place}$`));
  await first.hover();
  const [back, on] = [first.locator('.card__step').first(), first.locator('.card__step').last()];
  await expect(back).toBeDisabled();
  await on.click();
  await expect(first.locator('.card__dots')).toHaveText(/^Foto 2 van/);
  expect(calls).toHaveLength(1);
  await expect(back).toBeEnabled();

  // One tab stop per card; arrow keys turn the pictures.
  await link.focus();
  await page.keyboard.press('ArrowRight');
  await expect(first.locator('.card__dots')).toHaveText(/^Foto 3 van/);
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(first.locator('.card__dots')).toHaveText(/^Foto 2 van/);
  await page.keyboard.press('Tab');
  await expect(first.locator('.heart')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').nth(1).getByRole('link')).toBeFocused();

  // A finger scrolls the strip into the space reserved for further pictures.
  await second.locator('.card__strip').evaluate((strip) => strip.scrollTo({ left: strip.clientWidth }));
  await expect(second.locator('.card__dots')).toHaveText(/^Foto 2 van/);
  expect(calls).toHaveLength(2);
  const href = await second.getByRole('link').getAttribute('href');
  await second.locator('.card__strip img').nth(1).click();
  await expect(page).toHaveURL(at('duinzicht', href ?? ''));
});

test('pictures of a holiday rental load in the same way', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto(screenAt('duinzicht', 'rentals', 'nl'));
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('.card__strip') })
    .first();
  await card.hover();
  await card.locator('.card__step').last().click();
  await expect(card.locator('.card__dots')).toHaveText(/^Foto 2 van/);
  expect(await card.locator('img').count()).toBeGreaterThan(1);
  expect(calls).toHaveLength(1);
});

test('rows show more facts than cards, and nothing covers their picture on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?view=list`);
  const row = page.getByRole('article').first();
  await expect(row.locator('.row__words')).not.toBeEmpty();
  expect(await row.locator('.row__facts li').count()).toBeGreaterThan(3);
  await expect(row.locator('.row__price')).toContainText('/m²');
  const picture = await row.locator('.card__picture').boundingBox();
  expect(picture).toMatchObject({ width: 132, height: 132 });
  const over = await row.locator('.heart, .sticker, .card__dots').evaluateAll((all, box) => {
    const reaches = (one: Element): boolean => {
      const { left, width, top } = one.getBoundingClientRect();
      return width > 0 && left < box.x + box.width && top < box.y + box.height;
    };
    return all.filter(reaches).map((one) => one.className);
  }, picture ?? { x: 0, y: 0, width: 0, height: 0 });
  expect(over).toEqual([]);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('similar homes load without moving the content below them', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/ajax\/similar-cards\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(screenAt('duinzicht', 'offer', 'nl'));
  await page.getByRole('article').first().getByRole('link').click();
  const asked = page.waitForRequest(/\/ajax\/similar-cards\//);
  await settled(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await asked;
  const footer = page.locator('.site-footer');
  const topOf = async (): Promise<number> => (await footer.boundingBox())?.y ?? Number.NaN;
  const before = await topOf();
  held.resolve();
  await expect(page.locator('.similar')).toHaveCount(1);
  // Scroll positions are whole pixels.
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(1);
});
