/** What a page of the list of an agency's homes reads (decision 165): an entry of an index for each home, and its own homes. */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Homes } from '#wire/written-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { directoryOf } from '../../platform/db/shards.ts';
import { callAt } from '../../testing/agenda.ts';
import { importAll } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord, aWritingAgency, sessionOf } from '../../testing/written-homes.ts';
import { HOMES } from './listed-homes.ts';

/** Bindings whose database counts the rows that statements read. */
function counting() {
  const seen = { rows: 0 };
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get: (inner, name) => {
        if (name === 'bind') return (...values: unknown[]) => wrapped(inner.bind(...values));
        if (name === 'first')
          return async () => {
            const { results, meta } = await inner.all();
            seen.rows += meta.rows_read;
            return results[0] ?? null;
          };
        if (name === 'all')
          return async () => {
            const answer = await inner.all();
            seen.rows += answer.meta.rows_read;
            return answer;
          };
        const value: unknown = Reflect.get(inner, name);
        return typeof value === 'function' ? value.bind(inner) : value;
      },
    });
  const real = directoryOf(env);
  const DB = new Proxy(real.DB, {
    get: (inner, name) => {
      if (name === 'prepare') return (sql: string) => wrapped(inner.prepare(sql));
      const value: unknown = Reflect.get(inner, name);
      return typeof value === 'function' ? value.bind(inner) : value;
    },
  });
  return { seen, bindings: { ...real, DB } };
}

async function read(site: string, body: object = {}) {
  const { seen, bindings } = counting();
  const { answer, error } = await callAt('listHomes', {
    now: new Date().toISOString(),
    params: { siteId: site },
    body: { session: sessionOf('an'), ...body },
    bindings,
  });
  expect(error).toBeNull();
  return { rows: seen.rows, list: answer as Homes };
}

let made = 0;
/** An agency with an imported home, and so many like it. */
async function anAgencyOf(homes: number): Promise<string> {
  const site = `rows-${++made}`;
  await aWritingAgency(site);
  await importAll(site, [aHomeRecord(1000)]);
  await store([
    {
      sql:
        'INSERT INTO records (site_id, kind, id, hash, doc) SELECT r.site_id, r.kind, CAST(n.key + 1001 AS TEXT), r.hash || n.key, ' +
        "json_set(r.doc, '$.estate.general.id', n.key + 1001) FROM records AS r, json_each(?2) AS n WHERE r.site_id = ?1",
      params: [site, JSON.stringify(Array(homes - 1).fill(0))],
    },
  ]);
  return site;
}

it('reads one entry of an index for each home of the agency, and the rest of those that it shows', async () => {
  const [few, many] = [await anAgencyOf(300), await anAgencyOf(3000)];
  const [one, two] = [await read(few), await read(many)];
  expect([one.list.found, two.list.found, two.list.homes.length]).toEqual([300, 3000, 50]);
  expect(two.rows - one.rows).toBeLessThanOrEqual(2700);
  // Of each home that is shown also the figures of its last week, which had no visitors here.
  expect(one.rows).toBeLessThanOrEqual(300 + 5 * 50);
  const none = await read(many, { find: 'nowhere' });
  expect(none.list.homes).toEqual([]);
  expect(two.rows - none.rows).toBeLessThanOrEqual(5 * 50);
  // A page further on reads what the first one reads.
  expect((await read(many, { from: 2950 })).rows).toBe(two.rows);
});

it('reads no document to find and count', async () => {
  const { results } = await prepare(env.DB, { sql: `EXPLAIN QUERY PLAN ${HOMES}`, params: ['any'] }).all<{
    readonly detail: string;
  }>();
  const plan = results.map(({ detail }) => detail);
  for (const index of ['homes_listed', 'rentals_listed'])
    expect(plan).toContainEqual(expect.stringContaining(`USING COVERING INDEX ${index}`));
});

it('reads nothing of what was done to homes in the years before', async () => {
  const site = await anAgencyOf(20);
  const before = (await read(site)).rows;
  await store(
    Array.from({ length: 40 }, (_, at) => ({
      sql: 'INSERT INTO journal (site_id, at, who, deed, what, count) SELECT ?1, ?2, ?3, ?4, ?5, 1 FROM json_each(?6)',
      params: [
        site,
        '2026-01-01T10:00:00.000Z',
        'staff:an',
        'home.priced',
        `estate/${1000 + at}`,
        JSON.stringify(Array(50).fill(0)),
      ],
    })),
    Array.from({ length: 20 }, (_, at) => ({
      sql:
        'INSERT INTO home_versions (site_id, kind, home, number, action, who, at, hash, doc, events_after) ' +
        "SELECT ?1, 'estate', ?2, value, 'home.priced', 'an', '2026-01-01T10:00:00.000Z', '', '{}', 0 FROM json_each(?3)",
      params: [
        site,
        String(1000 + at),
        JSON.stringify(Array.from({ length: 10 }, (_item, number) => number + 1)),
      ],
    })),
  );
  expect((await read(site)).rows).toBe(before);
});
