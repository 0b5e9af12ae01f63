// `npm run screenshots`: pictures of the running site for the README. With `--all` every screen, width, mode
// and agency, with and without JavaScript, into dist/screens for a review.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { pathTo } from '../domain/routes.ts';
import { demoAgencies } from '../scripts/lib/agencies.ts';
import { ensureChromium } from '../scripts/lib/chromium.ts';
import { ensureClientBuilt } from '../scripts/lib/client-build.ts';
import { fail, step } from '../scripts/lib/progress.mjs';
import { ensureTestData } from '../scripts/lib/test-data.ts';
import { BOTH_WORKERS } from '../scripts/lib/workers.ts';
import { startTestWorkers } from './support/environment.ts';
import { AGENCIES, type AgencyId } from './support/sites.ts';

type Scheme = 'light' | 'dark';

interface Shot {
  readonly agency: AgencyId;
  readonly screen: string;
  readonly width: number;
  readonly scheme: Scheme;
  readonly script: boolean;
  readonly fullPage: boolean;
}

const HEIGHT: Readonly<Record<number, number>> = { 360: 780, 768: 1024, 1440: 900 };
const SCREENS = [
  'home',
  'offer',
  'offer-none',
  'estate',
  'favorites',
  'favorites-empty',
  'not-found',
] as const;

/** What the README shows: each agency's face, and the way from search to estate. */
const README: readonly Omit<Shot, 'script' | 'fullPage'>[] = [
  { agency: 'duinzicht', screen: 'home', width: 1440, scheme: 'light' },
  { agency: 'huis-haard', screen: 'home', width: 1440, scheme: 'light' },
  { agency: 'ardenne', screen: 'home', width: 1440, scheme: 'light' },
  { agency: 'duinzicht', screen: 'offer', width: 1440, scheme: 'light' },
  { agency: 'ardenne', screen: 'estate', width: 1440, scheme: 'dark' },
  { agency: 'huis-haard', screen: 'estate', width: 360, scheme: 'light' },
];

function allShots(): readonly Shot[] {
  const agencies: readonly AgencyId[] = ['duinzicht', 'huis-haard', 'ardenne'];
  return agencies.flatMap((agency) =>
    SCREENS.flatMap((screen) =>
      [360, 768, 1440].flatMap((width) =>
        (['light', 'dark'] as const).flatMap((scheme) =>
          [true, false].map((script) => ({ agency, screen, width, scheme, script, fullPage: true })),
        ),
      ),
    ),
  );
}

/** Takes one picture of a screen, in the agency’s first language. */
async function take(browser: Browser, shot: Shot, port: number): Promise<Buffer> {
  const { hostname, locales } = AGENCIES[shot.agency];
  const locale = locales[0];
  const context = await browser.newContext({
    viewport: { width: shot.width, height: HEIGHT[shot.width] ?? 900 },
    colorScheme: shot.scheme,
    javaScriptEnabled: shot.script,
    reducedMotion: 'reduce',
    baseURL: `http://${hostname}:${port}`,
  });
  try {
    const page = await context.newPage();
    const links = page.getByRole('article').getByRole('link');
    switch (shot.screen) {
      case 'home':
        await page.goto(pathTo('home', locale));
        break;
      case 'offer':
        await page.goto(pathTo('offer', locale));
        break;
      case 'offer-none':
        await page.goto(`${pathTo('offer', locale)}?price-min=1&price-max=2`);
        break;
      case 'estate':
        await page.goto(pathTo('offer', locale));
        await page.goto((await links.first().getAttribute('href')) ?? '/');
        break;
      case 'favorites': {
        await page.goto(pathTo('offer', locale));
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        const ids = hrefs.slice(0, 5).map((href) => href.split('/')[3] ?? '');
        if (shot.script)
          await page.evaluate((list) => localStorage.setItem('favorites', list), JSON.stringify(ids));
        await page.goto(pathTo('favorites', locale));
        if (shot.script) await links.first().waitFor();
        break;
      }
      case 'favorites-empty':
        await page.goto(pathTo('favorites', locale));
        break;
      default:
        await page.goto(pathTo('page', locale, { url: 'nowhere' }));
    }
    await page.waitForLoadState('networkidle');
    return await page.screenshot({ fullPage: shot.fullPage, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

async function main(args: readonly string[]): Promise<void> {
  const all = args.includes('--all');
  const folder = all ? 'dist/screens' : 'docs/screenshots';
  await mkdir(folder, { recursive: true });
  await ensureClientBuilt();
  await ensureTestData();
  const executablePath = await ensureChromium();
  const agencies = demoAgencies();
  const workers = await startTestWorkers({
    configs: BOTH_WORKERS,
    seeded: true,
    hostnames: agencies.map(({ hostname }) => hostname),
  });
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  });
  try {
    const shots = all ? allShots() : README.map((shot) => ({ ...shot, script: true, fullPage: false }));
    await step(`Taking ${shots.length} pictures`, async () => {
      for (const shot of shots) {
        const parts = [
          shot.agency,
          shot.screen,
          shot.width,
          ...(all ? [shot.scheme, shot.script ? 'js' : 'nojs'] : []),
        ];
        // Half the size is enough on a page, and keeps the repository small.
        const image = sharp(await take(browser, shot, workers.port));
        const sized = all ? image : image.resize({ width: Math.min(shot.width, 960) });
        await sized.webp({ quality: 80 }).toFile(join(folder, `${parts.join('-')}.webp`));
      }
    });
  } finally {
    await browser.close();
    await workers.stop();
  }
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
