import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTally } from './results.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gevel-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (report: unknown): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

it('reads the report of Vitest, with what failed', async () => {
  const file = written({
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'a stay ends', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          { fullName: 'a stay begins', status: 'passed' },
        ],
      },
      { name: 'b.test.ts', message: 'Cannot find module', assertionResults: [] },
    ],
  });
  expect(await readTally(file)).toEqual({
    passed: 7,
    failed: 1,
    skipped: 2,
    failures: ['a.test.ts: a stay ends\nexpected 1 to be 2', 'b.test.ts\nCannot find module'],
  });
});

it('reads the report of Playwright, and counts a test that needed a second try as failed', async () => {
  const spec = (title: string, status: string, errors: readonly object[] = []) => ({
    title,
    file: 'c.spec.ts',
    line: 9,
    tests: [{ status, results: [{ errors }] }],
  });
  const file = written({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('one', 'expected')],
        suites: [{ specs: [spec('two', 'unexpected', [{ message: 'no heading' }]), spec('three', 'flaky')] }],
      },
    ],
  });
  expect(await readTally(file)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 0,
    failures: ['c.spec.ts:9: two\nno heading', 'c.spec.ts:9: three\n'],
  });
});

it('accepts nothing else as a report', async () => {
  await expect(readTally(written({ passed: 3 }))).rejects.toThrow();
  await expect(readTally(join(folder, 'missing.json'))).rejects.toThrow();
});
