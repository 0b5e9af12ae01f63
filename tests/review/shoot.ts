import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { settled } from '../support/fixtures.ts';
import { framesOf, walkDown } from '../support/frames.ts';
import type { ShownScreen } from '../support/shown-screens.ts';
import { AGENCIES, type AgencyId } from '../support/sites.ts';
import { fileOf, type Mode, type Part, type Review, type Size } from './options.ts';

/** Pages open at the same time. */
const AT_ONCE = 3;
/** Maximum height of a picture, px: browsers render no higher ones. */
const HIGHEST = 16_000;
/** Maximum wait for a picture that only dark mode has, ms. */
const OTHER_PICTURE = 700;

/** One screen of an agency in one window: loaded once, and again without script. */
export interface Visit {
  readonly agency: AgencyId;
  readonly screen: ShownScreen;
  readonly size: Size;
  readonly script: boolean;
  readonly modes: readonly Mode[];
}

const visitsOf = ({ agencies, screens, sizes, modes }: Review): Visit[] =>
  agencies.flatMap((agency) =>
    screens
      .filter((screen) => screen.agencies?.includes(agency) ?? true)
      .flatMap((screen) =>
        sizes.flatMap((size) =>
          [true, false].flatMap((script) => {
            const shown = modes.filter((mode) => (mode !== 'no-script') === script);
            return shown.length === 0 ? [] : [{ agency, screen, size, script, modes: shown }];
          }),
        ),
      ),
  );

/** Renders and loads all lazy parts. */
async function walk(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await walkDown(page);
  // Parts that come near load more, such as similar homes and their pictures.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
  await drawn(page);
}

/** Waits until all requested fonts and pictures are drawn: dark mode may have other pictures. */
async function drawn(page: Page): Promise<void> {
  await framesOf(page);
  await page.evaluate(async () => {
    const asked = [...document.images].filter(
      (image) =>
        image.currentSrc !== '' && image.checkVisibility() && !(image.complete && !image.naturalWidth),
    );
    const all = Promise.all([
      document.fonts.ready,
      ...asked.map((image) => image.decode().catch(() => undefined)),
    ]);
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 4000))]);
  });
  await framesOf(page);
}

/** Hides what identifies an agency at first sight: all colours, those of pictures too, and the logo in its header. */
const maskOn = (page: Page, mode: Mode): Promise<void> =>
  page.evaluate((masked) => {
    document.documentElement.style.filter = masked ? 'grayscale(1)' : '';
    for (const logo of document.querySelectorAll<HTMLElement>('.logo'))
      logo.style.visibility = masked ? 'hidden' : '';
  }, mode === 'masked');

async function picture(page: Page, visit: Visit, mode: Mode, part: Part, folder: string): Promise<void> {
  // In the dark a page may ask for other pictures: until one comes, the page takes the former for complete.
  const other = page
    .waitForResponse((response) => response.request().resourceType() === 'image', {
      timeout: mode === 'dark' ? OTHER_PICTURE : 1,
    })
    .catch(() => undefined);
  await lit(page, mode);
  await other;
  if (visit.script) {
    await maskOn(page, mode);
    await drawn(page);
  }
  const { agency, screen, size, modes } = visit;
  if (part === 'page' && mode === modes[0]) await walk(page);
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.screenshot({
    path: join(folder, fileOf(agency, screen.name, size, mode, part)),
    type: 'jpeg',
    quality: 90,
    animations: 'disabled',
    ...(part === 'page' && { fullPage: true }),
    ...(part === 'page' && height > HIGHEST && { clip: { x: 0, y: 0, width, height: HIGHEST } }),
  });
}

/** Opens a screen in its window, and closes it after use. */
export async function visited(
  browser: Browser,
  visit: Visit,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const [width = 0, height = 0] = visit.size.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: visit.script,
    reducedMotion: 'reduce',
    // Required by the style for drawing the whole page.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    // Long pages take their time on a busy machine.
    page.setDefaultTimeout(45_000);
    await visit.screen.open(page, visit.agency, AGENCIES[visit.agency].locales[0]);
    if (visit.script) await settled(page);
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    await use(page);
  } finally {
    await context.close();
  }
}

/** Sets the colour scheme and forced colours of a mode. */
export const lit = async (page: Page, mode: Mode): Promise<void> =>
  await page.emulateMedia({
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced' ? 'active' : 'none',
  });

/** Makes all visits of a review, a few at a time; returns the screens that failed to open. */
export async function visitAll(
  browser: Browser,
  review: Review,
  say: (what: string) => void,
  use: (page: Page, visit: Visit) => Promise<void>,
): Promise<readonly string[]> {
  const visits = visitsOf(review);
  const waiting = [...visits];
  const missed: string[] = [];
  const one = async (): Promise<void> => {
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      say(`${visits.length - waiting.length} of ${visits.length}`);
      const paid = visit;
      try {
        await visited(browser, paid, (page) => use(page, paid));
      } catch (error) {
        const [why] = String(error).split('\n');
        missed.push(`${visit.agency}, ${visit.screen.name}, ${visit.size}: ${why}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return missed;
}

/** Takes all pictures of a review; returns the screens that failed to open. */
export async function shoot(
  browser: Browser,
  review: Review,
  say: (what: string) => void,
): Promise<readonly string[]> {
  for (const agency of review.agencies) await mkdir(join(review.folder, agency), { recursive: true });
  return await visitAll(browser, review, say, async (page, visit) => {
    // All first screens are taken before the page scrolls.
    for (const part of review.parts)
      for (const mode of visit.modes) await picture(page, visit, mode, part, review.folder);
  });
}
