import type { Locator, Page } from '@playwright/test';
import { demoData } from '#demo/index.ts';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import type { MarkersView } from '#domain/views/result-map.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { ask } from '../support/http.ts';
import { looks } from '../support/looks.ts';
import { mapFaultsOn } from '../support/map-faults.ts';
import { AGENCY_IDS, type AgencyId, screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const PAGE_SIZE = 15;

const mapOf = (agency: AgencyId, query = ''): string => `${screenAt(agency, 'offer', 'nl')}?${query}view=map`;
const map = (page: Page) => page.getByRole('region', { name: t('resultMap.label') });
const clusters = (page: Page) => page.locator('.result-mark--cluster a');
const estates = (page: Page) => page.locator('.result-mark:not(.result-mark--cluster) a');
/** Number of estates in a cluster: "Brugge 23". */
const numberOn = (label: string | null): number =>
  Number(/([\d.]+)$/.exec(label ?? '')?.[1]?.replace('.', ''));

/** Number of estates of all markers drawn. */
const marked = async (page: Page): Promise<number> => {
  const counts = await clusters(page).locator('text').allTextContents();
  const single = await page.locator('.result-mark:not(.result-mark--cluster)[data-mark]').count();
  return counts.reduce((sum, label) => sum + numberOn(label), single);
};

/** Texts of the marks, names and buttons of the map that a card over it cuts. */
const cutBy = async (page: Page, card: Locator): Promise<readonly unknown[]> => {
  const parts = ':is(.result-map__towns text, .result-mark__flag, .result-mark__disc, .map__zoom-button)';
  return await page.locator(`.result-map ${parts}`).evaluateAll(
    (all, box) => {
      if (box === null) return ['there is no card'];
      const isCut = (one: Element): boolean => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return (
          left < box.x + box.width - 1 &&
          right > box.x + 1 &&
          top < box.y + box.height - 1 &&
          bottom > box.y + 1
        );
      };
      return all.filter(isCut).map((one) => one.parentElement?.textContent);
    },
    await card.boundingBox(),
  );
};

/** Makes the map interactive, which happens on first use of the results. */
async function wake(page: Page): Promise<void> {
  await map(page).hover({ position: { x: 20, y: 120 } });
  await expect(page.locator('.result-map--live')).toBeVisible();
}

