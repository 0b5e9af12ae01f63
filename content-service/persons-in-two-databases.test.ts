/** The rights of a person whose rows are in two databases, or only in the second. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressKey } from './platform/hash.ts';
import { logged } from './testing/logged.ts';
import { aContactRequest, aKey, aSubscription } from './testing/messages.ts';
import { broken, call, databaseOf, openBoth, rowsIn, run, two } from './testing/two-databases.ts';

const ELS = 'els@example.be';
const AGENCIES = ['early', 'late'] as const;
const MINE = ['submissions', 'subscriptions', 'outbox'] as const;

/** Els writes to an agency, and asks for its alerts. */
async function writesTo(id: string): Promise<void> {
  const asked = { door: 'site', headers: { 'X-SITE-ORIGIN': `https://${id}.test` } } as const;
  for (const [path, body] of [
    ['contact-requests', { ...aContactRequest, email: ELS }],
    ['subscriptions', { ...aSubscription, email: ELS }],
  ] as const) {
    const headers = { ...asked.headers, 'Idempotency-Key': aKey() };
    const { status } = await call('POST', `/sites/${id}/${path}`, { ...asked, headers, body });
    expect([path, status < 300]).toEqual([path, true]);
  }
}

const person = (what: string, body: object = { email: ELS }, bindings?: typeof two) =>
  call('POST', `/persons/${what}`, { body, ...(bindings && { bindings }) });

/** Texts of Els in the rows of an agency. */
async function traces(id: string): Promise<number> {
  const rows = await Promise.all(MINE.map((table) => rowsIn(databaseOf(id), table, id)));
  return rows.flat().filter((row) => JSON.stringify(row).includes(ELS)).length;
}

const placesOf = (places: readonly { siteId: string; table: string; how: string }[], id: string) =>
  places.filter(({ siteId, how }) => siteId === id && how === 'own').map(({ table }) => table);

beforeAll(() => openBoth());
beforeEach(async () => {
  for (const db of [env.DB, env.SECOND])
    for (const table of [...MINE, 'erasures', 'stays', 'idempotent_answers'])
      await db.prepare(`DELETE FROM ${table}`).run();
});

describe.each([{ writes: ['early', 'late'] }, { writes: ['early'] }, { writes: ['late'] }])(
  'a person who wrote to $writes (GDPR, articles 15, 17 and 20)',
  ({ writes }) => {
    beforeEach(async () => {
      for (const id of writes) await writesTo(id);
    });

    it('is found and exported wherever the rows are', async () => {
      const found = await person('find');
      const { rows } = (await person('export')).body;
      for (const id of AGENCIES) {
        const tables = writes.includes(id) ? ['outbox', 'submissions', 'subscriptions'] : [];
        expect([...new Set(placesOf(found.body.places, id))].toSorted()).toEqual(tables);
        const reported = rows.filter(({ siteId }: { siteId: string }) => siteId === id);
        expect(new Set(reported.map(({ table }: { table: string }) => table))).toEqual(new Set(tables));
      }
    });

    it('is erased from every database, and the erasure is recorded once', async () => {
      const before = await Promise.all(AGENCIES.map(traces));
      expect(before.map((count) => count > 0)).toEqual(AGENCIES.map((id) => writes.includes(id)));
      const { status, body } = await person('erase');
      expect([status, body.erased, body.rows > 0, body.standing]).toEqual([200, true, true, []]);
      expect(await Promise.all(AGENCIES.map(traces))).toEqual([0, 0]);
      const found = (await person('find')).body;
      expect([found.places, found.erasures.length]).toEqual([[], 1]);
      const recorded = await env.SECOND.prepare('SELECT count(*) AS n FROM erasures').first('n');
      expect(recorded).toBe(0);
    });
  },
);

it('erases at one agency only, when it is named', async () => {
  for (const id of AGENCIES) await writesTo(id);
  expect((await person('erase', { email: ELS, site: 'late' })).body.erased).toBe(true);
  expect((await Promise.all(AGENCIES.map(traces))).map(Boolean)).toEqual([true, false]);
  // The site's journal is in its database; the record of the erasure is in the directory.
  const journal = await rowsIn<{ deed: string }>(env.SECOND, 'journal', 'late');
  expect(journal.map(({ deed: action }) => action)).toContain('person.erased');
  expect((await person('find')).body.erasures).toHaveLength(1);
});

it.each(['erase', 'forget-again'])('refuses to %s at an unknown agency', async (what) => {
  const since = new Date(0).toISOString();
  expect((await person(what, { email: ELS, since, site: 'nobody' })).status).toBe(404);
});

