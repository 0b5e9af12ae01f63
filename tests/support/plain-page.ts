import type { Page } from '@playwright/test';
import { faultsOn } from './axe.ts';
import { expect } from './workers.ts';

/** Folder for pictures of what is checked; none without it. */
const LOOK = process.env.LOOK_AT_HOMES;

/**
 * Passes axe in light and dark at 390 px, and is nowhere wider than the screen, for a page that is open without
 * JavaScript. axe needs scripts, so it looks at a copy: the same HTML at the same address, in a context that runs them.
 */
export async function expectPlainSound(page: Page, name: string): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: true, storageState: await page.context().storageState() });
  if (context === undefined) throw new Error('no browser');
  const copy = await context.newPage();
  const body = await page.content();
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await copy.goto(page.url());
  for (const width of [390, 768, 1440]) {
    await copy.setViewportSize({ width, height: 780 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await copy.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (LOOK !== undefined)
        await copy.screenshot({ path: `${LOOK}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      if (width === 390)
        expect(await faultsOn(copy, colorScheme === 'light' ? {} : { at: 'colours' })).toEqual([]);
    }
    const wider = await copy.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([name, width, wider <= 0]).toEqual([name, width, true]);
  }
  await context.close();
}
