import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** Tests of one run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});
const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Tally of the JSON report that Vitest or Playwright wrote; a test that passed at its second try failed. */
export async function readTally(file: string): Promise<Tally> {
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  const vitest = Vitest.safeParse(report);
  if (vitest.success) {
    const { numPassedTests, numFailedTests, numPendingTests } = vitest.data;
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  }
  const { stats } = Playwright.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
