/// <reference types="@cloudflare/vitest-plugin/types" />
/**
 * A thousand agencies of 300 homes in one database, most of them idle: the time of a cron minute, of the
 * hourly deletion job, of a search and of a sitemap, and the minutes until the alerts of all agencies have
 * begun.
 */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { Bindings } from '#content-service/env.ts';
import { estateStatements, siteStatements } from '#content-service/intake/index.ts';
import type { Work } from '#content-service/kinds.ts';
import { everyMinute } from '#content-service/scheduled.ts';
import { sweep } from '#content-service/sweep.ts';
import { get, post } from '#content-service/testing/call.ts';
import { anEstate, aSite } from '#content-service/testing/fixtures.ts';
// Types of the Worker's bindings.
import type {} from '#content-service/testing/setup.ts';
import { store } from '#content-service/testing/store.ts';

const AGENCIES = 1_000;
const HOMES = 300;
/** Subscriptions per agency; matched once, they wait for new homes. */
const SUBSCRIPTIONS = 5;
/** Measurements of each operation; the median is printed. */
const ROUNDS = 7;
const at = (time: string): Date => new Date(`2026-11-23T${time}:00Z`);

const idOf = (n: number): string => `agency${n}`;
/** As large as real documents of agencies: some kilobytes of texts, people and colours. */
const site = (n: number) => {
  const base = aSite(idOf(n));
  const stickers = Array.from({ length: 40 }, (_, id) => ({ id, color: '#0c5d74', colorText: '#ffffff' }));
  return { ...base, settings: { ...base.settings, features: ['map', 'alerts'] as const, stickers } };
};

const columnsOf = async (table: string): Promise<string[]> => {
  const { results } = await env.DB.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{
    name: string;
  }>();
  return results.map(({ name }) => name).filter((name) => name !== 'num' && name !== 'site_id');
};

/** The first agency is loaded by the import's functions, the others are copies of its rows. */
async function load(): Promise<void> {
  await store(siteStatements(site(0) as never));
  for (let id = 1; id <= HOMES; id++) {
    await store(
      estateStatements(
        idOf(0),
        anEstate(id, {
          headType: { id: [1, 3, 3, 1, 2][id % 5] ?? 1 },
          subType: { id: 30 + (id % 7), name: { nl: 'Woning' } },
          price: { value: 150_000 + (id % 40) * 15_000 },
          bedroomCount: id % 6,
          address: {
            visible: true,
            city: { id: 1000 + (id % 60), zip: '8300', name: { nl: 'Stad' } },
            geoLocation: { lat: 50.6 + (id % 20) / 30, lon: 3.2 + (id % 17) / 12 },
          },
        }),
      ),
    );
  }
  const copies = await Promise.all(
    ['estates', 'estate_documents'].map(async (table) => {
      const columns = (await columnsOf(table)).join(', ');
      return `INSERT INTO ${table} (site_id, ${columns}) SELECT ?2, ${columns} FROM ${table} WHERE site_id = ?1`;
    }),
  );
  for (let n = 1; n < AGENCIES; n++) {
    await store(
      siteStatements(site(n) as never),
      copies.map((sql) => ({ sql, params: [idOf(0), idOf(n)] })),
    );
  }
  await store([
    { sql: "INSERT INTO alert_sites SELECT id, '2026' FROM sites", params: [] },
    {
      sql:
        'INSERT INTO subscriptions (site_id, id, state, email, email_key, locale, criteria, origin, seed, created_at, ' +
        "seen_event) SELECT s.id, s.id || '-' || n.value, 'active', 'a@b.be', 'a@b.be', 'nl', '{\"everything\":true}', " +
        "'https://x.test', 's', '2026', 0 FROM sites AS s, json_each(?) AS n",
      params: [JSON.stringify(Array.from({ length: SUBSCRIPTIONS }, (_, n) => n))],
    },
  ]);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measured(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return Math.round(median(times) * 10) / 10;
}

it(`keeps ${AGENCIES} agencies of ${HOMES} homes`, async () => {
  const began = Date.now();
  await load();
  const lines = [`load: ${Math.round((Date.now() - began) / 1000)} s`];
  const queued: Work[] = [];
  const WORK = {
    sendBatch: async (messages: Iterable<MessageSendRequest<Work>>) => {
      for (const { body } of messages) queued.push(body);
    },
  };
  const bindings = { ...env, WORK } as unknown as Bindings;
  // A new home at each agency, so that all have something to match.
  await env.DB.prepare(
    "INSERT INTO estate_events (site_id, estate_id, kind, created_at) SELECT id, '1', 'new', '2026-11-23' FROM sites",
  ).run();
  lines.push(`a minute before seven: ${await measured(() => everyMinute(bindings, at('04:30')))} ms`);
  let minutes = 0;
  const waiting = () =>
    env.DB.prepare('SELECT count(*) AS n FROM alert_runs WHERE enqueued_at IS NULL').first<number>('n');
  const first = performance.now();
  do {
    await everyMinute(bindings, at(`06:${String(minutes).padStart(2, '0')}`));
    minutes += 1;
  } while ((await waiting()) !== 0 && minutes < 60);
  const each = Math.round((performance.now() - first) / minutes);
  lines.push(`alerts of all begun after ${minutes} minutes, ${each} ms each; ${queued.length} pieces`);
  await env.DB.prepare('UPDATE alert_runs SET finished_at = ?').bind(at('07:00').toISOString()).run();
  lines.push(`a minute after that: ${await measured(() => everyMinute(bindings, at('08:30')))} ms`);
  lines.push(`the sweep: ${await measured(() => sweep(env.DB, at('08:17')))} ms`);
  const some = idOf(AGENCIES - 1);
  const search = { query: {}, size: 12 };
  const response = await post(`/sites/${some}/estates`, search);
  lines.push(
    `a search (${response.status}): ${await measured(async () => (await post(`/sites/${some}/estates`, search)).text())} ms`,
  );
  lines.push(
    `a sitemap: ${await measured(async () => (await get(`/sites/${some}/sitemap/estate`)).text())} ms`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(minutes).toBeLessThanOrEqual(10);
});
