/// <reference types="@cloudflare/vitest-plugin/types" />
/**
 * One publication at a site with 100,000 alerts at once, from the event to the queued mails: rows that D1 bills, and the
 * time of the pieces. Then an import of 10,000 homes, which must cost one minute of the cron next to nothing.
 */
import { env } from 'cloudflare:workers';
import { expect, inject, it } from 'vitest';
import { advanceAtOnce } from '#content-service/alerts/at-once.ts';
import { matchAtOnce } from '#content-service/alerts/match-piece.ts';
import { estateStatements, siteStatements } from '#content-service/intake/index.ts';
import type { Work } from '#content-service/kinds.ts';
import { anEstate, aSite } from '#content-service/testing/fixtures.ts';
// Types of the Worker's bindings.
import type {} from '#content-service/testing/setup.ts';
import { store } from '#content-service/testing/store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of alerts at once, a multiple of a thousand. */
    alerts: number;
  }
}

const SUBSCRIPTIONS = inject('alerts');
const IMPORTED = 10_000;
const SITE = 'bench-at-once';
const MINUTE = 60_000;
/** Rows read for each alert, and written for each mail and each piece. */
const MOST = { readPerAlert: 10, writtenPerMail: 20, writtenPerPiece: 5, writtenByImport: 100 };

/** A database that counts the rows that D1 bills. */
function counting(db: D1Database) {
  const used = { read: 0, written: 0, statements: 0 };
  const add = <T>(result: D1Result<T>): D1Result<T> => {
    used.read += result.meta.rows_read;
    used.written += result.meta.rows_written;
    used.statements += 1;
    return result;
  };
  const inner = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => add(await statement.all()),
      run: async () => add(await statement.run()),
      first: async (column?: string) => {
        const [row] = add(await statement.all<Record<string, unknown>>()).results;
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
    } as unknown as D1PreparedStatement;
    inner.set(wrapped, statement);
    return wrapped;
  };
  const DB = {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: async (statements: D1PreparedStatement[]) =>
      (await db.batch(statements.map((one) => inner.get(one) ?? one))).map(add),
  } as unknown as D1Database;
  return { used, DB };
}

/** One in five hundred matches a home of 300,000 euros. */
const criteriaOf = (n: number): string =>
  JSON.stringify(
    n % 500 === 0 ? { priceMax: 400_000, bedMin: 2 } : { priceMax: 100_000 + (n % 100), type: ['1', '3'] },
  );

const subscribe = async (): Promise<void> => {
  for (let from = 0; from < SUBSCRIPTIONS; from += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, at) => ({
      n: from + at,
      criteria: criteriaOf(from + at),
    }));
    await env.DB.prepare(
      'INSERT INTO subscriptions (site_id, id, state, email, email_key, locale, criteria, rhythm, in_step, origin, seed, created_at) ' +
        "SELECT ?, printf('s%06d', r.value ->> '$.n'), 'active', 'p' || (r.value ->> '$.n') || '@example.be', 'p' || (r.value ->> '$.n'), " +
        "'nl', r.value ->> '$.criteria', 'at_once', 1, 'https://bench.test', '', '2026' FROM json_each(?) AS r",
    )
      .bind(SITE, JSON.stringify(rows))
      .run();
  }
};

const publish = (id: number): Promise<void> =>
  store(estateStatements(SITE, anEstate(id, { price: { value: 300_000 }, bedroomCount: 3 })));

async function minute(DB: D1Database, now: Date) {
  const enqueued: Work[] = [];
  const sendBatch = async (messages: Iterable<MessageSendRequest<Work>>) => {
    for (const { body } of messages) enqueued.push(body);
    return {} as QueueSendBatchResponse;
  };
  const began = Date.now();
  await advanceAtOnce(DB, { sendBatch }, now);
  return { ms: Date.now() - began, enqueued };
}

it(`tells a home to ${SUBSCRIPTIONS} alerts at once`, async () => {
  await store(siteStatements(aSite(SITE)), [
    { sql: 'INSERT INTO alert_sites VALUES (?, ?)', params: [SITE, '2026'] },
    { sql: 'INSERT INTO alerts_at_once (site_id, seen_event) VALUES (?, 0)', params: [SITE] },
  ]);
  await subscribe();
  await publish(1);
  const due = new Date(Date.now() + 4 * MINUTE);
  const { used, DB } = counting(env.DB);
  const begun = await minute(DB, due);
  const cron = { ...used };
  let slowest = 0;
  let matching = 0;
  for (const work of begun.enqueued) {
    if (work.kind !== 'match-at-once') continue;
    const began = Date.now();
    await matchAtOnce(DB, work, due);
    const ms = Date.now() - began;
    matching += ms;
    slowest = Math.max(slowest, ms);
  }
  const pieces = begun.enqueued.length;
  const mails = (await env.DB.prepare('SELECT count(*) AS n FROM outbox').first<number>('n')) ?? 0;
  const left = await env.DB.prepare('SELECT upto FROM alerts_at_once').first('upto');

  await env.DB.prepare(
    'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) ' +
      "INSERT INTO estate_events (site_id, estate_id, kind, created_at) SELECT ?2, 'i' || i, 'new', ?3 FROM n",
  )
    .bind(IMPORTED, SITE, due.toISOString())
    .run();
  const counted = counting(env.DB);
  const imported = await minute(counted.DB, new Date(due.getTime() + 10 * MINUTE));
  process.stdout.write(
    [
      `a minute of the cron begins it: ${begun.ms} ms, ${cron.read} rows read, ${cron.written} written, ${pieces} pieces`,
      `a publication at ${SUBSCRIPTIONS} alerts: ${used.read} rows read (at most ${MOST.readPerAlert} an alert), ` +
        `${used.written} written (at most ${MOST.writtenPerMail} a mail and ${MOST.writtenPerPiece} a piece), ${mails} mails`,
      `matching: ${matching} ms one after the other, the slowest piece ${slowest} ms, ${used.statements} statements in all`,
      `a minute after an import of ${IMPORTED}: ${imported.ms} ms, ${counted.used.read} rows read, ` +
        `${counted.used.written} written, ${imported.enqueued.length} pieces`,
      '',
    ].join('\n'),
  );
  expect([mails, left]).toEqual([SUBSCRIPTIONS / 500, null]);
  expect(used.read).toBeLessThan(MOST.readPerAlert * SUBSCRIPTIONS);
  expect(used.written).toBeLessThan(MOST.writtenPerMail * mails + MOST.writtenPerPiece * pieces);
  expect(imported.enqueued).toEqual([]);
  // The daily run tells an import: the import itself is a look at the first few hundred of its events.
  expect(counted.used.written).toBeLessThan(MOST.writtenByImport);
});
