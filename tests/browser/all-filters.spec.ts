/** All filters of a search: one page, one form, by thumb, by keyboard and without script (decision 152). */
import type { Locator, Page } from '@playwright/test';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { AGENCIES, AGENCY_IDS, screenAt, wordsOf } from '../support/sites.ts';
import { expectToFit } from '../support/six-sizes.ts';

const t = wordsOf('nl');
const PHONE = { width: 390, height: 760 };
const OFFER = screenAt('huis-haard', 'offer', 'nl');
const ALL = screenAt('huis-haard', 'filters', 'nl');

const group = (page: Page, name: string): Locator => page.locator(`[data-group="${name}"]`);
const line = (page: Page, name: string, value: string): Locator =>
  page.locator(`label:has(input[name="${name}"][value="${value}"])`);
const show = (page: Page): Locator => page.locator('.all-filters__foot [type="submit"]');
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
/** The number that an element shows, once it shows one: while a search is counted again it shows none. */
const numberIn = async (one: Locator): Promise<number> => {
  await expect(one).toHaveText(/\d/, { useInnerText: true });
  return Number((await one.innerText()).replaceAll('.', '').match(/\d+/)?.[0]);
};

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the number of the button is that of the chips', async ({ page }) => {
    await page.goto(`${OFFER}?status=FOR_SALE&type=3&bed-min=3&with=garden&geo_range=10km;50.879;4.701`);
    expect(await numberIn(page.locator('[data-part="all-filters"] a'))).toBe(
      await page.locator('.chips > li:not(.chips__more, .chips__clear)').count(),
    );
  });

  test('a number on the button is true now, or it is not there', async ({ page, watch }) => {
    await page.goto(`${ALL}?status=FOR_SALE`);
    await enhanced(page, 'all-filters');
    const before = await numberIn(show(page));
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(
      (url) => url.searchParams.get('with') === 'garden',
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await line(page, 'with', 'garden').click();
    await expect(show(page)).toHaveAccessibleName(t('offer.apply', { noun: t('views.noun.any.other') }));
    release();
    await expect(show(page)).toHaveAccessibleName(/\d/);
    const after = await numberIn(show(page));
    expect(after).toBeLessThan(before);
    expect(await numberIn(line(page, 'with', 'garden').locator('[data-count]'))).toBe(after);
    await expect(group(page, 'has').locator('[data-summary]')).toHaveText(t('traits.name.garden'));
    // A number that cannot be counted is not shown either.
    await page.unrouteAll();
    watch.expectError(/could not be fetched|ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await line(page, 'with', 'terrace').click();
    await expect(show(page)).toHaveAccessibleName(t('offer.apply', { noun: t('views.noun.any.other') }));
    await settled(page);
    await expect(show(page)).toHaveAccessibleName(t('offer.apply', { noun: t('views.noun.any.other') }));
    await page.context().setOffline(false);
    await show(page).click();
    await expect(page).toHaveURL(`${OFFER}?status=FOR_SALE&with=garden&with=terrace`);
  });

  test('a choice made before the script loaded is counted', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/all-fil-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${ALL}?status=FOR_SALE`);
    const before = await numberIn(show(page));
    await line(page, 'with', 'garden').click();
    release();
    await expect(page).toHaveURL(/with=garden/);
    await expect(group(page, 'has').locator('[data-summary]')).toHaveText(t('traits.name.garden'));
    expect(await numberIn(show(page))).toBeLessThan(before);
  });

  test('what is not said is apart, and off at first; nought can be chosen', async ({ page }) => {
    await page.goto(`${ALL}?status=FOR_SALE&type=3`);
    await enhanced(page, 'all-filters');
    const unsaid = page.locator('.unsaid:visible');
    await expect(unsaid).toHaveCount(0);
    await line(page, 'with', 'garden').click();
    await expect(unsaid).toHaveCount(1);
    await expect(unsaid.locator('input')).not.toBeChecked();
    const without = await numberIn(show(page));
    const more = await numberIn(unsaid.locator('[data-count]'));
    expect(more).toBeGreaterThan(0);
    await unsaid.click();
    await expect.poll(() => numberIn(show(page))).toBe(without + more);
    // By its name: once it is chosen, others before it have nought too.
    const value = await page
      .locator('[data-group="has"] label[data-none] input')
      .first()
      .getAttribute('value');
    const none = line(page, 'with', value ?? '');
    await none.click();
    await expect(none.locator('input')).toBeChecked();
    await show(page).click();
    await expect(page.locator('.chips')).toContainText(
      t('traits.unknown', { name: t('traits.name.garden') }),
    );
  });

  test('only the open part has counts; leaving searches nothing', async ({ page }) => {
    await page.goto(`${OFFER}?status=FOR_SALE&type=3`);
    await page.locator('[data-part="all-filters"] a').click();
    await enhanced(page, 'all-filters');
    const counts = (name: string) =>
      group(page, name)
        .locator('[data-count]')
        .evaluateAll((all) => all.filter((one) => one.textContent !== '').length);
    expect(await counts('has')).toBeGreaterThan(0);
    expect(await counts('energy')).toBe(0);
    await group(page, 'energy').locator('summary').click();
    await expect.poll(() => counts('energy')).toBeGreaterThan(0);
    await expect.poll(() => counts('has')).toBe(0);
    await expect(group(page, 'has')).not.toHaveAttribute('open');
    await line(page, 'epc', 'C').click();
    await expect(group(page, 'energy').locator('[data-summary]')).toHaveText(
      t('traits.orBetter', { label: 'C' }),
    );
    await page.getByRole('link', { name: t('traits.leave') }).click();
    await expect(page).toHaveURL(`${OFFER}?type=3&status=FOR_SALE`);
  });

  test('a place chosen from the suggestions is counted, and the page stays', async ({ page }) => {
    await page.goto(`${ALL}?open=city`);
    await enhanced(page, 'place');
    await enhanced(page, 'all-filters');
    await page.locator('input[name="place"]').pressSequentially('Leuv');
    await page.locator('.place__list').getByRole('option').first().click();
    await expect(page).toHaveURL((url) => url.href.startsWith(`${ALL}?`) && url.searchParams.has('city'));
    await expect(page.locator('input[name="city"]:checked')).toHaveCount(1);
    await expect(show(page)).toHaveAccessibleName(/\d/);
  });
});

test('by keyboard: opened, chosen and shown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${OFFER}?status=FOR_SALE`);
  await enhanced(page, 'offer');
  await page.locator('[data-part="more"] a').press('Enter');
  await enhanced(page, 'all-filters');
  await group(page, 'year').locator('summary').press('Enter');
  await expect(group(page, 'has')).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('input[name="year-min"]:checked')).toHaveValue('1950');
  await expect(page.locator('input[name="year-min"]:checked')).toBeFocused();
  await expect(page).toHaveURL(/year-min=1950/);
  await expect(page.locator('input[name="year-min"]:checked')).toBeFocused();
  await show(page).press('Enter');
  await expect(page).toHaveURL(`${OFFER}?status=FOR_SALE&year-min=1950`);
  await expect(page.locator('[data-part="more"] a')).toContainText('2');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('every part opens, its numbers by a button that keeps what was chosen', async ({ page }) => {
    await page.goto(`${OFFER}?status=FOR_SALE`);
    await page.locator('[data-part="all-filters"] a').click();
    await line(page, 'with', 'garden').click();
    await group(page, 'energy').locator('summary').click();
    await line(page, 'epc', 'D').click();
    await group(page, 'energy')
      .getByRole('button', { name: t('traits.numbers') })
      .click();
    await expect(page).toHaveURL(
      (url) => url.href.startsWith(`${ALL}?`) && url.searchParams.get('open') === 'energy',
    );
    await expect(line(page, 'epc', 'D').locator('[data-count]')).toHaveText(/\d/);
    await expect(group(page, 'has').locator('[data-summary]')).toHaveText(t('traits.name.garden'));
    const said = await numberIn(show(page));
    await show(page).click();
    await expect(page).toHaveURL(
      (url) => url.href.startsWith(`${OFFER}?`) && url.searchParams.get('epc') === 'D',
    );
    expect(await numberIn(heading(page))).toBe(said);
  });
});

