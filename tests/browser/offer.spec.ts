import { pathTo } from '#domain/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { ask } from '../support/http.ts';
import { looks } from '../support/looks.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const at = (query: string): string => `${screenAt('duinzicht', 'offer', 'nl')}${query}`;

/** "1.240 panden" → 1240. */
const numberIn = (text: string): number => Number(/[\d.]+/.exec(text)?.[0].replaceAll('.', ''));

test.describe('the offer without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a page by its number, with links to both sides', async ({ page }) => {
    await page.goto(at('?page=2'));
    const numbers = page.getByRole('navigation', { name: t('offer.pages') });
    await expect(numbers.locator('[aria-current="page"]')).toHaveText('2');
    await expect(page.getByRole('article')).toHaveCount(15);
    await expect(page.locator('main a[rel="prev"]')).toBeVisible();
    await numbers.getByRole('link', { name: t('offer.page', { n: 3 }) }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('page') === '3');
    await expect(page.getByRole('article')).toHaveCount(15);
  });

  test('groups the estates under headings with counts (spec 1 §9)', async ({ page }) => {
    await page.goto(at(''));
    await page.getByText(t('offer.group'), { exact: true }).click();
    await page.getByRole('link', { name: t('views.offer.grouping.TYPE'), exact: true }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('group') === 'TYPE');
    const group = page.locator('section.group').first();
    await expect(group.getByRole('heading', { level: 2 })).toBeVisible();
    expect(numberIn(await group.locator('.group__head .muted').innerText())).toBeGreaterThanOrEqual(
      await group.getByRole('article').count(),
    );
  });

  test('shows the same estates as cards and as rows', async ({ page }) => {
    const estates = () =>
      page
        .getByRole('article')
        .getByRole('link')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    await page.goto(at('?status=FOR_SALE'));
    const tiles = await estates();
    await page.getByRole('link', { name: t('views.offer.view.list'), exact: true }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('view') === 'list');
    expect(await estates()).toEqual(tiles);
    const [picture, title] = await Promise.all(
      ['.card__picture', '.card__title'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(title?.x ?? 0);
  });

  test('shows which wider searches have results, with counts', async ({ page }) => {
    await page.goto(at('?type=5&bedrooms=5&price-max=1000'));
    const steps = page.locator('.ways li', { has: page.locator('.ways__count:not(:empty)') });
    const promised = numberIn(await steps.first().locator('.ways__count').innerText());
    expect(promised).toBeGreaterThan(0);
    await steps.first().getByRole('link').click();
    expect(numberIn(await page.getByRole('heading', { level: 1 }).innerText())).toBe(promised);
  });
});

test('a page beyond the last is not found, and links to the first page of the same search', async ({
  page,
}) => {
  const beyond = `${pathTo('offer', 'nl')}?status=FOR_SALE&page=999`;
  expect((await ask('duinzicht', beyond)).status).toBe(404);
  await page.goto(at('?status=FOR_SALE'));
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const { text } = await ask('duinzicht', beyond);
  expect(text).toContain(heading);
  expect(text).toContain(`href="${pathTo('offer', 'nl')}?status=FOR_SALE"`);
});

for (const width of looks([360, 768, 1440])) {
  test(`no view of the list is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const query of ['?group=PRICE', '?group=CITY&view=list', '?view=map', '?type=5&bedrooms=5']) {
      await page.goto(at(query));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([query, over]).toEqual([query, 0]);
    }
  });
}

test('on a phone every chosen filter is in sight with its cross, and the way to clear them follows', async ({
  page,
}) => {
  for (const width of looks([320, 360, 390])) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(at('?type=5&bedrooms=5'));
    const chips = page.locator('.chips a');
    // Two filters, and the way to clear them.
    await expect(chips).toHaveCount(3);
    for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 1 });
  }
  await page.goto(at('?type=4&view=map'));
  const [chip, clear] = await Promise.all([
    page.locator('.chip').first().boundingBox(),
    page.locator('.chips__clear a').boundingBox(),
  ]);
  expect((clear?.x ?? 0) - (chip?.x ?? 0) - (chip?.width ?? 0)).toBeLessThan(12);
});

test('the cards of a row beside the map are alike, whatever the length of their prices', async ({ page }) => {
  for (const width of looks([1366, 1440])) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('?view=map'));
    const rules = await page
      .locator('.map-view .card')
      .evaluateAll((cards) =>
        cards
          .slice(0, 6)
          .map((card) => Math.round(card.querySelector('.measure')?.getBoundingClientRect().top ?? 0)),
      );
    expect(new Set(rules).size, `${width} px`).toBe(3);
  }
});
