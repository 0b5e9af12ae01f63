import type { Page } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import { faultsOn } from '../support/axe.ts';
import { estateWithFilm, projectOf } from '../support/estates.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { ask } from '../support/http.ts';
import { looks } from '../support/looks.ts';
import { AGENCIES, AGENCY_IDS, screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const project = projectOf('duinzicht');
const open = (page: Page) => page.goto(screenAt('duinzicht', 'estate', 'nl', { id: project.id }));
const rows = (page: Page) => page.locator('#units tr[data-unit]').filter({ visible: true });
const idsOf = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-unit') ?? ''));

/** Prices of the rows in order, euros; rows without a price are left out. */
const pricesOf = async (page: Page): Promise<number[]> => {
  const price = new Map(project.units.map((unit) => [unit.id, unit.price]));
  return (await idsOf(page)).flatMap((id) => price.get(id) ?? []);
};

test('a façade of six storeys is printed beneath the summary, so that a project has three sheets', async ({
  page,
}) => {
  expect(new Set(project.units.map(({ floor }) => floor)).size).toBe(6);
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.facade__floors')).toBeVisible();
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(sheets).toHaveLength(3);
});

test('nothing that stays in view lies over the table of homes', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 657 });
  for (const agency of looks(AGENCY_IDS)) {
    const [locale] = AGENCIES[agency].locales;
    await page.goto(screenAt(agency, 'estate', locale, { id: projectOf(agency).id }));
    await settled(page);
    const covered = await page.locator('#units').evaluate((table) => {
      const isCovered = (cell: Element): boolean => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        const hit = width === 0 ? null : document.elementFromPoint(left + width / 2, top + height / 2);
        // What has scrolled behind the links to the parts of the page, or out of the window, is not covered.
        return hit !== null && !cell.contains(hit) && hit.closest('.page-nav, .site-header') === null;
      };
      const { top, height } = table.getBoundingClientRect();
      const covered = new Set<Element>();
      for (let y = top - innerHeight; y < top + height; y += innerHeight / 4) {
        scrollTo({ top: y, behavior: 'instant' });
        for (const cell of table.querySelectorAll('tr[data-unit] > *'))
          if (isCovered(cell)) covered.add(cell);
      }
      return covered.size;
    });
    expect(covered, agency).toBe(0);
  }
});

