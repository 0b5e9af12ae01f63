/** Failed messages, alerts, bounces and the cron's minute of agencies in two databases. */
import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { rentalUnitStatements } from './intake/index.ts';
import { MOST_MAILS } from './mail/capability.ts';
import { outboxStatement } from './mail/outbox.ts';
import { addressKey } from './platform/hash.ts';
import { tokenFor } from './platform/tokens.ts';
import { takeBatch } from './queues.ts';
import { everyMinute } from './scheduled.ts';
import { logged } from './testing/logged.ts';
import { aContactRequest, aKey } from './testing/messages.ts';
import { aRentalUnit, julySaturdays, RATES } from './testing/rentals.ts';
import {
  broken,
  call,
  databaseOf,
  openBoth,
  rowsIn,
  run,
  sent,
  two,
  waiting,
  work,
} from './testing/two-databases.ts';

const AGENCIES = ['early', 'late'] as const;
const TODAY = brusselsDay(new Date());
const noonIn = (days: number): Date => new Date(`${addDays(TODAY, days)}T12:00:00Z`);

/** Takes messages of a queue; returns how each ended. */
async function take(queue: string, bodies: readonly unknown[], bindings = two): Promise<unknown[]> {
  const outcomes: unknown[] = [];
  const messages = bodies.map((body) => ({
    id: aKey(),
    timestamp: new Date(),
    attempts: 1,
    body,
    ack: () => outcomes.push('ack'),
    retry: (options?: { delaySeconds?: number }) => outcomes.push(options?.delaySeconds),
  }));
  await takeBatch({ queue, messages }, bindings, () => new Date());
  return outcomes;
}

beforeAll(() => openBoth(['alerts', 'rentals']));
beforeEach(async () => {
  for (const db of [env.DB, env.SECOND])
    for (const table of ['dead_letters', 'outbox', 'subscriptions', 'journal', 'alert_days'])
      await db.prepare(`DELETE FROM ${table}`).run();
  for (const list of [sent, waiting.work, waiting.forms]) list.length = 0;
});

describe('messages that failed for good', () => {
  const form = (siteId: string) => ({ siteId, call: 'contact-requests', body: aContactRequest, key: aKey() });
  const letters = async (query = '') => (await call('GET', `/dead-letters${query}`)).body.letters;

  it.each(AGENCIES)('of %s are stored with it, listed, sent back and dropped', async (id) => {
    const [first, second] = [form(id), form(id)];
    expect(await take('gevel-forms-failed', [first, second])).toEqual(['ack', 'ack']);
    expect(await rowsIn(databaseOf(id), 'dead_letters', id)).toHaveLength(2);
    const listed = await letters(`?site=${id}`);
    expect(listed.map(({ siteId }: { siteId: string }) => siteId)).toEqual([id, id]);
    const status = (await call('GET', '/status')).body;
    expect(status.sites).toContainEqual(expect.objectContaining({ site: id, deadLetters: 2 }));
    const [retried, dropped] = listed;
    expect((await call('POST', `/dead-letters/${retried.id}/retry`)).status).toBe(200);
    expect(waiting.forms).toHaveLength(1);
    expect([first, second]).toContainEqual(waiting.forms[0]);
    expect((await call('DELETE', `/dead-letters/${dropped.id}`)).status).toBe(204);
    expect((await call('DELETE', `/dead-letters/${dropped.id}`)).status).toBe(404);
    expect(await letters()).toEqual([]);
    const journal = await rowsIn<{ deed: string }>(databaseOf(id), 'journal', id);
    expect(journal.map(({ deed: action }) => action)).toEqual(['message.retried', 'message.dropped']);
  });

  it('of several agencies, and of none, are one list in order, page by page', async () => {
    for (let n = 0; n < 52; n++) {
      const at = (part: number) => new Date(Date.UTC(2026, 10, 1, 0, n, part)).toISOString();
      for (const [part, id] of AGENCIES.entries())
        await run(databaseOf(id), {
          sql: "INSERT INTO dead_letters (site_id, id, queue, kind, body, failed_at) VALUES (?, ?, 'work', 'match', '{}', ?)",
          params: [id, `${id}-${n}`, at(part)],
        });
    }
    await take('gevel-work-failed', [{ kind: 'deliver', database: 1 }]);
    const one = (await call('GET', '/dead-letters')).body;
    const rest = (await call('GET', `/dead-letters?after=${one.next}`)).body;
    const all = [...one.letters, ...rest.letters] as { id: string; siteId: string; failedAt: string }[];
    expect([one.letters.length, rest.letters.length, rest.next]).toEqual([100, 5, null]);
    expect(all.map(({ failedAt }) => failedAt)).toEqual(all.map(({ failedAt }) => failedAt).toSorted());
    expect(new Set(all.map(({ id }) => id)).size).toBe(105);
    expect(all.at(-1)?.siteId).toBe('*');
  });

  it('of a removed agency are dropped', async () => {
    expect(await take('gevel-forms-failed', [form('nobody')])).toEqual(['ack']);
    expect(await letters()).toEqual([]);
  });
});

