import type { Locator, Page } from '@playwright/test';
import { writeCorners } from '#domain/filter/drawn-area.ts';
import { pathTo } from '#domain/routes.ts';
import type { Translator } from '#locales/translator.ts';
import { faultsOn } from '../support/axe.ts';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const nl = wordsOf('nl');

/** Cities of the coast in the demo data. */
const KNOKKE = { id: '1201', zip: '8300' };
const HEIST = { id: '1204', name: 'Heist-aan-Zee', zip: '8301' };

const field = (page: Page): Locator => page.locator('input[name="place"]');
const listbox = (page: Page): Locator => page.getByRole('listbox');
const options = (page: Page): Locator => listbox(page).getByRole('option');
const panel = (page: Page): Locator =>
  page.locator('details.filter').filter({ has: page.locator('[data-summary="city"]') });
const citiesOf = (page: Page): string[] => new URL(page.url()).searchParams.getAll('city');

/** The offer with the place drop-down open. */
async function openOffer(page: Page, t: Translator = nl, query = ''): Promise<void> {
  await page.goto(screenAt('duinzicht', 'offer', t.locale) + query);
  await enhanced(page, 'place');
  await panel(page).locator('summary').first().click();
}

/** All filters with the place open, as on phones. */
async function openSheet(page: Page): Promise<void> {
  await page.goto(`${screenAt('duinzicht', 'filters', 'nl')}?open=city`);
  await enhanced(page, 'place');
}

/**
 * Types a text and waits for its list, which marks that text in the places: a slow machine first shows the list of a
 * part of it.
 */
async function type(page: Page, text: string): Promise<void> {
  const answered = page.waitForResponse((answer) => {
    const { pathname, searchParams } = new URL(answer.url());
    return pathname.endsWith('/search-city') && searchParams.get('q') === text;
  });
  await field(page).pressSequentially(text);
  await answered;
  await expect(listbox(page).locator('mark').first()).toHaveText(text, { ignoreCase: true });
}

/** Text of the active option; null without one. */
const activeOption = (page: Page): Promise<string | null> =>
  field(page).evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant');
    return id === null ? null : (document.getElementById(id)?.textContent ?? '');
  });

