import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import { estateForSale } from '../support/demo.ts';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const OFFER = screenAt('duinzicht', 'offer', 'nl');
const wanted = estateForSale('duinzicht');
/** Head types of the first source: apartment, building plot, house. */
/** Numbers of bedrooms: choices of the bar. */
const [ONE, TWO, THREE] = ['1', '2', '3'];

/** Opens the offer and waits for its script; an attribute on the document tells it from later ones. */
async function openOffer(page: Page, query = ''): Promise<void> {
  await page.goto(OFFER + query);
  await enhanced(page, 'offer');
  await page.evaluate(() => {
    document.documentElement.dataset.opened = 'once';
  });
}

/** The page is still the same document. */
const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-opened', 'once');

const form = (page: Page): Locator => page.getByRole('form', { name: t('offer.filters') });
const results = (page: Page): Locator => page.getByRole('region', { name: t('offer.results') });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const panel = (page: Page, name: string): Locator =>
  form(page)
    .locator('details.filter')
    .filter({ has: page.locator('summary', { hasText: name }) });
const choice = (page: Page, name: string, value: string): Locator =>
  form(page).locator(`input[name="${name}"][value="${value}"]`);
const query = (page: Page): string => new URL(page.url()).search;
const hrefsOf = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('article')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Number of estates in the heading. */
const reported = async (page: Page): Promise<number> =>
  Number((await heading(page).innerText()).replaceAll('.', '').match(/\d+/)?.[0]);

/** Ticks a choice like a visitor: by its label. */
async function tick(page: Page, name: string, value: string): Promise<void> {
  await choice(page, name, value).locator('xpath=ancestor::label').click();
}

