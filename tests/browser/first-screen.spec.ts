/**
 * The first screen of a page: the lower edge of its parts in each window, no truncated text, no layout shift,
 * and little fixed content in a very low window.
 */
import type { Locator, Page } from '@playwright/test';
import { demoData } from '#demo/index.ts';
import { stayQuery } from '#domain/filter/rental-stay.ts';
import { idsQuery } from '#domain/id-list.ts';
import type { Locale } from '#domain/locale.ts';
import { estatesToView } from '../support/appointments.ts';
import { projectOf } from '../support/estates.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { FOLDS, type Fold, WINDOW_NAMES, WINDOWS } from '../support/fold.ts';
import { framesOf } from '../support/frames.ts';
import { freeWeeks } from '../support/free-weeks.ts';
import { askFollowing } from '../support/http.ts';
import { looks } from '../support/looks.ts';
import { shiftOn, shiftsOf } from '../support/shifts.ts';
import { AGENCIES, AGENCY_IDS, type AgencyId, screenAt, testPort } from '../support/sites.ts';
import { slowLine } from '../support/slow-line.ts';
import { textFaultsOn } from '../support/text-faults.ts';

/** A holiday rental with free weeks. */
const UNIT = '7005';

/** Windows by layout: a page is loaded in the first, and the others are reached by resizing. */
const LAYOUTS = [
  ['1366×657', '1440×900'],
  ['390×760', '360×640', '768×1024'],
] as const satisfies readonly (readonly (typeof WINDOW_NAMES)[number][])[];

/** Lower edge of the first visible part with that name, whole pixels from the top of the page or of `from`. */
const edgeOf = (page: Page, selector: string, from = 'html'): Promise<number> =>
  page.evaluate(
    ([parts, above]) => {
      const shown = [...document.querySelectorAll(parts)].find((part) => part.checkVisibility());
      const top = document.querySelector(above)?.getBoundingClientRect().top ?? Number.NaN;
      return shown === undefined
        ? Number.POSITIVE_INFINITY
        : Math.round(shown.getBoundingClientRect().bottom - top);
    },
    [selector, from] as const,
  );

/** Whether the last of four key facts or more is alone in its row. */
const hasLoneFact = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const facts = [...document.querySelectorAll('.summary .key-facts > div')];
    const ends = facts
      .filter((fact) => fact.checkVisibility())
      .map((fact) => fact.getBoundingClientRect().bottom);
    return ends.length > 3 && Math.round(ends.at(-1) ?? 0) - Math.round(ends.at(-2) ?? 0) > 5;
  });

/** The window of a laptop at 400 % zoom. */
const LOWEST = { width: 320, height: 256 };

/** Share of the window's height that fixed content covers at any scroll position. */
async function unmovedShare(page: Page): Promise<number> {
  let most = 0;
  for (const share of [0, 0.5, 1]) {
    await page.evaluate(
      (part) => scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' }),
      share,
    );
    await framesOf(page);
    const covered = await page.evaluate(() => {
      const rows = new Set<number>();
      for (const part of document.querySelectorAll('body *')) {
        const { position, top, bottom } = getComputedStyle(part);
        if (!/fixed|sticky/.test(position) || !part.checkVisibility({ visibilityProperty: true })) continue;
        const box = part.getBoundingClientRect();
        const stands =
          position === 'fixed' ||
          Math.abs(box.top - Number.parseFloat(top)) < 2 ||
          Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 2;
        if (!stands || box.width < innerWidth / 2) continue;
        for (let row = Math.max(0, Math.floor(box.top)); row < Math.min(innerHeight, box.bottom); row++)
          rows.add(row);
      }
      return rows.size / innerHeight;
    });
    most = Math.max(most, covered);
  }
  return most;
}

