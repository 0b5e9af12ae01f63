// `npm run try versions`: runs the last release's code on today's schema, as happens during a deployment, and
// today's code on that release's schema. Both sides run their own tests of the main journeys.
// `content-service/landed.json` names the release; `-- --browser` also runs journeys in Chromium.
import { mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import landed from '#content-service/landed.json' with { type: 'json' };
import { Complaint, fail } from '#scripts/lib/progress.mjs';
import { capture } from '#scripts/lib/run.ts';

const MIGRATIONS = 'content-service/migrations';
/** Tests of search, a page, a request, a viewing, a stay, an alert, an import. */
const CONTENT = [
  'content-service/offer/search.test.ts',
  'content-service/alerts/homes.test.ts',
  'content-service/contact/contact-requests.test.ts',
  'content-service/appointments/operations.test.ts',
  'content-service/rentals/operations.test.ts',
  'content-service/rentals/stays/operations.test.ts',
  'content-service/alerts/operations.test.ts',
  'content-service/alerts/runs.test.ts',
  'content-service/mail/deliver.test.ts',
  'content-service/sites/by-hostname.test.ts',
  'content-service/intake/imports',
];
const BROWSER = ['journey.spec', 'contact.spec', 'offer.spec', 'alerts.spec'];

interface Side {
  readonly name: string;
  /** Commits that provide the code and the migrations. */
  readonly code: string;
  readonly schema: string;
}

async function run(folder: string, command: string, ...args: readonly string[]): Promise<void> {
  const { code, output } = await capture(command, args, { cwd: folder });
  if (code !== 0)
    throw new Complaint(`${args.slice(0, 4).join(' ')} failed in ${folder}:\n${output.slice(-6_000)}`);
}

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await capture('git', args);
  if (code !== 0) throw new Complaint(`git ${args.join(' ')} failed:\n${output.trim()}`);
  return output.trim();
}

async function tryOut({ name, code, schema }: Side, browser: boolean): Promise<void> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'gevel-versions-'));
  const node = (...args: readonly string[]) => run(folder, process.execPath, ...args);
  process.stdout.write(`${name}: ${code.slice(0, 8)} on the migrations of ${schema.slice(0, 8)}\n`);
  try {
    await git('worktree', 'add', '--quiet', '--detach', '--force', folder, code);
    await rm(join(folder, MIGRATIONS), { recursive: true });
    await run(folder, 'git', 'checkout', '--quiet', schema, '--', MIGRATIONS);
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await node('node_modules/vitest/vitest.mjs', 'run', '--project', 'content', ...CONTENT);
    process.stdout.write('  calls of the main journeys: well\n');
    if (!browser) return;
    await node(
      '-e',
      "import('./scripts/lib/test-data.ts').then((m) => m.ensureTestData()).then(() => import('./scripts/lib/client-build.ts')).then((m) => m.ensureClientBuilt())",
    );
    await node(
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'tests/playwright.config.ts',
      ...BROWSER,
    );
    process.stdout.write('  journeys in the browser: well\n');
  } finally {
    await git('worktree', 'remove', '--force', folder);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { browser: { type: 'boolean', default: false } },
  });
  const today = await git('rev-parse', 'HEAD');
  if ((await git('status', '--porcelain')) !== '')
    throw new Complaint('Commit first: this tries commits, not the working tree.');
  const sides: readonly Side[] = [
    { name: 'The last release on today’s schema', code: landed.commit, schema: today },
    { name: 'Today’s code on the last release’s schema', code: today, schema: landed.commit },
  ];
  for (const side of sides) await tryOut(side, values.browser);
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
