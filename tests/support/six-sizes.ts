import type { Page } from '@playwright/test';
import { faultsOn } from './axe.ts';
import { expect } from './workers.ts';

/** Windows in which the screens of an agency's people are looked at, px. */
const WIDTHS = [320, 390, 768, 1024, 1440, 1920] as const;
/** The telephone, at which axe looks too. */
const PHONE = 390;
/** Folder for pictures of what is checked; none without it. */
const LOOK = process.env.LOOK_AT_HOMES;

/** What lies beyond the right edge of the window, where a page scrolls sideways. */
export const wideOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
          .map((one) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 30)}`),
  );

/**
 * Nothing of a page is wider than the window at six sizes, and axe has no findings on a telephone in light and dark. With
 * LOOK_AT_HOMES, pictures are taken under this name. Ends in the window of a telephone.
 */
export async function expectSound(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 });
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (LOOK !== undefined)
        await page.screenshot({ path: `${LOOK}/${name}-${width}-${colorScheme}.png`, fullPage: true });
      if (width === PHONE)
        expect(await faultsOn(page, colorScheme === 'light' ? {} : { at: 'colours' })).toEqual([]);
    }
    expect(await wideOn(page), `${name} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: PHONE, height: 780 });
}
