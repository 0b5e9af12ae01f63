/** The filter of a search changes its list in place. */
import type { Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import { estateForSale } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  choice,
  expectSameDocument,
  form,
  heading,
  hrefsOf,
  OFFER,
  ONE,
  openOffer,
  panel,
  results,
  TWO,
  t,
  tick,
} from '../support/search-page.ts';

const wanted = estateForSale('duinzicht');
const query = (page: Page): string => new URL(page.url()).search;
/** Number of estates in the heading. */
const reported = async (page: Page): Promise<number> =>
  Number((await heading(page).innerText()).replaceAll('.', '').match(/\d+/)?.[0]);

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
