/** A site that is restored into another database than the one that it was saved in. */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anEstate } from './testing/fixtures.ts';
import {
  call,
  databaseOf,
  forgetSites,
  one,
  open,
  openBoth,
  rowsIn,
  run,
  two,
} from './testing/two-databases.ts';

type Values = (string | number | null)[];

beforeAll(async () => {
  await openBoth();
  expect((await open('wanderer', one)).body).toEqual({ outcome: 'new' });
  // With a subscription, events of homes are kept.
  for (const id of ['wanderer', 'late'])
    await run(databaseOf(id), {
      sql: "INSERT INTO alert_sites (site_id, since) VALUES (?, '2026-01-01')",
      params: [id],
    });
  for (const id of ['wanderer', 'late'])
    for (const home of [1, 2, 3])
      expect(
        (await call('PUT', `/sites/${id}/records/estate/${home}`, { body: { estate: anEstate(home, {}) } }))
          .status,
      ).toBe(200);
});

afterAll(() => forgetSites('wanderer'));

/** A home of a feed, whose number only such a home may have. */
async function aHomeOfAFeed(site: string): Promise<void> {
  await run(databaseOf(site), {
    sql:
      'INSERT INTO feed_homes (site_id, feed, vendor_id, number, estate_id, state) ' +
      "VALUES (?, 'whise', '7', 900000000001, '900000000001', 'shown')",
    params: [site],
  });
  await run(databaseOf(site), {
    sql: "INSERT INTO estates (site_id, id) VALUES (?, '900000000001')",
    params: [site],
  });
}

it('is found there, and overwrites no events and no journal of the agencies there', async () => {
  const numbered = async () =>
    (
      await Promise.all(['estate_events', 'journal'].map((table) => rowsIn(env.SECOND, table, 'late')))
    ).flat();
  const late = await numbered();
  await aHomeOfAFeed('wanderer');
  expect(late.length).toBeGreaterThan(5);
  const { body: about } = await call('GET', '/sites/wanderer/backup');
  const saved: { table: string; columns: string[]; rows: Values[] }[] = [];
  for (const { name: table, part, columns } of about.tables) {
    const { body } = await call('GET', `/sites/wanderer/backup/rows?table=${table}&part=${part}`);
    saved.push({ table, columns, rows: body.rows });
  }
  let { status } = await call('DELETE', '/sites/wanderer');
  while (status === 202) ({ status } = await call('DELETE', '/sites/wanderer'));

  const { savedAt, shape, numbers, document } = about;
  expect(
    (await call('POST', '/sites/wanderer/restore', { body: { savedAt, shape, numbers, document } })).status,
  ).toBe(204);
  // Its hostname is the site's own at once, in the directory too.
  const claimed = await env.DB.prepare(
    "SELECT site_id, is_open FROM claimed_hostnames WHERE hostname = 'wanderer.test'",
  ).first();
  expect(claimed).toEqual({ site_id: 'wanderer', is_open: 0 });
  const rows: Record<string, number> = {};
  for (const body of saved.toReversed()) {
    const written = await call('PUT', '/sites/wanderer/restore/rows', { body });
    expect([body.table, written.status]).toEqual([body.table, 200]);
    rows[body.table] = (rows[body.table] ?? 0) + written.body.rows;
  }
  expect((await call('POST', '/sites/wanderer/restore/finish', { body: { rows } })).body.state).toBe('open');

  expect(await numbered()).toEqual(late);
  expect(
    await env.DB.prepare("SELECT shard FROM site_shards WHERE site_id = 'wanderer'").first('shard'),
  ).toBe(1);
  expect([
    await rowsIn(env.DB, 'estates', 'wanderer'),
    (await rowsIn(env.SECOND, 'estates', 'wanderer')).length,
    (await rowsIn(env.SECOND, 'feed_homes', 'wanderer')).length,
  ]).toEqual([[], 4, 1]);
  const found = await call('GET', '/sites/by-hostname/wanderer.test', { door: 'site', bindings: two });
  expect([found.status, found.body.id]).toEqual([200, 'wanderer']);
  // Events of later changes come after its own and after the others'.
  await call('PUT', '/sites/wanderer/records/estate/4', { body: { estate: anEstate(4, {}) } });
  const seqs = (
    await rowsIn<{ seq: number; estate_id: string }>(env.SECOND, 'estate_events', 'wanderer')
  ).toSorted((a, b) => a.seq - b.seq);
  expect(seqs.at(-1)?.estate_id).toBe('4');
});
