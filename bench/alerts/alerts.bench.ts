/// <reference types="@cloudflare/vitest-plugin/types" />
/**
 * A day's alerts at full size: 20,000 subscriptions, 200 new estates. Measures each invocation against its
 * limits: 1,000 statements, 30 s of CPU time, 128 MB.
 */
import { env } from 'cloudflare:workers';
import { expect, it, vi } from 'vitest';
import { advanceRuns } from '#content-service/alerts/advance-runs.ts';
import { matchPiece } from '#content-service/alerts/match-piece.ts';
import { deliverDue } from '#content-service/deliver.ts';
import { estateStatements, siteStatements } from '#content-service/intake/index.ts';
import type { Work } from '#content-service/kinds.ts';
import { MOST_MAILS } from '#content-service/mail/capability.ts';
import { createLog } from '#content-service/platform/log.ts';
import { anEstate, aSite } from '#content-service/testing/fixtures.ts';
// Types of the Worker's bindings.
import type {} from '#content-service/testing/setup.ts';
import { store } from '#content-service/testing/store.ts';
import type { Criteria } from '#domain/forms/criteria.ts';

const SUBSCRIPTIONS = 20_000;
const ESTATES = 200;
const OFFER = 1_500;
const CITIES = 60;
const SITE = 'bench';
const NOW = new Date('2026-11-21T08:00:00Z');
const MOST_STATEMENTS = 1_000;

const estate = (id: number) =>
  estateStatements(
    SITE,
    anEstate(id, {
      headType: { id: [1, 3, 3, 1, 2][id % 5] ?? 1 },
      subType: { id: 30 + (id % 7), name: { nl: 'Woning' } },
      price: { value: 150_000 + (id % 40) * 15_000 },
      bedroomCount: id % 6,
      address: {
        visible: true,
        city: { id: 1000 + (id % CITIES), zip: '8300', name: { nl: 'Stad' } },
        geoLocation: { lat: 50.6 + (id % 20) / 30, lon: 3.2 + (id % 17) / 12 },
      },
    }),
  );

/** A third search for cities, a third for a circle, the rest for price and bedrooms; one in fifty for everything. */
const criteria = (n: number): Criteria => {
  if (n % 50 === 0) return { everything: true };
  const price = { priceMax: 200_000 + (n % 30) * 20_000 };
  if (n % 3 === 0)
    return { ...price, city: [String(1000 + (n % CITIES)), String(1000 + ((n * 7) % CITIES))] };
  if (n % 3 === 1)
    return { ...price, circles: [{ km: 5 + (n % 20), lat: 50.6 + (n % 20) / 30, lon: 3.2 + (n % 17) / 12 }] };
  return { ...price, status: ['FOR_SALE'], type: [String([1, 3][n % 2])], bedMin: 1 + (n % 4) };
};

const subscribe = async (): Promise<void> => {
  const rows = Array.from({ length: SUBSCRIPTIONS }, (_, n) => ({
    id: crypto.randomUUID(),
    email: `person${n}@example.be`,
    criteria: JSON.stringify(criteria(n)),
  }));
  for (let from = 0; from < rows.length; from += 2_000) {
    await env.DB.prepare(
      'INSERT INTO subscriptions (site_id, id, state, email, email_key, locale, criteria, origin, seed, created_at) ' +
        "SELECT ?, r.value ->> '$.id', 'active', r.value ->> '$.email', r.value ->> '$.email', 'nl', " +
        "r.value ->> '$.criteria', 'https://bench.test', r.value ->> '$.id', '2026' FROM json_each(?) AS r",
    )
      .bind(SITE, JSON.stringify(rows.slice(from, from + 2_000)))
      .run();
  }
};

const range = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);
const load = async (ids: readonly number[]): Promise<void> => {
  for (let from = 0; from < ids.length; from += 100) await store(...ids.slice(from, from + 100).map(estate));
};

/** Milliseconds and statements of an operation. */
const measured = async (work: () => Promise<unknown>) => {
  const prepared = vi.spyOn(env.DB, 'prepare');
  const began = Date.now();
  await work();
  const spent = { ms: Date.now() - began, statements: prepared.mock.calls.length };
  prepared.mockRestore();
  return spent;
};

it(`matches ${SUBSCRIPTIONS} subscriptions with ${ESTATES} new estates`, async () => {
  await store(siteStatements(aSite(SITE)));
  await load(range(1, OFFER));
  await store([{ sql: 'INSERT INTO alert_sites VALUES (?, ?)', params: [SITE, '2026'] }]);
  await subscribe();
  await load(range(OFFER + 1, ESTATES));

  const enqueued: Work[] = [];
  const sendBatch = async (messages: Iterable<MessageSendRequest<Work>>) => {
    for (const { body } of messages) enqueued.push(body);
    return {} as QueueSendBatchResponse;
  };
  const begin = await measured(() => advanceRuns(env.DB, { sendBatch }, NOW));
  const pieces: { ms: number; statements: number }[] = [];
  for (const work of enqueued) {
    if (work.kind === 'match') pieces.push(await measured(() => matchPiece(env.DB, work, NOW)));
  }
  const digests = await env.DB.prepare('SELECT count(*) AS n, sum(length(data)) AS bytes FROM outbox').first<{
    n: number;
    bytes: number;
  }>();
  const mails = await measured(() =>
    deliverDue(
      {
        db: env.DB,
        send: async () => {},
        from: 'mail@gevel.example',
        tokenSecret: env.TOKEN_SECRET,
        clock: () => NOW,
        log: createLog(),
      },
      MOST_MAILS,
    ),
  );
  const matching = pieces.reduce((sum, { ms }) => sum + ms, 0);
  const slowest = Math.max(...pieces.map(({ ms }) => ms));
  const most = Math.max(...pieces.map(({ statements }) => statements));
  process.stdout.write(
    [
      `begin the run: ${begin.ms} ms, ${begin.statements} statements, ${pieces.length} pieces`,
      `match all: ${matching} ms; the slowest piece ${slowest} ms; at most ${most} statements a piece`,
      `digests: ${digests?.n}, ${Math.round((digests?.bytes ?? 0) / 1024)} KiB of data`,
      `write and hand over ${MOST_MAILS} mails: ${mails.ms} ms, ${mails.statements} statements`,
      '',
    ].join('\n'),
  );
  expect(
    await env.DB.prepare('SELECT count(*) FROM subscriptions WHERE seen_event = 0').first('count(*)'),
  ).toBe(0);
  for (const { statements } of [begin, mails, ...pieces]) expect(statements).toBeLessThan(MOST_STATEMENTS);
  expect(slowest).toBeLessThan(30_000);
});
