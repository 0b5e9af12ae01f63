/** A site moves to another database while it is read and written. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropGuards, hold, lift } from './across/moves/holds.ts';
import { resumeMoves } from './across/moves/resume-moves.ts';
import { isHeldAs, SITE_TABLE_NAMES } from './across/tables.ts';
import { databaseNumbered } from './platform/db/shards.ts';
import { tokenHash } from './platform/tokens.ts';
import { anEstate } from './testing/fixtures.ts';
import { aContactRequest, aKey } from './testing/messages.ts';
import { hashOf, RED_WEBP } from './testing/pictures.ts';
import { call, forgetSites, one, open, openBoth, rowsIn, run, two } from './testing/two-databases.ts';
import { aWholeSite, comparableRow } from './testing/whole-site.ts';

const TABLES = SITE_TABLE_NAMES.filter((name) => !isHeldAs(name, 'place') && name !== 'traffic');

/** All rows of a site in a database, without numbers that count over it, and without what the move itself notes. */
async function rowsOf(db: D1Database, id: string): Promise<Record<string, string[]>> {
  const answers = await db.batch<Record<string, unknown>>(
    TABLES.map((name) => db.prepare(`SELECT * FROM ${name} WHERE site_id = ?`).bind(id)),
  );
  return Object.fromEntries(
    TABLES.map((name, at) => [
      name,
      (answers[at]?.results ?? [])
        .map(comparableRow)
        .filter((row) => !row.includes('site.moved') && name !== 'changed_sites')
        .toSorted(),
    ]),
  );
}

/** Between two calls of a client: a person, or a system that heeds Retry-After, does not ask without a pause. */
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const step = (id: string, to: number, name: string) =>
  call('POST', `/sites/${id}/move`, { body: { to, step: name } });

/** As if the time after the announcement had passed. */
const waited = () =>
  run(env.DB, {
    sql: "UPDATE site_shards SET moving_since = '2026-01-01T00:00:00.000Z' WHERE moving_to IS NOT NULL",
    params: [],
  });

const triggersIn = (db: D1Database) =>
  db
    .prepare(
      "SELECT count(*) AS n FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'hold\\_%' ESCAPE '\\'",
    )
    .first('n');

const shardOf = (id: string) =>
  env.DB.prepare('SELECT shard FROM site_shards WHERE site_id = ?').bind(id).first('shard');

let made = 0;
/** A site in the first database and one in the second, with three homes each. */
let early = '';
let late = '';

beforeAll(() => openBoth());

afterAll(() => forgetSites('first*', 'second*', 'whole'));
beforeEach(async () => {
  made += 1;
  [early, late] = [`first${made}`, `second${made}`];
  expect((await open(early, one)).body).toEqual({ outcome: 'new' });
  expect((await open(late, two)).body).toEqual({ outcome: 'new' });
  for (const id of [early, late])
    for (const home of [1, 2, 3])
      await call('PUT', `/sites/${id}/records/estate/${home}`, { body: { estate: anEstate(home, {}) } });
});

