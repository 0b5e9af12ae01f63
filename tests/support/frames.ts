import type { Page } from '@playwright/test';

/**
 * Waits until a page has drawn two frames, so that all that was changed before is laid out; a second at most, because
 * a page that has nothing to draw gets none at times.
 */
export const framesOf = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        setTimeout(resolve, 1000);
      }),
  );

/** Scrolls down a page, one window at a time, and back: parts that are laid out or loaded late have then come near. */
export async function walkDown(page: Page): Promise<void> {
  const step = await page.evaluate(() => innerHeight);
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await heightOf()); top += step) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await framesOf(page);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