/** A database in which something happens between the reads of an erasure and its deletions. */
function beforeDeletion(db: D1Database, happens: () => Promise<unknown>): D1Database {
  let deletes = false;
  const prepare = (sql: string) => {
    deletes ||= sql.startsWith('DELETE FROM stays');
    return db.prepare(sql);
  };
  const batch: D1Database['batch'] = async (statements) => {
    if (deletes) await happens();
    return db.batch(statements);
  };
  return new Proxy(db, {
    get: (inner, name) => Reflect.get({ prepare, batch }, name) ?? Reflect.get(inner, name).bind(inner),
  });
}

describe('an erasure', () => {
  const aStayAt = (id: string) => ({
    sql:
      'INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, email_key, persons, doc, created_at) ' +
      "VALUES (?, 's', 'flat', '2099-07-01', '2099-07-08', 'confirmed', ?, 2, '{}', '2026')",
    params: [id, addressKey(ELS)],
  });
  const aFlat = (id: string) => ({
    sql: "INSERT INTO rental_units (site_id, id, doc) VALUES (?, 'flat', '{}') ON CONFLICT DO NOTHING",
    params: [id],
  });

  it.each(AGENCIES)('changes nothing while a booking stands at %s', async (id) => {
    for (const each of AGENCIES) await writesTo(each);
    await run(databaseOf(id), aFlat(id), aStayAt(id));
    const { body } = await person('erase');
    expect(body).toEqual({
      erased: false,
      rows: 0,
      standing: [{ siteId: id, table: 'stays', id: 's' }],
      left: [],
      passedOn: [],
    });
    expect((await Promise.all(AGENCIES.map(traces))).map(Boolean)).toEqual([true, true]);
  });

  it.each(AGENCIES)('leaves a booking at %s that becomes active meanwhile, and says so', async (id) => {
    const db = databaseOf(id);
    await writesTo(id);
    await run(db, aFlat(id), aStayAt(id));
    await db.prepare("UPDATE stays SET state = 'released' WHERE site_id = ?").bind(id).run();
    const name = id === 'late' ? 'DB_1' : 'DB';
    const meanwhile = beforeDeletion(db, () =>
      db.prepare("UPDATE stays SET state = 'confirmed' WHERE site_id = ?").bind(id).run(),
    );
    const { status, body } = await person('erase', undefined, { ...two, [name]: meanwhile });
    // Nothing of the batch that found it is forgotten.
    expect([status, body.erased, body.rows]).toEqual([200, false, 0]);
    expect(body.standing).toEqual([{ siteId: id, table: 'stays', id: 's' }]);
    expect(await rowsIn(db, 'stays', id)).toHaveLength(1);
    expect((await person('find')).body.erasures).toEqual([]);
  });

  it('that fails in the second database is not answered as done, nor recorded, and can be repeated', async () => {
    for (const id of AGENCIES) await writesTo(id);
    const failing = await person('erase', undefined, { ...two, DB_1: broken(env.SECOND, 'batches') });
    expect(failing).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(String(logged.mock.calls)).toContain('person.erasure_incomplete');
    logged.mockClear();
    expect(await traces('late')).toBeGreaterThan(0);
    expect((await person('find')).body.erasures).toEqual([]);
    expect((await person('erase')).body).toMatchObject({ erased: true });
    expect(await Promise.all(AGENCIES.map(traces))).toEqual([0, 0]);
  });
});

it('erases again in every database what a restored backup brought back', async () => {
  const since = new Date(Date.now() - 60_000).toISOString();
  for (const id of AGENCIES) await writesTo(id);
  await person('erase');
  // The backup brings rows back: here, Els writes once more, as if before her erasure.
  for (const id of AGENCIES) await writesTo(id);
  await env.DB.prepare('UPDATE erasures SET erased_at = ?').bind(new Date().toISOString()).run();
  let after: string | null = null;
  let rows = 0;
  do {
    const { status, body } = await person('forget-again', { since, after });
    expect(status).toBe(200);
    rows += body.rows;
    after = body.after;
  } while (after !== null);
  expect(rows).toBeGreaterThanOrEqual(4);
  expect(await Promise.all(AGENCIES.map(traces))).toEqual([0, 0]);
});

it.each(['[7,"outbox","late","x"]', '[-1,"outbox","late","x"]', '["outbox","late","x"]', 'x'])(
  'refuses the cursor %s',
  async (after) => {
    await writesTo('late');
    await person('erase');
    const since = new Date(Date.now() - 60_000).toISOString();
    expect((await person('forget-again', { since, after })).status).toBe(400);
  },
);
