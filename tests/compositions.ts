// `npm run compositions`: random combinations of a site's design choices, on the demo's content with words
// that are too long. Each is checked for overflow, layout shift and accessibility, and photographed into
// dist/compositions. `-- --count 20 --seed 1`, and `--from 10` to skip the first nine; exits non-zero when
// there are findings.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { Choices } from '#domain/theme/compositions.ts';
import { ensureChromium } from '#scripts/lib/chromium.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { fail, step } from '#scripts/lib/progress.mjs';
import { ensureTestData } from '#scripts/lib/test-data.ts';
import { BOTH_WORKERS } from '#scripts/lib/workers.ts';
import { faultsOn } from './support/axe.ts';
import {
  choose,
  coveredOf,
  lengthen,
  nameOf,
  overflowOf,
  randomChoices,
  shiftOf,
} from './support/compositions.ts';
import { startTestWorkers } from './support/environment.ts';
import { walkDown } from './support/frames.ts';
import { AGENCIES, AGENCY_IDS, type AgencyId } from './support/sites.ts';

const FOLDER = 'dist/compositions';
const WINDOWS = [
  [1366, 657],
  [768, 1024],
  [360, 640],
] as const;
const SCREENS = ['home', 'offer', 'estate'] as const;

/** Width of a picture in the grid, px. */
const PICTURED = 455;

interface Look {
  readonly found: readonly string[];
  readonly pictures: readonly Buffer[];
}

/** Faults of a page in one window; the page is filled with long words. */
async function faultsIn(page: Page, address: string): Promise<readonly string[]> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const shift = await shiftOf(page);
  await lengthen(page);
  // axe gets wrong positions for parts not yet rendered.
  await walkDown(page);
  const overflow = await overflowOf(page);
  const covered = await coveredOf(page);
  const faults = await faultsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await faultsOn(page, { at: 'colours' });
  await page.emulateMedia({ colorScheme: 'light' });
  return [
    ...(shift === null ? [] : [shift]),
    ...(overflow === null ? [] : [overflow]),
    ...covered,
    ...faults,
    ...dark.map((fault) => `dark, ${fault}`),
  ];
}

/** Path of a screen; the estate is the first one of the offer. */
async function pathOf(page: Page, screen: (typeof SCREENS)[number], locale: Locale): Promise<string> {
  if (screen !== 'estate') return pathTo(screen, locale);
  await page.goto(pathTo('offer', locale));
  const href = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  if (href === null) throw new Error('The offer shows no home');
  return href;
}

/** Checks one combination: an agency's start page, offer and first home in each window. */
async function lookAt(browser: Browser, agency: AgencyId, port: number): Promise<Look> {
  const { hostname, locales } = AGENCIES[agency];
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    baseURL: `http://${hostname}:${port}`,
  });
  const [found, pictures]: [string[], Buffer[]] = [[], []];
  try {
    const page = await context.newPage();
    for (const screen of SCREENS) {
      const path = await pathOf(page, screen, locales[0]);
      for (const [width, height] of WINDOWS) {
        await page.setViewportSize({ width, height });
        const faults = await faultsIn(page, path);
        found.push(...faults.map((fault) => `${screen} at ${width} × ${height}: ${fault}`));
        pictures.push(await page.screenshot({ animations: 'disabled' }));
      }
    }
    return { found, pictures };
  } finally {
    await context.close();
  }
}

/** The pictures of a combination side by side, as high as the first. */
async function beside(pictures: readonly Buffer[]): Promise<Buffer> {
  const height = Math.round((PICTURED * WINDOWS[0][1]) / WINDOWS[0][0]);
  const scaled = await Promise.all(pictures.map((one) => sharp(one).resize({ height }).png().toBuffer()));
  const widths = await Promise.all(scaled.map(async (one) => (await sharp(one).metadata()).width));
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + 8, 0));
  const width = (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0);
  return sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(scaled.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })))
    .webp({ quality: 80 })
    .toBuffer();
}

/** Checks as many combinations at a time as there are agencies. */
async function round(
  browser: Browser,
  chosen: Partial<Record<AgencyId, Choices>>,
  first: number,
): Promise<number> {
  const workers = await startTestWorkers({
    configs: BOTH_WORKERS,
    seeded: true,
    prepare: (state) => choose(state, chosen),
    hostnames: AGENCY_IDS.map((agency) => AGENCIES[agency].hostname),
  });
  let count = 0;
  try {
    for (const [index, agency] of AGENCY_IDS.entries()) {
      const choices = chosen[agency];
      if (choices === undefined) continue;
      const { found, pictures } = await lookAt(browser, agency, workers.port);
      const name = String(first + index).padStart(2, '0');
      await sharp(await beside(pictures)).toFile(join(FOLDER, `${name}.webp`));
      console.log(`${name} ${nameOf(choices)}: ${found.length === 0 ? 'nothing found' : ''}`);
      for (const fault of found) console.log(`   ${fault}`);
      count += found.length;
    }
  } finally {
    await workers.stop();
  }
  return count;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string', default: '1' },
    },
  });
  const all = randomChoices(Number(values.count), Number(values.seed));
  const begin = Number(values.from) - 1;
  await mkdir(FOLDER, { recursive: true });
  await ensureClientBuilt();
  await ensureTestData();
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  let count = 0;
  try {
    await step(`Looking at ${all.length - begin} combinations`, async () => {
      for (let first = begin; first < all.length; first += AGENCY_IDS.length) {
        const chosen = Object.fromEntries(
          AGENCY_IDS.flatMap((agency, index) => {
            const choices = all[first + index];
            return choices === undefined ? [] : [[agency, choices]];
          }),
        );
        count += await round(browser, chosen, first);
      }
    });
  } finally {
    await browser.close();
  }
  console.log(`\n${count === 0 ? 'Nothing found' : `${count} faults found`}; pictures are in ${FOLDER}/.`);
  if (count > 0) process.exitCode = 1;
}

main().then(() => process.exit(), fail);
