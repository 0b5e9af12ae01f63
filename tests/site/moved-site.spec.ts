/**
 * An agency is saved, moved to another database and another one restored by the commands, while twenty clients read and
 * eight send forms (docs/decisions/0129, 0130).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '#scripts/gevel/client.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { RETRY_AFTER } from '#wire/error.ts';
import { gevelTo } from '../support/gevel-process.ts';
import { ask } from '../support/http.ts';
import { numbersOf, type Rows, rowsOf, rowsOfBackup, WRITTEN } from '../support/site-rows.ts';
import { type Session, signedIn } from '../support/staff-session.ts';
import { freeViewings, type Read, type Sent, startClients } from '../support/twenty-clients.ts';
import { startTwoDatabases, type TwoDatabases } from '../support/two-databases.ts';
import { expect, test } from '../support/workers.ts';

const SITE = 'duinzicht';
const OTHER = 'huis-haard';
const RESTORED = 'ardenne';
/** Clients that read without a pause; how often, depends on the machine. */
const READERS = 20;

test.describe.configure({ mode: 'serial' });

let both: TwoDatabases;
let folder = '';
let session: Session;
let viewings: Awaited<ReturnType<typeof freeViewings>>;
const origin = () => `http://content.localhost:${both.port}`;
const operator = () => createClient({ origin: origin(), token: localOperatorToken() });
const gevel = (...words: readonly string[]) => gevelTo(origin(), localOperatorToken(), ...words);
const at = (name: string) => join(folder, name);

test.beforeAll(async () => {
  test.setTimeout(240_000);
  both = await startTwoDatabases(SITE);
  folder = await mkdtemp(join(tmpdir(), 'gevel-clients-'));
  await writeFile(at('passphrase.txt'), 'a passphrase of a test\n');
  const email = 'an@example.com';
  await operator().post(`/sites/${SITE}/staff`, { name: 'An', email, sees: 'all' });
  session = await signedIn((sql, ...params) => both.rows(0, sql, ...params), SITE, email);
  viewings = await freeViewings(operator(), 90);
});
test.afterAll(async () => {
  await both.stop();
  await rm(folder, { recursive: true, force: true });
});

const work = (name: string, place: number) =>
  startClients({
    port: both.port,
    name,
    place,
    session,
    // Most of the free times are for the move.
    viewings: viewings.slice(...([[0, 10], [10, 34], [34]][place] ?? [])),
  });

/** Number of the database of a site, as the directory knows it. */
async function placeOf(site: string): Promise<number> {
  const [found] = await both.rows(0, 'SELECT shard FROM site_shards WHERE site_id = ?', site);
  return Number(found?.shard);
}

const failed = (reads: readonly Read[]): string[] =>
  reads.flatMap(({ site, path, status }) =>
    status === 0 || status >= 400 ? [`${site} ${path}: ${status}`] : [],
  );
/** Answers to forms other than these statuses. */
const odd = (sent: readonly Sent[], ...statuses: readonly number[]): string[] =>
  sent.flatMap(({ kind, key, answer: { status, text } }) =>
    statuses.includes(status) ? [] : [`${kind} ${key}: ${status} ${status === 0 ? text : ''}`],
  );
const keysOf = (sent: readonly Sent[], kind: Sent['kind']): string[] =>
  sent.flatMap((one) => (one.kind === kind && one.answer.status === 303 ? [one.key] : [])).toSorted();

/** Every accepted form is stored once, and every refused one is not; mails about them have left. */
async function expectStored(database: number, name: string, sent: readonly Sent[]): Promise<void> {
  const keysIn = async (sql: string): Promise<string[]> =>
    (await both.rows(database, sql)).map(({ key }) => String(key)).toSorted();
  // What the site took while it could not deliver is delivered by its queue.
  await expect(async () => {
    expect(
      await keysIn(
        `SELECT doc ->> '$.email' AS key FROM submissions WHERE site_id = '${SITE}' AND doc ->> '$.email' LIKE 'contact.${name}%'`,
      ),
    ).toEqual(keysOf(sent, 'contact'));
  }).toPass({ timeout: 60_000, intervals: [500] });
  expect(
    await keysIn(
      `SELECT doc ->> '$.email' AS key FROM appointments WHERE site_id = '${SITE}' AND doc ->> '$.email' LIKE 'appointment.${name}%'`,
    ),
  ).toEqual(keysOf(sent, 'appointment'));
  const closed = await keysIn(
    `SELECT date(starts_at, '+12 hours') AS key FROM agenda_closures WHERE site_id = '${SITE}'`,
  );
  const days = keysOf(sent, 'staff-hours');
  expect(closed.filter((day) => days.includes(day))).toEqual(days);
  for (const kind of ['contact', 'appointment', 'staff-hours'] as const)
    expect(keysOf(sent, kind).length, kind).toBeGreaterThan(2);
  await expect(async () => {
    const waiting = await both.rows(
      database,
      `SELECT kind, state, count(*) AS n FROM outbox WHERE site_id = '${SITE}' AND state <> 'sent' GROUP BY 1, 2`,
    );
    expect(waiting).toEqual([]);
  }).toPass({ timeout: 60_000, intervals: [500] });
}

