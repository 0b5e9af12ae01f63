// `npm run lighthouse`: home, offer, an estate, rentals, a rental unit and favourites on a phone. `-- --runs
// 3` measures each page three times and takes the median, `-- --port 8787` measures a running site.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pathTo } from '#domain/routes.ts';
import { fetchPage } from '#scripts/audit-site/fetch-page.ts';
import { readPage } from '#scripts/audit-site/page.ts';
import { ensureChromium } from '#scripts/lib/chromium.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { freePort } from '#scripts/lib/port.ts';
import { fail } from '#scripts/lib/progress.mjs';
import { ensureTestData } from '#scripts/lib/test-data.ts';
import { BOTH_WORKERS } from '#scripts/lib/workers.ts';
import { BAR, FAVORITES_BAR, middleRun, missed, type Scores } from '#scripts/lighthouse/bar.ts';
import { type Measured, measure } from '#scripts/lighthouse/measure.ts';
import { startTestWorkers } from './support/environment.ts';

const HOSTNAME = 'duinzicht.localhost';
const LOCALE = 'nl';

interface Target {
  readonly name: string;
  readonly path: string;
  readonly listed: boolean;
  readonly bar: Scores;
}

/** The first link on a page to an address below a path. */
async function firstBelow(origin: string, path: string): Promise<string> {
  const { body } = await fetchPage(new URL(path, origin));
  const filters = [pathTo('filters', LOCALE), pathTo('rental-filters', LOCALE)];
  const found = readPage(body).links.find(
    (link) => link.startsWith(`${path}/`) && !filters.some((one) => link.startsWith(one)),
  );
  if (found === undefined) throw new Error(`the page ${path} links to no page below its path`);
  return found;
}

async function targets(origin: string): Promise<readonly Target[]> {
  const offer = pathTo('offer', LOCALE);
  const rentals = pathTo('rentals', LOCALE);
  return [
    { name: 'home', path: pathTo('home', LOCALE), listed: true, bar: BAR },
    { name: 'offer', path: offer, listed: true, bar: BAR },
    { name: 'estate', path: await firstBelow(origin, offer), listed: true, bar: BAR },
    { name: 'rentals', path: rentals, listed: true, bar: BAR },
    { name: 'rental', path: await firstBelow(origin, rentals), listed: true, bar: BAR },
    { name: 'favorites', path: pathTo('favorites', LOCALE), listed: false, bar: FAVORITES_BAR },
  ];
}

/** One run in a new browser, so that runs share no cache. */
async function runOnce(url: string, listed: boolean, executablePath: string): Promise<Measured> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    return await measure(url, { port, listed });
  } finally {
    await browser.close();
  }
}

/** A run, with a second attempt: on a busy machine Lighthouse may miss the start of a page. */
async function run(url: string, listed: boolean, executablePath: string): Promise<Measured> {
  try {
    return await runOnce(url, listed, executablePath);
  } catch (error) {
    process.stdout.write(`  once more, since ${String(error)}\n`);
    return runOnce(url, listed, executablePath);
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Prints a page's scores and failed audits; returns whether it meets its minimum scores. */
function report({ name, listed, bar }: Target, { scores, failed }: Measured): boolean {
  const { performance, accessibility, bestPractices, seo, shift, blocking } = scores;
  const columns = [
    name.padEnd(9),
    String(performance).padStart(12),
    String(accessibility).padStart(14),
    String(bestPractices).padStart(15),
    String(seo).padStart(4),
    shift.toFixed(3).padStart(6),
    blocking.toFixed(0).padStart(7),
  ];
  print(`${columns.join(' ')}${listed ? '' : '  (kept out of results on purpose)'}`);
  const short = missed(scores, bar);
  if (short.length > 0) for (const line of [...short, ...failed]) print(`  ${line}`);
  return short.length === 0;
}

/** Measures each page several times and reports the median; returns whether all meet their minimum scores. */
async function measureAll(origin: string, runs: number): Promise<boolean> {
  const executablePath = await ensureChromium();
  print('page       performance  accessibility  best practices  SEO  shift  TBT ms');
  let reached = true;
  for (const target of await targets(origin)) {
    const measured: Measured[] = [];
    for (let count = 0; count < runs; count++) {
      measured.push(await run(`${origin}${target.path}`, target.listed, executablePath));
    }
    const middle = middleRun(measured);
    if (middle === undefined || !report(target, middle)) reached = false;
  }
  return reached;
}

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string' }, port: { type: 'string' } } });
  const running = Number(values.port ?? 0);
  if (running === 0) {
    await ensureClientBuilt();
    await ensureTestData();
  }
  const workers =
    running === 0
      ? await startTestWorkers({ configs: BOTH_WORKERS, seeded: true, hostnames: [HOSTNAME] })
      : { port: running, stop: async () => undefined };
  try {
    const reached = await measureAll(`http://${HOSTNAME}:${workers.port}`, Number(values.runs ?? 1));
    process.exitCode = reached ? 0 : 1;
  } finally {
    await workers.stop();
  }
}

main(process.argv.slice(2)).then(() => process.exit(), fail);