describe.each(AGENCIES)('a holiday alert of %s', (id) => {
  it('is matched with its units, and mailed', async () => {
    const db = databaseOf(id);
    const asked = { door: 'site' as const, headers: { 'X-SITE-ORIGIN': `https://${id}.test` } };
    const [from, to] = julySaturdays(TODAY);
    const rental = { persons: 4, from, to };
    const post = (path: string, body: unknown) =>
      call('POST', `/sites/${id}/${path}`, {
        ...asked,
        headers: { ...asked.headers, 'Idempotency-Key': aKey() },
        body,
      });
    const body = { email: 'an@example.be', locale: 'nl', criteria: { rental } };
    expect((await post('subscriptions', body)).status).toBe(202);
    const [row] = await rowsIn<{ seed: string }>(db, 'subscriptions', id);
    const token = tokenFor({ siteId: id, purpose: 'confirm', seed: row?.seed ?? '' }, env.TOKEN_SECRET);
    expect((await post('subscriptions/confirm', { token })).status).toBe(200);
    await run(db, ...rentalUnitStatements(id, aRentalUnit('new'), { rates: RATES }));
    for (const days of [1, 2]) {
      await everyMinute(two, noonIn(days));
      await work(noonIn(days));
    }
    const mails = await rowsIn<{ kind: string; data: string }>(db, 'outbox', id);
    const digests = mails.filter(({ kind }) => kind === 'rental-digest');
    expect(digests.map(({ data }) => JSON.parse(data).units)).toEqual([['new']]);
    // Deliveries use the real clock.
    await run(db, { sql: "UPDATE outbox SET next_attempt_at = '2026' WHERE state = 'due'", params: [] });
    await everyMinute(two, noonIn(2));
    await work(noonIn(2));
    const arrived = sent.filter((mail) => mail.to === 'an@example.be' && mail.text?.includes('Unit new'));
    expect(arrived).toHaveLength(1);
  });
});

/** An active alert of an address, and a mail to it that waits. */
const subscriber = (id: string, email: string) =>
  run(
    databaseOf(id),
    {
      sql:
        'INSERT INTO subscriptions (site_id, id, state, email, email_key, locale, criteria, origin, seed, created_at) ' +
        "VALUES (?, 'a', 'active', ?, ?, 'nl', '{}', 'https://x.test', ?, '2026-11-23')",
      params: [id, email, addressKey(email), `seed-${id}`],
    },
    outboxStatement(
      { siteId: id, id: 'm', recipient: email, mail: { kind: 'alert-on', data: { subscriptionId: 'a' } } },
      new Date(),
    ),
  );

describe('an address that bounces', () => {
  const bounced = {
    type: 'cf.email.sending.message.bounced',
    payload: { recipient: 'ann@example.be', bounce: { type: 'hard' } },
  };

  it.each([[['early', 'late']], [['late']], [['early']]])(
    'is ended at %j, which are reported',
    async (ids) => {
      for (const id of ids) await subscriber(id, 'ann@example.be');
      expect(await take('gevel-mail-events', [bounced])).toEqual(['ack']);
      for (const id of ids) {
        const [alert] = await rowsIn(databaseOf(id), 'subscriptions', id);
        expect(alert).toMatchObject({ state: 'ended', email: '' });
        const mails = await rowsIn<{ kind: string; recipient: string }>(databaseOf(id), 'outbox', id);
        const reported = mails.filter(({ kind }) => kind === 'address-ended');
        expect(reported.map(({ recipient }) => recipient)).toEqual([`office@${id}.test`]);
      }
    },
  );

  it('stays in its queue while one of the databases fails', async () => {
    await subscriber('early', 'ann@example.be');
    const failing = { ...two, DB_1: broken(env.SECOND, 'everything') };
    expect(await take('gevel-mail-events', [bounced], failing)).toEqual([3600]);
    expect(logged).toHaveBeenCalled();
    logged.mockClear();
  });
});

describe('the cron', () => {
  it('gives each further database a minute of its own, and its helpers', async () => {
    const mail = (n: number) =>
      outboxStatement(
        {
          siteId: 'late',
          id: `m${n}`,
          recipient: `v${n}@example.be`,
          mail: { kind: 'address-ended', data: { address: 'x', why: 'bounced' } },
        },
        new Date(),
      );
    const most = MOST_MAILS + 5;
    await run(env.SECOND, ...Array.from({ length: most }, (_, n) => mail(n)));
    const now = new Date(Date.now() + 60_000);
    await everyMinute(two, now);
    // An invocation's limits of queries and time are those of one database.
    expect(sent).toEqual([]);
    expect(waiting.work).toEqual([{ kind: 'minute', database: 1, at: now.getTime() }]);
    const [minute] = waiting.work.splice(0);
    await take('gevel-work', [minute]);
    expect(sent).toHaveLength(MOST_MAILS);
    expect(waiting.work).toEqual([{ kind: 'deliver', database: 1 }]);
    await work(now);
    expect(sent).toHaveLength(most);
  });

  it('works in the second database while the first one fails', async () => {
    const failing = { ...two, DB: broken(env.DB, 'everything') };
    await expect(everyMinute(failing, new Date())).rejects.toThrow();
    expect(waiting.work).toMatchObject([{ kind: 'minute', database: 1 }]);
    logged.mockClear();
  });
});
