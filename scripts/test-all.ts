// `npm test`: runs all checks; stops at the first that fails. `--only browser` runs one; `--looks` looks at every
// page in every agency, width, mode and language, also without a change (decision 136).
import { mkdir, rm } from 'node:fs/promises';
import { ensureChromium } from './lib/chromium.ts';
import { ensureClientBuilt } from './lib/client-build.ts';
import { expectAllExamined } from './lib/examined.ts';
import { extentOf, type Hashes, hashesNow, hashesSeen, unseen, writeSeen } from './lib/looked-at.ts';
import { Complaint, elapsed, fail } from './lib/progress.mjs';
import { readTally, type Tally } from './lib/results.ts';
import { capture, endRunning } from './lib/run.ts';
import { ensureTestData } from './lib/test-data.ts';

const RESULTS = 'test-results';

interface Check {
  readonly name: string;
  readonly title: string;
  /** Arguments to Node; null for a step that only prepares. */
  readonly run: readonly string[] | null;
  /** File of its test report; a check without tests has none. */
  readonly report?: string;
  readonly before?: (asked: Asked) => Promise<unknown>;
  /** Runs when the check has passed. */
  readonly after?: (asked: Asked) => Promise<unknown>;
}

/** What the command line asks for. */
interface Asked {
  /** Looks at everything. */
  readonly looks: boolean;
  /** Arguments for the test runner, such as the name of a file. */
  readonly extra: readonly string[];
}

