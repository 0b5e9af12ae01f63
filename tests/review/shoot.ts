import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { settled } from '../support/fixtures.ts';
import type { ShownScreen } from '../support/shown-screens.ts';
import { AGENCIES, type AgencyId } from '../support/sites.ts';
import { fileOf, type Mode, type Review, type Size } from './options.ts';

/** Pages that are open at the same time. */
const AT_ONCE = 3;
/** Highest picture that is taken, px: browsers paint no higher ones. */
const HIGHEST = 16_000;

/** One screen of an agency in one window: loaded once, and a second time where no script may run. */
interface Visit {
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

/** Has everything drawn and loaded that waits until it is near, and goes back to the top. */
async function walk(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    const loading = [...document.images].filter((image) => !image.complete && image.checkVisibility());
    const loaded = loading.map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(loaded), new Promise((resolve) => setTimeout(resolve, 4000))]);
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

/** Takes away what names an agency at once: colours, the name in its header, and pictures' own colours with them. */
const maskOn = (page: Page, mode: Mode): Promise<void> =>
  page.evaluate((masked) => {
    document.documentElement.style.filter = masked ? 'grayscale(1)' : '';
    for (const logo of document.querySelectorAll<HTMLElement>('.logo'))
      logo.style.visibility = masked ? 'hidden' : '';
  }, mode === 'masked');

async function picture(page: Page, visit: Visit, mode: Mode, { folder, parts }: Review): Promise<void> {
  await page.emulateMedia({
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced' ? 'active' : 'none',
  });
  if (visit.script) await maskOn(page, mode);
  // Another light may have another picture, which is asked for after the next frame and decoded after it came.
  if (visit.script)
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const shown = [...document.images].filter(({ complete, loading }) => complete || loading !== 'lazy');
      const ready = shown.map((image) => image.decode().catch(() => undefined));
      await Promise.race([Promise.all(ready), new Promise((resolve) => setTimeout(resolve, 8000))]);
    });
  const { agency, screen, size, modes } = visit;
  for (const part of parts) {
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
}

async function pay(browser: Browser, visit: Visit, review: Review): Promise<void> {
  const [width = 0, height = 0] = visit.size.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    javaScriptEnabled: visit.script,
    reducedMotion: 'reduce',
    // For the style with which a whole page is drawn.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await visit.screen.open(page, visit.agency, AGENCIES[visit.agency].locales[0]);
    if (visit.script) await settled(page);
    await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined);
    for (const mode of visit.modes) await picture(page, visit, mode, review);
  } finally {
    await context.close();
  }
}

/** Takes all pictures of a review; tells which screens could not be opened. */
export async function shoot(
  browser: Browser,
  review: Review,
  say: (what: string) => void,
): Promise<readonly string[]> {
  for (const agency of review.agencies) await mkdir(join(review.folder, agency), { recursive: true });
  const visits = visitsOf(review);
  const waiting = [...visits];
  const missed: string[] = [];
  const one = async (): Promise<void> => {
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      say(`${visits.length - waiting.length} of ${visits.length}`);
      try {
        await pay(browser, visit, review);
      } catch (error) {
        const [why] = String(error).split('\n');
        missed.push(`${visit.agency}, ${visit.screen.name}, ${visit.size}: ${why}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return missed;
}
