import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { expect, settled, test } from '../support/fixtures.ts';
import { walkDown } from '../support/frames.ts';
import { SHOWN_SCREENS } from '../support/shown-screens.ts';
import { screenAt } from '../support/sites.ts';

/** Maximum size of a screen's scripts before any interaction, bytes after brotli. */
const LIMIT = 14_000;

/** A string that only React's code contains. */
const REACT = 'react.dev/errors';

/** Screens whose opening already includes an interaction. */
const IN_USE = ['offer on a living map', 'contact, not filled in'];

/** Requests of the open page that have no answer yet. */
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
 * Paths of the scripts that the open document has loaded. Asks the document itself, because the previous one
 * may still send requests while the next is loading.
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

/** Scrolls through a page, until no request is pending and none is sent any more. */
async function readToTheEnd(page: Page, pending: ReadonlySet<Request>): Promise<void> {
  await settled(page);
  await walkDown(page);
  do {
    await expect.poll(() => pending.size, { intervals: [20] }).toBe(0);
    await settled(page);
  } while (pending.size > 0);
}

/** Sizes of scripts as sent, and which of them contain React. */
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
  test(`${name}: loads at most 14 KB of script before an interaction, and no React`, async ({
    page,
    watch,
  }) => {
    if (status) watch.expectError(new RegExp(`status of ${status}`));
    // An agency without favourites in this browser: another test covers a filled page.
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

test('favourites with estates load React without an interaction', async ({ page }) => {
  const pending = pendingOf(page);
  await page.goto(screenAt('duinzicht', 'favorites', 'nl'));
  await readToTheEnd(page, pending);
  expect((await weigh(await scriptsOf(page))).react).toEqual([]);
  await page.evaluate(() => localStorage.setItem('favorites', '["1"]'));
  await page.reload();
  await readToTheEnd(page, pending);
  expect((await weigh(await scriptsOf(page))).react).toHaveLength(1);
});

test('the first press on a heart loads React, the second does not', async ({ page }) => {
  const pending = pendingOf(page);
  await page.goto(screenAt('duinzicht', 'offer', 'nl'));
  await readToTheEnd(page, pending);
  const hearts = page.getByRole('main').locator('button[aria-pressed]');
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect((await weigh(await scriptsOf(page))).react).toHaveLength(1);
  // Stored hearts are shown again without React.
  await page.reload();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'false');
  expect((await weigh(await scriptsOf(page))).react).toEqual([]);
});
