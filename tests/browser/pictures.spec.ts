/** Every picture loads in the size in which it is drawn (docs/decisions/0052): no larger, and as sharp. */
import type { Page } from '@playwright/test';
import { demoData } from '#demo/index.ts';
import { idsQuery } from '#domain/id-list.ts';
import { estatesToView } from '../support/appointments.ts';
import { projectOf } from '../support/estates.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { type AgencyId, at, screenAt } from '../support/sites.ts';

const WIDTHS = [360, 390, 768, 1366, 1440] as const;
/** Minimum share of the required pixels that a file must have. */
const SHARP = 0.9;

interface Shown {
  /** Its index among the pictures of the page. */
  readonly at: number;
  readonly src: string;
  /** CSS pixels of its drawn width, including cropped sides. */
  readonly drawn: number;
  /** Value of its `sizes`, CSS pixels. */
  readonly stated: number;
  /** Widths of its `srcset`, pixels. */
  readonly offered: readonly number[];
}

/** The visible pictures of a page in its current window. */
const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(() => {
    // Parts skipped by `content-visibility` keep the layout of the previous window.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [laidOut];
    const probe = document.createElement('div');
    probe.style.position = 'absolute';
    document.body.append(probe);
    /** Entries of a list whose members may contain commas in parentheses. */
    const entriesOf = (list: string): string[] => {
      let depth = 0;
      return [...list]
        .map((sign) => {
          depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
          return sign === ',' && depth === 0 ? '\n' : sign;
        })
        .join('')
        .split('\n');
    };
    const lengthOf = (sizes: string): number => {
      for (const entry of entriesOf(sizes)) {
        const [, condition = '', length = ''] = /^ *((?:\([^)]*\) (?:and )?)*)(.*)$/.exec(entry) ?? [];
        if (condition !== '' && !matchMedia(condition).matches) continue;
        probe.style.width = '';
        probe.style.width = length;
        if (probe.style.width === '') throw new Error(`not a CSS length: ${length}`);
        return probe.getBoundingClientRect().width;
      }
      throw new Error(`no length applies to this window: ${sizes}`);
    };
    const images = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')];
    const shown = images
      .map((image, at) => ({ image, at }))
      .filter(({ image }) => image.checkVisibility() && image.clientWidth > 0)
      // The background of a picture is blurred, and needs no more pixels than the picture's own file.
      .filter(({ image }) => !image.matches('.gallery__ground'))
      .map(({ image, at }) => {
        const { clientWidth, clientHeight } = image;
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const pick = getComputedStyle(image).objectFit === 'contain' ? Math.min : Math.max;
        const offered = image.srcset.split(', ').map((one) => Number.parseInt(one.split(' ')[1] ?? '', 10));
        return {
          at,
          src: image.src,
          drawn: pick(clientWidth, clientHeight * ratio),
          stated: lengthOf(image.sizes),
          offered,
        };
      });
    probe.remove();
    document.adoptedStyleSheets = [];
    return shown;
  });

/** Message about a wrong file for a picture; null for the right one. */
function complaint({ src, drawn, offered }: Shown, file: number, density: number): string | null {
  const needed = drawn * Math.min(density, 2);
  const largest = offered.at(-1) ?? 0;
  const most = offered.find((width) => width >= needed) ?? largest;
  const wrong =
    file > most ? 'larger than it is drawn' : file < Math.min(needed * SHARP, largest) ? 'not sharp' : null;
  return (
    wrong &&
    `${wrong}: ${src} at density ${density}, ${file} px for ${Math.round(needed)}, of ${offered.join(', ')}`
  );
}

/** The file that browsers choose: the first with all pixels that `sizes` requires. */
const takenOf = ({ stated, offered }: Shown, density: number): number =>
  offered.find((width) => width >= stated * density) ?? offered.at(-1) ?? 0;

/** An estate of the agency whose gallery fits. */
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

for (const [row, [name, address]] of Object.entries(SCREENS).entries()) {
  test(`${name}: the tiles of its pictures equal those of the styles`, async ({ page }) => {
    await page.goto(address());
    const complaints = new Set<string>();
    for (const width of looks(WIDTHS, row)) {
      await page.setViewportSize({ width, height: 800 });
      const shown = await shownOn(page);
      expect(shown.length).toBeGreaterThan(0);
      for (const one of shown) {
        for (const density of [1, 2]) {
          const found = complaint(one, takenOf(one, density), density);
          if (found !== null) complaints.add(`${width} px: ${found}`);
        }
      }
    }
    expect([...complaints]).toEqual([]);
  });
}

const FIRST = [
  'home',
  'offer',
  'rentals',
  'rental',
  'estate with 1 pictures',
  'estate with 5 pictures',
] as const;
const WINDOWS = [
  { width: 1440, density: 1 },
  // A density above 2 is treated as 2, because nobody sees more pixels.
  { width: 390, density: 3 },
] as const;

for (const [row, name] of FIRST.entries()) {
  for (const { width, density } of looks(WINDOWS, row)) {
    test(`${name}, ${width} px at density ${density}: the first picture loads once, and none is larger than drawn`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        deviceScaleFactor: density,
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(request.url());
      });
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('preload')) warnings.push(message.text());
      });
      await page.goto(SCREENS[name]?.() ?? '');
      const first = page.locator('main img[srcset]:not(.gallery__ground)').first();
      const preloads = await page
        .locator('head link[rel="preload"][as="image"]')
        .evaluateAll((links) =>
          links.flatMap((link) =>
            link instanceof HTMLLinkElement && (link.media === '' || matchMedia(link.media).matches)
              ? [[link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')]]
              : [],
          ),
        );
      const preloaded = await page.locator('main img[srcset]:not(.gallery__ground)').evaluateAll(
        (images, most) =>
          images.slice(0, most).map((image) => [image.getAttribute('srcset'), image.getAttribute('sizes')]),
        // The second home of a list has the largest picture of a phone's first screen.
        name === 'offer' ? 2 : 1,
      );
      expect(preloads).toEqual(preloaded);
      await settled(page);
      const taken = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
      const nameOf = (address: string) => new URL(address).pathname.split('/').at(-1);
      expect(asked.filter((address) => nameOf(address) === nameOf(taken))).toEqual([taken]);
      expect(warnings).toEqual([]);
      const files = await page.evaluate(async () => {
        const loaded = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')];
        return Promise.all(
          loaded.map(async ({ complete, currentSrc }) => {
            if (!complete || currentSrc === '') return null;
            const file = new Image();
            file.src = currentSrc;
            await file.decode();
            return file.naturalWidth;
          }),
        );
      });
      const shown = await shownOn(page);
      const complaints = shown.flatMap((one) => {
        const file = files[one.at];
        return file === null || file === undefined ? [] : (complaint(one, file, density) ?? []);
      });
      expect(files.some((file) => file !== null)).toBe(true);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }
}
