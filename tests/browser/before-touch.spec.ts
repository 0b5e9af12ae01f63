import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { SHOWN_SCREENS } from '../support/shown-screens.ts';
import { screenAt } from '../support/sites.ts';

/** What the scripts of a screen may weigh before anyone has touched it, bytes after brotli. */
const LIMIT = 14_000;

/** Something only React's own code says. */
const REACT = 'react.dev/errors';

/** Screens that a visitor has done something to by the time that they are open. */
const IN_USE = ['offer on a living map', 'contact, not filled in'];

/** What the page that is open has sent for and not been answered. */
function pendingOf(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => pending.delete(request));
  }
  return pending;
}

/**
 * Scripts that the open document has loaded, by path. The document itself is asked: the one before it may still send
 * for something while the next is on its way.
 */
const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    ),
  ]);

/** Looks at all of a page, a window at a time, until nothing of it is on its way and nothing more is sent for. */
async function readToTheEnd(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  await settled(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += 600) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  do {
    await expect.poll(() => pending.size, { intervals: [20] }).toBe(0);
    await settled(page);
  } while (pending.size > 0);
}

/** Scripts as they were built: how much goes over the wire, and which of them hold React. */
async function weigh(
  paths: readonly string[],
): Promise<{ readonly bytes: number; readonly react: readonly string[] }> {
  const files = await Promise.all(
    paths.map(async (path) => ({ path, code: await readFile(`dist/client${path}`) })),
  );
  return {
    bytes: files.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
    react: files.filter(({ code }) => code.includes(REACT)).map(({ path }) => path),
  };
}

for (const { name, open, status } of SHOWN_SCREENS.filter((screen) => !IN_USE.includes(screen.name))) {
  test(`${name}: at most 14 KB of script before a touch, and no React`, async ({ page, watch }) => {
    if (status) watch.expectError(new RegExp(`status of ${status}`));
    // An agency without favourites of this browser: a filled page of them is another test's.
    const agency = name === 'favourites' ? 'huis-haard' : 'duinzicht';
    const pending = pendingOf(page);
    await open(page, agency, 'nl');
    await readToTheEnd(page, pending);
    const scripts = await scriptsOf(page);
    const { bytes, react } = await weigh(scripts);
    expect(scripts.some((path) => path.includes('/entry-'))).toBe(true);
    expect(react).toEqual([]);
    expect(bytes, scripts.join('\n')).toBeLessThanOrEqual(LIMIT);
    test.info().annotations.push({ type: 'script', description: `${name}: ${bytes}` });
  });
}

test('favourites with something in them are what React loads for by itself', async ({ page }) => {
  const pending = pendingOf(page);
  await page.goto(screenAt('duinzicht', 'favorites', 'nl'));
  await readToTheEnd(page, pending);
  expect((await weigh(await scriptsOf(page))).react).toEqual([]);
  await page.evaluate(() => localStorage.setItem('favorites', '["1"]'));
  await page.reload();
  await readToTheEnd(page, pending);
  expect((await weigh(await scriptsOf(page))).react).toHaveLength(1);
});

test('a touch of a heart loads React, and once', async ({ page }) => {
  const pending = pendingOf(page);
  await page.goto(screenAt('duinzicht', 'offer', 'nl'));
  await readToTheEnd(page, pending);
  const hearts = page.getByRole('main').locator('button[aria-pressed]');
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect((await weigh(await scriptsOf(page))).react).toHaveLength(1);
  // What the device remembers stands there again without it.
  await page.reload();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'false');
  expect((await weigh(await scriptsOf(page))).react).toEqual([]);
});
