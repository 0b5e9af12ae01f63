import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { carryClient } from './carry-client.ts';

/** Files of the running client: path → content. */
let runs: Record<string, string>;
let server: Server;
let folder: string;
const site = () => new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
const there = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
    .toSorted();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gevel-client-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/entry-new.js'), 'new');
  writeFileSync(join(folder, 'assets/same-1.js'), 'same');
  runs = {};
  server = createServer(({ url = '' }, response) =>
    response.writeHead(runs[url] === undefined ? 404 : 200).end(runs[url]),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('adds the files of the running client only, and removes them afterwards', async () => {
  runs['/client-files.json'] = JSON.stringify(['entry-old.js', 'page-old.css', 'same-1.js']);
  runs['/assets/entry-old.js'] = 'old';
  runs['/assets/page-old.css'] = 'old too';
  // A file of an older client: still served, but not in the running client's list.
  runs['/assets/entry-older.js'] = 'older';
  const { count, end } = await carryClient(site(), folder);
  expect(count).toBe(2);
  expect(there()).toEqual([
    'assets/entry-new.js',
    'assets/entry-old.js',
    'assets/page-old.css',
    'assets/same-1.js',
    'client-files.json',
  ]);
  expect(readFileSync(join(folder, 'assets/entry-old.js'), 'utf8')).toBe('old');
  expect(JSON.parse(readFileSync(join(folder, 'client-files.json'), 'utf8')).toSorted()).toEqual([
    'entry-new.js',
    'same-1.js',
  ]);
  await end();
  expect(there()).toEqual(['assets/entry-new.js', 'assets/same-1.js']);
});

it.each([
  ['there is no list', undefined],
  ['the list is not JSON', 'not found'],
  ['no name in the list is valid', JSON.stringify(['../../x.js', '/etc/x.js', 'a/b.js', 'x.html'])],
  ['a listed file is missing', JSON.stringify(['gone-1.js'])],
])('adds nothing if %s', async (_what, list) => {
  if (list !== undefined) runs['/client-files.json'] = list;
  const { count } = await carryClient(site(), folder);
  expect(count).toBe(0);
  expect(there()).toEqual(['assets/entry-new.js', 'assets/same-1.js', 'client-files.json']);
});
