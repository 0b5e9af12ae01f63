// `npm run lighthouse`: home, offer, a home, a rental unit and favourites as a phone sees them. `-- --runs 3`
// measures each page so often and takes the middle, `-- --port 8787` measures a site that runs already.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pathTo } from '../domain/routes.ts';
import { fetchPage } from '../scripts/audit-site/fetch-page.ts';
import { readPage } from '../scripts/audit-site/page.ts';
import { ensureChromium } from '../scripts/lib/chromium.ts';
import { ensureClientBuilt } from '../scripts/lib/client-build.ts';
import { freePort } from '../scripts/lib/port.ts';
import { fail } from '../scripts/lib/progress.mjs';
import { BOTH_WORKERS } from '../scripts/lib/workers.ts';
import { middleRun, missed } from '../scripts/lighthouse/bar.ts';
import { type Measured, measure } from '../scripts/lighthouse/measure.ts';
import { prepareSeed, startTestWorkers } from './browser/support/environment.ts';

const HOSTNAME = 'duinzicht.localhost';
const LOCALE = 'nl';

interface Target {
  readonly name: string;
  readonly path: string;
  readonly listed: boolean;
}

/** The first link of a page that begins with a path and goes on. */
async function firstBelow(origin: string, path: string): Promise<string> {
  const { body } = await fetchPage(new URL(path, origin));
  const found = readPage(body).links.find((link) => link.startsWith(`${path}/`));
  if (found === undefined) throw new Error(`${path} leads to nothing below it`);
  return found;
}

async function targets(origin: string): Promise<readonly Target[]> {
  const offer = pathTo('offer', LOCALE);
  const rentals = pathTo('rentals', LOCALE);
  return [
    { name: 'home', path: pathTo('home', LOCALE), listed: true },
    { name: 'offer', path: offer, listed: true },
    { name: 'estate', path: await firstBelow(origin, offer), listed: true },
    { name: 'rental', path: await firstBelow(origin, rentals), listed: true },
    { name: 'favorites', path: pathTo('favorites', LOCALE), listed: false },
  ];
}

/** Several runs of each page in one browser, and the middle one of each. */
async function measureAll(origin: string, runs: number): Promise<ReadonlyMap<Target, Measured>> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--host-resolver-rules=MAP *.localhost 127.0.0.1',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const results = new Map<Target, Measured>();
    for (const target of await targets(origin)) {
      const measured: Measured[] = [];
      for (let run = 0; run < runs; run++) {
        measured.push(await measure(`${origin}${target.path}`, { port, listed: target.listed }));
      }
      const middle = middleRun(measured);
      if (middle !== undefined) results.set(target, middle);
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** Prints a line a page and what it misses; whether all reach the bar. */
function report(results: ReadonlyMap<Target, Measured>): boolean {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  print('page       performance  accessibility  best practices  SEO  shift');
  for (const [{ name, listed }, { scores, failed }] of results) {
    const { performance, accessibility, bestPractices, seo, shift } = scores;
    const columns = [
      name.padEnd(9),
      String(performance).padStart(12),
      String(accessibility).padStart(14),
      String(bestPractices).padStart(15),
      String(seo).padStart(4),
      shift.toFixed(3).padStart(6),
    ];
    print(`${columns.join(' ')}${listed ? '' : '  (kept out of results on purpose)'}`);
    const short = missed(scores);
    if (short.length > 0) for (const line of [...short, ...failed]) print(`  ${line}`);
  }
  return [...results.values()].every(({ scores }) => missed(scores).length === 0);
}

async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string' }, port: { type: 'string' } } });
  const running = Number(values.port ?? 0);
  if (running === 0) {
    await ensureClientBuilt();
    await prepareSeed();
  }
  const workers =
    running === 0
      ? await startTestWorkers({ configs: BOTH_WORKERS, seeded: true, hostnames: [HOSTNAME] })
      : { port: running, stop: async () => undefined };
  try {
    const results = await measureAll(`http://${HOSTNAME}:${workers.port}`, Number(values.runs ?? 1));
    process.exitCode = report(results) ? 0 : 1;
  } finally {
    await workers.stop();
  }
}

main(process.argv.slice(2)).then(() => process.exit(), fail);