test.describe('the filter changes the list in place', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('an unreadable price is reported, and stays in its field to be corrected', async ({ page }) => {
    await openOffer(page);
    await panel(page, t('offer.budget')).locator('summary').click();
    const most = form(page).getByLabel(t('offer.maximum'));
    await most.fill('veel');
    await most.press('Enter');
    const said = t('views.offer.priceUnknown', { typed: 'veel' });
    await expect(page.getByRole('main')).toContainText(said);
    await panel(page, t('offer.budget')).locator('summary').click();
    await expect(most).toHaveValue('veel');
    await expect(most).toHaveAttribute('aria-invalid', 'true');
    await most.fill('400k');
    await most.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('price-max') === '400000');
    await expect(page.getByRole('main')).not.toContainText(said);
    await expect(most).toHaveValue('400000');
    await expect(most).not.toHaveAttribute('aria-invalid');
    await expectSameDocument(page);
  });

  test('an opened panel has the cursor in its first field; a panel of choices leaves it', async ({
    page,
  }) => {
    await openOffer(page);
    for (const [name, field] of [
      ['offer.where', 'place'],
      ['offer.budget', 'price-min'],
    ] as const) {
      await panel(page, t(name)).locator('summary').click();
      await expect(form(page).locator(`[name="${field}"]`)).toBeFocused();
    }
    const types = panel(page, t('offer.bedrooms')).locator('summary');
    await types.click();
    await expect(types).toBeFocused();
  });

  test('type, town and price each search again, without a new document (spec 1 §4)', async ({ page }) => {
    await openOffer(page);
    const all = await reported(page);

    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await tick(page, 'bedrooms', ONE);
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${ONE}`);
    const some = await reported(page);
    expect(some).toBeLessThan(all);
    // The drop-down stays open, updates its counts, and announces the number of results.
    const open = panel(page, t('offer.bedrooms'));
    await expect(open).toHaveAttribute('open');
    await expect(open.getByRole('button')).toHaveAccessibleName(
      t('offer.show', { what: `${some} ${t.count('views.noun.any', some)}` }),
    );
    await expect(page.locator('[role="status"][data-region]')).toHaveText(await heading(page).innerText());

    await panel(page, t('offer.where')).locator('summary').first().click();
    await tick(page, 'city', wanted.cityId);
    await expect(page).toHaveURL((url) => url.searchParams.get('city') === wanted.cityId);
    expect(await reported(page)).toBeLessThan(some);

    await panel(page, t('offer.budget')).locator('summary').click();
    await form(page).getByLabel(t('offer.maximum')).fill('900000');
    await form(page).getByLabel(t('offer.maximum')).press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('price-max') === '900000');
    await expect(panel(page, t('offer.budget'))).not.toHaveAttribute('open');
    await expect(results(page)).toBeFocused();

    expect(await page.title()).toContain('Duinzicht');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
    await expect(page.getByRole('banner').locator('a[hreflang="fr"]')).toHaveAttribute(
      'href',
      pathTo('offer', 'fr') + query(page),
    );
    await expectSameDocument(page);
    // The page now equals the server's page at this address.
    const [shown, cards] = [await heading(page).innerText(), await hrefsOf(page)];
    await page.reload();
    await expect(heading(page)).toHaveText(shown);
    expect(await hrefsOf(page)).toEqual(cards);
  });

  test('by keyboard only', async ({ page }) => {
    await openOffer(page);
    await panel(page, t('offer.bedrooms')).locator('summary').focus();
    await page.keyboard.press('Enter');
    // Past the least number, whose choices are one stop.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL((url) => url.searchParams.has('bedrooms'));
    const first = form(page).locator('input[name="bedrooms"]').first();
    await expect(first).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(OFFER);
    await expect(first).toBeFocused();
    await expect(first).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(panel(page, t('offer.bedrooms')).locator('summary')).toBeFocused();
    await expectSameDocument(page);
  });

  test('a chip removes its choice, and moves the focus to the next one, then to the heading', async ({
    page,
  }) => {
    await openOffer(page, `?bedrooms=${ONE}&bedrooms=${TWO}`);
    const chips = page.locator('.chip:not(.chip--clear)');
    await expect(chips).toHaveCount(2);
    await chips.first().focus();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(1);
    await expect(chips.first()).toBeFocused();
    await expect(choice(page, 'bedrooms', ONE)).not.toBeChecked();
    await expect(choice(page, 'bedrooms', TWO)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(OFFER);
    await expect(chips).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await expectSameDocument(page);
  });

  test('order, groups and view are links that stay on the page and keep the focus', async ({ page }) => {
    await openOffer(page);
    const menu = page.locator('details').filter({ hasText: t('offer.sort') });
    await menu.locator('summary').click();
    await menu.getByRole('link').last().click();
    await expect(page).toHaveURL((url) => url.searchParams.has('sortType'));
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();

    const groups = page.locator('details').filter({ hasText: t('offer.group') });
    await groups.locator('summary').click();
    await groups.getByRole('link').nth(1).click();
    await expect(page).toHaveURL((url) => url.searchParams.has('group'));
    await expect(groups.locator('summary')).toBeFocused();

    const list = page
      .getByRole('list', { name: t('offer.view') })
      .getByRole('link')
      .nth(1);
    await list.click();
    await expect(page).toHaveURL((url) => url.searchParams.get('view') === 'list');
    await expect(list).toBeFocused();
    await expect(list).toHaveAttribute('aria-current', 'true');
    await expectSameDocument(page);
  });

  test('a search without results says so and offers alternatives', async ({ page }) => {
    await openOffer(page);
    await panel(page, t('offer.budget')).locator('summary').click();
    await form(page).getByLabel(t('offer.maximum')).fill('2');
    await form(page).getByLabel(t('offer.maximum')).press('Enter');
    await expect(page.getByText(t('offer.noneHint'))).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await results(page).locator('.ways').getByRole('link').last().click();
    await expect(page.getByText(t('offer.noneHint'))).toHaveCount(0);
    await expect(results(page)).toBeFocused();
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expectSameDocument(page);
  });

  test('a pressed heart stays pressed', async ({ page }) => {
    await openOffer(page);
    const heart = page.getByRole('article').first().locator('button[aria-pressed]');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const name = await heart.getAttribute('aria-label');
    const list = page
      .getByRole('list', { name: t('offer.view') })
      .getByRole('link')
      .nth(1);
    await list.click();
    await expect(page).toHaveURL((url) => url.searchParams.has('view'));
    const same = page.getByRole('button', { name: name ?? '', exact: true }).first();
    await expect(same).toHaveAttribute('aria-pressed', 'true');
  });

  test('a click for another tab is left to the browser', async ({ page, context }) => {
    await openOffer(page, `?bedrooms=${ONE}`);
    // Checks the page's own request: Playwright does not always report the address of a background tab.
    const opened = context.waitForEvent('page');
    const asked = context.waitForEvent('request', (request) => request.isNavigationRequest());
    await page
      .locator('.chip')
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await opened;
    expect((await asked).url()).toBe(OFFER);
    expect(query(page)).toBe(`?bedrooms=${ONE}`);
  });
});

test.describe('history', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('back and forward show each search with its form', async ({ page }) => {
    await openOffer(page);
    const all = await heading(page).innerText();
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await tick(page, 'bedrooms', ONE);
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${ONE}`);
    const apartments = await heading(page).innerText();
    await tick(page, 'bedrooms', THREE);
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${ONE}&bedrooms=${THREE}`);

    await page.goBack();
    await expect(heading(page)).toHaveText(apartments);
    await expect(choice(page, 'bedrooms', ONE)).toBeChecked();
    await expect(choice(page, 'bedrooms', THREE)).not.toBeChecked();
    await page.goBack();
    await expect(heading(page)).toHaveText(all);
    await expect(choice(page, 'bedrooms', ONE)).not.toBeChecked();
    await expect(page.locator('.chip')).toHaveCount(0);
    await page.goForward();
    await expect(heading(page)).toHaveText(apartments);
    await expectSameDocument(page);
  });

  test('restores three more pages of a changed search after a visit to an estate', async ({ page }) => {
    // Loads fifteen pages of estates.
    test.slow();
    await openOffer(page);
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await tick(page, 'bed-min', '1');
    await expect(page).toHaveURL(`${OFFER}?bed-min=1`);
    await page.keyboard.press('Escape');
    const cards = page.getByRole('article');
    for (const pages of [2, 3, 4]) {
      await page.locator('main a[rel="next"]').click();
      await expect(cards).toHaveCount(15 * pages);
    }
    const before = await hrefsOf(page);
    expect(new Set(before).size).toBe(before.length);
    const card = cards.nth(50);
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${pathTo('offer', 'nl')}/`));

    await page.goBack();
    await expect(cards).toHaveCount(60, { timeout: 20_000 });
    expect(await hrefsOf(page)).toEqual(before);
    await expect(card).toBeInViewport();
    await expect(choice(page, 'bed-min', '1')).toBeChecked();

    // The previous search had no further pages loaded.
    await page.goBack();
    await expect(page).toHaveURL(OFFER);
    await expect(cards).toHaveCount(15);
    await page.goForward();
    await expect(cards).toHaveCount(60, { timeout: 20_000 });
    expect(await hrefsOf(page)).toEqual(before);
    await page.reload();
    await expect(cards).toHaveCount(60, { timeout: 20_000 });
    expect(await hrefsOf(page)).toEqual(before);
  });

  test('going back restores the position in the list', async ({ page }) => {
    await openOffer(page);
    const card = page.getByRole('article').nth(10);
    await card.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(500);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${pathTo('offer', 'nl')}/`));
    await page.goBack();
    await expect(card).toBeInViewport();
  });
});

test.describe('slow, late or missing answers', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a slow answer never replaces that of a later change', async ({ page }) => {
    await openOffer(page);
    const asked: string[] = [];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(`${OFFER}?bedrooms=${ONE}`, async (route) => {
      asked.push('slow');
      await held;
      // The page may have aborted it.
      await route.continue().catch(() => undefined);
    });
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await tick(page, 'bedrooms', ONE);
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => asked).toEqual(['slow']);
    await tick(page, 'bedrooms', ONE);
    await tick(page, 'bedrooms', TWO);
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${TWO}`);
    const plots = await heading(page).innerText();
    release();
    await settled(page);
    await expect(heading(page)).toHaveText(plots);
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${TWO}`);
    await expect(choice(page, 'bedrooms', ONE)).not.toBeChecked();
  });

  test('a price typed during a search stays, and is applied', async ({ page }) => {
    await openOffer(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(`${OFFER}?price-min=100000`, async (route) => {
      await held;
      await route.continue();
    });
    await panel(page, t('offer.budget')).locator('summary').click();
    const [least, most] = [t('offer.minimum'), t('offer.maximum')].map((name) => form(page).getByLabel(name));
    await least?.pressSequentially('100000');
    await page.keyboard.press('Tab');
    await most?.pressSequentially('400000');
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL(`${OFFER}?price-min=100000&price-max=400000`);
    await expect(form(page).getByLabel(t('offer.maximum'))).toHaveValue('400000');
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  });

  test('a choice made before the script loaded is applied', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/offer-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(OFFER);
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await tick(page, 'bedrooms', TWO);
    await expect(page).toHaveURL(OFFER);
    release();
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${TWO}`);
    await expect(choice(page, 'bedrooms', TWO)).toBeChecked();
  });

  test('a price typed after a reload, before the script loaded, stays and is applied', async ({ page }) => {
    await page.goto(OFFER);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/offer-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await panel(page, t('offer.budget')).locator('summary').click();
    const most = form(page).getByLabel(t('offer.maximum'));
    await most.pressSequentially('400000');
    release();
    await enhanced(page, 'offer');
    await expect(most).toHaveValue('400000');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(`${OFFER}?price-max=400000`);
  });

  test('after going back the form equals the address, whatever was chosen last', async ({ page }) => {
    await openOffer(page, `?bedrooms=${TWO}`);
    await page.route(`${OFFER}?bedrooms=${ONE}*`, () => undefined);
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await tick(page, 'bedrooms', ONE);
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${pathTo('offer', 'nl')}/`));
    await page.goBack();
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${TWO}`);
    await settled(page);
    await expect(choice(page, 'bedrooms', TWO)).toBeChecked();
    await expect(choice(page, 'bedrooms', ONE)).not.toBeChecked();
  });

  test('without a network it shows a message, keeps the chosen filters, and can retry', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED|could not be (fetched|loaded)/);
    await openOffer(page);
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await context.setOffline(true);
    await tick(page, 'bedrooms', TWO);
    await expect(page.getByText(t('offer.offlineHeading'))).toBeVisible();
    await expect(page.getByText(t('offer.noneHint'))).toHaveCount(0);
    await expect(choice(page, 'bedrooms', TWO)).toBeChecked();
    await expect(page).toHaveURL(OFFER);

    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await results(page)
      .getByRole('link', { name: t('offer.retry') })
      .click();
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${TWO}`);
    await expect(page.getByText(t('offer.offlineHeading'))).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(results(page)).toBeFocused();
    await expectSameDocument(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the chosen filters wrap, whole and in sight; more than three rows are counted (look, "Finding")', async ({
    page,
  }) => {
    const six = `?type=1&type=2&status=FOR_SALE&price-min=100000&price-max=650000&bedrooms=2`;
    for (const [width, search] of [
      [390, six],
      [390, `${six}&type=3&q=terras`],
      [320, `${six}&type=3&q=terras`],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await openOffer(page, search);
      const chips = page.locator('.chips');
      const faults = await chips.evaluate((list) =>
        [list, ...list.querySelectorAll('a, button')]
          .filter((one) => one.checkVisibility())
          .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
          .map((one) => one.textContent),
      );
      expect(faults, search).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    const more = page.locator('.chips__more a');
    const hidden = await page.locator('.chips__rest').count();
    expect(hidden).toBeGreaterThan(0);
    await expect(more).toHaveText(t.count('offer.otherChosen', hidden));
    await expect(page.locator('.chips__clear')).toBeHidden();
    await more.click();
    await expect(heading(page)).toHaveText(t('traits.all'));
    await page.goBack();
    await page.setViewportSize({ width: 768, height: 740 });
    await expect(more).toBeHidden();
    await expect(page.locator('.chips__rest').last()).toBeVisible();
    await expect(page.locator('.chips').getByRole('link', { name: t('offer.clearAll') })).toBeVisible();
  });
});