describe.each([1, 0])('to database %i', (to) => {
  const [source, target] = to === 0 ? [env.SECOND, env.DB] : [env.DB, env.SECOND];
  const ids = () => (to === 0 ? ([late, early] as const) : ([early, late] as const));

  it('moves with every row, and leaves none behind, nor its guards', async () => {
    const [id, other] = ids();
    const file = await hashOf(RED_WEBP);
    await env.PICTURES.put(`${id}/${file}`, RED_WEBP);
    const before = await rowsOf(source, id);
    const others = await rowsOf(target, other);
    expect((await step(id, to, 'check')).body).toEqual({ state: 'announced', wait: 0, held: 0 });
    expect((await step(id, to, 'announce')).body.wait).toBeGreaterThan(60_000);
    expect((await step(id, to, 'move')).status).toBe(503);
    await waited();
    const moved = await step(id, to, 'move');
    expect([moved.status, moved.body.state]).toEqual([200, 'moved']);
    expect(moved.body.held).toBeLessThan(10_000);
    expect(await rowsOf(target, id)).toEqual(before);
    expect(await shardOf(id)).toBe(to);
    // The old rows do not change any more, whoever still believes that the site is there.
    await expect(
      source.prepare("UPDATE records SET hash = 'other' WHERE site_id = ?").bind(id).run(),
    ).rejects.toThrow('site_moving');
    expect(
      (await call('PUT', `/sites/${id}/records/estate/4`, { body: { estate: anEstate(4, {}) } })).status,
    ).toBe(200);
    expect((await step(id, to, 'leave')).body.state).toBe('left');
    expect(Object.values(await rowsOf(source, id)).flat()).toEqual([]);
    expect([await triggersIn(source), await triggersIn(target)]).toEqual([0, 0]);
    expect(await rowsOf(target, other)).toEqual(others);
    expect(await env.PICTURES.head(`${id}/${file}`)).not.toBeNull();
    expect((await call('GET', `/sites/by-hostname/${id}.test`, { door: 'site' })).body.id).toBe(id);
    // It can be written, and removed, as any other.
    const taken = await call('PUT', `/sites/${other}`, {
      body: {
        ...(await call('GET', `/sites/${other}/document`)).body,
        hostnames: [`${id}.test`],
      },
    });
    expect(taken.status).toBe(409);
  });

  it('moves while twenty clients read and write: no read fails, nothing is lost or doubled', async () => {
    const [id] = ids();
    await step(id, to, 'announce');
    await waited();
    let going = true;
    const reads: number[] = [];
    const remaining: string[] = [];
    const refused: { status: number }[] = [];
    const reader = async () => {
      for (let n = 0; going && n < 400; n++) {
        await pause(20);
        reads.push((await call('GET', `/sites/${id}/estates/v2/1`, { door: 'site' })).status);
        reads.push((await call('GET', `/sites/by-hostname/${id}.test`, { door: 'site' })).status);
      }
    };
    const writer = async (name: number) => {
      for (let n = 0; going && n < 100; n++) {
        await pause(20);
        const home = 1000 + name * 1000 + n;
        for (let tries = 0; tries < 500; tries++) {
          const answer = await call('PUT', `/sites/${id}/records/estate/${home}`, {
            body: { estate: anEstate(home, {}) },
          });
          if (answer.status === 200) {
            remaining.push(String(home));
            break;
          }
          refused.push(answer);
          await pause(100);
        }
      }
    };
    const sender = async (name: number) => {
      const headers = { 'Idempotency-Key': aKey() };
      const body = { ...aContactRequest, email: `v${name}@example.be` };
      // The site keeps a refused form in its queue, and sends it again under its key.
      for (let n = 0; n < 500; n++) {
        const answer = await call('POST', `/sites/${id}/contact-requests`, { door: 'site', body, headers });
        if (answer.status < 300) {
          remaining.push('form');
          return;
        }
        refused.push(answer);
        await pause(100);
      }
    };
    const clients = [
      ...Array.from({ length: 10 }, reader),
      ...[1, 2, 3, 4, 5].map(writer),
      ...[1, 2, 3, 4, 5].map(sender),
    ];
    // As the command does: a move that is refused as unavailable is tried again.
    let moved = await step(id, to, 'move');
    for (let tries = 0; moved.status === 503 && tries < 8; tries++) {
      await pause(500);
      moved = await step(id, to, 'move');
    }
    await pause(300);
    going = false;
    await Promise.all(clients);
    expect([moved.status, moved.body]).toEqual([200, expect.objectContaining({ state: 'moved' })]);
    expect(reads.length).toBeGreaterThan(20);
    expect(reads.filter((status) => status !== 200)).toEqual([]);
    expect(refused.map(({ status }) => status).filter((status) => status !== 503)).toEqual([]);
    const rows = await rowsOf(target, id);
    const homes = remaining.filter((one) => one !== 'form');
    expect(rows.records?.length).toBe(3 + homes.length);
    expect(rows.submissions?.length).toBe(remaining.length - homes.length);
    expect((await step(id, to, 'leave')).body.state).toBe('left');
  });
});

it('moves a site with a row in every table', async () => {
  await run(
    env.DB,
    ...aWholeSite('whole'),
    { sql: "DELETE FROM restores WHERE site_id = 'whole'", params: [] },
    { sql: "DELETE FROM holds WHERE site_id = 'whole'", params: [] },
    { sql: "DELETE FROM claimed_hostnames WHERE site_id = 'whole'", params: [] },
  );
  const before = await rowsOf(env.DB, 'whole');
  expect(TABLES.filter((name) => name !== 'changed_sites' && before[name]?.length === 0)).toEqual([]);
  await step('whole', 1, 'announce');
  await waited();
  const moved = await step('whole', 1, 'move');
  expect([moved.status, moved.body]).toEqual([200, expect.objectContaining({ state: 'moved' })]);
  expect(await rowsOf(env.SECOND, 'whole')).toEqual(before);
  expect((await step('whole', 1, 'leave')).body.state).toBe('left');
  expect(Object.values(await rowsOf(env.DB, 'whole')).flat()).toEqual([]);
});

