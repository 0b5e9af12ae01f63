import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** Tests of one run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** For each failed test its name and what it said. */
  readonly failures: readonly string[];
}

const Vitest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      /** Why a file could not be run at all. */
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

interface Suite {
  readonly specs: readonly z.output<typeof Spec>[];
  readonly suites?: readonly Suite[] | undefined;
}
const Spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});
const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(Spec),
  suites: z.lazy(() => z.array(Suite)).optional(),
});
const Playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(Suite),
});

const specsOf = ({ specs, suites = [] }: Suite): readonly z.output<typeof Spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function failuresOfVitest({ testResults }: z.output<typeof Vitest>): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [`${name}\n${message}`]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages?.[0] ?? ''}`),
  ]);
}

function failuresOfPlaywright({ suites }: z.output<typeof Playwright>): string[] {
  return suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) => {
    const bad = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
    const error = bad.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0];
    return bad.length === 0 ? [] : [`${file}:${line}: ${title}\n${error?.message ?? ''}`];
  });
}

/** Tally of the JSON report that Vitest or Playwright wrote; a test that passed at its second try failed. */
export async function readTally(file: string): Promise<Tally> {
  const report: unknown = JSON.parse(await readFile(file, 'utf8'));
  const vitest = Vitest.safeParse(report);
  if (vitest.success) {
    const { numPassedTests, numFailedTests, numPendingTests } = vitest.data;
    const failures = failuresOfVitest(vitest.data);
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures };
  }
  const played = Playwright.parse(report);
  const { expected, unexpected, flaky, skipped } = played.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: failuresOfPlaywright(played) };
}