const vitest = (project: string): Pick<Check, 'run' | 'report'> => {
  const report = `${RESULTS}/${project}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { run: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters], report };
};

/** Files as they were when the browser tests began. */
let looked: Hashes = {};

/** Decides what the browser tests look at, and says why. */
function chooseLooks({ looks }: Asked): void {
  looked = hashesNow();
  const { extent, why } = extentOf(unseen(looked, hashesSeen()), looks);
  process.env.GEVEL_LOOKS = extent;
  process.stdout.write(`${why}\n`);
}

/** A developer's green whole run of all browser tests is what the next ones stand on; CI changes no tracked file. */
async function recordLooks({ extra }: Asked): Promise<void> {
  if (process.env.GEVEL_LOOKS === 'whole' && process.env.CI === undefined && extra.length === 0)
    await writeSeen(looked);
}

/** Checks that run `atOnce`: each lane takes the next one when it is free. */
interface Stage {
  readonly atOnce: number;
  readonly checks: readonly Check[];
}

/**
 * Two cores are what a run is measured on. The tests in workerd spend half their time waiting, for a slow service or a
 * lock, so that a third check has room beside them; the browser tests use both cores.
 */
const STAGES: readonly Stage[] = [
  // The others need these generated files.
  {
    atOnce: 1,
    checks: [
      { name: 'build', title: 'Client build and budgets', run: ['scripts/build.ts'] },
      // Examples are type-checked and linted with types from the document.
      {
        name: 'document',
        title: 'The document of all calls, and its types',
        run: ['scripts/contract-types.ts'],
      },
    ],
  },
  {
    atOnce: 3,
    // The longest first, so that all lanes end together; then those that tell a mistake soonest.
    checks: [
      { name: 'content', title: 'Tests of the content service inside workerd', ...vitest('content') },
      { name: 'worker', title: 'Tests of the site inside workerd', ...vitest('worker') },
      { name: 'style', title: 'Format', run: ['node_modules/@biomejs/biome/bin/biome', 'ci'] },
      {
        name: 'types',
        title: 'Types of every part, and rules that need types',
        run: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings'],
      },
      {
        name: 'contract',
        title: 'The document of all calls, by a third-party linter',
        run: ['node_modules/@redocly/cli/bin/cli.js', 'lint', 'dist/contract/public.json'],
      },
      { name: 'unit', title: 'Unit tests', ...vitest('unit') },
      {
        name: 'data',
        title: 'Demo data for the browser tests',
        before: async () => {
          await ensureChromium();
          await ensureTestData();
        },
        run: null,
      },
      { name: 'bundles', title: 'Workers’ bundles and budgets', run: ['scripts/bundles.ts'] },
    ],
  },
  {
    atOnce: 1,
    checks: [
      {
        name: 'browser',
        title: 'Browser tests',
        before: async (asked) => {
          await ensureChromium();
          await ensureClientBuilt();
          chooseLooks(asked);
        },
        after: async (asked) => {
          await recordLooks(asked);
          if (asked.extra.length === 0) await expectAllExamined();
        },
        run: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'],
        report: `${RESULTS}/browser.json`,
      },
    ],
  },
];

const NONE: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
});

/** Lines of a failure that are repeated at the end. */
const REPORTED_LINES = 14;

/** The end of a red run: a log of which only the last lines are kept still says what failed, and why. */
function tellFailures({ failures }: Tally): string {
  const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
  const reported = failures.slice(0, 9).map((failure) => {
    const lines = failure.replace(colours, '').trim().split('\n');
    return `✗ ${lines.slice(0, REPORTED_LINES).join('\n  ')}\n`;
  });
  return reported.join('\n');
}

interface Result {
  readonly ok: boolean;
  readonly tally: Tally;
  /** Its output, when that was not printed while it ran. */
  readonly output: string;
}

/** Runs one check; `echo` prints its output at once, which is readable only while nothing else runs. */
async function perform(check: Check, asked: Asked, echo: boolean): Promise<Result> {
  await check.before?.(asked);
  if (check.run === null) return { ok: true, tally: NONE, output: '' };
  const { code, output } = await capture(process.execPath, [...check.run, ...asked.extra], { echo });
  if (check.report === undefined) return { ok: code === 0, tally: NONE, output };
  const tally = await readTally(check.report).catch(() => NONE);
  // A run without any test proves nothing.
  const ok = code === 0 && tally.failed === 0 && tally.passed > 0;
  if (ok) await check.after?.(asked);
  return { ok, tally, output };
}

function selected(args: readonly string[]): typeof STAGES {
  const only = args[0] === '--only' ? args[1] : undefined;
  if (only === undefined) return STAGES;
  const all = STAGES.flatMap(({ checks }) => checks);
  const checks = all.filter(({ name }) => name === only);
  if (checks.length > 0) return [{ atOnce: 1, checks }];
  const names = all.map(({ name }) => name);
  throw new Complaint(`No check is called "${only}": ${names.join(', ')}.`);
}

async function main(args: readonly string[]): Promise<void> {
  const looks = args.includes('--looks');
  const words = args.filter((word) => word !== '--looks');
  const stages = selected(words);
  const asked = { looks, extra: words[0] === '--only' ? words.slice(2) : [] };
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir('dist/client', { recursive: true });
  const began = Date.now();
  let total = NONE;
  let broken: string | null = null;

  /** Runs the next check of the stage, until none is left or one of any lane fails. */
  async function runLane(waiting: Check[], alone: boolean): Promise<void> {
    for (let check = waiting.shift(); check !== undefined && broken === null; check = waiting.shift()) {
      const started = Date.now();
      if (alone) process.stdout.write(`\n▸ ${check.title}\n`);
      const { ok, tally, output } = await perform(check, asked, alone).catch((error: unknown) => ({
        ok: false,
        tally: { ...NONE, failures: [error instanceof Error ? error.message : String(error)] },
        output: '',
      }));
      // Checks of the other lane that are ended by a failure fail too, without a fault of their own.
      if (broken !== null) return;
      total = add(total, tally);
      const quiet = process.env.CI === undefined && ok;
      if (!alone) process.stdout.write(`\n▸ ${check.title}\n${quiet ? '' : output}`);
      if (!ok) {
        broken = check.title;
        endRunning();
        return;
      }
      process.stdout.write(`✓ ${check.title} (${elapsed(started)})\n`);
    }
  }

  for (const { atOnce, checks } of stages) {
    const waiting = [...checks];
    await Promise.all(Array.from({ length: atOnce }, () => runLane(waiting, atOnce === 1)));
    // A check that fails without a failed test counts as one.
    if (broken !== null)
      throw new Complaint(
        `${tellFailures(total)}\n✗ ${broken} failed.\n${total.passed} passed, ${Math.max(total.failed, 1)} failed`,
      );
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  process.stdout.write(
    `\nAll checks in ${elapsed(began)}.\n${total.passed} passed, ${total.failed} failed${skipped}\n`,
  );
}

main(process.argv.slice(2)).catch(fail);