/** Every row is there, by table and key; those of tables that clients do not write, as they were. */
function expectAccepted(before: Rows, after: Rows): void {
  for (const [name, rows] of Object.entries(before)) {
    if (!WRITTEN.test(name))
      expect([name, Object.fromEntries(after[name] ?? [])]).toEqual([name, Object.fromEntries(rows)]);
    else if (name !== 'mail_days')
      expect([name, [...rows.keys()].filter((key) => !after[name]?.has(key))]).toEqual([name, []]);
  }
}

async function saves(): Promise<void> {
  const place = await placeOf(SITE);
  const before = await rowsOf(both.rows, place, SITE);
  const clients = work('saved', 0);
  const saved = await gevel(
    'backup',
    'save',
    at('saved'),
    '--site',
    SITE,
    '--visitors',
    at('passphrase.txt'),
  );
  await clients.stop();
  expect(saved.code, saved.stderr).toBe(0);
  expect(clients.reads.length).toBeGreaterThan(READERS);
  expect(failed(clients.reads)).toEqual([]);
  expect(odd(clients.sent, 303)).toEqual([]);
  await expectStored(place, 'saved', clients.sent);
  const backup = await rowsOfBackup(both.rows, at('saved'), SITE, at('passphrase.txt'));
  const held = Object.fromEntries(Object.entries(before).filter(([name]) => backup[name] !== undefined));
  expect(Object.keys(held).length).toBeGreaterThan(20);
  expectAccepted(held, backup);
  const after = await rowsOf(both.rows, place, SITE);
  for (const [name, rows] of Object.entries(backup))
    expect([name, [...rows.keys()].filter((key) => !after[name]?.has(key))]).toEqual([name, []]);
}

async function moves(): Promise<void> {
  const before = await rowsOf(both.rows, 0, SITE);
  const numbers = await numbersOf(both.rows, 0, SITE);
  const others = await Promise.all([OTHER, RESTORED].map((site) => rowsOf(both.rows, 0, site)));
  const files = await operator().get(`/sites/${SITE}/backup/files`);

  const clients = work('moved', 1);
  // The hold begins a second or two after the command; half a minute after it, the old rows are deleted.
  clients.pace(500);
  const slower = setTimeout(() => clients.pace(5_000), 12_000);
  const moved = await gevel('site', 'move', SITE, 'DB_1');
  clearTimeout(slower);
  await clients.stop();
  expect(moved.code, moved.stderr).toBe(0);
  expect(Number(/for (\d+\.\d) s nothing could be written/.exec(moved.stdout)?.[1])).toBeLessThan(10);
  expect(clients.reads.length).toBeGreaterThan(READERS);
  expect(failed(clients.reads)).toEqual([]);

  // Accepted, or refused as unavailable for ten seconds at most, with what was typed.
  const { sent } = clients;
  expect(odd(sent, 303, 503)).toEqual([]);
  const refused = sent.filter(({ answer }) => answer.status === 503);
  // A hold of a second may refuse nobody; tests/browser/held-site.spec.ts sends while one lasts.
  expect(refused.filter(({ kind }) => kind === 'contact')).toEqual([]);
  // Each attempt holds the site for ten seconds at most; a slow machine may need a second one.
  const attempts = moved.stderr.split('retry in').length;
  const times = refused.map(({ at: time }) => time).toSorted((one, other) => one - other);
  const begins = times.filter((time, index) => time - (times[index - 1] ?? Number.NEGATIVE_INFINITY) > 4_000);
  expect(begins.length).toBeLessThanOrEqual(attempts);
  for (const [index, began] of begins.entries()) {
    const last = times.findLast((time) => time < (begins[index + 1] ?? Number.POSITIVE_INFINITY)) ?? began;
    expect(last - began).toBeLessThan(11_000);
  }
  for (const { kind, answer, typed } of refused) {
    expect(answer.headers['retry-after'], kind).toBe(String(RETRY_AFTER));
    expect(answer.text, kind).toContain(typed);
  }
  await expectStored(1, 'moved', sent);

  // Everything else, table by table and key by key, in the same order; pictures, and the other agencies.
  expectAccepted(before, await rowsOf(both.rows, 1, SITE));
  for (const [name, all] of Object.entries(await numbersOf(both.rows, 1, SITE))) {
    const shifts = (numbers[name] ?? []).map((number, index) => (all[index] ?? Number.NaN) - number);
    expect([name, new Set(shifts).size]).toEqual([name, shifts.length === 0 ? 0 : 1]);
  }
  expect(await operator().get(`/sites/${SITE}/backup/files`)).toEqual(files);
  const left = await rowsOf(both.rows, 0, SITE);
  expect(Object.entries(left).flatMap(([name, rows]) => (rows.size > 0 ? [name] : []))).toEqual([]);
  expect(await Promise.all([OTHER, RESTORED].map((site) => rowsOf(both.rows, 0, site)))).toEqual(others);
}

