#!/usr/bin/env node
// Replaces wrangler in tests: records its calls, and answers for an account that is described in a file. Real bundles
// are left to the real wrangler. Tests call it in their own process; as a program it is what GEVEL_WRANGLER names.
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

class Refusal extends Error {}

/**
 * Answers one command of wrangler.
 * @param {readonly string[]} args
 * @param {string} folder with `account.json`; calls are added to `calls.ndjson`
 * @returns {{ code: number, stdout: string, output: string }}
 */
export function answer(args, folder) {
  try {
    return perform(args, folder);
  } catch (error) {
    if (error instanceof Refusal) return { code: 1, stdout: '', output: error.message };
    throw error;
  }
}

/** @type {typeof answer} */
function perform(args, folder) {
  let stdout = '';
  const account = JSON.parse(readFileSync(join(folder, 'account.json'), 'utf8'));
  /** @param {string} name */
  const after = (name) => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? '') : '');
  const worker = after('-c').includes('content') ? 'content service' : 'site';

  /** @param {object} note */
  const record = (note) => appendFileSync(join(folder, 'calls.ndjson'), `${JSON.stringify(note)}\n`);
  /** @param {unknown} value */
  const say = (value) => {
    stdout += typeof value === 'string' ? value : JSON.stringify(value);
  };
  /** @param {string} text */
  const refuse = (text) => {
    throw new Refusal(text);
  };
  const save = () => writeFileSync(join(folder, 'account.json'), JSON.stringify(account));

  const secretsFile = args.includes('--secrets-file')
    ? JSON.parse(readFileSync(after('--secrets-file'), 'utf8'))
    : undefined;
  record({ args: args.map((word) => (word === after('--outdir') ? 'DIR' : word)), secretsFile });

  const there = account.workers?.[worker];
  /** Pending migrations of a database, by its binding. */
  const pendingOf = () => account.pending?.[args[3] ?? ''] ?? [];
  const words = args.filter((word, at) => !word.startsWith('-') && !args[at - 1]?.startsWith('-')).join(' ');
  if (account.refuses?.some((/** @type {string} */ one) => words.startsWith(one))) refuse(`no: ${words}`);

  if (args.includes('--dry-run')) {
    if (account.bundles === 'real') {
      const real = 'node_modules/wrangler/bin/wrangler.js';
      const {
        status,
        stdout: said,
        stderr,
      } = spawnSync(process.execPath, [real, ...args], { encoding: 'utf8' });
      return { code: status ?? 1, stdout: said, output: said + stderr };
    }
    mkdirSync(after('--outdir'), { recursive: true });
    writeFileSync(join(after('--outdir'), worker === 'site' ? 'index.js' : 'worker.js'), 'export default {}');
  } else if (words === 'whoami') say({ email: 'operator' });
  else if (words.startsWith('deployments status')) {
    if (there === undefined) refuse('This Worker does not exist on your account. [code: 10007]');
    else say({ versions: [{ version_id: there.version, percentage: 100 }] });
  } else if (words.startsWith('secret list'))
    say(there.secrets.map((/** @type {string} */ name) => ({ name })));
  else if (words.startsWith('d1 migrations list')) {
    const pending = pendingOf();
    say(pending.length === 0 ? 'No migrations to apply!' : `│ ${pending.join(' │\n│ ')} │`);
  } else if (words.startsWith('d1 execute')) {
    const names = account.applied?.[args[2] ?? ''] ?? [];
    say([{ results: names.map((/** @type {string} */ name) => ({ name })), success: true }]);
  } else if (words.startsWith('d1 migrations apply')) {
    account.pending = { ...account.pending, [args[3] ?? '']: [] };
    save();
  } else if (words.startsWith('deploy')) {
    account.workers = {
      ...account.workers,
      [worker]: {
        version: `${there?.version ?? 'v'}+1`,
        secrets: [...new Set([...(there?.secrets ?? []), ...Object.keys(secretsFile ?? {})])],
      },
    };
    save();
  } else if (words.startsWith('kv namespace list')) say(account.namespaces);
  else if (words.startsWith('d1 info')) {
    if (account.database === undefined) refuse("Couldn't find a D1 DB");
    else say(account.database);
  } else if (words.startsWith('r2 bucket info')) {
    if (!account.buckets.includes(args[3])) refuse('The specified bucket does not exist.');
  } else if (words.startsWith('queues subscription list')) {
    say(account.subscriptions ?? []);
  } else if (words.startsWith('email sending settings')) {
    if (!account.senders?.includes(args[3])) refuse('No sending subdomain found.');
    say(`Email Sending for ${args[3]}:\n  Enabled:            true\n  Tag:                t\n`);
  } else if (words.startsWith('queues info')) {
    if (!account.queues.includes(args[2])) refuse('Queue does not exist.');
  }
  return { code: 0, stdout, output: stdout };
}

if (import.meta.main) {
  const { code, stdout, output } = answer(process.argv.slice(2), process.env.GEVEL_TEST_ACCOUNT ?? '');
  process.stdout.write(stdout);
  process.stderr.write(output.slice(stdout.length));
  process.exitCode = code;
}