const WAYS = [true, false] as const;
for (const javaScriptEnabled of WAYS) {
  // Every run tries each rule in one way.
  const has = (row: number) => looks(WAYS, row).includes(javaScriptEnabled);
  test.describe(`a project, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 1280, height: 900 } });

    if (has(0))
      test('lists every estate, lowest floor first (spec 1 §4)', async ({ page }) => {
        await open(page);
        const ids = await idsOf(page);
        expect(ids.toSorted()).toEqual(project.units.map(({ id }) => id).toSorted());
        const floors = ids.map((id) => project.units.find((unit) => unit.id === id)?.floor ?? 0);
        expect(floors).toEqual(floors.toSorted((a, b) => a - b));
      });

    test('draws every estate in its façade, top floor first, and opens the panel of one on offer', async ({
      page,
    }) => {
      await open(page);
      const bays = page.locator('#facade .bay');
      await expect(bays).toHaveCount(project.units.length);
      const links = page.locator('#facade a.bay');
      const ids = await links.evaluateAll((all) =>
        all.map((bay) => bay.getAttribute('href')?.replace('#unit-', '') ?? ''),
      );
      expect(ids.toSorted()).toEqual(
        project.units
          .filter(({ sold }) => !sold)
          .map(({ id }) => id)
          .toSorted(),
      );
      const floors = ids.map((id) => project.units.find((unit) => unit.id === id)?.floor ?? Number.NaN);
      expect(floors).toEqual(floors.toSorted((a, b) => b - a));

      const panel = page.locator('.home-panel').filter({ visible: true });
      await expect(panel).toHaveCount(1);
      const cheapest = await panel.getAttribute('id');
      const chosen = ids.findIndex((id) => `unit-${id}` !== cheapest);
      await links.nth(chosen).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.hash === `#unit-${ids[chosen]}`);
      await expect(panel).toHaveCount(1);
      await expect(panel).toHaveAttribute('id', `unit-${ids[chosen]}`);
      await expect(panel).toBeFocused();
      // The bay is marked, and its price is visible beside it.
      const mark = () =>
        links.nth(chosen).evaluate((bay) => getComputedStyle(bay).getPropertyValue('--mark'));
      await expect.poll(mark).toBe('2px');
      await expect(panel.locator('.price')).toBeInViewport();
      await page.goBack();
      await expect(panel).toHaveAttribute('id', cheapest ?? '');

      await panel.getByRole('link', { name: t('estate.unitRow') }).click();
      const row = page.locator(`#${(cheapest ?? '').replace('unit', 'row')}`);
      await expect(row).toBeInViewport();
      await row.getByRole('link').first().click();
      await expect(page.locator('#facade a[aria-current="page"]')).toHaveCount(1);
    });

    if (has(1))
      test('its estates link back to it, and to their neighbours', async ({ page }) => {
        await open(page);
        const start = new URL(page.url()).pathname;
        await rows(page).nth(1).getByRole('link').click();
        const way = page.getByRole('navigation', { name: t('estate.neighbours') });
        const second = new URL(page.url()).pathname;
        await way.getByRole('link', { name: t('estate.nextUnit') }).click();
        await expect(page).not.toHaveURL((url) => url.pathname === second);
        await way.getByRole('link', { name: t('estate.previousUnit') }).click();
        await expect(page).toHaveURL((url) => url.pathname === second);
        await way.getByRole('link', { name: t('estate.backToProject') }).click();
        await expect(page).toHaveURL((url) => url.pathname === start);
      });
  });
}

test('a façade passes axe in light and dark, and is never too wide', async ({ page }) => {
  await open(page);
  await settled(page);
  expect.soft(await faultsOn(page, { at: 'everything' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await faultsOn(page, { at: 'colours' })).toEqual([]);
  for (const width of looks([320, 768, 1088, 1440])) {
    await page.setViewportSize({ width, height: 760 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(over, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test.describe('filtering and sorting the estates of a project', () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  const form = (page: Page) => page.getByRole('group', { name: t('estate.unitsFilter') });

  test('by status and bedrooms', async ({ page }) => {
    await open(page);
    await form(page).getByLabel(t('estate.unitStatus')).selectOption('sold');
    const sold = project.units.filter((unit) => unit.sold);
    await expect(rows(page)).toHaveCount(sold.length);
    expect((await idsOf(page)).toSorted()).toEqual(sold.map(({ id }) => id).toSorted());
    await expect(form(page).getByText(t.count('estate.unitsShown', sold.length))).toBeVisible();

    await form(page).getByLabel(t('estate.unitStatus')).selectOption('');
    const most = Math.max(...project.units.map(({ bedrooms }) => bedrooms));
    await form(page).getByLabel(t('estate.unitsBedrooms')).selectOption(String(most));
    await expect(rows(page)).toHaveCount(project.units.filter(({ bedrooms }) => bedrooms >= most).length);
  });

  test('sorted by price, and by floor again', async ({ page }) => {
    await open(page);
    const before = await idsOf(page);
    const sort = form(page).getByLabel(t('estate.unitsSort'));
    await sort.selectOption('price');
    const up = await pricesOf(page);
    expect(up.length).toBeGreaterThan(2);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    await sort.selectOption('price-desc');
    const down = await pricesOf(page);
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    await sort.selectOption('');
    expect(await idsOf(page)).toEqual(before);
  });

  test('the address of an estate of another project is not found', async () => {
    const path = `${pathTo('estate', 'nl', { id: project.id })}/x/${estateWithFilm('duinzicht')}`;
    expect((await ask('duinzicht', path)).status).toBe(404);
  });
});
