import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverDue } from '../deliver.ts';
import { siteStatements } from '../intake/index.ts';
import { prepare } from '../platform/db/prepare.ts';
import { createLog } from '../platform/log.ts';
import { answerOf, publicGet, publicPost, put } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';
import type { SendMail } from './mail.ts';
import { countDue, leaseDue, leaseQueued, outboxStatement, putOffStatement, settle } from './outbox.ts';

const SITE = 'quota';
const NOW = new Date('2026-11-23T12:00:00Z');
vi.spyOn(console, 'warn').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation(() => {});

interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly attempts: number;
  readonly next_attempt_at: string;
}

/** Queues a mail that needs no other stored data; `kind` gives it the rank of an alert (`digest`) or not. */
const queue = (id: string, kind: 'address-ended' | 'digest', at = NOW) =>
  store([
    outboxStatement(
      {
        siteId: SITE,
        id,
        recipient: `${id}@example.be`,
        mail: { kind: 'address-ended', data: { address: id, why: 'bounced' } },
      },
      at,
    ),
    { sql: 'UPDATE outbox SET kind = ? WHERE site_id = ? AND id = ?', params: [kind, SITE, id] },
  ]);

async function deliver(send: SendMail, now = NOW, most = 10): Promise<void> {
  await deliverDue(
    {
      db: env.DB,
      send,
      from: 'mail@gevel.example',
      tokenSecret: env.TOKEN_SECRET,
      clock: () => now,
      log: createLog(),
    },
    most,
  );
}

const refusal = (code: string) => async (): Promise<never> => {
  throw Object.assign(new Error('no'), { code });
};
const mails = () => rowsOf<MailRow>('outbox', SITE);
const mail = async (id: string) => (await mails()).find((row) => row.id === id);