/** Addresses of pages that a page links to, which its site alone decides. */
const linksIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/href="(\/fr\/[^"?#]+)/g)].map(([, path = '']) => path))].toSorted();

async function restores(): Promise<void> {
  const place = await placeOf(SITE);
  const before = await rowsOf(both.rows, 0, RESTORED);
  const other = await rowsOf(both.rows, 0, OTHER);
  const pages = new Map<string, string[]>();
  const open = (path: string) => ask(RESTORED, path, { port: both.port });
  for (const path of ['/fr', '/fr/offre']) pages.set(path, linksIn((await open(path)).text));
  expect(pages.get('/fr/offre')?.length).toBeGreaterThan(10);
  const words = ['--site', RESTORED, '--visitors', at('passphrase.txt')];
  const saved = await gevel('backup', 'save', at('all'), ...words);
  expect(saved.code, saved.stderr).toBe(0);
  const removed = await gevel('site', 'remove', RESTORED, '--yes');
  expect(removed.code, removed.stderr).toBe(0);
  await expect(async () => expect((await open('/fr')).status).toBe(404)).toPass({ timeout: 90_000 });

  const clients = work('restored', 2);
  const restored = await gevel('backup', 'restore', at('all'), ...words, '--yes');
  expect(restored.code, restored.stderr).toBe(0);
  await expect(async () => {
    expect(
      clients.reads.filter(({ site, status }) => site === RESTORED && status === 200).length,
    ).toBeGreaterThan(2);
  }).toPass({ timeout: 90_000, intervals: [500] });
  await clients.stop();

  // Absent or whole.
  const seen = clients.reads.filter(({ site }) => site === RESTORED);
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([404, 200]));
  for (const { path, text } of seen.filter(({ status }) => status === 200))
    expect([path, linksIn(text)]).toEqual([path, pages.get(path)]);
  expect(failed(clients.reads.filter(({ site }) => site !== RESTORED))).toEqual([]);
  expect(odd(clients.sent, 303)).toEqual([]);
  await expectStored(place, 'restored', clients.sent);

  const after = await rowsOf(both.rows, await placeOf(RESTORED), RESTORED);
  for (const [name, rows] of Object.entries(before)) {
    const now = [...(after[name]?.values() ?? [])].filter((row) => !row.includes('site.restored'));
    expect([name, now.toSorted()]).toEqual([name, [...rows.values()].toSorted()]);
  }
  expect(await rowsOf(both.rows, 0, OTHER)).toEqual(other);
}

/** Each takes most of a minute: `npm test` runs the first one, `npm run try clients` all. */
const WORKS = [
  [
    'a move: reads never fail, forms are delivered, bookings wait ten seconds at most, every row is there once',
    moves,
  ],
  ['a backup of an agency that is read and written: nobody notices, and every row of before is in it', saves],
  ['a restore of a removed agency: the others read and write on, and it appears whole', restores],
] as const;
for (const [title, act] of process.env.GEVEL_WORKS === 'all' ? WORKS : WORKS.slice(0, 1))
  test(title, async () => {
    test.setTimeout(300_000);
    await act();
  });