/** Answers the page as the server writes it for a picture that is higher than wide. */
async function standUpright(page: Page, agency: Fold['agency'], address: string): Promise<void> {
  const { text } = await askFollowing(agency, new URL(address).pathname);
  const body = text
    .replaceAll('first--alone', 'first--upright')
    .replaceAll('gallery--alone', 'gallery--upright')
    .replaceAll('width="1600" height="1200"', 'width="1200" height="1600"');
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
}

/** Every run measures each page for one agency in one layout, a whole run all. */
const measured = [...Map.groupBy(FOLDS, ({ name }) => name).values()].flatMap((folds, row) =>
  looks(folds, row).map((fold) => ({ fold, layouts: looks(LAYOUTS, row) })),
);
for (const { fold, layouts } of measured) {
  test(`${fold.agency}: ${fold.name} has its decisive facts on the first screen`, async ({ page }) => {
    const address = fold.address();
    if (fold.upright === true) await standUpright(page, fold.agency, address);
    const low: string[] = [];
    for (const [first, name] of layouts.flatMap((layout) => layout.map((one) => [layout[0], one] as const))) {
      await page.setViewportSize(WINDOWS[name]);
      const isLoaded = name === first;
      if (isLoaded) {
        await page.goto(address);
        await settled(page);
      }
      for (const [part, edges] of Object.entries(fold.parts)) {
        const most = edges[WINDOW_NAMES.indexOf(name)] ?? null;
        if (most === null) continue;
        const edge = await edgeOf(page, part, fold.from);
        if (edge > most) low.push(`${name}: ${part} ends at ${edge}, not above ${most}`);
      }
      if (fold.picture !== undefined) {
        const picture = await page.locator('.hero__picture').boundingBox();
        const { below } = fold.picture;
        if (below !== undefined)
          expect(await edgeOf(page, below)).toBeLessThanOrEqual(Math.round(picture?.y ?? 0));
        expect(picture?.height).toBeGreaterThanOrEqual(fold.picture.height);
      }
      // Beside the pictures the summary ends where they end, or a leaf's padding above.
      if ('.summary .price' in fold.parts && WINDOWS[name].width > 1088) {
        const left = (await edgeOf(page, '.estate-gallery')) - (await edgeOf(page, '.summary > :last-child'));
        if (Math.abs(left) > 20) low.push(`${name}: the summary leaves ${left} px beside the pictures`);
      }
      if (await hasLoneFact(page)) low.push(`${name}: one fact is alone in its row`);
      low.push(...(await textFaultsOn(page)).map((fault) => `${name}, ${fault}`));
      if (isLoaded) expect(await shiftsOf(page), `${name}: what has shifted`).toEqual([]);
    }
    expect(low).toEqual([]);
    await page.setViewportSize(LOWEST);
    expect(await unmovedShare(page), 'share of a very low window that is kept').toBeLessThanOrEqual(0.2);
  });
}

test('huis-haard: the block in the picture is as high as the row of the search beside it', async ({
  page,
}) => {
  for (const name of ['1366×657', '1440×900'] as const) {
    await page.setViewportSize(WINDOWS[name]);
    await page.goto(screenAt('huis-haard', 'home', 'nl'));
    const [row, block] = await Promise.all([
      page.locator('.hero .search-panel__fields').first().boundingBox(),
      page.locator('.hero__block').boundingBox(),
    ]);
    expect(Math.abs((row?.y ?? 0) - (block?.y ?? 99)), name).toBeLessThan(1);
  }
});

/** Number of lines of an element's text. */
const linesOf = (element: Locator): Promise<number> =>
  element.evaluate((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return new Set([...text.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)).size;
  });

