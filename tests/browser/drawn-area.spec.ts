import type { Locator, Page } from '@playwright/test';
import { readCorners, writeCorners } from '#domain/filter/drawn-area.ts';
import { faultsOn } from '../support/axe.ts';
import { enhanced, expect, test } from '../support/fixtures.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const MAP = `${screenAt('duinzicht', 'offer', 'nl')}?view=map`;
const layer = (page: Page): Locator => page.getByRole('application');
const draw = (page: Page): Locator => page.getByRole('button', { name: t('resultMap.draw.start') });
const near = (page: Page): Locator => page.getByRole('button', { name: t('resultMap.near') });
const search = (page: Page): Locator => page.getByRole('link', { name: t('resultMap.draw.search') });
const corners = (page: Page): Locator => page.locator('.draw-panel li');
const chip = (page: Page): Locator => page.getByRole('link', { name: t('views.area.drawn') });
const areaOf = (page: Page) => readCorners(new URL(page.url()).searchParams.get('area') ?? '') ?? [];

async function openMap(page: Page): Promise<void> {
  await page.goto(MAP);
  await page.getByRole('region', { name: t('resultMap.label') }).hover({ position: { x: 20, y: 120 } });
  await expect(page.locator('.result-map--live')).toBeVisible();
}

/** Points of a ring over the map, pixels from its corner. */
async function ring(page: Page, share = 0.3): Promise<readonly { x: number; y: number }[]> {
  const box = await layer(page).boundingBox();
  if (box === null) throw new Error('There is no map to draw on.');
  const reach = Math.min(box.width, box.height) * share;
  return Array.from({ length: 25 }, (_, at) => ({
    x: box.x + box.width / 2 + reach * Math.cos((at / 24) * 2 * Math.PI * 0.98),
    y: box.y + box.height / 2 + reach * Math.sin((at / 24) * 2 * Math.PI * 0.98),
  }));
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the mouse draws an area, which is searched, shown, and can be removed', async ({ page }) => {
    await openMap(page);
    await draw(page).click();
    const [first, ...others] = await ring(page);
    if (first === undefined) throw new Error('The ring is empty.');
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y);
    await page.mouse.up();
    await expect(corners(page).first()).toBeVisible();
    await search(page).click();
    await expect(page).toHaveURL(/area=/);
    expect(areaOf(page).length).toBeGreaterThan(5);
    expect(areaOf(page).length).toBeLessThanOrEqual(40);
    await expect(page.locator('.area-note')).toHaveText(t('views.area.hidden'));
    await expect(page.locator('.zone').first()).toBeAttached();
    await chip(page).first().click();
    await expect(page).not.toHaveURL(/area=/);
  });

  test('by keyboard corners are set, taken back and kept, and the list undoes them', async ({ page }) => {
    await openMap(page);
    await draw(page).focus();
    await page.keyboard.press('Enter');
    await expect(layer(page)).toBeFocused();
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('Enter', 'Shift+ArrowRight', 'Enter', 'Shift+ArrowDown', 'Enter', 'ArrowLeft', 'Enter');
    await expect(corners(page)).toHaveCount(4);
    await expect(page.locator('.draw-panel [role="status"]')).toContainText('4');
    await press('Backspace');
    await expect(corners(page)).toHaveCount(3);
    await press('Shift+ArrowLeft', 'Enter', 'Escape');
    await expect(layer(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: t('resultMap.label') })).toBeFocused();
    await expect(corners(page)).toHaveCount(4);
    await page.getByRole('button', { name: t('resultMap.draw.remove', { n: 2 }) }).click();
    await expect(corners(page)).toHaveCount(3);
    await search(page).press('Enter');
    await expect(page).toHaveURL(/area=/);
    expect(areaOf(page)).toHaveLength(3);
  });

  test('a line that crosses itself says so, and is not searched', async ({ page }) => {
    await openMap(page);
    await draw(page).click();
    const box = await layer(page).boundingBox();
    for (const [x, y] of [
      [0.3, 0.3],
      [0.6, 0.6],
      [0.6, 0.3],
      [0.3, 0.6],
    ] as const) {
      await layer(page).click({ position: { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y } });
    }
    await expect(corners(page)).toHaveCount(4);
    await expect(page.getByText(t('resultMap.draw.crossing'))).toBeVisible();
    await expect(search(page)).toHaveCount(0);
  });

  test('an area without a home stays on the map, where its corners can be moved', async ({ page }) => {
    // At sea.
    const empty = [
      [51.5, 2.6],
      [51.6, 2.6],
      [51.6, 2.8],
    ] as const;
    await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?area=${writeCorners(empty)}`);
    await page.getByRole('link', { name: t('resultMap.draw.adjust') }).click();
    await expect(page).toHaveURL(/view=map/);
    await page.locator('.result-map').hover({ position: { x: 20, y: 120 } });
    await expect(page.locator('.result-map--live')).toBeVisible();
    await draw(page).click();
    const third = page.locator('.draw-layer__corner circle').nth(2);
    const box = await third.boundingBox();
    if (box === null) throw new Error('The corner is not shown.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 60, box.y + 40, { steps: 4 });
    await page.mouse.up();
    await expect(corners(page)).toHaveCount(3);
    await search(page).click();
    await expect(page).toHaveURL((url) => !url.search.includes(writeCorners(empty)));
    expect(areaOf(page).slice(0, 2)).toEqual(empty.slice(0, 2));
    expect(areaOf(page)[2]).not.toEqual(empty[2]);
  });

  test('has no fault of accessibility while an area is drawn', async ({ page }) => {
    await openMap(page);
    await draw(page).click();
    for (const share of [0.3, 0.6]) {
      const box = await layer(page).boundingBox();
      await layer(page).click({ position: { x: (box?.width ?? 0) * share, y: 200 } });
    }
    expect(await faultsOn(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true });

  test('a finger draws an area, and its search hears the next tap, also while the finger’s fling would last', async ({
    page,
  }) => {
    await openMap(page);
    await draw(page).tap();
    const [first, ...others] = await ring(page, 0.25);
    if (first === undefined) throw new Error('The ring is empty.');
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: string, points: readonly { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(({ x, y }) => ({ x, y })),
      });
    await touch('touchStart', [first]);
    for (const point of others) await touch('touchMove', [point]);
    await touch('touchEnd', []);
    await expect(corners(page).nth(4)).toBeVisible();
    await search(page).tap();
    await expect(page).toHaveURL(/area=/);
    expect(areaOf(page).length).toBeGreaterThan(4);
  });
});

test.describe('near me', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('searches around the own position, rounded to a kilometre', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.343_217, longitude: 3.288_654 });
    await openMap(page);
    await near(page).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('geo_range') === '5km;51.34;3.285');
  });

  test('says beneath the buttons that the device gave no position', async ({ page, context }) => {
    await context.clearPermissions();
    await openMap(page);
    await near(page).click();
    await expect(page.getByRole('status').filter({ hasText: t('resultMap.nearDenied') })).toBeVisible();
    expect(new URL(page.url()).searchParams.has('geo_range')).toBe(false);
  });

  test('is a place among others in the place field of the bar, and the list changes in place', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.343_217, longitude: 3.288_654 });
    await page.goto(`${screenAt('duinzicht', 'offer', 'nl')}?geo_range=5km;51.2;2.9`);
    await enhanced(page, 'place');
    await page.locator('.filter summary').first().click();
    await page.locator('[data-near]').click();
    await expect(page).toHaveURL(
      (url) => url.searchParams.getAll('geo_range').join() === '5km;51.2;2.9,5km;51.34;3.285',
    );
    await expect(page.locator('.place-panel__circle')).toHaveCount(2);
    await expect(page.locator('.place-panel input[name="geo_range"]')).toHaveCount(0);
  });

  test('is counted in all filters; a refusal stands beneath its button', async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto(`${screenAt('duinzicht', 'filters', 'nl')}?open=city`);
    await enhanced(page, 'place');
    await enhanced(page, 'all-filters');
    await page.locator('[data-near]').click();
    await expect(page.locator('[data-near-status]')).toHaveText(t('resultMap.nearDenied'));
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.343_217, longitude: 3.288_654 });
    await page.locator('[data-near]').click();
    await expect(page).toHaveURL((url) => url.searchParams.get('geo_range') === '5km;51.34;3.285');
    await expect(page.locator('.place-panel__circle')).toHaveCount(1);
  });

  test('says beneath its button that it cannot ask without a network, and asks on the page loaded again', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/A part could not be loaded|ERR_INTERNET_DISCONNECTED/);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.343_217, longitude: 3.288_654 });
    await page.goto(`${screenAt('duinzicht', 'filters', 'nl')}?open=city`);
    await enhanced(page, 'place');
    await enhanced(page, 'all-filters');
    await context.setOffline(true);
    await page.locator('[data-near]').click();
    await expect(page.locator('[data-near-status]')).toHaveText(t('resultMap.nearOffline'));
    await context.setOffline(false);
    // Chromium does not load a module again that it could not load.
    await page.reload();
    await enhanced(page, 'place');
    await enhanced(page, 'all-filters');
    await page.locator('[data-near]').click();
    await expect(page).toHaveURL((url) => url.searchParams.get('geo_range') === '5km;51.34;3.285');
  });

  test('is allowed on the search only', async ({ page }) => {
    const policyOf = async (url: string): Promise<string> =>
      (await page.goto(url))?.headers()['permissions-policy'] ?? '';
    expect(await policyOf(MAP)).toContain('geolocation=(self)');
    for (const screen of ['home', 'contact', 'favorites'] as const)
      expect(await policyOf(screenAt('duinzicht', screen, 'nl'))).toContain('geolocation=()');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that asks for the position', async ({ page }) => {
    await page.goto(`${screenAt('duinzicht', 'filters', 'nl')}?open=city`);
    await expect(page.locator('input[name="place"]')).toBeVisible();
    await expect(page.locator('[data-near]')).toBeHidden();
  });

  test('a shared area is searched, shown and can be removed; a bad one is dropped with a sentence', async ({
    page,
  }) => {
    const coast = [
      [51.2, 3.1],
      [51.4, 3.1],
      [51.4, 3.5],
      [51.2, 3.5],
    ] as const;
    await page.goto(`${MAP}&area=${writeCorners(coast)}`);
    await expect(page.locator('.area-note')).toHaveText(t('views.area.hidden'));
    await expect(page.locator('.zone')).toBeAttached();
    await chip(page).first().click();
    await expect(page).not.toHaveURL(/area=/);
    await page.goto(`${MAP}&area=${writeCorners([coast[0], coast[2], coast[1], coast[3]])}`);
    await expect(page.getByText(t('views.area.fault.crossing'))).toBeVisible();
    await expect(page.locator('.zone')).toHaveCount(0);
  });
});
