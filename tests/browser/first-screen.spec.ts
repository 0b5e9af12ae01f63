/** What a page says before anything is scrolled: how low its parts may end in each window, and that nothing shifts. */
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { FOLDS, type Fold, WINDOW_NAMES, WINDOWS } from '../support/fold.ts';
import { askFollowing } from '../support/http.ts';

/** Lower edge of the first part of that name that is shown, whole pixels. */
const edgeOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((parts) => {
    const shown = [...document.querySelectorAll(parts)].find((part) => part.checkVisibility());
    return shown === undefined ? Number.POSITIVE_INFINITY : Math.round(shown.getBoundingClientRect().bottom);
  }, selector);

/** All that has moved by itself since the page began. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is told where nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

/** Answers the page as the server writes it for a picture that is higher than wide. */
async function standUpright(page: Page, agency: Fold['agency'], address: string): Promise<void> {
  const { text } = await askFollowing(agency, new URL(address).pathname);
  const body = text
    .replaceAll('first--alone', 'first--upright')
    .replaceAll('gallery--alone', 'gallery--upright')
    .replaceAll('width="1600" height="1200"', 'width="1200" height="1600"');
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
}

for (const fold of FOLDS) {
  test(`${fold.agency}: ${fold.name} says what decides on the first screen`, async ({ page }) => {
    const address = fold.address();
    if (fold.upright === true) await standUpright(page, fold.agency, address);
    const low: string[] = [];
    for (const [column, name] of WINDOW_NAMES.entries()) {
      await page.setViewportSize(WINDOWS[name]);
      await page.goto(address);
      await settled(page);
      for (const [part, edges] of Object.entries(fold.parts)) {
        const most = edges[column] ?? null;
        if (most === null) continue;
        const edge = await edgeOf(page, part);
        if (edge > most) low.push(`${name}: ${part} ends at ${edge}, not above ${most}`);
      }
      expect(await shiftOf(page), `${name}: what has shifted`).toBe(0);
    }
    expect(low).toEqual([]);
  });
}