test('the bar of a phone has the action in one line, also without a price and with a chosen stay', async ({
  page,
}) => {
  await page.setViewportSize(WINDOWS['360×640']);
  const [week] = await freeWeeks(UNIT);
  if (week === undefined) throw new Error(`unit ${UNIT} has no free week`);
  const { id: project, units } = projectOf('duinzicht');
  const unpriced = units.find(({ price }) => price === null);
  if (unpriced === undefined) throw new Error('every home of the project has a price');
  for (const locale of looks(AGENCIES.duinzicht.locales))
    for (const address of [
      screenAt('duinzicht', 'estate', locale, { id: project }),
      screenAt('duinzicht', 'estate', locale, { id: unpriced.id }),
      screenAt('duinzicht', 'rental', locale, { id: UNIT }),
      screenAt('duinzicht', 'rental', locale, { id: UNIT }) + stayQuery({ from: week.from, to: week.to }),
    ]) {
      await page.goto(address);
      expect.soft(await linesOf(page.locator('.action-bar .button:not(.button--icon)')), address).toBe(1);
      expect.soft(await textFaultsOn(page), address).toEqual([]);
    }
});

/** The home to view with the highest price, whose figure is the longest. */
function dearestOf(agency: AgencyId): string {
  const shown = new Set(estatesToView(agency));
  const priced = demoData().estates.flatMap(({ siteId, estate: { general } }) =>
    siteId === agency && shown.has(String(general.id))
      ? [{ id: String(general.id), price: general.price?.value ?? 0 }]
      : [],
  );
  return priced.toSorted((one, other) => other.price - one.price)[0]?.id ?? '';
}

for (const agency of looks(AGENCY_IDS)) {
  test(`${agency}: the bar of a phone has price, visit and telephone in every language`, async ({ page }) => {
    await page.setViewportSize(WINDOWS['360×640']);
    const id = dearestOf(agency);
    for (const locale of looks<Locale>(AGENCIES[agency].locales)) {
      await page.goto(screenAt(agency, 'estate', locale, { id }));
      const bar = page.locator('.action-bar');
      await expect(bar.locator('.button--icon')).toBeInViewport({ ratio: 1 });
      await expect(bar.locator('.button:not(.button--icon)')).toBeInViewport({ ratio: 1 });
      const [price, visit] = await Promise.all([
        bar.locator('.price').boundingBox(),
        bar.locator('.button:not(.button--icon)').boundingBox(),
      ]);
      const gap = (visit?.x ?? 0) - (price?.x ?? 0) - (price?.width ?? 0);
      expect.soft(gap, `${locale}: space between price and visit`).toBeGreaterThanOrEqual(0);
      expect.soft(await linesOf(bar.locator('.button:not(.button--icon)')), locale).toBe(1);
      expect.soft(await textFaultsOn(page), locale).toEqual([]);
    }
  });
}

/** Start page, offer and the page of a home, of an agency. */
const SLOW = ['the start page', 'the offer', 'a home with five pictures and more'];

for (const agency of looks(AGENCY_IDS, 1))
  for (const [size] of looks(LAYOUTS, 1)) {
    test(`${agency}: nothing that is visible moves while a page arrives on a slow line, ${size}`, async ({
      page,
      watch,
    }) => {
      const line = await slowLine(testPort());
      // A font may arrive at any time, and text may move with it.
      watch.expectError(/\.woff2|ERR_FAILED/);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.setViewportSize(WINDOWS[size]);
      const addresses = FOLDS.filter((fold) => fold.agency === agency && SLOW.includes(fold.name)).map(
        ({ address }) => address(),
      );
      expect(addresses.length).toBe(SLOW.length);
      // A table, whose columns arrive one after the other.
      if (agency === 'huis-haard')
        addresses.push(screenAt(agency, 'compare', 'nl') + idsQuery(estatesToView(agency).slice(0, 2)));
      try {
        for (const one of addresses) {
          const address = new URL(one);
          address.port = String(line.port);
          await page.goto(address.href);
          expect.soft(await shiftOn(page), address.pathname).toBeLessThan(0.01);
          // Small parts, whose moves hardly count in the sum.
          expect.soft(await shiftsOf(page), address.pathname).toEqual([]);
        }
      } finally {
        line.close();
      }
    });
  }