test.describe('a place is typed in the offer', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const [t, typed, name] of looks(
    [
      [nl, 'heist', 'Heist-aan-Zee'],
      [wordsOf('fr'), 'heyst', 'Heyst-sur-Mer'],
    ] as const,
    1,
  )) {
    test(`by keyboard in ${t.locale} (ARIA APG, combobox)`, async ({ page }) => {
      await openOffer(page, t);
      const combobox = page.getByRole('combobox', { name: t('place.label') });
      await expect(combobox).toHaveAttribute('aria-expanded', 'false');
      await combobox.focus();
      await type(page, typed);
      await expect(combobox).toHaveAttribute('aria-expanded', 'true');
      await expect(combobox).toBeFocused();
      expect(await activeOption(page)).toBeNull();
      const count = await options(page).count();
      await expect(page.getByRole('status').filter({ hasText: t.count('place.listed', count) })).toHaveCount(
        1,
      );

      await combobox.press('ArrowDown');
      expect(await activeOption(page)).toContain(name);
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await combobox.press('ArrowUp');
      expect(await activeOption(page)).toBeNull();
      await combobox.press('ArrowUp');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await combobox.press('Home');
      expect(await activeOption(page)).toBeNull();

      await combobox.press('ArrowDown');
      await combobox.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('city') === HEIST.id);
      await expect(listbox(page)).toBeHidden();
      await expect(combobox).toHaveValue('');
      await expect(combobox).toBeFocused();
      await expect(panel(page).getByRole('checkbox', { name })).toBeChecked();
    });
  }

  test('Escape closes the list, then clears the text, then closes the drop-down', async ({ page }) => {
    await openOffer(page);
    await field(page).focus();
    await type(page, 'kno');
    await page.keyboard.press('Escape');
    await expect(listbox(page)).toBeHidden();
    await expect(field(page)).toHaveValue('kno');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(panel(page)).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(panel(page)).not.toHaveAttribute('open');
  });

  test('a place that is chosen from the shown list stays chosen when a later list is late', async ({
    page,
  }) => {
    await openOffer(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/ajax/search-city?q=heist', async (route) => {
      await held;
      await route.continue();
    });
    await field(page).focus();
    await type(page, 'heis');
    const asked = page.waitForRequest('**/ajax/search-city?q=heist');
    await page.keyboard.type('t');
    await asked;
    await page.keyboard.press('ArrowDown');
    expect(await activeOption(page)).toContain(HEIST.name);
    release();
    await (await (await asked).response())?.finished();
    await settled(page);
    expect(await activeOption(page)).toContain(HEIST.name);
    await page.keyboard.press('Enter');
    await expect.poll(() => citiesOf(page)).toEqual([HEIST.id]);
  });

  test('Tab leaves with the text as it is, and the list closes', async ({ page }) => {
    await openOffer(page);
    await field(page).focus();
    await type(page, 'kno');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(listbox(page)).toBeHidden();
    await expect(field(page)).toHaveValue('kno');
    await expect(page.getByLabel(nl('place.radius'))).toBeFocused();
  });

  test('several places, one after another', async ({ page }) => {
    await openOffer(page);
    await field(page).focus();
    await type(page, 'heist');
    await options(page)
      .filter({ hasText: /^Heist-aan-Zee/ })
      .click();
    await expect.poll(() => citiesOf(page)).toEqual([HEIST.id]);
    await type(page, KNOKKE.zip);
    await options(page)
      .filter({ hasText: /^Knokke\s*8300/ })
      .click();
    await expect.poll(() => citiesOf(page).toSorted()).toEqual([KNOKKE.id, HEIST.id]);
    await expect(panel(page).locator('input[name="city"]:checked')).toHaveCount(2);
    await expect(panel(page).locator(`input[name="city"][value="${HEIST.id}"]`)).toHaveCount(1);
  });

  test('a radius makes a circle around it, and removes it again (spec 1 §5)', async ({ page }) => {
    await openOffer(page);
    await page.getByLabel(nl('place.radius')).selectOption('10');
    await field(page).focus();
    await type(page, 'heist');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('geo_range')?.startsWith('10km;51.') ?? false);
    expect(citiesOf(page)).toEqual([]);

    await panel(page).locator('summary').first().click();
    const radius = panel(page).locator('select[name="geo_range"]');
    await expect(radius).toHaveAccessibleName(
      nl('views.place.radiusOf', { place: nl('views.place.circle', { km: 10, place: HEIST.name }) }),
    );
    await radius.selectOption({ label: '+ 20 km' });
    await expect(page).toHaveURL((url) => url.searchParams.get('geo_range')?.startsWith('20km;51.') ?? false);
    await radius.selectOption({ label: nl('views.place.alone') });
    await expect(page).toHaveURL((url) => !url.searchParams.has('geo_range'));
    await expect.poll(() => citiesOf(page)).toEqual([HEIST.id]);
  });

  test('a radius waits for its place, and uses one that is ticked', async ({ page }) => {
    await openOffer(page);
    await page.getByLabel(nl('place.radius')).selectOption('5');
    await panel(page).locator(`label:has(input[name="city"][value="${KNOKKE.id}"])`).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('geo_range')?.startsWith('5km;51.') ?? false);
    expect(citiesOf(page)).toEqual([]);
  });

  test('a city replaces the circle', async ({ page }) => {
    await openOffer(page, nl, '?geo_range=10km;51.3392;3.2392');
    await panel(page).locator(`label:has(input[name="city"][value="${KNOKKE.id}"])`).click();
    await expect.poll(() => citiesOf(page)).toEqual([KNOKKE.id]);
    expect(new URL(page.url()).searchParams.has('geo_range')).toBe(false);
    await expect(panel(page).locator('select[name="geo_range"]')).toHaveCount(0);
  });

  test('a city replaces a drawn area', async ({ page }) => {
    const area = writeCorners([
      [51.2, 3.1],
      [51.4, 3.1],
      [51.4, 3.5],
    ]);
    await openOffer(page, nl, `?area=${area}`);
    await panel(page).locator(`label:has(input[name="city"][value="${KNOKKE.id}"])`).click();
    await expect.poll(() => citiesOf(page)).toEqual([KNOKKE.id]);
    expect(new URL(page.url()).searchParams.has('area')).toBe(false);
  });

  test('several places have a radius each, and any of them can go', async ({ page }) => {
    await openOffer(page, nl, '?geo_range=10km;51.3392;3.2392');
    await page.locator('select[name="radius"]').selectOption('5');
    await field(page).fill('8400');
    await page.keyboard.press('Enter');
    const ranges = () => new URL(page.url()).searchParams.getAll('geo_range');
    await expect.poll(() => ranges().map((text) => text.split(';')[0])).toEqual(['10km', '5km']);
    await panel(page).locator('summary').first().click();
    const radii = panel(page).locator('select[name="geo_range"]');
    await expect(radii).toHaveCount(2);
    await radii.last().selectOption({ label: '+ 2 km' });
    await expect.poll(() => ranges().map((text) => text.split(';')[0])).toEqual(['10km', '2km']);
    await radii.first().selectOption({ label: nl('views.place.remove') });
    await expect.poll(() => ranges().map((text) => text.split(';')[0])).toEqual(['2km']);
  });

  test('a place that is not understood shows an error at the field, with suggestions', async ({ page }) => {
    await openOffer(page);
    await field(page).fill('Knokkee');
    await field(page).press('Enter');
    const message = nl('views.place.unknown', { typed: 'Knokkee' });
    await expect(panel(page).getByText(message)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('Knokkee');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(message));
    await panel(page)
      .getByRole('link', { name: /^Knokke \(8300\)/ })
      .click();
    await expect.poll(() => citiesOf(page)).toEqual([KNOKKE.id]);
    await expect(page.getByText(message)).toHaveCount(0);
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
  });

  test('the field works as a plain one when suggestions fail', async ({ page, watch }) => {
    watch.expectError(/could not be suggested|Failed to load resource/);
    await page.route('**/ajax/search-city*', (route) => route.fulfill({ status: 503, json: {} }));
    await openOffer(page);
    await field(page).focus();
    const refused = page.waitForResponse('**/ajax/search-city*');
    await field(page).pressSequentially('heist');
    await refused;
    await expect(listbox(page)).toBeHidden();
    await page.unroute('**/ajax/search-city*');
    await field(page).press('Enter');
    await expect.poll(() => citiesOf(page)).toEqual([HEIST.id]);
  });

  test('no match is announced and shown', async ({ page }) => {
    await openOffer(page);
    await field(page).focus();
    await field(page).pressSequentially('zzzz');
    await expect(page.getByText(nl('place.none'))).toBeVisible();
    await expect(listbox(page)).toBeHidden();
  });
});