/** Makes a map interactive that is too small for the marks of the page, and waits for its own. */
async function wakeSmall(page: Page): Promise<void> {
  const answer = page.waitForResponse(/\/ajax\/markers\?/);
  await wake(page);
  await answer;
  // It says that it loads, until it has drawn them.
  await expect(map(page).locator('p[role="status"]').first()).toBeEmpty();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

  test('the map shows the same estates as the list beside it, and says which are missing (spec 1 §4)', async ({
    page,
  }) => {
    await page.goto(mapOf('duinzicht'));
    await expect(page.getByRole('article')).toHaveCount(PAGE_SIZE);
    const note = await page.locator('.result-map-about strong').innerText();
    const [, located = '', total = ''] = /op de kaart: ([\d.]*\d) van ([\d.]*\d)/.exec(note) ?? [];
    expect(await marked(page)).toBe(Number(located));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(total);
    expect(Number(located)).toBeLessThan(Number(total));
  });

  for (const [row, width] of looks([...[390, 768, 1440].entries()])) {
    test(`every cluster of five homes has a name at ${width} px, and names cover nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 760 });
      for (const agency of looks(AGENCY_IDS, row)) {
        await page.goto(mapOf(agency));
        expect(await mapFaultsOn(page), agency).toEqual({ over: [], unnamed: [] });
      }
    });
  }

  test('a cluster links to the same search around it, on the map', async ({ page }) => {
    await page.goto(mapOf('ardenne', 'type=3&'));
    const cluster = clusters(page).first();
    const label = await cluster.locator('text').textContent();
    expect(label).toMatch(/^(?:\p{Lu}.* )?[\d.]+$/u);
    const count = numberOn(label);
    await cluster.click();
    await expect(page).toHaveURL((url) => url.searchParams.has('geo_range'));
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('type')).toBe('3');
    expect(searchParams.get('view')).toBe('map');
    expect(await marked(page)).toBeGreaterThanOrEqual(count);
  });

  test('markers are links that name the estate', async ({ page }) => {
    await page.goto(mapOf('duinzicht', 'type=4&'));
    const estate = estates(page).first();
    await expect(estate).toHaveAccessibleName(/.+, .*\d{4}\s.+/);
    await estate.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t('estate.facts') })).toBeVisible();
  });
});

test.describe('the interactive map', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('loads no code before the results are used', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/result-ma')) scripts.push(request.url());
    });
    await page.goto(mapOf('duinzicht'));
    await settled(page);
    expect(scripts).toEqual([]);
    await wake(page);
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('a cluster breaks up when pressed, and shows the markers of that part of the map', async ({
    page,
  }) => {
    await page.goto(mapOf('ardenne'));
    await wake(page);
    const before = await clusters(page).first().getAttribute('href');
    const answer = page.waitForResponse(/\/nl\/ajax\/markers\?/);
    await clusters(page).first().click();
    expect((await answer).status()).toBe(200);
    await expect(clusters(page).first()).not.toHaveAttribute('href', before ?? '');
    await expect(page).toHaveURL(mapOf('ardenne'));
    await page.getByRole('button', { name: t('resultMap.whole') }).click();
    await expect.poll(() => marked(page)).toBeGreaterThan(100);
  });

  test('pans by keyboard, and searches in the visible area', async ({ page }) => {
    await page.goto(mapOf('duinzicht', 'status=FOR_SALE&'));
    await wake(page);
    await map(page).focus();
    const answer = page.waitForResponse(/\/nl\/ajax\/markers\?/);
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await answer;
    const still = page.locator('.map-view__still');
    await expect(still).toHaveText(/^De lijst toont nog [\d.]+ /);
    await page.getByRole('button', { name: t('resultMap.whole') }).click();
    await expect(still).toBeHidden();
    await expect(page.getByRole('link', { name: t('resultMap.searchHere') })).toHaveCount(0);
    await map(page).focus();
    await page.keyboard.press('+');
    await expect(still).toBeVisible();
    await page.getByRole('link', { name: t('resultMap.searchHere') }).click();
    await expect(page).toHaveURL((url) =>
      /^\d+km;[\d.]+;[\d.]+$/.test(url.searchParams.get('geo_range') ?? ''),
    );
    expect(new URL(page.url()).searchParams.get('status')).toBe('FOR_SALE');
    expect(new URL(page.url()).searchParams.get('view')).toBe('map');
  });

  test('a card leaves its mark uncovered and lit, wherever that is', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(mapOf('duinzicht', 'type=4&'));
    await wakeSmall(page);
    const tops = await estates(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    for (const top of [Math.min(...tops), Math.max(...tops)]) {
      await estates(page).nth(tops.indexOf(top)).click();
      const card = page.locator('.map-popup');
      await expect(card.getByRole('link')).toBeVisible();
      const mark = page.locator(`.result-map [data-mark="${await card.getAttribute('data-mark')}"]`).first();
      await page.locator('.page-head').hover();
      await expect(mark).toHaveAttribute('data-lit', '');
      const isUncovered = async (): Promise<boolean> => {
        const over = await card.boundingBox();
        const under = await mark.locator('.result-mark__flag').boundingBox();
        if (over === null || under === null) return false;
        return under.y + under.height <= over.y || over.y + over.height <= under.y;
      };
      await expect.poll(isUncovered).toBe(true);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
    }
  });

  test('every cluster of five homes has a name on a small map of its own, and names cover nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 760 });
    for (const agency of looks(AGENCY_IDS, 2)) {
      await page.goto(mapOf(agency));
      await wakeSmall(page);
      await expect.poll(() => mapFaultsOn(page), agency).toEqual({ over: [], unnamed: [] });
    }
  });

  test('the mark of an open card stays lit when the map draws other marks, also a large cluster that holds it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 760 });
    await page.goto(mapOf('ardenne'));
    await wakeSmall(page);
    await estates(page).first().click();
    const id = await page.locator('.map-popup').getAttribute('data-mark');
    const lit = page.locator('.result-map [data-mark][data-lit]');
    await expect(lit).toHaveAttribute('data-mark', id ?? '');
    await page.locator('.page-head').hover();
    const zoomOut = page.getByRole('button', { name: t('resultMap.zoomOut') });
    for (let step = 0; step < 2; step += 1) await zoomOut.click();
    // Its cluster of the last zoom lists no homes of its own, of which there are more than a dozen.
    await expect
      .poll(async () => numberOn(await lit.locator('text').first().textContent()))
      .toBeGreaterThan(12);
    await expect(lit).toHaveCount(1);
    await expect(lit).toHaveClass(/result-mark--cluster/);
  });

  test('a card cuts no name and no other mark, and lies under a small map', async ({ page }) => {
    const windows: Readonly<Record<'duinzicht' | 'ardenne', readonly (readonly [number, number])[]>> = {
      duinzicht: [
        [320, 256],
        [1366, 657],
      ],
      ardenne: [
        [768, 1024],
        [360, 640],
      ],
    };
    // Each agency has a small window and a large one.
    for (const agency of ['duinzicht', 'ardenne'] as const) {
      for (const [width, height] of looks(windows[agency])) {
        await page.setViewportSize({ width, height });
        await page.goto(mapOf(agency, 'type=4&'));
        await wake(page);
        const card = page.locator('.map-popup');
        // Clusters are pressed until there is a home of its own.
        await expect(async () => {
          const [home, cluster] = [estates(page).first(), clusters(page).first()];
          await home.click({ timeout: 1000 }).catch(() => cluster.click({ timeout: 1000 }));
          await expect(card.getByRole('link').first()).toBeVisible({ timeout: 3000 });
        }).toPass({ timeout: 20_000 });
        const [over, whole] = [await card.boundingBox(), await map(page).boundingBox()];
        if (over === null || whole === null) throw new Error('there is no card, or no map');
        if (width < 640) expect(over.y).toBeGreaterThanOrEqual(whole.y + whole.height);
        // The map is drawn again once the card has its size.
        await expect.poll(() => cutBy(page, card), `${agency}, ${width} px`).toEqual([]);
      }
    }
  });

  test('a marker opens the estate’s card, and Escape closes it', async ({ page }) => {
    await page.goto(mapOf('duinzicht', 'type=4&'));
    await wake(page);
    const href = await estates(page).first().getAttribute('href');
    await estates(page).first().click();
    const card = page.locator('.map-popup');
    await expect(card.getByRole('link')).toHaveAttribute('href', href ?? '');
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });

  test('an estate hovered in the list is highlighted on the map, and vice versa', async ({ page }) => {
    await page.goto(mapOf('duinzicht', 'type=4&'));
    await wake(page);
    const ids = await page
      .locator('[data-mark]')
      .evaluateAll((all) => all.map((mark) => mark.getAttribute('data-mark')));
    const shown = await page
      .locator('[data-estate]')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-estate')));
    const both = ids.find((id) => shown.includes(id));
    expect(both).toBeDefined();
    await page.locator(`[data-estate="${both}"]`).hover();
    await expect(page.locator(`[data-mark="${both}"]`)).toHaveAttribute('data-lit', '');
    await page.locator(`[data-mark="${both}"] a`).hover();
    await expect(page.locator(`[data-estate="${both}"]`)).toHaveAttribute('data-lit', '');
  });

  test('explains the dotted line only while the map has a mark with one', async ({ page }) => {
    const words = page.getByText(t('resultMap.vague'));
    await page.goto(mapOf('duinzicht'));
    await expect(page.locator('.result-mark__near')).toHaveCount(0);
    await expect(words).toBeHidden();
    await wake(page);
    await expect(async () => {
      await clusters(page).first().click({ timeout: 1000 });
      await expect(page.locator('.result-mark__near').first()).toBeAttached({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    await expect(words).toBeVisible();
  });

  test('keeps its markers and shows a message when new ones cannot be loaded', async ({ page, watch }) => {
    watch.expectError(/status of 503|marks of the map could not be loaded/);
    await page.goto(mapOf('ardenne'));
    await wake(page);
    const before = await marked(page);
    await page.route('**/ajax/markers?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: t('resultMap.zoomOut') }).click();
    await expect(page.getByText(t('resultMap.failed'))).toBeVisible();
    expect(await marked(page)).toBe(before);
    await page.unroute('**/ajax/markers?*');
    await page.getByRole('button', { name: t('resultMap.retry') }).click();
    await expect(page.getByText(t('resultMap.failed'))).toHaveCount(0);
  });
});

test('shows the position of no hidden address, on the page or in an answer (design, "A hidden address is hidden")', async () => {
  const hidden = demoData().estates.flatMap(({ siteId, estate }) => {
    const { address } = estate.general;
    const point = address?.geoLocation;
    return siteId === 'duinzicht' && address?.visible !== true && point ? [point] : [];
  });
  expect(hidden.length).toBeGreaterThan(3);
  const page = await ask('duinzicht', '/nl/aanbod?view=map');
  for (const { lat = 0, lon = 0 } of hidden.slice(0, 6)) {
    const [south, west, north, east] = [
      (lat ?? 0) - 0.004,
      (lon ?? 0) - 0.006,
      (lat ?? 0) + 0.004,
      (lon ?? 0) + 0.006,
    ];
    const near = await ask(
      'duinzicht',
      `/nl/ajax/markers?bounds=${south},${west},${north},${east}&size=1600x1600`,
    );
    expect(near.status).toBe(200);
    for (const { text } of [page, near]) expect(text).not.toContain(`"lat":${lat},"lon":${lon}`);
    const { markers } = JSON.parse(near.text) as MarkersView;
    for (const mark of markers.filter(({ vague }) => vague)) {
      expect(cellCentre(mark)).toEqual({ lat: mark.lat, lon: mark.lon });
    }
  }
});

for (const width of looks([360, 768])) {
  test(`fits a screen of ${width} px, above the list`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(mapOf('huis-haard'));
    const box = await map(page).boundingBox();
    const list = await page.locator('#offer-list').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(list?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

/** A home of an agency that is under option, alone at its price. */
function underOption() {
  const { estates } = demoData();
  const homes = estates.filter(({ siteId }) => siteId === 'duinzicht').map(({ estate }) => estate.general);
  const found = homes.find(
    ({ transaction, price, address, children }) =>
      transaction?.id === 3 &&
      !children?.length &&
      address?.geoLocation?.lat &&
      (price?.value ?? 0) > 0 &&
      homes.filter((other) => other.price?.value === price?.value).length === 1,
  );
  if (found === undefined) throw new Error('no home is under option, alone at its price');
  return { id: String(found.id), price: Number(found.price?.value) };
}

for (const [width, height] of looks([
  [390, 760],
  [1366, 657],
] as const)) {
  test(`a home under option has its dot, its words and its status in the popup, at ${width} px (decision 105)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { id, price } = underOption();
    await page.goto(mapOf('duinzicht', `price-min=${price}&price-max=${price}&`));
    const status = t('standing.option');
    const mark = page.locator(`.result-mark[data-mark="${id}"] a`);
    await expect(mark).toHaveAccessibleName(new RegExp(status));
    await expect(page.locator('.result-map-about .standing--option')).toBeVisible();
    await expect(page.locator('.result-map-about .standing--bid')).toBeHidden();
    const [flag, dot, text] = await Promise.all(
      ['.result-mark__flag', '.standing-dot circle', 'text'].map((part) =>
        mark.locator(part).first().boundingBox(),
      ),
    );
    if (!flag || !dot || !text) throw new Error('A part of the mark is not drawn.');
    expect(dot.x).toBeGreaterThan(flag.x);
    expect(dot.x + dot.width).toBeLessThanOrEqual(text.x);
    expect(text.x + text.width).toBeLessThan(flag.x + flag.width);
    await wake(page);
    await mark.click();
    await expect(page.locator('.map-popup .standing')).toHaveText(status);
  });
}
