// Which of the faults in `faults.json` do the tests catch? In a copy of what is committed, in a temporary folder:
// npx node tests/faults/run.ts [--lane NAME]… [--only named|whole] [ID]…; `named` are the tests that each fault names.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

interface Fault {
  readonly id: string;
  readonly file: string;
  /** Text that occurs once in the file; `replace` is the fault. */
  readonly find: string;
  readonly replace: string;
  /** What a visitor, an agent or an operator would see. */
  readonly seen: string;
  /** Tests tried first, as `lane:file or folder`; in the lane `browser`, a part of the file's name. */
  readonly suites: readonly string[];
  /** Lanes that could see it; the whole of each is tried before it counts as not caught. */
  readonly lanes: readonly string[];
}

interface Report {
  readonly testResults?: readonly { name: string; status: string }[];
  readonly suites?: readonly { file: string }[];
}

const LANES = ['unit', 'content', 'worker', 'browser'];
const HERE = join(import.meta.dirname, '../..');
const COPY = mkdtempSync(join(tmpdir(), 'gevel-faults-'));
const REPORT = join(COPY, 'test-results/faults.json');
const ALL: readonly Fault[] = JSON.parse(readFileSync(join(import.meta.dirname, 'faults.json'), 'utf8'));

const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: HERE, stdio: 'pipe' });

/** Puts these faults, and no others, into the copy; false if one of their texts has moved. */
function put(faults: readonly Fault[]): boolean {
  run('git', '-C', COPY, 'checkout', '--quiet', '--', '.');
  return faults.every(({ file, find, replace }) => {
    const path = join(COPY, file);
    const parts = existsSync(path) ? readFileSync(path, 'utf8').split(find) : [];
    if (parts.length === 2) writeFileSync(path, parts.join(replace));
    return parts.length === 2;
  });
}

/** Runs tests on the copy as it is; returns the files that failed. Throws when none ran. */
function failing(lane: string, files: readonly string[]): readonly string[] {
  rmSync(REPORT, { force: true });
  const browser = ['scripts/test-all.ts', '--only', 'browser', ...files, '--reporter=json'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', lane, ...files];
  const args = lane === 'browser' ? browser : [...vitest, '--reporter=json', `--outputFile.json=${REPORT}`];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT };
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: COPY, env, encoding: 'utf8' });
  const report = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '{}';
  const { testResults = [], suites = [] }: Report = JSON.parse(report);
  const ran = testResults.length + suites.length > 0;
  if (!ran) throw new Error(`No test of ${lane} ran:\n${`${stdout}\n${stderr}`.slice(-2000)}`);
  return [
    ...testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(COPY, name)),
    ...suites.filter((suite) => JSON.stringify(suite).includes('"ok":false')).map(({ file }) => file),
  ];
}

const sound = new Map<string, boolean>();

/** The files that fail with these faults and pass without any. */
function failingWith(faults: readonly Fault[], lane: string, files: readonly string[]): readonly string[] {
  put(faults);
  const red = failing(lane, files);
  const unknown = red.filter((file) => !sound.has(file));
  if (unknown.length > 0) {
    put([]);
    const redAnyway = failing(lane, unknown);
    for (const file of unknown) sound.set(file, !redAnyway.includes(file));
  }
  return red.filter((file) => sound.get(file));
}

/** Which of these faults fail tests: all at once, then each half by the files that failed, down to single ones. */
function search(faults: readonly Fault[], lane: string, files: readonly string[], how: string): void {
  const red = faults.length === 0 ? [] : failingWith(faults, lane, files);
  const [one] = faults;
  if (red.length === 0 || one === undefined) return;
  const half = Math.ceil(faults.length / 2);
  if (half === faults.length) say(one, `caught by ${lane}: ${red.join(', ')}`, how);
  else for (const part of [faults.slice(0, half), faults.slice(half)]) search(part, lane, red, how);
}

const reported = new Set<string>();
function say({ id }: Fault, verdict: string, how: string): void {
  reported.add(id);
  process.stdout.write(`| ${id} | ${verdict} | ${how} |\n`);
}

const options = { only: { type: 'string' }, lane: { type: 'string', multiple: true } } as const;
const { values, positionals: ids } = parseArgs({ options, allowPositionals: true });
const lanes = values.lane ?? LANES;
const left = () => ALL.filter(({ id }) => (ids.length === 0 || ids.includes(id)) && !reported.has(id));
process.on('exit', () => run('git', 'worktree', 'remove', '--force', COPY));
run('git', 'worktree', 'add', '--force', '--detach', COPY);
// Linked, since packages are only read; what a run writes anew is copied.
run('cp', '-al', 'node_modules', join(COPY, 'node_modules'));
run('cp', '-a', '--parents', ...globSync(['dist', '.wrangler/test-data'], { cwd: HERE }), COPY);
const moved = left().filter((fault) => !put([fault]));
for (const fault of moved) say(fault, 'cannot be applied', 'its text has moved');
for (const lane of values.only === 'whole' ? [] : lanes) {
  for (const fault of left()) {
    const suites = fault.suites.filter((suite) => suite.startsWith(`${lane}:`));
    const files = suites.map((suite) => suite.slice(lane.length + 1));
    if (files.length > 0) search([fault], lane, files, 'the tests it names');
  }
}
for (const lane of values.only === 'named' ? [] : lanes) {
  const watched = left().filter((fault) => fault.lanes.includes(lane));
  search(watched, lane, [], 'the whole lane');
}
const tried = `${values.only === 'named' ? 'the tests it names' : 'the whole'} of ${lanes.join(', ')}`;
for (const fault of left()) say(fault, 'NOT CAUGHT', tried);
