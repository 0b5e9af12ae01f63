/** Every picture comes in the size in which it is drawn (docs/decisions/0052): no larger, and as sharp. */
import type { Browser, Page } from '@playwright/test';
import { demoData } from '../../demo/index.ts';
import { idsQuery } from '../../domain/id-list.ts';
import { estatesToView } from '../support/appointments.ts';
import { projectOf } from '../support/estates.ts';
import { expect, test } from '../support/fixtures.ts';
import { type AgencyId, at, screenAt } from '../support/sites.ts';

const WIDTHS = [360, 390, 768, 1366, 1440] as const;
/** Part of the pixels needed that a file may have at least. */
const SHARP = 0.9;
/** `sizes` are right within so much. */
const LEEWAY = 1.02;

interface Shown {
  readonly src: string;
  /** Pixels of the file that was taken. */
  readonly file: number;
  /** CSS pixels across which it is drawn, cut sides included. */
  readonly drawn: number;
  /** Widths that it is offered in. */
  readonly offered: readonly number[];
}

/** What each visible picture of a page needs and what the browser takes for it, as the window is now. */
const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    const widthOf = (src: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const image = new Image();
        image.onload = () => resolve(image.naturalWidth);
        image.onerror = () => reject(new Error(`no picture: ${src}`));
        image.src = src;
      });
    const images = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')].filter(
      (image) => image.checkVisibility() && image.clientWidth > 0,
    );
    // Chosen anew: a browser may keep what it has when its window grows.
    for (const image of images) {
      image.loading = 'eager';
      image.srcset = String(image.srcset);
    }
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return Promise.all(
      images.map(async (image) => {
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const { clientWidth, clientHeight } = image;
        const pick = getComputedStyle(image).objectFit === 'contain' ? Math.min : Math.max;
        const source = image.closest('picture')?.querySelector('source');
        const set = source && matchMedia(source.media).matches ? source.srcset : image.srcset;
        return {
          src: image.currentSrc,
          file: await widthOf(image.currentSrc),
          drawn: pick(clientWidth, clientHeight * ratio),
          offered: set.split(', ').map((one) => Number.parseInt(one.split(' ')[1] ?? '', 10)),
        };
      }),
    );
  });

/**
 * What is wrong with the file of a picture, in words; null where it is the right one: the next that is large
 * enough, or the one below it where that has nearly enough. Chromium takes that one too where the screen is nearer
 * to it, by the geometric mean of both.
 */
function complaint({ src, file, drawn, offered }: Shown, density: number): string | null {
  const needed = drawn * Math.min(density, 2);
  const enough = offered.find((width) => width * LEEWAY >= needed) ?? offered.at(-1) ?? 0;
  const below = offered.findLast((width) => width < enough) ?? 0;
  const words = `${src} at density ${density}: ${file} px for ${Math.round(needed)}, of ${offered.join(', ')}`;
  if (file > enough) return `larger than it is shown: ${words}`;
  const isNear = needed <= Math.sqrt(below * enough) * LEEWAY;
  const isSharp = file === enough || (file === below && (isNear || file >= needed * SHARP));
  return isSharp ? null : `not sharp: ${words}`;
}

/** An estate of the agency by what its gallery shows. */
function estateWith(agency: AgencyId, fits: (files: readonly string[]) => boolean): string {
  const found = demoData().estates.find(
    ({ siteId, estate, withdrawnAt }) =>
      siteId === agency &&
      !withdrawnAt &&
      estate.general.archived !== true &&
      fits((estate.pictures ?? []).map(({ file }) => file)),
  );
  if (found === undefined) throw new Error(`${agency} has no estate with such pictures`);
  return screenAt(agency, 'estate', 'nl', { id: String(found.estate.general.id) });
}

const AGENCY = 'duinzicht';
const some = (count: number) => idsQuery(estatesToView(AGENCY).slice(0, count));

/** Addresses of screens with every kind of tile. */
const SCREENS: Readonly<Record<string, () => string>> = {
  home: () => at(AGENCY, '/nl'),
  offer: () => screenAt(AGENCY, 'offer', 'nl'),
  'offer in rows': () => `${screenAt(AGENCY, 'offer', 'nl')}?view=list`,
  'offer on a map': () => `${screenAt(AGENCY, 'offer', 'nl')}?view=map`,
  rentals: () => screenAt(AGENCY, 'rentals', 'nl'),
  rental: () => screenAt(AGENCY, 'rental', 'nl', { id: '7005' }),
  project: () => screenAt(AGENCY, 'estate', 'nl', { id: projectOf(AGENCY).id }),
  'favourites that were passed on': () => screenAt(AGENCY, 'favorites', 'nl') + some(3),
  'content page': () => at(AGENCY, '/nl/over-ons'),
  contact: () => `${screenAt(AGENCY, 'contact', 'nl')}?estate=${estatesToView(AGENCY)[0]}`,
  ...Object.fromEntries(
    [2, 3, 4].map((count) => [`${count} compared`, () => screenAt(AGENCY, 'compare', 'nl') + some(count)]),
  ),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((count) => [
      `estate with ${count} pictures`,
      () => estateWith(AGENCY, (files) => (count < 5 ? files.length === count : files.length >= count)),
    ]),
  ),
};

async function openAt(browser: Browser, density: number, width: number): Promise<Page> {
  const context = await browser.newContext({
    deviceScaleFactor: density,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

for (const [name, address] of Object.entries(SCREENS)) {
  for (const density of [1, 2]) {
    test(`${name}, at density ${density}`, async ({ browser }) => {
      const page = await openAt(browser, density, WIDTHS[0]);
      await page.goto(address());
      const complaints: string[] = [];
      let seen = 0;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const shown = await shownOn(page);
        seen += shown.length;
        complaints.push(
          ...shown.flatMap((one) => complaint(one, density) ?? []).map((c) => `${width}: ${c}`),
        );
      }
      expect(seen).toBeGreaterThanOrEqual(WIDTHS.length);
      expect([...new Set(complaints)]).toEqual([]);
      await page.context().close();
    });
  }
}
