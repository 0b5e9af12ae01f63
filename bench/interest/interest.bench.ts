/// <reference types="@cloudflare/vitest-plugin/types" />
/**
 * A day of 200,000 views of the homes of ten agencies in many isolates, some of which are killed and some of whose reports
 * are lost or arrive twice: what is counted against the truth, and the rows that it costs. Time is simulated; the isolates'
 * memory, the call and the closing of the day are the real ones, on a real D1. `INTEREST=20000` makes fewer views.
 */
import { env } from 'cloudflare:workers';
import { expect, inject, it } from 'vitest';
import { siteStatements } from '#content-service/intake/index.ts';
import { closeDay } from '#content-service/interest/counts/close.ts';
import { interestOperations } from '#content-service/interest/counts/operations.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
// Types of the Worker's bindings.
import type {} from '#content-service/testing/setup.ts';
import { store } from '#content-service/testing/store.ts';
import { createInterestMemory, type InterestMemory, QUIET_MS } from '#worker/platform/metrics/interest.ts';
import { rngFor } from '../stage/random.ts';

const AGENCIES = 10;
const HOMES = 300;
/** Views of the whole run. */
const WHOLE = 200_000;
const HOUR = 3_600_000;
const DAY = '2026-11-24';
/** Midnight in Brussels. */
const MIDNIGHT = Date.parse('2026-11-23T23:00:00Z');
/** Share of a day's visits in each hour. */
const BY_HOUR = [1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 6, 5, 5, 5, 5, 6, 7, 8, 9, 8, 5, 2];

/** Bars. Loss is what the killed isolates had not reported; more than the truth is never counted. */
const MOST = { rowsPerView: 0.1, loss: 0.03, lossRare: 0.1, readPerView: 25, closeMs: 20_000 };

declare module 'vitest' {
  interface ProvidedContext {
    /** Views of the large day. */
    readonly interest: number;
  }
}

interface Used {
  read: number;
  written: number;
}

/** The database, with the rows that batches read and wrote. */
function counting(db: D1Database): { readonly used: Used; readonly DB: D1Database } {
  const used = { read: 0, written: 0 };
  const DB = new Proxy(db, {
    get(inner, name) {
      const value: unknown = Reflect.get(inner, name);
      if (name !== 'batch') return typeof value === 'function' ? value.bind(inner) : value;
      return async (statements: D1PreparedStatement[]) => {
        const results = await inner.batch(statements);
        for (const { meta } of results) {
          used.read += meta.rows_read;
          used.written += meta.rows_written;
        }
        return results;
      };
    },
  });
  return { used, DB };
}

interface Isolate {
  memory: InterestMemory;
  /** When it is killed, and when its last wait began. */
  ends: number;
  wait: number | null;
}

interface Load {
  readonly views: number;
  /** Homes of an agency. */
  readonly homes: number;
  readonly isolates: number;
  /** Mean hours that an isolate lives. */
  readonly life: number;
}

