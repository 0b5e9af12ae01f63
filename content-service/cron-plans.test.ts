/** The cron's queries scan no table, so that sleeping agencies cost nothing. */

import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { beginRuns } from './alerts/runs.ts';
import { estateStatements, siteStatements } from './intake/index.ts';
import type { WithDatabase } from './platform/db/shards.ts';
import { everyMinute } from './scheduled.ts';
import { sweep } from './sweep.ts';
import { anEstate, aSite } from './testing/fixtures.ts';
import { rowsOf } from './testing/messages.ts';
import { store } from './testing/store.ts';

/** At seven in the morning UTC+1 of an alert day, in the minute of the sweep. */
const NOW = new Date('2026-11-23T09:17:00Z');
const DAY = 86_400_000;

/** Tables, and parts of them, that are always small: most rows wait for a minute, or until a day's runs end. */
const MAY_SCAN = [
  'SCAN changed_sites',
  'SCAN alert_runs USING INDEX alert_runs_open',
  // Sites whose news is being matched.
  'SCAN alerts_at_once USING INDEX alerts_at_once_open',
  'SCAN n USING INDEX alerts_at_once_open',
  // Only the rounds under way.
  'SCAN feeds USING INDEX feeds_one_round',
  // In every fifth minute, a row for each agency whose homes come from a system of its own.
  'SCAN served',
  'SCAN feeding',
  'SCAN fed',
  // In every fifth minute, a row for each agency that tells search engines what changed.
  'SCAN index_now USING INDEX index_now_due',
  'SCAN s USING INDEX sites_with_index_now',
  // Of these, at most as many as are enqueued in a minute.
  'SCAN late',
  // Results of subqueries, once a day: the entries of a piece of reports, and the forms of a day, found by their instants.
  'SCAN q',
  'SCAN f',
  // Ids alone, once a day: some of them have their turn.
  'SCAN sites USING COVERING INDEX sqlite_autoindex_sites_1',
  'SCAN s USING INDEX sites_with_alerts',
  'SCAN s USING INDEX sites_with_kept_days',
];

beforeAll(async () => {
  await store(
    siteStatements(aSite('awake', { settings: { features: ['alerts', 'map'] } })),
    siteStatements(aSite('asleep', { settings: { features: ['map'] } })),
    [{ sql: "INSERT INTO alert_sites VALUES ('awake', '2026'), ('asleep', '2026')", params: [] }],
  );
});

/** A database that records every prepared statement. */
function listening() {
  const asked = new Set<string>();
  const DB = new Proxy(env.DB, {
    get(inner, name) {
      if (name === 'prepare') {
        return (sql: string) => {
          asked.add(sql);
          return inner.prepare(sql);
        };
      }
      const value: unknown = Reflect.get(inner, name);
      return typeof value === 'function' ? value.bind(inner) : value;
    },
  });
  return { asked, DB };
}

it('finds all rows by an index', async () => {
  const { asked, DB } = listening();
  const bindings: WithDatabase = { ...env, DB };
  // Parts work every minute, in some minutes of an hour, or by day: each minute of an hour, then each hour of a day.
  const minutes = Array.from({ length: 60 }, (_, minute) => minute);
  const hours = Array.from({ length: 24 }, (_, hour) => (hour + 1) * 60);
  for (const minute of [...minutes, ...hours]) {
    await everyMinute(bindings, new Date(NOW.getTime() + minute * 60_000));
  }
  expect(asked.size).toBeGreaterThan(40);
  const scans: string[] = [];
  for (const sql of asked) {
    // A parameter without a number is one higher than the highest before it (SQLite, "Parameters").
    const count = [...sql.matchAll(/\?(\d*)/g)].reduce(
      (most, [, at]) => Math.max(most, Number(at) || most + 1),
      0,
    );
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...Array.from({ length: count }, () => '[]'))
      .all<{ detail: string }>();
    const read = results
      .map(({ detail }) => detail)
      .filter((detail) => detail.startsWith('SCAN ') && !/VIRTUAL TABLE|^SCAN \(subquery/.test(detail))
      .filter((detail) => !MAY_SCAN.includes(detail));
    scans.push(...read.map((detail) => `${detail}: ${sql}`));
  }
  expect(scans).toEqual([]);
});

it('reads sites once a day to begin alerts, and no document', async () => {
  await beginRuns(env.DB, '2026-12-01', NOW);
  expect((await rowsOf('alert_runs', 'awake')).filter(({ day }) => day === '2026-12-01')).toHaveLength(1);
  expect(await rowsOf('alert_runs', 'asleep')).toEqual([]);
  const { asked, DB } = listening();
  await beginRuns(DB, '2026-12-01', NOW);
  expect([...asked]).toEqual(['SELECT 1 FROM alert_days WHERE day = ?']);
});

it('deletes withdrawn homes after 400 days, with their dependent rows', async () => {
  const withdrawnAt = (days: number) => new Date(NOW.getTime() - days * DAY).toISOString();
  await store(
    estateStatements('awake', anEstate(1, {}), { withdrawnAt: withdrawnAt(399) }),
    estateStatements('awake', anEstate(2, {}), { withdrawnAt: withdrawnAt(401) }),
    estateStatements('awake', anEstate(3, {})),
  );
  await sweep(env.DB, NOW);
  expect((await rowsOf('estates', 'awake')).map(({ id }) => id).toSorted()).toEqual(['1', '3']);
  expect((await rowsOf('estate_documents', 'awake')).map(({ id }) => id).toSorted()).toEqual(['1', '3']);
});