test.describe('in every look', () => {
  for (const [row, agency] of looks([...AGENCY_IDS.entries()])) {
    test(`all filters of ${agency}: nothing overflows, axe finds nothing`, async ({ page }) => {
      const widths = looks([320, 390, 768, 1366, 1440], row);
      await page.setViewportSize({ width: widths[0] ?? 0, height: 760 });
      await page.goto(`${screenAt(agency, 'filters', AGENCIES[agency].locales[0])}?with=garden`);
      await settled(page);
      await expectToFit(page, widths);
    });
  }

  for (const agency of AGENCY_IDS) {
    test(`the first price of ${agency} stands above the fold of a phone, under three rows of chips`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(
        `${screenAt(agency, 'offer', AGENCIES[agency].locales[0])}?status=FOR_SALE&price-min=1000&price-max=9000000&bed-min=1&area-min=10`,
      );
      await settled(page);
      const price = await page.locator('.results .price').first().boundingBox();
      expect((price?.y ?? 999) + (price?.height ?? 0)).toBeLessThanOrEqual(625);
    });
  }
});

test('nothing found: steps with their numbers, and the home that is one step away', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${OFFER}?status=FOR_SALE&type=3&bed-min=3&with=lift`);
  await settled(page);
  const step = page.locator('.ways a').first();
  const found = await numberIn(step.locator('.ways__count'));
  await expect(page.locator('.nearest article')).toHaveCount(1);
  const home = await page.locator('.nearest article a').first().getAttribute('href');
  await step.click();
  await expect.poll(() => numberIn(heading(page))).toBe(found);
  const shown = await page
    .locator('.results article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown).toContain(home);
});
