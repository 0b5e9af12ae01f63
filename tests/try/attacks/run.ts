/**
 * `npm run try attacks`: every attack of docs/security.md again, and what held, row by row. Words after the name choose
 * rows. Benchmarks that a row names are not run: they need an idle machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { threats } from '../../attacks/threats.ts';

const words = process.argv.slice(2);
const rows = threats().filter(({ threat }) => words.every((word) => threat.includes(word)));
const files = [...new Set(rows.flatMap((row) => row.files))];
const folder = mkdtempSync(join(tmpdir(), 'gevel-attacks-'));

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

interface Report {
  readonly testResults: readonly { readonly name: string; readonly status: string }[];
}

/** Files whose tests all passed, by vitest's report; a file that did not run is none. */
function held(chosen: readonly string[]): readonly string[] {
  if (chosen.length === 0) return [];
  const report = join(folder, 'vitest.json');
  run([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...chosen,
  ]);
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return testResults
    .filter(({ status }) => status === 'passed')
    .map(({ name }) => relative(process.cwd(), name));
}

/** The same for files of Playwright, one run for each: its report does not tell them apart in one line. */
const heldInBrowser = (chosen: readonly string[]): readonly string[] =>
  chosen.filter((file) => run(['scripts/run.mjs', 'test-all.ts', '--only', 'browser', file]));

const inBrowser = files.filter((file) => file.includes('.spec.'));
const whole = new Set([
  ...held(files.filter((file) => !inBrowser.includes(file))),
  ...heldInBrowser(inBrowser),
]);
rmSync(folder, { recursive: true });

const lost = rows.filter((row) => !row.files.every((file) => whole.has(file)));
for (const row of rows) {
  const apart = row.benches.map((name) => `, and npm run bench ${name}`).join('');
  console.log(
    `${lost.includes(row) ? 'NOT HELD' : 'held    '}  ${row.threat} (${row.files.join(', ')}${apart})`,
  );
}
console.log(`${rows.length} threats, ${files.length} files of tests, ${lost.length} not held`);
process.exitCode = rows.length > 0 && lost.length === 0 ? 0 : 1;
