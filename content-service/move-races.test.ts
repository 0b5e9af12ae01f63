/** A move, and another call for the site before every trip of it to either database (docs/decisions/0100, 0130). */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hold } from './across/moves/holds.ts';
import { leaveAll, resumeMoves } from './across/moves/resume-moves.ts';
import { databaseNumbered } from './platform/db/shards.ts';
import { anEstate } from './testing/fixtures.ts';
import { withGates } from './testing/gates.ts';
import { logged } from './testing/logged.ts';
import { call, forgetSites, one, open, openBoth, rowsIn, run, two, work } from './testing/two-databases.ts';

const DATABASES = [env.DB, env.SECOND] as const;

/** `npm test` tries a sample of the moments, `npm run test:proofs` all. */
const EVERY = inject('whole') ? 1 : 53;

let made = 0;

/** A site in the first database with a home, whose move was announced a minute ago and more. */
async function announced(): Promise<string> {
  const id = `mover${++made}`;
  expect((await open(id, one)).body).toEqual({ outcome: 'new' });
  await call('PUT', `/sites/${id}/records/estate/1`, { body: { estate: anEstate(1, {}) } });
  await announce(id);
  return id;
}

async function announce(id: string): Promise<void> {
  expect((await step(id, 'announce')).status).toBe(200);
  await run(env.DB, {
    sql: "UPDATE site_shards SET moving_since = '2026-01-01T00:00:00.000Z' WHERE site_id = ?",
    params: [id],
  });
}

const step = (id: string, name: string, bindings = two) =>
  call('POST', `/sites/${id}/move`, { body: { to: 1, step: name }, bindings });
const write = (id: string, bindings = two) =>
  call('PUT', `/sites/${id}/records/estate/1`, {
    body: { estate: anEstate(1, { price: { value: 385_000 } }) },
    bindings,
  });
const rename = (id: string, bindings = two) =>
  call('PUT', `/sites/${id}`, {
    body: { ...renamed(id), hostnames: [`${id}.test`, `new.${id}.test`] },
    bindings,
  });
const renamed = (id: string) => ({ ...documentOf.get(id), name: 'Renamed' });
const documentOf = new Map<string, object>();
const removed = (id: string, bindings = two) => call('DELETE', `/sites/${id}`, { bindings });

type Act = (id: string, bindings?: typeof two) => Promise<{ readonly status: number }>;

/** In which databases a call would find the site: exactly one, or none after its removal. */
const placesOf = async (id: string): Promise<number[]> => {
  const found = await Promise.all(
    DATABASES.map((db) =>
      db
        .prepare(
          'SELECT removed_at, (SELECT state FROM holds WHERE site_id = id) AS state FROM sites WHERE id = ?',
        )
        .bind(id)
        .first<{ removed_at: string | null; state: string | null }>(),
    ),
  );
  return found.flatMap((site, at) =>
    site === null || site.removed_at !== null || site.state === 'moved' ? [] : [at],
  );
};

const shardOf = (id: string) =>
  env.DB.prepare('SELECT shard FROM site_shards WHERE site_id = ?').bind(id).first<number>('shard');

/** Ends what is under way, as time does: the move by the cron, and the removal by its message. */
async function settle(id: string): Promise<void> {
  await run(env.DB, {
    sql: "UPDATE holds SET since = '2026-01-01T00:00:00.000Z' WHERE site_id = ? AND state <> 'held'",
    params: [id],
  });
  await work(new Date());
  while ((await leaveAll(two, id, new Date())) !== 'left');
}

/** Runs the second act before each trip of the first, in either database, and checks what is there in the end. */
async function atEveryGate(
  first: Act,
  second: Act,
  check: (id: string, statuses: readonly number[], gate: string) => Promise<void>,
): Promise<number> {
  let gate = 0;
  for (let isReached = true; isReached; gate += EVERY) {
    isReached = false;
    const id = await announced();
    documentOf.set(id, (await call('GET', `/sites/${id}/document`)).body);
    let passed = 0;
    let other = 0;
    let at = '';
    const next = async (_: number, trip: string): Promise<void> => {
      if (passed++ !== gate) return;
      isReached = true;
      at = trip.slice(0, 80);
      ({ status: other } = await second(id));
    };
    const gated = {
      ...two,
      DB: withGates({ ...two, DB: two.DB }, next).DB,
      DB_1: withGates({ ...two, DB: two.DB_1 }, next).DB,
    };
    const { status } = await first(id, gated);
    if (isReached) await check(id, [status, other], `gate ${gate}, before ${at}: ${status}, ${other}`);
    else await settle(id);
  }
  return gate - EVERY;
}