/** Runs a day; returns the counted views of each home beside the true ones, and the rows. */
async function runDay(name: string, { views, homes, isolates, life }: Load) {
  const rng = rngFor(name);
  const { used, DB } = counting(env.DB);
  const tellInterest = interestOperations.find(({ id }) => id === 'tellInterest');
  let reports = 0;
  let killed = 0;
  let unsure = 0;
  async function send(memory: InterestMemory, at: number): Promise<void> {
    const report = memory.take(at);
    if (report === null) return;
    // One report in a hundred is lost on its way, and of another one the answer is: it is sent again.
    const lost = rng.chance(0.01);
    if (lost) return;
    reports += 1;
    const context = { env: { ...env, DB }, now: new Date(MIDNIGHT + at) } as unknown as CallContext;
    await tellInterest?.run({ params: {}, query: {}, body: report } as never, context);
    if (rng.chance(0.01)) unsure += 1;
    else memory.arrived(report.seq);
  }
  const lifeOf = (at: number): number => at - Math.log(1 - rng.next()) * life * HOUR;
  const begin = (at: number): Isolate => ({ memory: createInterestMemory(), ends: lifeOf(at), wait: null });
  const all = Array.from({ length: isolates }, () => begin(0));

  /** What an isolate does by itself before an instant: a wait ends, or it does. */
  async function catchUp(one: Isolate, at: number): Promise<Isolate> {
    const quietAt = one.wait === null ? Number.POSITIVE_INFINITY : one.wait + QUIET_MS;
    if (quietAt < Math.min(at, one.ends) && one.wait !== null) {
      if (one.memory.isQuiet(one.wait)) await send(one.memory, quietAt);
      one.wait = null;
    }
    if (one.ends >= at) return one;
    killed += 1;
    return begin(at);
  }

  const truth = new Map<string, number>();
  const total = BY_HOUR.reduce((sum, share) => sum + share, 0);
  for (const [hour, share] of BY_HOUR.entries()) {
    const times = Array.from(
      { length: Math.round((views * share) / total) },
      () => (hour + rng.next()) * HOUR,
    );
    for (const at of times.toSorted((one, other) => one - other)) {
      // A few homes are looked at much, most a little.
      const site = `bench-${Math.floor(AGENCIES * rng.next() ** 1.5)}`;
      const id = String(1 + Math.floor(homes * rng.next() ** 2.5));
      const key = `${site}/${id}`;
      truth.set(key, (truth.get(key) ?? 0) + 1);
      const which = rng.int(0, isolates - 1);
      const one = await catchUp(all[which] ?? begin(at), at);
      all[which] = one;
      one.memory.hear({ site, measure: 'opened', homes: [{ kind: 'estate', id }] }, DAY, at);
      if (one.memory.startsWait(at)) one.wait = at;
      if (one.memory.isDue(at)) await send(one.memory, at);
    }
  }
  // The night: every isolate is asked again, or ends.
  for (const one of all) if ((await catchUp(one, 24 * HOUR)) === one) await send(one.memory, 24 * HOUR - 1);
  const reported = { ...used };
  const began = Date.now();
  const morning = MIDNIGHT + 29 * HOUR;
  for (let minute = 0; minute < 60; minute++) await closeDay(DB, new Date(morning + minute * 60_000));
  const closeMs = Date.now() - began;
  const { results } = await env.DB.prepare(
    'SELECT site_id AS site, home_id AS id, opened FROM home_days WHERE day = ?',
  )
    .bind(DAY)
    .all<{ site: string; id: string; opened: number }>();
  const over = results.filter(({ site, id, opened }) => opened > (truth.get(`${site}/${id}`) ?? 0));
  const counted = results.reduce((sum, { opened }) => sum + opened, 0);
  const true_ = [...truth.values()].reduce((sum, one) => sum + one, 0);
  const figures = {
    views: true_,
    counted,
    loss: 1 - counted / true_,
    rowsPerView: used.written / true_,
    readPerView: used.read / true_,
    over: over.length,
    closeMs,
  };
  console.info(
    [
      `${name}: ${true_} views, ${isolates} isolates, ${killed} killed, ${reports} reports, ${unsure} sent again`,
      `  counted ${counted}: ${(100 * figures.loss).toFixed(2)} % lost; ${over.length} homes above the truth`,
      `  rows written a view ${figures.rowsPerView.toFixed(3)} (${reported.written} by reports, ${used.written - reported.written} by the closing), read ${figures.readPerView.toFixed(1)}; ${results.length} rows stay`,
      `  closing ${closeMs} ms`,
      '',
    ].join('\n'),
  );
  return figures;
}

/** Nothing counted, and the days before closed. */
async function reset(): Promise<void> {
  await env.DB.exec('DELETE FROM home_days; DELETE FROM interest_days; DELETE FROM interest_reports');
  await store([
    { sql: "INSERT INTO interest_days VALUES ('2026-11-23', '2026-11-24T04:00:00Z')", params: [] },
  ]);
}

it('counts a large day well enough, and cheaply', async () => {
  for (let agency = 0; agency < AGENCIES; agency++) {
    const site = `bench-${agency}`;
    await store(siteStatements(aSite(site)), [
      // Homes that the site knows: numbers of others are forgotten some day.
      {
        sql: 'INSERT INTO own_homes (site_id, id) SELECT ?, value FROM json_each(?)',
        params: [site, JSON.stringify(Array.from({ length: HOMES }, (_, at) => String(at + 1)))],
      },
    ]);
  }
  await reset();
  const views = inject('interest');
  // A smaller run has fewer isolates and homes, so that its ratios are the same.
  const share = views / WHOLE;
  const large = await runDay('large', {
    views,
    homes: Math.ceil(HOMES * share),
    isolates: Math.ceil(24 * share),
    life: 3,
  });
  expect(large.over).toBe(0);
  expect(large.loss).toBeLessThan(MOST.loss);
  expect(large.rowsPerView).toBeLessThan(MOST.rowsPerView);
  expect(large.readPerView).toBeLessThan(MOST.readPerView);
  expect(large.closeMs).toBeLessThan(MOST.closeMs);

  // Few visits, each isolate soon idle and ended: what is lost there, whatever the rows.
  await reset();
  const rare = await runDay('rare', { views: 400, homes: HOMES, isolates: 6, life: 0.2 });
  expect(rare.over).toBe(0);
  expect(rare.loss).toBeLessThan(MOST.lossRare);
});
