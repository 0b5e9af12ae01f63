import type { Page } from '@playwright/test';
import { faultsOn } from './axe.ts';
import { looks } from './looks.ts';
import { textFaultsOn } from './text-faults.ts';
import { expect } from './workers.ts';

/** Windows in which the screens of an agency's people are looked at, px. */
const WIDTHS = [320, 390, 768, 1024, 1440, 1920] as const;
/** The telephone, at which axe looks too. */
const PHONE = 390;
const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];
/** Narrower windows are telephones, px. */
const DESK = 600;
/** Folder for pictures of what is checked; none without it. */
const LOOK = process.env.LOOK_AT_HOMES;

/** The windows of this run, the narrowest first: all, or `count` in a sample that takes no pictures. */
export const narrowest = (widths: readonly number[], count: number): readonly number[] =>
  LOOK === undefined ? looks(widths, 0, count) : widths;

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
 * Where the page begins or ends beside its header: the logo and what stands opposite it mark the gutters, px. A page with
 * several boxes in its width begins with the first.
 */
export const offGutterOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const edges = (selector: string): readonly number[] => {
      const box = document.querySelector(selector);
      if (box === null) return [];
      const { left, right } = box.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
    };
    const [header, body] = [edges('.site-header__bar'), edges('main > :first-child')];
    return ['left', 'right'].flatMap((side, at) => {
      const [bar = Number.NaN, own = Number.NaN] = [header[at], body[at]];
      return Math.abs(bar - own) <= 1 ? [] : [`${side}: the header at ${bar} px, the page at ${own} px`];
    });
  });

/** A picture of a page in a window and a mode, where LOOK_AT_HOMES names a folder; of a long one, its first part. */
export async function lookAt(page: Page, name: string, width: number, mode: Mode): Promise<void> {
  if (LOOK === undefined) return;
  await page.emulateMedia({ colorScheme: mode });
  const height = await page.evaluate(() => Math.min(document.documentElement.scrollHeight, 4000));
  const clip = { x: 0, y: 0, width, height };
  await page.screenshot({ path: `${LOOK}/${name}-${width}-${mode}.png`, fullPage: true, clip });
}

/** Whether the page stands in one column between the gutters, as those of the staff and of sellers do. */
const isInGutters = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('main > :is(.desk, .seller):first-child') !== null);

/** The modes of this run at a window's width: both, or in a sample the light one on a telephone and else the dark one. */
export const modesAt = (width: number): readonly Mode[] => looks(MODES, width < DESK ? 0 : 1);

/** What axe finds in each of these modes, beginning with the mode. Ends in the light one. */
export async function faultsInModes(page: Page, modes: readonly Mode[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [at, colorScheme] of modes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Another mode changes only colours.
    const faults = await faultsOn(page, { at: at === 0 ? 'everything' : 'colours' });
    found.push(...faults.map((fault) => `${colorScheme}, ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

/**
 * Nothing of a loaded page is wider than the window at six sizes, and axe has no findings on a telephone in light and dark; a
 * sample has the two narrowest sizes, of which the second is the telephone, and one mode, by the name. With `words`, no word is torn or cut in the narrowest window, and the page keeps to its gutters. With LOOK_AT_HOMES, pictures
 * are taken under this name. Ends in the window of a telephone.
 */
export async function expectSound(page: Page, name: string, { words = false } = {}): Promise<void> {
  await page.waitForLoadState();
  for (const width of narrowest(WIDTHS, 2)) {
    await page.setViewportSize({ width, height: 780 });
    for (const mode of LOOK === undefined ? [] : MODES) await lookAt(page, name, width, mode);
    if (width === PHONE) expect(await faultsInModes(page, looks(MODES, name.length)), name).toEqual([]);
    expect(await wideOn(page), `${name} at ${width} px`).toEqual([]);
    if (!words) continue;
    if (width === WIDTHS[0]) expect.soft(await textFaultsOn(page, { sums: true }), name).toEqual([]);
    if (await isInGutters(page)) expect.soft(await offGutterOn(page), `${name} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: PHONE, height: 780 });
}

/**
 * Nothing of a page is wider than the window at these sizes, no word is torn or cut, and axe has no findings in the first
 * and the last of them, which are laid out most differently, in light and dark; in a sample on telephones in light, and
 * wider in dark.
 */
export async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 760 });
    expect.soft(await wideOn(page), `${width} px`).toEqual([]);
    expect.soft(await textFaultsOn(page), `${width} px`).toEqual([]);
    if (at > 0 && at < widths.length - 1) continue;
    expect.soft(await faultsInModes(page, modesAt(width)), `${width} px`).toEqual([]);
  }
}
