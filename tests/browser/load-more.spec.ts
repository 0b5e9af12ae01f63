import { expect, test } from '../support/fixtures.ts';
import { at, screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const PAGE_SIZE = 15;
/** Head type of houses at the first source. */
const HOUSE = '3';

test.describe('more estates', () => {
  test('are added below the existing ones, without leaving the page', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'offer', 'nl'));
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(PAGE_SIZE);
    const first = await cards.first().getByRole('heading').innerText();
    await page.locator('main a[rel="next"]').click();
    await expect(cards).toHaveCount(2 * PAGE_SIZE);
    await expect(cards.first().getByRole('heading')).toHaveText(first);
    expect(new URL(page.url()).searchParams.has('page')).toBe(false);

    const hrefs = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    // The focus moves to the first new estate.
    await expect(cards.nth(PAGE_SIZE).locator('a[href], button').first()).toBeFocused();
  });

  test('are still there after a visit to one of them', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'offer', 'nl'));
    await page.locator('main a[rel="next"]').click();
    const card = page.getByRole('article').nth(2 * PAGE_SIZE - 4);
    const href = await card.getByRole('link').first().getAttribute('href');
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(at('duinzicht', href ?? ''));
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(2 * PAGE_SIZE);
    await expect(page.getByRole('article').nth(2 * PAGE_SIZE - 4)).toBeInViewport();
  });

  test('return as rendered by the server, before React, and the list continues from there', async ({
    page,
  }) => {
    await page.goto(screenAt('duinzicht', 'offer', 'nl'));
    const cards = page.getByRole('article');
    await page.locator('main a[rel="next"]').click();
    await expect(cards).toHaveCount(2 * PAGE_SIZE);
    const ids = await cards.evaluateAll((all) => all.map((card) => card.dataset.estate ?? ''));
    await page.evaluate((id) => localStorage.setItem('favorites', JSON.stringify([id])), ids.at(-1));

    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.reload();
    await expect(cards).toHaveCount(2 * PAGE_SIZE);
    expect(await cards.evaluateAll((all) => all.map((card) => card.dataset.estate ?? ''))).toEqual(ids);
    await expect(cards.last().locator('button[aria-pressed]')).toHaveAttribute('aria-pressed', 'true');
    await expect(cards.last().locator('img')).toHaveAttribute('loading', 'lazy');
    expect(scripts.filter((url) => /\/(?:react|load-more)/.test(url))).toEqual([]);

    // The footer of the last page was loaded too: the next page follows it, without duplicates.
    await expect(page.locator('.load-more')).toHaveCount(1);
    await page.locator('main a[rel="next"]').click();
    await expect(cards).toHaveCount(3 * PAGE_SIZE);
    const all = await cards.evaluateAll((list) => list.map((card) => card.dataset.estate));
    expect(new Set(all).size).toBe(all.length);
    await page.reload();
    await expect(cards).toHaveCount(3 * PAGE_SIZE);
  });

  test('a restored list shows as many pages as load', async ({ page, watch }) => {
    watch.expectError(/status of 503|page of the list did not come back/);
    const offer = screenAt('duinzicht', 'offer', 'nl');
    await page.goto(offer);
    const cards = page.getByRole('article');
    for (const count of [2, 3]) {
      await page.locator('main a[rel="next"]').click();
      await expect(cards).toHaveCount(count * PAGE_SIZE);
    }
    await page.route(`${offer}?page=3`, (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await expect(cards).toHaveCount(2 * PAGE_SIZE);
    await page.unroute(`${offer}?page=3`);
    await page.locator('main a[rel="next"]').click();
    await expect(cards).toHaveCount(3 * PAGE_SIZE);
  });

  test('can be requested again after a failure', async ({ page, watch }) => {
    watch.expectError(/status of 503|next page could not be loaded/);
    await page.goto(screenAt('duinzicht', 'offer', 'nl'));
    const next = `${screenAt('duinzicht', 'offer', 'nl')}?page=2`;
    await page.route(next, (route) => route.fulfill({ status: 503, json: {} }));
    await page.locator('main a[rel="next"]').click();
    await expect(page.getByText(t('offer.moreFailed', { noun: t('views.noun.any.other') }))).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
    await page.unroute(next);
    await page.getByRole('link', { name: t('offer.retry') }).click();
    await expect(page.getByRole('article')).toHaveCount(2 * PAGE_SIZE);
    await expect(page.getByText(t('offer.moreFailed', { noun: t('views.noun.any.other') }))).toHaveCount(0);
  });

  test('continue the last group, and start the following groups (spec 1 §9)', async ({ page }) => {
    await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?type=${HOUSE}&group=SUBTYPE`);
    const cards = page.getByRole('article');
    const list = page.getByRole('region', { name: t('offer.results') });
    const groups = list.getByRole('heading', { level: 2 });
    const total = Number((await page.getByRole('heading', { level: 1 }).innerText()).match(/\d+/)?.[0]);
    const drawn = await groups.allInnerTexts();
    for (let shown = PAGE_SIZE; shown < total; shown += PAGE_SIZE) {
      await page.locator('main a[rel="next"]').click();
      await expect(cards).toHaveCount(Math.min(shown + PAGE_SIZE, total));
    }
    const names = await groups.allInnerTexts();
    expect(names.length).toBeGreaterThan(drawn.length);
    expect(names.slice(0, drawn.length)).toEqual(drawn);
    expect(new Set(names).size).toBe(names.length);
    // Every group has as many estates as its heading says, and no estate is in two.
    for (const group of await list.locator('.group').all()) {
      const said = (await group.locator('.group__head .muted').innerText()).match(/\d+/)?.[0];
      await expect(group.getByRole('article')).toHaveCount(Number(said));
    }
    const hrefs = await cards
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });

  test('the second page has its own address', async ({ page }) => {
    await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?page=2`);
    await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
    await expect(page.locator('main a[rel="prev"]')).toHaveCount(1);
  });
});
