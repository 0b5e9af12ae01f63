// `npm test`: every check there is, cheapest first; stops at the first that fails. `--only browser` runs one.
import { mkdir, rm } from 'node:fs/promises';
import { ensureChromium } from './lib/chromium.ts';
import { ensureClientBuilt } from './lib/client-build.ts';
import { Complaint, elapsed, fail } from './lib/progress.mjs';
import { readTally, type Tally } from './lib/results.ts';
import { capture } from './lib/run.ts';

const RESULTS = 'test-results';

interface Check {
  readonly name: string;
  readonly title: string;
  /** Arguments to Node. */
  readonly run: readonly string[];
  /** Where it reports its tests; a check without tests has none. */
  readonly report?: string;
  readonly before?: () => Promise<unknown>;
}

const vitest = (project: string): Pick<Check, 'run' | 'report'> => {
  const report = `${RESULTS}/${project}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { run: ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters], report };
};

const CHECKS: readonly Check[] = [
  { name: 'style', title: 'Format and lint', run: ['node_modules/@biomejs/biome/bin/biome', 'ci'] },
  {
    name: 'lint',
    title: 'Lint with types',
    run: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  },
  { name: 'types', title: 'Types of every part', run: ['scripts/check-types.ts'] },
  { name: 'build', title: 'Client build and budgets', run: ['scripts/build.ts'] },
  { name: 'unit', title: 'Unit tests', ...vitest('unit') },
  { name: 'worker', title: 'Tests of the site inside workerd', ...vitest('worker') },
  { name: 'content', title: 'Tests of the content service inside workerd', ...vitest('content') },
  {
    name: 'browser',
    title: 'Browser tests',
    before: async () => {
      await ensureChromium();
      await ensureClientBuilt();
    },
    run: ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/playwright.config.ts'],
    report: `${RESULTS}/browser.json`,
  },
];

const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };

const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/** Runs one check with its output shown; its tests, and whether it went well. */
async function perform(check: Check, extra: readonly string[]): Promise<{ ok: boolean; tally: Tally }> {
  await check.before?.();
  const { code } = await capture(process.execPath, [...check.run, ...extra], { echo: true });
  if (check.report === undefined) return { ok: code === 0, tally: NONE };
  const tally = await readTally(check.report).catch(() => NONE);
  // A run that found no test proves nothing.
  return { ok: code === 0 && tally.failed === 0 && tally.passed > 0, tally };
}

function selected(args: readonly string[]): readonly Check[] {
  const only = args[0] === '--only' ? args[1] : undefined;
  if (only === undefined) return CHECKS;
  const checks = CHECKS.filter((check) => check.name === only);
  if (checks.length > 0) return checks;
  throw new Complaint(`No check is called "${only}": ${CHECKS.map((check) => check.name).join(', ')}.`);
}

async function main(args: readonly string[]): Promise<void> {
  const checks = selected(args);
  const extra = checks.length === 1 ? args.slice(2) : [];
  await rm(RESULTS, { recursive: true, force: true });
  await mkdir('dist/client', { recursive: true });
  const began = Date.now();
  let total = NONE;
  for (const check of checks) {
    const started = Date.now();
    process.stdout.write(`\n▸ ${check.title}\n`);
    const { ok, tally } = await perform(check, extra);
    total = add(total, tally);
    if (!ok) {
      // A check that fails without a failed test counts as one.
      const failed = Math.max(total.failed, 1);
      throw new Complaint(`✗ ${check.title} failed.\n${total.passed} passed, ${failed} failed`);
    }
    process.stdout.write(`✓ ${check.title} (${elapsed(started)})\n`);
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  process.stdout.write(
    `\nAll checks in ${elapsed(began)}.\n${total.passed} passed, ${total.failed} failed${skipped}\n`,
  );
}

main(process.argv.slice(2)).catch(fail);
