import type { Page, Route } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import { BOTH_WORKERS } from '#scripts/lib/workers.ts';
import { startTestWorkers, type TestWorkers } from '../support/environment.ts';
import { estateOf, estateWithFilm, hiddenEstate } from '../support/estates.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { setSettings } from '../support/site-settings.ts';
import { AGENCIES, at, wordsOf } from '../support/sites.ts';
import { translate } from '../support/translate.ts';

const t = wordsOf('nl');
const TILES = 'https://tiles.example';
const ATTRIBUTION = '© Tiles of the test';
/** A grey picture of one pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsqKj4DwAE5AJ0p3nHnQAAAABJRU5ErkJggg==',
  'base64',
);
/** Metres per degree of latitude. */
const DEGREE = 111_320;

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** The true point of an estate, which no page may show if the estate hides its address. */
function truePoint(id: string): Point {
  const { lat, lon } = estateOf('duinzicht', id).general.address?.geoLocation ?? {};
  if (typeof lat !== 'number' || typeof lon !== 'number') throw new Error(`${id} has no point`);
  return { lat, lon };
}

const metresBetween = (a: Point, b: Point): number =>
  Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180)) * DEGREE;

/** Address of the tile at a point (EPSG:3857, rows from the north). */
function tileOf({ lat, lon }: Point, zoom: number): string {
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  const [x, y] = [(lon + 180) / 360, (1 - north) / 2].map((part) => Math.floor(part * 2 ** zoom));
  return `${TILES}/${zoom}/${x}/${y}.png`;
}

const pin = (page: Page) => page.locator('#map .map__live .map__pin path');

/** Position of the pin's tip on the map, px from left and top. */
async function placeOfPin(page: Page): Promise<readonly [left: number, top: number]> {
  const [, left, top] = /^M(-?[\d.]+) (-?[\d.]+)/.exec((await pin(page).getAttribute('d')) ?? '') ?? [];
  return [Math.round(Number(left)), Math.round(Number(top))];
}

/** How far the pin's tip is from the middle of the map, px: the map is drawn again once it knows its size. */
async function offCentre(page: Page): Promise<number> {
  const { width = 0, height = 0 } = (await page.locator('.map__live').boundingBox()) ?? {};
  const [left, top] = await placeOfPin(page);
  return Math.max(Math.abs(left - width / 2), Math.abs(top - height / 2));
}

let site: TestWorkers;

// All tests share one site, because they change nothing.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1280, height: 900 } });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  site = await startTestWorkers({
    configs: BOTH_WORKERS,
    seeded: true,
    prepare: (state) =>
      setSettings(state, 'duinzicht', {
        map: { tiles: `${TILES}/{z}/{x}/{y}.png`, attribution: ATTRIBUTION },
      }),
    hostnames: [AGENCIES.duinzicht.hostname],
  });
});
test.afterAll(() => site.stop());

/** Opens the page of an estate at its map; returns the tiles requested from then on. */
async function openAtMap(
  page: Page,
  id: string,
  answer: (route: Route) => Promise<void> = (route) =>
    route.fulfill({ contentType: 'image/png', body: TILE }),
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${TILES}/**`, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  await page.goto(at('duinzicht', pathTo('estate', 'nl', { id }), site.port));
  await page.locator('#map').scrollIntoViewIfNeeded();
  await settled(page);
  expect(asked).toEqual([]);
  await expect(page.locator('#map .map__live')).toHaveCount(0);
  return asked;
}

const load = (page: Page) => page.getByRole('button', { name: t('estate.loadMap') }).click();

test.describe('the live map of an estate', () => {
  const ID = estateWithFilm('duinzicht');

  test.beforeEach(({ watch }) => watch.expectError(/foreign request: https:\/\/tiles\.example\//));

  test('requests tiles once the visitor asks for the map, and marks the estate', async ({ page }) => {
    const asked = await openAtMap(page, ID);
    await load(page);
    await expect.poll(() => asked).toContain(tileOf(truePoint(ID), 16));
    await expect(pin(page)).toBeVisible();
    await expect(page.locator('#map .map__halo')).toHaveCount(0);
    await expect(page.locator('#map')).toContainText(ATTRIBUTION);
    await expect(page.locator('#map').getByText(t('estate.mapFailed'))).toHaveCount(0);
    await expect.poll(() => offCentre(page)).toBeLessThan(2);
  });

  test('opens at the first tap on a page that the browser translated', async ({ page, watch }) => {
    // React draws the island anew and reports that.
    watch.expectError(/Minified React error #4\d\d|hydrat/i);
    await openAtMap(page, ID);
    await translate(page);
    await page.locator('[data-island="map"][data-replay] button').click({ delay: 120 });
    await expect(page.locator('#map .map__live')).toHaveCount(1);
    await expect(pin(page)).toBeVisible();
  });

  test('pans and zooms by keyboard, starting from where the button was', async ({ page }) => {
    const asked = await openAtMap(page, ID);
    await load(page);
    await expect(page.getByRole('application')).toBeFocused();
    await expect.poll(() => asked).toContain(tileOf(truePoint(ID), 16));
    await expect.poll(() => offCentre(page)).toBeLessThan(2);
    const [left, top] = await placeOfPin(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placeOfPin(page)).toEqual([left - 100, top]);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => placeOfPin(page)).toEqual([left - 100, top - 100]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => placeOfPin(page)).toEqual([left, top]);
    await page.keyboard.press('+');
    await expect.poll(() => asked).toContain(tileOf(truePoint(ID), 17));
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect.poll(() => asked).toContain(tileOf(truePoint(ID), 15));
  });

  test('zooms by its buttons, within the zoom levels of the tiles', async ({ page }) => {
    const asked = await openAtMap(page, ID);
    await load(page);
    const nearer = page.getByRole('button', { name: t('estate.zoomIn') });
    for (const zoom of [17, 18]) {
      await expect(nearer).toHaveAttribute('aria-disabled', 'false');
      await nearer.click();
      await expect.poll(() => asked).toContain(tileOf(truePoint(ID), zoom));
    }
    await expect(nearer).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows a message when no tile loads', async ({ page, watch }) => {
    watch.expectError(/status of 503/);
    await openAtMap(page, ID, (route) => route.fulfill({ status: 503 }));
    await load(page);
    await expect(page.getByRole('status').filter({ hasText: t('estate.mapFailed') })).toBeVisible();
  });
});

test('the live map of a hidden address shows a circle that is not centred on the estate', async ({
  page,
  watch,
}) => {
  watch.expectError(/foreign request: https:\/\/tiles\.example\//);
  const { id } = hiddenEstate('duinzicht');
  const asked = await openAtMap(page, id);
  const reported = JSON.parse((await page.locator('[data-island="map"]').getAttribute('data-props')) ?? '{}');
  const off = metresBetween(reported.point, truePoint(id));
  expect(off).toBeGreaterThan(30);
  expect(off).toBeLessThan(reported.radius);

  await load(page);
  await expect(page.locator('#map .map__live .map__halo')).toBeVisible();
  await expect(pin(page)).toHaveCount(0);
  await expect(page.locator('#map')).toContainText(t('estate.mapFuzzy'));
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // No tile is detailed enough to show a single house.
  const zooms = asked.map((url) => Number(new URL(url).pathname.split('/')[1]));
  expect(Math.max(...zooms)).toBeLessThan(16);
});