beforeEach(async () => {
  await store(siteStatements(aSite(SITE)));
  await env.DB.batch(
    ['outbox', 'mail_days', 'mail_quotas'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table} WHERE site_id = ?`).bind(SITE),
    ),
  );
});

describe('a refusal because of the account’s quota', () => {
  it.each([
    ['E_DAILY_LIMIT_EXCEEDED', '2026-11-23T12:15:00.000Z'],
    ['E_RATE_LIMIT_EXCEEDED', '2026-11-23T12:01:00.000Z'],
  ])('%s: postpones the whole batch without counting an attempt', async (code, until) => {
    for (let n = 0; n < 8; n++) await queue(`m${n}`, 'address-ended');
    let asked = 0;
    await deliver(async () => {
      asked += 1;
      return refusal(code)();
    });
    // Each of the four parallel workers had already started one mail.
    expect(asked).toBeLessThanOrEqual(4);
    const waiting = { state: 'due', attempts: 0, next_attempt_at: until };
    expect(await mails()).toEqual(Array.from({ length: 8 }, () => expect.objectContaining(waiting)));
  });

  it('sends mails that people wait for before alerts', async () => {
    await queue('alert', 'digest', new Date(NOW.getTime() - 60_000));
    await queue('answer', 'address-ended');
    const sent: string[] = [];
    await deliver(
      async ({ to }) => {
        sent.push(to);
      },
      NOW,
      1,
    );
    expect(sent).toEqual(['answer@example.be']);
  });

  it('a suppressed address fails at the first attempt', async () => {
    await queue('held', 'address-ended');
    await deliver(refusal('E_RECIPIENT_SUPPRESSED'));
    expect(await mail('held')).toMatchObject({ state: 'failed', attempts: 1 });
  });
});

describe('a site’s daily mail quota', () => {
  const quota = (most: number | null) => put(`/sites/${SITE}/mail-quota`, { most });
  const sentToday = (sent: number) =>
    store([{ sql: 'INSERT INTO mail_days VALUES (?, ?, ?)', params: [SITE, '2026-11-23', sent] }]);

  it('counts sent mails', async () => {
    await queue('one', 'address-ended');
    await deliver(async () => undefined);
    expect(await rowsOf('mail_days', SITE)).toEqual([{ site_id: SITE, day: '2026-11-23', sent: 1 }]);
  });

  it.each([
    [9, ['answer']],
    [10, []],
    [8, ['alert', 'answer']],
  ])('%i of ten sent: %j may still be sent, the rest is postponed to the next day', async (sent, going) => {
    expect((await quota(10)).status).toBe(204);
    await sentToday(sent);
    await queue('alert', 'digest');
    await queue('answer', 'address-ended');
    await prepare(env.DB, putOffStatement(NOW)).run();
    const due = await Promise.all(['alert', 'answer'].map(mail));
    const today = due.filter((row) => row?.next_attempt_at === NOW.toISOString());
    expect(today.map((row) => row?.id)).toEqual(going);
    expect(due.filter((row) => !today.includes(row)).map((row) => row?.next_attempt_at)).toEqual(
      Array.from({ length: 2 - going.length }, () => '2026-11-24T00:00:00.000Z'),
    );
    expect(await countDue(env.DB, NOW)).toBeGreaterThanOrEqual(going.length);
  });

  it('blocks due mails when the quota is used up, and sends them after it is raised', async () => {
    await quota(10);
    await sentToday(10);
    await queue('answer', 'address-ended');
    await deliver(async () => undefined);
    expect(await mail('answer')).toMatchObject({ state: 'due', attempts: 0 });
    await quota(null);
    await deliver(async () => undefined);
    expect(await mail('answer')).toMatchObject({ state: 'sent' });
  });

  it.each([
    ['address-ended', 10, 8, 2],
    ['digest', 10, 8, 1],
    ['digest', 10, 9, 0],
  ] as const)(
    'is not passed by leases of the same moment: %s, %i a day, %i sent, %i may go',
    async (kind, most, sent, may) => {
      await quota(most);
      await sentToday(sent);
      for (let n = 0; n < 5; n++) await queue(`m${n}`, kind);
      const ids = Array.from({ length: 5 }, (_, n) => `m${n}`);
      const leases = await Promise.all([
        leaseDue(env.DB, 5, NOW),
        leaseQueued(env.DB, SITE, ids, NOW),
        leaseDue(env.DB, 5, NOW),
      ]);
      expect(leases.flat()).toHaveLength(may);
      for (const one of leases.flat()) await settle(env.DB, one, 'sent', NOW);
      expect(await leaseDue(env.DB, 5, NOW)).toEqual([]);
      // The others wait, with no attempt.
      expect((await mails()).filter(({ state, attempts }) => state === 'due' && attempts === 0)).toHaveLength(
        5 - may,
      );
    },
  );

  it('reports mails by state, and makes failed ones due again', async () => {
    await queue('lost', 'address-ended');
    await deliver(refusal('E_RECIPIENT_SUPPRESSED'));
    expect(await answerOf(await publicGet(`/sites/${SITE}/mails`))).toEqual({
      status: 200,
      body: {
        mails: [{ kind: 'address-ended', state: 'failed', count: 1, since: NOW.toISOString() }],
        sentToday: 0,
        most: 5000,
      },
    });
    expect((await answerOf(await publicPost(`/sites/${SITE}/mails/retry`, {}))).body).toEqual({ mails: 1 });
    expect(await mail('lost')).toMatchObject({ state: 'due', attempts: 0 });
  });
});

it('selects due mails by an index', async () => {
  const { results } = await env.DB.prepare(
    "EXPLAIN QUERY PLAN SELECT rowid FROM outbox WHERE state IN ('due', 'sending') AND next_attempt_at <= ? " +
      'ORDER BY rank, next_attempt_at LIMIT 10',
  )
    .bind(NOW.toISOString())
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => detail).join()).toContain('outbox_due_by_rank');
  expect(results.map(({ detail }) => detail).join()).not.toContain('TEMP B-TREE');
});
