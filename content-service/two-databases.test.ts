/** Agencies in two databases: calls of visitors, agencies and operators, and the separation of their rows. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { beginRemoval, removePiece } from './across/removal/remove-site.ts';
import { closeDay } from './interest/counts/close.ts';
import { doWork } from './queues.ts';
import { everyMinute } from './scheduled.ts';
import { anEstate } from './testing/fixtures.ts';
import { logged } from './testing/logged.ts';
import { aContactRequest, aKey } from './testing/messages.ts';
import { broken, call, one, open, openBoth, rowsIn, sent, site, two, work } from './testing/two-databases.ts';

const putHome = (id: string, home: number) =>
  call('PUT', `/sites/${id}/records/estate/${home}`, { body: { estate: anEstate(home, {}) } });
const countIn = async (db: D1Database, table: string, id: string) => (await rowsIn(db, table, id)).length;

beforeAll(async () => {
  await openBoth();
  for (const id of ['early', 'late']) {
    for (const home of [1, 2]) expect((await putHome(id, home)).status).toBe(200);
  }
});

it('creates agencies in the newest database, and leaves the others in theirs', async () => {
  expect((await open('early')).body).toEqual({ outcome: 'same' });
  const { results } = await env.DB.prepare(
    "SELECT site_id, shard FROM site_shards WHERE site_id IN ('early', 'late') ORDER BY site_id",
  ).all();
  expect(results).toEqual([
    { site_id: 'early', shard: 0 },
    { site_id: 'late', shard: 1 },
  ]);
  for (const table of ['hostnames', 'estates', 'records', 'journal']) {
    const counts = [env.DB, env.SECOND].flatMap((db) => [
      countIn(db, table, 'early'),
      countIn(db, table, 'late'),
    ]);
    const [earlyFirst, lateFirst, earlySecond, lateSecond] = await Promise.all(counts);
    expect([lateFirst, earlySecond], table).toEqual([0, 0]);
    expect([earlyFirst, lateSecond].every(Number), table).toBe(true);
  }
});

it('gives no hostname to two agencies', async () => {
  const taken = { ...site('early'), hostnames: ['early.test', 'late.test'] };
  expect(await call('PUT', '/sites/early', { body: taken })).toMatchObject({
    status: 409,
    body: { error: { code: 'hostname_taken' } },
  });
});

describe.each(['early', 'late'])('an agency (%s)', (id) => {
  it('is found by its hostname', async () => {
    const found = await call('GET', `/sites/by-hostname/${id}.test`, { door: 'site' });
    expect([found.status, found.body.id]).toEqual([200, id]);
    expect((await call('GET', '/sites/by-hostname/nobody.test', { door: 'site' })).status).toBe(404);
  });

  it('shows its homes, singly, in lists and in batched calls', async () => {
    const home = await call('GET', `/sites/${id}/estates/v2/1`, { door: 'site' });
    expect(home.status).toBe(200);
    const search = { query: {}, size: 12 };
    const list = await call('POST', `/sites/${id}/estates`, { door: 'site', body: search });
    expect(list.body).toMatchObject({ total: { value: 2 } });
    const calls = [
      { method: 'GET', path: `/sites/${id}/estates/v2/1` },
      { method: 'POST', path: `/sites/${id}/estates`, body: search },
      { method: 'GET', path: '/translations/nl' },
    ];
    for (const headers of [{}, { 'X-SITE': id }] as Record<string, string>[]) {
      const several = await call('POST', '/several', { door: 'site', body: { calls }, headers });
      expect(several.body.answers.map(({ status }: { status: number }) => status)).toEqual([200, 200, 200]);
      expect(several.body.answers[1].body.total.value).toBe(2);
    }
    expect((await call('GET', `/sites/${id}/sitemap`, { door: 'site' })).status).toBe(200);
  });

  it('gets its visitors’ requests, by the cron if not sooner', async () => {
    const asked = await call('POST', `/sites/${id}/contact-requests`, {
      door: 'site',
      body: aContactRequest,
      headers: { 'Idempotency-Key': aKey() },
    });
    expect(asked.status).toBeLessThan(300);
    await everyMinute(two, new Date(Date.now() + 60_000));
    await work(new Date(Date.now() + 60_000));
    expect(sent.map(({ to }) => to)).toEqual(expect.arrayContaining([`office@${id}.test`, 'an@example.be']));
    const [here, there] = id === 'early' ? [env.DB, env.SECOND] : [env.SECOND, env.DB];
    expect([await countIn(here, 'submissions', id), await countIn(there, 'submissions', id)]).toEqual([1, 0]);
    sent.length = 0;
  });

  it('can write with its own token, and not with another’s', async () => {
    const made = await call('POST', `/sites/${id}/tokens`, { body: { role: 'write', name: 'feed' } });
    const headers = { Authorization: `Bearer ${made.body.token}` };
    const record = { estate: anEstate(3, {}) };
    const path = (of: string) => `/sites/${of}/records/estate/3`;
    expect((await call('PUT', path(id), { body: record, headers })).status).toBe(200);
    const other = id === 'early' ? 'late' : 'early';
    expect((await call('PUT', path(other), { body: record, headers })).status).toBe(404);
  });
});

describe('operators', () => {
  it('see all agencies', async () => {
    const listed = await call('GET', '/sites');
    expect(listed.body.sites.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['early', 'late']),
    );
    const seen = { requests: 7, errors: 0, failed: 0, took: [1, 0, 0, 0, 0, 0, 0, 0] };
    const sites = ['early', 'late'].map((id) => ({ site: id, ...seen }));
    expect((await call('POST', '/traffic', { body: { sites } })).body).toEqual({ sites: 2 });
    const today = brusselsDay(new Date());
    const homes = [{ kind: 'estate', id: '1', opened: 2, kept: 0, compared: 0 }];
    const report = {
      isolate: '00000000-0000-4000-8000-000000000000',
      seq: 0,
      days: [{ day: today, sites: ['early', 'late'].map((id) => ({ site: id, homes })) }],
    };
    // A row in each database, with the sites that are there.
    expect((await call('POST', '/interest', { body: report })).body).toEqual({ rows: 2 });
    expect((await call('POST', '/interest', { body: report })).body).toEqual({ rows: 0 });
    const morning = new Date(`${addDays(today, 1)}T05:00:00Z`);
    for (const [db, id, other] of [
      [env.DB, 'early', 'late'],
      [env.SECOND, 'late', 'early'],
    ] as const) {
      // Days close one after the other: in the first hours of a day yesterday is open too.
      await closeDay(db, morning);
      await closeDay(db, morning);
      expect(await rowsIn(db, 'home_days', id)).toContainEqual(
        expect.objectContaining({ home_id: '1', opened: 2 }),
      );
      expect(await rowsIn(db, 'home_days', other)).toEqual([]);
    }
    const status = await call('GET', '/status');
    expect(status.body.sites).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ site: 'early', requests: 7 }),
        expect.objectContaining({ site: 'late', requests: 7 }),
      ]),
    );
    expect((await call('GET', '/health')).body.ready).toBe(true);
  });

  it('get an error when the database of an agency is not bound', async () => {
    await env.DB.prepare("INSERT INTO site_shards (site_id, shard) VALUES ('stray', 7)").run();
    expect((await call('GET', '/sites/stray')).status).toBe(500);
    expect(String(logged.mock.calls)).toContain('DB_7 is not bound');
    logged.mockClear();
  });

  it('remove one, leaving nothing of it in either database', async () => {
    await open('passing');
    await putHome('passing', 1);
    let { status } = await call('DELETE', '/sites/passing');
    if (status === 202) ({ status } = await call('DELETE', '/sites/passing'));
    expect([204, 404]).toContain(status);
    for (const db of [env.DB, env.SECOND]) expect(await countIn(db, 'estates', 'passing')).toBe(0);
    expect((await call('GET', '/sites/by-hostname/passing.test')).status).toBe(404);
  });
});

describe('while the other database fails', () => {
  it.each([
    ['early', { ...two, DB_1: broken(env.SECOND, 'everything') }],
    ['late', { ...two, DB: broken(env.DB, 'everything'), DB_1: env.SECOND }],
  ])('%s is found by its hostname, and by a token', async (id, bindings) => {
    const made = await call('POST', `/sites/${id}/tokens`, { body: { role: 'read', name: 'reads' } });
    const headers = { Authorization: `Bearer ${made.body.token}` };
    expect((await call('GET', `/sites/${id}/estates/v2/1`, { headers })).status).toBe(200);
    const found = await call('GET', `/sites/by-hostname/${id}.test`, { door: 'site', bindings });
    expect([found.status, found.body.id]).toEqual([200, id]);
    expect((await call('GET', `/sites/${id}/estates/v2/1`, { headers, bindings })).status).toBe(200);
    logged.mockClear();
  });

  it('an unknown hostname is not answered as unknown', async () => {
    const bindings = { ...two, DB_1: broken(env.SECOND, 'everything') };
    const asked = await call('GET', '/sites/by-hostname/nobody.test', { door: 'site', bindings });
    expect(asked.status).toBeGreaterThanOrEqual(500);
    logged.mockClear();
  });
});

it('creates no agency in a database that is not noted as its own', async () => {
  await env.DB.prepare("INSERT INTO site_shards (site_id, shard) VALUES ('raced', 0)").run();
  await call('GET', '/sites/raced'); // this isolate believes it
  await env.DB.prepare("UPDATE site_shards SET shard = 1 WHERE site_id = 'raced'").run();
  expect(await open('raced')).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
  expect((await open('raced')).body).toEqual({ outcome: 'new' });
  expect(await countIn(env.SECOND, 'hostnames', 'raced')).toBe(1);
});

it('answers deployment calls from the directory, also when a header names an agency', async () => {
  const headers = { 'X-SITE': 'late' };
  const made = await call('POST', '/tokens', { body: { role: 'read', name: 'all' }, headers });
  expect(made.status).toBe(201);
  expect((await call('GET', '/tokens')).body.tokens).toContainEqual(
    expect.objectContaining({ id: made.body.id }),
  );
});

describe('a removal', () => {
  it('keeps a picture that an agency in another database shows too', async () => {
    await open('neighbour');
    await env.PICTURES.put('shared/tile', 'x');
    for (const [id, db] of [
      ['early', env.DB],
      ['neighbour', env.SECOND],
    ] as const) {
      await db
        .prepare(
          'INSERT INTO assets (site_id, name, version, r2_key, hash, content_type, width, height, bytes) ' +
            "VALUES (?, 'tile', 'w800', 'shared/tile', 'h', 'image/webp', 800, 600, 1)",
        )
        .bind(id)
        .run();
    }
    await call('DELETE', '/sites/neighbour');
    await work(new Date());
    expect(await countIn(env.SECOND, 'assets', 'neighbour')).toBe(0);
    expect(await env.PICTURES.head('shared/tile')).not.toBeNull();
  });

  it('keeps its id from being stored in another database before its end', async () => {
    await open('leaving', one);
    await env.PICTURES.put('leaving/x', 'x');
    await beginRemoval(env, 'leaving', new Date());
    const piece = { rows: 500, rounds: 1 };
    while ((await env.PICTURES.head('leaving/x')) !== null) await removePiece(env, 'leaving', piece);
    expect(await open('leaving')).toMatchObject({ status: 409, body: { error: { code: 'site_removing' } } });
    await doWork({ kind: 'remove-site', siteId: 'leaving' }, two, new Date());
    expect((await open('leaving')).body).toEqual({ outcome: 'new' });
    const shard = await env.DB.prepare("SELECT shard FROM site_shards WHERE site_id = 'leaving'").first(
      'shard',
    );
    const counts = [
      await countIn(env.DB, 'hostnames', 'leaving'),
      await countIn(env.SECOND, 'hostnames', 'leaving'),
    ];
    expect(counts).toEqual(shard === 0 ? [1, 0] : [0, 1]);
  });
});
