import type { Page } from '@playwright/test';
import { expectSound } from './six-sizes.ts';

/**
 * `expectSound` for a page that is open without JavaScript. axe needs scripts, so it looks at a copy: the same HTML at the
 * same address, in a context that runs them.
 */
export async function expectPlainSound(page: Page, name: string): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: true, storageState: await page.context().storageState() });
  if (context === undefined) throw new Error('no browser');
  const copy = await context.newPage();
  await page.waitForLoadState();
  const body = await page.content();
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await copy.goto(page.url());
  await expectSound(copy, name);
  await context.close();
}
