// `npm run screenshots`: pictures of the running site for the README. With `--all`: every screen of every
// agency in each window, in light, dark and forced colours, with contact sheets, into dist/screens for a
// review. Options select some of them (`tests/review/options.ts`); `--beside FOLDER` puts an earlier review's
// pictures beside these.
// `--tab` goes through the screens by the Tab key instead, and reports its order and what hides the focus or its ring.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { pathTo } from '#domain/routes.ts';
import { demoAgencies } from '#scripts/lib/agencies.ts';
import { ensureChromium } from '#scripts/lib/chromium.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { fail, step } from '#scripts/lib/progress.mjs';
import { ensureTestData } from '#scripts/lib/test-data.ts';
import { BOTH_WORKERS } from '#scripts/lib/workers.ts';
import { type Review, reviewOf } from './review/options.ts';
import { makeSheets } from './review/sheets.ts';
import { shoot } from './review/shoot.ts';
import { walkByTab } from './review/tabs.ts';
import { startTestWorkers } from './support/environment.ts';
import { AGENCIES, type AgencyId } from './support/sites.ts';

interface Shot {
  readonly agency: AgencyId;
  readonly screen: 'home' | 'offer' | 'estate';
  readonly width: 360 | 1440;
  readonly scheme: 'light' | 'dark';
}

const HEIGHT = { 360: 780, 1440: 900 } as const;
const FOLDER = 'docs/screenshots';

/** Pictures of the README: each agency's start page, and the steps from search to estate. */
const README: readonly Shot[] = [
  { agency: 'duinzicht', screen: 'home', width: 1440, scheme: 'light' },
  { agency: 'huis-haard', screen: 'home', width: 1440, scheme: 'light' },
  { agency: 'ardenne', screen: 'home', width: 1440, scheme: 'light' },
  { agency: 'duinzicht', screen: 'offer', width: 1440, scheme: 'light' },
  { agency: 'ardenne', screen: 'estate', width: 1440, scheme: 'dark' },
  { agency: 'huis-haard', screen: 'estate', width: 360, scheme: 'light' },
];

/** Takes one picture of a screen, in the agency’s first language. */
async function take(browser: Browser, shot: Shot, port: number): Promise<Buffer> {
  const { hostname, locales } = AGENCIES[shot.agency];
  const context = await browser.newContext({
    viewport: { width: shot.width, height: HEIGHT[shot.width] },
    colorScheme: shot.scheme,
    reducedMotion: 'reduce',
    baseURL: `http://${hostname}:${port}`,
  });
  try {
    const page = await context.newPage();
    await page.goto(pathTo(shot.screen === 'home' ? 'home' : 'offer', locales[0]));
    if (shot.screen === 'estate') {
      const first = page.getByRole('article').getByRole('link').first();
      await page.goto((await first.getAttribute('href')) ?? '/');
    }
    await page.waitForLoadState('networkidle');
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Takes the README's pictures, at most 960 px wide to keep the repository small. */
async function ofReadme(browser: Browser, port: number): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await step(`Taking ${README.length} pictures`, async () => {
    for (const shot of README)
      await sharp(await take(browser, shot, port))
        .resize({ width: Math.min(shot.width, 960) })
        .webp({ quality: 80 })
        .toFile(join(FOLDER, `${shot.agency}-${shot.screen}-${shot.width}.webp`));
  });
}

/** Prints each fault of the Tab order on a line. */
async function byTab(browser: Browser, review: Review): Promise<void> {
  const { stops, faults, missed } = await step('Going through by Tab', (say) =>
    walkByTab(browser, review, say),
  );
  for (const line of [...faults, ...missed.map((one) => `Not opened: ${one}`)])
    process.stdout.write(`${line}\n`);
  process.stdout.write(`${faults.length} faults in ${stops} stops.\n`);
  if (faults.length + missed.length > 0) process.exitCode = 1;
}

async function ofReview(browser: Browser, review: Review, port: number): Promise<void> {
  // Screens are opened like in tests, which read the port from there.
  process.env.GEVEL_TEST_PORT = String(port);
  if (review.tab) return await byTab(browser, review);
  const missed = await step('Taking pictures', (say) => shoot(browser, review, say));
  await step('Laying contact sheets', () => makeSheets(review));
  for (const line of missed) process.stdout.write(`Not taken: ${line}\n`);
  process.stdout.write(
    `Pictures are in ${review.folder}, contact sheets in ${join(review.folder, 'sheets')}.\n`,
  );
  if (missed.length > 0) process.exitCode = 1;
}

/** A site with separate test data. */
async function startSite(): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  await ensureClientBuilt();
  await ensureTestData();
  return await startTestWorkers({
    configs: BOTH_WORKERS,
    seeded: true,
    hostnames: demoAgencies().map(({ hostname }) => hostname),
  });
}

async function main(args: readonly string[]): Promise<void> {
  const review = args.includes('--all') ? reviewOf(args) : null;
  const executablePath = await ensureChromium();
  const site = review?.port ? { port: review.port, stop: () => Promise.resolve() } : await startSite();
  const browser = await chromium.launch({
    executablePath,
    // Without hinting, glyphs stand where they do on phones, macOS and Windows: with it, gaps between words close.
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1', '--font-render-hinting=none'],
  });
  try {
    if (review === null) await ofReadme(browser, site.port);
    else await ofReview(browser, review, site.port);
  } finally {
    await browser.close();
    await site.stop();
  }
}

main(process.argv.slice(2)).then(() => process.exit(), fail);