it('lets a signed-in staff member read on while the site is held, and renews the session afterwards', async () => {
  const secret = 's'.repeat(43);
  const longAgo = '2026-01-01T00:00:00.000Z';
  await run(
    env.DB,
    {
      sql: "UPDATE sites SET doc = json_set(doc, '$.settings.features', json('[\"staff\"]')) WHERE id = ?",
      params: [early],
    },
    {
      sql:
        'INSERT INTO staff (site_id, id, name, email, email_key, sees, created_at) ' +
        "VALUES (?, 'an', 'An', 'an@example.be', 'k', 'all', '2026-01-01')",
      params: [early],
    },
    {
      sql:
        'INSERT INTO staff_sessions (site_id, hash, id, staff_id, device, created_at, seen_at, expires_at) ' +
        "VALUES (?, ?, 'd', 'an', 'x', ?, ?, '9')",
      params: [early, tokenHash(secret), longAgo, longAgo],
    },
  );
  const read = () => call('POST', `/sites/${early}/staff/desk`, { door: 'site', body: { session: secret } });
  const seen = async () => (await rowsIn<{ seen_at: string }>(env.DB, 'staff_sessions', early))[0]?.seen_at;
  const attempt = new Date().toISOString();
  expect(await hold(env.DB, early, attempt)).toBe(true);
  expect([(await read()).status, await seen()]).toEqual([200, longAgo]);
  expect(await lift(env.DB, early, attempt)).toBe(true);
  await dropGuards(env.DB);
  expect((await read()).status).toBe(200);
  expect(await seen()).not.toBe(longAgo);
});

describe('a move that fails', () => {
  it('is refused for the same database, for one that is not bound, and for an unknown site', async () => {
    expect((await step(early, 0, 'check')).body.error.message).toContain('is in this database already');
    expect((await step(early, 7, 'check')).body.error.message).toContain('no database 7');
    expect((await step('nobody', 0, 'check')).status).toBe(404);
  });

  it('while a mail is being sent, leaves everything as it was, and can be tried again', async () => {
    const before = await rowsOf(env.DB, early);
    await run(env.DB, {
      sql:
        'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at, state) ' +
        "VALUES (?, 'm', 'contact-notice', 'a@b.be', 'k', '{}', '9', '9', 'sending')",
      params: [early],
    });
    await step(early, 1, 'announce');
    await waited();
    // The seconds for which a move waits for it have passed when the move looks again.
    let looks = 0;
    const real = Date.now.bind(Date);
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() + 1_000 * looks++);
    expect((await step(early, 1, 'move')).status).toBe(503);
    clock.mockRestore();
    expect(await shardOf(early)).toBe(0);
    expect(
      (await call('PUT', `/sites/${early}/records/estate/9`, { body: { estate: anEstate(9, {}) } })).status,
    ).toBe(200);
    expect(Object.values(await rowsOf(env.SECOND, early)).flat()).toEqual([]);
    await run(env.DB, { sql: "DELETE FROM outbox WHERE id = 'm' AND site_id = ?", params: [early] });
    expect((await call('DELETE', `/sites/${early}/records/estate/9`)).status).toBeLessThan(300);
    expect((await step(early, 1, 'move')).status).toBe(200);
    expect((await rowsOf(env.SECOND, early)).estates?.length).toBeGreaterThanOrEqual(
      before.estates?.length ?? 0,
    );
    await step(early, 1, 'leave');
  });

  it('after the decision is ended by the cron', async () => {
    await step(early, 1, 'announce');
    await waited();
    await step(early, 1, 'move');
    await run(env.DB, {
      sql: "UPDATE holds SET state = 'decided', since = '2026-01-01T00:00:00.000Z' WHERE site_id = ?",
      params: [early],
    });
    await run(env.DB, {
      sql: "UPDATE site_shards SET shard = 0, moving_to = 1, moving_since = '2026-01-01T00:00:00.000Z' WHERE site_id = ?",
      params: [early],
    });
    await resumeMoves(databaseNumbered(two, 0), new Date());
    expect(await shardOf(early)).toBe(1);
    await resumeMoves(databaseNumbered(two, 0), new Date());
    expect(Object.values(await rowsOf(env.DB, early)).flat()).toEqual([]);
    expect((await rowsOf(env.SECOND, early)).estates).toHaveLength(3);
  });
});
