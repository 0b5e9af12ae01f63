// `npm run pages:compare -- --base REV`: proves that a refactoring changes nothing visible. It starts REV in
// a separate folder beside this working tree, requests every row of `scripts/compare-pages/screens.ts` from
// both at the same time in each language of the demo agencies, and exits with 0 only when all answers are
// equal. `--sample 40` takes more estates, `--only '^offer'` a part of the table, `--json FILE` writes the
// result, `--accept FILE` lists intended differences.
import { writeFile } from 'node:fs/promises';
import { readAccepted } from '#scripts/compare-pages/accept.ts';
import { type Errand, errandsOf } from '#scripts/compare-pages/addresses.ts';
import { commitOf, startBase } from '#scripts/compare-pages/base.ts';
import { compareAll, type Ports } from '#scripts/compare-pages/compare.ts';
import { findPlace } from '#scripts/compare-pages/found.ts';
import { type Options, readOptions } from '#scripts/compare-pages/options.ts';
import { reportJson, reportText, toReport } from '#scripts/compare-pages/report.ts';
import { ROWS } from '#scripts/compare-pages/screens.ts';
import { demoAgencies } from '#scripts/lib/agencies.ts';
import { ensureClientBuilt } from '#scripts/lib/client-build.ts';
import { Complaint, fail, step } from '#scripts/lib/progress.mjs';
import { endRunning } from '#scripts/lib/run.ts';
import { stopSignal } from '#scripts/lib/stop-signal.ts';
import { ensureTestData } from '#scripts/lib/test-data.ts';
import { BOTH_WORKERS } from '#scripts/lib/workers.ts';
import { startTestWorkers } from './support/environment.ts';

/** Addresses compared at the same time; each is requested from both revisions. */
const AT_ONCE = 3;
/** Seconds that this working tree may take to start while the other revision starts too. */
const START = 180;

/** Throws when a row of the table has no address at any agency. */
function checkTable(errands: readonly Errand[]): void {
  const kinds = new Set(errands.map(({ kind }) => kind));
  const empty = ROWS.filter(({ kind }) => !kinds.has(kind)).map(({ kind }) => kind);
  if (empty.length > 0) throw new Complaint(`Nothing was found on the site for: ${empty.join(', ')}.`);
}

async function findErrands(port: number, { sample, only }: Options): Promise<readonly Errand[]> {
  const now = Date.now();
  const places = await Promise.all(demoAgencies().map((agency) => findPlace(port, agency)));
  const all = places.flatMap((place) => errandsOf(ROWS, place, sample, now));
  checkTable(all);
  const errands =
    only === null ? all : all.filter(({ kind, address }) => only.test(kind) || only.test(address));
  if (errands.length === 0) throw new Complaint(`No address matches --only ${only?.source ?? ''}.`);
  return errands;
}

async function compare(ports: Ports, options: Options, stop: AbortSignal): Promise<boolean> {
  const accepted = options.accept === null ? [] : await readAccepted(options.accept);
  const errands = await step('Finding the addresses', () => findErrands(ports.before, options));
  const results = await step(`Comparing ${errands.length} addresses`, () =>
    compareAll(ports, errands, AT_ONCE, stop),
  );
  const report = toReport(results, accepted);
  process.stdout.write(`\n${reportText(report)}\n`);
  if (options.json !== null) {
    await writeFile(options.json, `${JSON.stringify(reportJson(report, options.base), null, 2)}\n`);
  }
  return report.differences.length === 0;
}

/** Starts this working tree with a copy of the test data. */
async function startTree(hostnames: readonly string[]) {
  await ensureClientBuilt();
  await ensureTestData();
  return startTestWorkers({ configs: BOTH_WORKERS, seeded: true, hostnames, seconds: START });
}

/** Runs both revisions side by side and always stops both. */
async function run(options: Options, stop: AbortSignal): Promise<boolean> {
  const hostnames = demoAgencies().map(({ hostname }) => hostname);
  const commit = await commitOf(options.base);
  // If this tree does not start, the start of the other revision is aborted.
  const failed = new AbortController();
  const ending = AbortSignal.any([stop, failed.signal]);
  const base = step(`Starting ${options.base}`, () => startBase(commit, hostnames, ending));
  const tree = startTree(hostnames).catch((error: unknown) => {
    failed.abort();
    throw error;
  });
  const [after, before] = await Promise.allSettled([tree, base]);
  try {
    if (after.status === 'rejected') throw after.reason;
    if (before.status === 'rejected') throw before.reason;
    stop.throwIfAborted();
    return await compare({ before: before.value.port, after: after.value.port }, options, stop);
  } finally {
    const started = [before, after].flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await Promise.allSettled(started.map((one) => one.stop()));
  }
}

async function main(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const stop = stopSignal();
  stop.addEventListener('abort', endRunning);
  try {
    process.exitCode = (await run(options, stop)) ? 0 : 1;
  } catch (error) {
    if (!stop.aborted) throw error;
    process.stdout.write('\nStopped; everything it made is removed.\n');
    process.exitCode = 130;
  }
}

main(process.argv.slice(2)).then(() => process.exit(), fail);
