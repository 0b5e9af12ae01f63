import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { deliverDue } from '../mails.ts';
import { prepare } from '../platform/db/prepare.ts';
import { createLog } from '../platform/log.ts';
import { answerOf, publicGet, publicPost, put } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';
import type { SendMail } from './mail.ts';
import { countDue, outboxStatement, putOffStatement } from './outbox.ts';

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

/** Mails that say something whatever else is stored; alerts are made of them by their kind. */
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

describe('a refusal for the account’s quota', () => {
  it.each([
    ['E_DAILY_LIMIT_EXCEEDED', '2026-11-23T12:15:00.000Z'],
    ['E_RATE_LIMIT_EXCEEDED', '2026-11-23T12:01:00.000Z'],
  ])('%s: waits without an attempt, and the rest of the batch is not tried', async (code, until) => {
    for (let n = 0; n < 8; n++) await queue(`m${n}`, 'address-ended');
    let asked = 0;
    await deliver(async () => {
      asked += 1;
      return refusal(code)();
    });
    // Four hands had one each when they heard of it.
    expect(asked).toBeLessThanOrEqual(4);
    const waiting = { state: 'due', attempts: 0, next_attempt_at: until };
    expect(await mails()).toEqual(Array.from({ length: 8 }, () => expect.objectContaining(waiting)));
  });

  it('lets what people wait for go first when there is room again', async () => {
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

  it('an address that the platform holds back fails at once', async () => {
    await queue('held', 'address-ended');
    await deliver(refusal('E_RECIPIENT_SUPPRESSED'));
    expect(await mail('held')).toMatchObject({ state: 'failed', attempts: 1 });
  });
});

describe('a site’s mails of a day', () => {
  const quota = (most: number | null) => put(`/sites/${SITE}/mail-quota`, { most });
  const sentToday = (sent: number) =>
    store([{ sql: 'INSERT INTO mail_days VALUES (?, ?, ?)', params: [SITE, '2026-11-23', sent] }]);

  it('are counted as they are sent', async () => {
    await queue('one', 'address-ended');
    await deliver(async () => undefined);
    expect(await rowsOf('mail_days', SITE)).toEqual([{ site_id: SITE, day: '2026-11-23', sent: 1 }]);
  });

  it.each([
    [9, ['answer']],
    [10, []],
    [8, ['alert', 'answer']],
  ])('%i of ten sent: %j may still go, the rest tomorrow', async (sent, going) => {
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

  it('stops a batch that was begun before, and lets it go when the quota is raised', async () => {
    await quota(10);
    await sentToday(10);
    await queue('answer', 'address-ended');
    await deliver(async () => undefined);
    expect(await mail('answer')).toMatchObject({ state: 'due', attempts: 0 });
    await quota(null);
    await deliver(async () => undefined);
    expect(await mail('answer')).toMatchObject({ state: 'sent' });
  });

  it('are told, and what failed is made due once more', async () => {
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

it('reads what is due by its index', async () => {
  const { results } = await env.DB.prepare(
    "EXPLAIN QUERY PLAN SELECT rowid FROM outbox WHERE state IN ('due', 'sending') AND next_attempt_at <= ? " +
      'ORDER BY rank, next_attempt_at LIMIT 10',
  )
    .bind(NOW.toISOString())
    .all<{ detail: string }>();
  expect(results.map(({ detail }) => detail).join()).toContain('outbox_due_by_rank');
  expect(results.map(({ detail }) => detail).join()).not.toContain('TEMP B-TREE');
});
