#!/usr/bin/env node
// Replaces wrangler while the guide is followed: an account in a file, empty at first. The test double
// answers deployments and their questions; databases and keys are those of the local Workers. It refuses
// arguments that the real wrangler would refuse.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const args = process.argv.slice(2);
const file = join(process.env.GEVEL_TEST_ACCOUNT ?? '', 'account.json');
const account = JSON.parse(readFileSync(file, 'utf8'));
/** @param {string} name */
const after = (name) => args[args.indexOf(name) + 1] ?? '';
/** @param {object} changes */
const save = (changes) => writeFileSync(file, JSON.stringify({ ...account, ...changes }));
/** @param {string} text */
const refuse = (text) => {
  process.stderr.write(text);
  process.exit(1);
};

/** The database of an environment: workerd's file. */
const databaseFile = () => {
  const folder = join(account.states[after('--env')], 'v3/d1/miniflare-D1DatabaseObject');
  const found = readdirSync(folder).filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
  if (found.length !== 1) refuse(`${found.length} databases in ${folder}`);
  return join(folder, found[0] ?? '');
};

const execute = () => {
  const db = new DatabaseSync(databaseFile());
  db.exec('PRAGMA busy_timeout = 20000');
  let results = /** @type {unknown[]} */ ([]);
  if (args.includes('--file')) db.exec(`BEGIN;${readFileSync(after('--file'), 'utf8')}COMMIT;`);
  else results = db.prepare(after('--command')).all();
  db.close();
  process.stdout.write(JSON.stringify([{ results, success: true }]));
};

// A backup reads one page of a table at a time with equal arguments, and loading wrangler takes a second.
if (!args.includes('--json')) {
  const { wranglerFault } = await import('#scripts/gevel/testing/wrangler-words.ts');
  const fault = wranglerFault(args);
  if (fault !== null) refuse(fault);
}
const words = args.filter((word) => !word.startsWith('-'));
const what = words.slice(0, 3).join(' ');
const made = args.find((word) => word.startsWith('gevel-')) ?? '';
if (what.startsWith('kv namespace create'))
  save({ namespaces: [...account.namespaces, { id: account.ids[made], title: made }] });
else if (what.startsWith('d1 create')) {
  if (after('--jurisdiction') !== 'eu') refuse('not in the EU');
  save({ database: { uuid: account.ids[made], jurisdiction: 'eu' } });
} else if (what.startsWith('r2 bucket create')) save({ buckets: [...account.buckets, made] });
else if (what.startsWith('queues create')) save({ queues: [...account.queues, made] });
else if (what.startsWith('queues subscription create'))
  save({ subscriptions: [{ queue: made, events: after('--events').split(',') }] });
else if (what.startsWith('d1 execute')) execute();
else if (what.startsWith('kv key put')) {
  const real = 'node_modules/wrangler/bin/wrangler.js';
  const local = args.filter(
    (word, at) => word !== '--remote' && word !== '--env' && args[at - 1] !== '--env',
  );
  const to = ['--local', '--persist-to', account.states.production];
  process.exit(spawnSync(process.execPath, [real, ...local, ...to], { stdio: 'inherit' }).status ?? 1);
} else {
  const tests = 'scripts/gevel/deploy/testing/wrangler.mjs';
  process.exit(spawnSync(process.execPath, [tests, ...args], { stdio: 'inherit' }).status ?? 1);
}
