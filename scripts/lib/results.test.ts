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

it('reads the report of Vitest', async () => {
  const file = written({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2 });
  expect(await readTally(file)).toEqual({ passed: 7, failed: 1, skipped: 2 });
});

it('reads the report of Playwright, and counts a test that needed a second try as failed', async () => {
  const file = written({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(await readTally(file)).toEqual({ passed: 5, failed: 2, skipped: 0 });
});

it('accepts nothing else as a report', async () => {
  await expect(readTally(written({ passed: 3 }))).rejects.toThrow();
  await expect(readTally(join(folder, 'missing.json'))).rejects.toThrow();
});