/** The site is whole in one database, which the directory names, with its claims, and nothing is left in the other. */
async function isWhole(id: string, gate: string): Promise<void> {
  await settle(id);
  const [place] = await placesOf(id);
  expect([await placesOf(id), await shardOf(id)], gate).toEqual([[place], place]);
  const [here, there] = place === 1 ? [env.SECOND, env.DB] : [env.DB, env.SECOND];
  expect((await rowsIn(here, 'estates', id)).length, gate).toBe(1);
  expect((await rowsIn(here, 'records', id)).length, gate).toBe(1);
  for (const table of ['estates', 'records', 'hostnames', 'holds', 'restores', 'journal'])
    expect([table, await rowsIn(there, table, id)], gate).toEqual([table, []]);
  const hostnames = (await rowsIn<{ hostname: string }>(here, 'hostnames', id)).map((row) => row.hostname);
  const claims = (await rowsIn<{ hostname: string }>(env.DB, 'claimed_hostnames', id)).map(
    (row) => row.hostname,
  );
  expect(claims.toSorted(), gate).toEqual(place === 1 ? hostnames.toSorted() : []);
}

beforeAll(() => openBoth());

afterAll(() => forgetSites('mover*'));

const move: Act = (id, bindings) => step(id, 'move', bindings);
const known = [200, 202, 204, 404, 422, 503];

describe.each([
  { name: 'a move, and another move in between', first: move, second: move },
  { name: 'a move, and a write in between', first: move, second: write },
  { name: 'a write, and a move in between', first: write, second: move },
  { name: 'a move, and a new document in between', first: move, second: rename },
  { name: 'a new document, and a move in between', first: rename, second: move },
])('$name', ({ first, second }) => {
  it('leaves the site whole in one database', { timeout: 300_000 }, async () => {
    const gates = await atEveryGate(first, second, async (id, statuses, gate) => {
      expect(known, gate).toEqual(expect.arrayContaining([...statuses]));
      await isWhole(id, gate);
    });
    expect(gates).toBeGreaterThan(inject('whole') ? 3 : -1);
  });
});

describe.each([
  { name: 'a move, and a removal in between', first: move, second: removed },
  { name: 'a removal, and a move in between', first: removed, second: move },
])('$name', ({ first, second }) => {
  it('removes the site whole, or refuses the removal', { timeout: 300_000 }, async () => {
    const gates = await atEveryGate(first, second, async (id, statuses, gate) => {
      const removal = first === removed ? statuses[0] : statuses[1];
      expect(known, gate).toEqual(expect.arrayContaining([...statuses]));
      if (removal === 503) return isWhole(id, gate);
      await settle(id);
      expect(await placesOf(id), gate).toEqual([]);
      for (const db of DATABASES)
        for (const table of ['estates', 'records', 'hostnames', 'holds', 'restores'])
          expect([table, await rowsIn(db, table, id)], gate).toEqual([table, []]);
      expect(await rowsIn(env.DB, 'claimed_hostnames', id), gate).toEqual([]);
    });
    expect(gates).toBeGreaterThan(inject('whole') ? 3 : -1);
  });
});

it('keeps the guards of a site when another one leaves at that moment', async () => {
  const [leaver, held] = [await announced(), await announced()];
  expect((await step(leaver, 'move')).status).toBe(200);
  let batches = 0;
  const gated = withGates(databaseNumbered(two, 0), async (_, trip) => {
    // The second one drops the guards, because nothing was held when it was asked.
    if (trip === 'DB.batch' && ++batches === 2) await hold(env.DB, held, '2026-11-21T10:00:00.000Z');
  });
  await leaveAll(gated, leaver, new Date());
  expect([batches, (await write(held)).status]).toEqual([2, 503]);
  await run(env.DB, { sql: 'DELETE FROM holds WHERE site_id = ?', params: [held] });
});

/** The first database, in which the answer of the decision is lost after it was stored. */
const forgetful = new Proxy(env.DB, {
  get(inner, name) {
    if (name !== 'prepare') return Reflect.get(inner, name).bind(inner);
    return (sql: string) => {
      const statement = inner.prepare(sql);
      if (!sql.includes("SET state = 'decided'")) return statement;
      return {
        bind: (...values: unknown[]) => ({
          all: async () => {
            await statement.bind(...values).all();
            throw new Error('D1_ERROR: Network connection lost.');
          },
        }),
      };
    };
  },
});

it('ends by the cron when the answer of the decision was lost, and another database was announced since', async () => {
  const id = await announced();
  expect((await step(id, 'move', { ...two, DB: forgetful })).status).toBeGreaterThanOrEqual(500);
  expect(await shardOf(id)).toBe(0);
  logged.mockClear();
  expect((await step(id, 'move')).status).toBe(503);
  await run(env.DB, {
    sql: 'UPDATE site_shards SET moving_to = 7 WHERE site_id = ?',
    params: [id],
  });
  await resumeMoves(databaseNumbered(two, 0), new Date(Date.now() + 120_000));
  expect(await shardOf(id)).toBe(1);
  await isWhole(id, 'resumed');
});