for (const width of looks([360, 1440])) {
  test(`the open list passes axe at ${width} px, in light and dark, and fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await (width > 1088 ? openOffer(page) : openSheet(page));
    await field(page).focus();
    await type(page, 'k');
    await page.keyboard.press('ArrowDown');
    // axe assumes that content of a closed drop-down is unreachable, although the sheet shows it.
    expect(await faultsOn(page, { without: ['scrollable-region-focusable'] })).toEqual([]);
    // Dark mode changes only colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOn(page, { at: 'colours' })).toEqual([]);

    const boxes = await options(page).evaluateAll((all) =>
      all.map((option) => option.getBoundingClientRect().toJSON()),
    );
    for (const { height, left, right } of boxes) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe('a place is typed on the start page', () => {
  test('a picked place fills the field, and the search uses it', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'home', 'nl'));
    await enhanced(page, 'place');
    await field(page).focus();
    await type(page, 'hei');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue(`${HEIST.name} (${HEIST.zip})`);
    await field(page).press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === pathTo('offer', 'nl'));
    expect(citiesOf(page)).toEqual([HEIST.id]);
    expect(new URL(page.url()).searchParams.has('place')).toBe(false);
  });

  test('suggestions are as wide as their sentences, wherever the field is', async ({ page }) => {
    await page.goto(screenAt('ardenne', 'home', 'fr'));
    await enhanced(page, 'place');
    await type(page, 'Namur');
    for (const width of [390, 768, 1366]) {
      await page.setViewportSize({ width, height: 760 });
      const box = await listbox(page).boundingBox();
      expect(box?.width).toBeGreaterThan(300);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  test('passes axe with the list open', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'home', 'nl'));
    await enhanced(page, 'place');
    await field(page).focus();
    await type(page, 'k');
    expect(await faultsOn(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  test('a name, a zip or both lead to their search', async ({ page }) => {
    for (const [typed, cities] of [
      ['heist', [HEIST.id]],
      ['KNOKKE', [KNOKKE.id]],
      ['8300', ['1201', '1202', '1205']],
      ['Heist-aan-Zee (8301)', [HEIST.id]],
    ] as const) {
      await page.goto(screenAt('duinzicht', 'offer', 'nl'));
      await panel(page).locator('summary').first().click();
      await field(page).fill(typed);
      await field(page).press('Enter');
      await expect(page, typed).toHaveURL((url) => url.searchParams.has('city'));
      expect(citiesOf(page).toSorted(), typed).toEqual(cities);
      expect(new URL(page.url()).searchParams.has('place'), typed).toBe(false);
    }
  });

  test('a radius makes a circle', async ({ page }) => {
    await page.goto(screenAt('duinzicht', 'offer', 'nl'));
    await panel(page).locator('summary').first().click();
    await field(page).fill('heist');
    await page.getByLabel(nl('place.radius')).selectOption('5');
    await field(page).press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('geo_range') === '5km;51.3392;3.2392');
    // Another place with its own radius, and another radius for the first.
    await panel(page).locator('summary').first().click();
    await panel(page).locator('select[name="geo_range"]').selectOption({ label: '+ 10 km' });
    await field(page).fill('8400');
    await page.locator('select[name="radius"]').selectOption('2');
    await field(page).press('Enter');
    await expect
      .poll(() => new URL(page.url()).searchParams.getAll('geo_range').map((text) => text.split(';')[0]))
      .toEqual(['10km', '2km']);
  });

  test('a place that is not understood shows an error, in the open drop-down and on the page', async ({
    page,
  }) => {
    await page.goto(`${screenAt('duinzicht', 'home', 'nl')}`);
    await field(page).fill('knokkee');
    await field(page).press('Enter');
    const message = nl('views.place.unknown', { typed: 'knokkee' });
    await expect(page.getByText(message)).toHaveCount(2);
    await expect(panel(page).getByText(message)).toBeVisible();
    await expect(field(page)).toHaveValue('knokkee');
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
    await panel(page)
      .getByRole('link', { name: /^Knokke \(8300\)/ })
      .click();
    await expect(page).toHaveURL((url) => url.searchParams.get('city') === KNOKKE.id);
  });

  test('phones show it too, where the field is in a closed sheet', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?place=knokkee`);
    const region = page.locator('[data-region="chips"]');
    await expect(region.getByText(nl('views.place.unknown', { typed: 'knokkee' }))).toBeVisible();
    await region.getByRole('link', { name: /^Knokke \(8300\)/ }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('city') === KNOKKE.id);
  });
});
