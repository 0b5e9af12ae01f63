import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverDue } from './deliver.ts';
import { siteStatements } from './intake/index.ts';
import { outboxStatement } from './mail/outbox.ts';
import type { WithDatabase } from './platform/db/shards.ts';
import { addressKey } from './platform/hash.ts';
import { createLog } from './platform/log.ts';
import { takeBatch } from './queues.ts';
import { answerOf, publicCall, publicGet, publicPost } from './testing/call.ts';
import { aSite } from './testing/fixtures.ts';
import { postOffice, rowsOf } from './testing/messages.ts';
import { store } from './testing/store.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const SITE = 'queues';

/** Processes messages of a queue; returns for each "ack", or the seconds until its retry. */
async function take(queue: string, bodies: readonly unknown[], bindings: Partial<WithDatabase> = {}) {
  const outcomes: unknown[] = [];
  const messages = bodies.map((body, at) => ({
    id: `${queue}-${at}`,
    timestamp: NOW,
    attempts: 1,
    body,
    ack: () => outcomes.push('ack'),
    retry: (options?: { delaySeconds?: number }) => outcomes.push(options?.delaySeconds),
  }));
  await takeBatch({ queue, messages }, { ...env, ...bindings }, () => NOW);
  return outcomes;
}

const queued = () => {
  const sent: unknown[] = [];
  return { sent, queue: { send: async (body: unknown) => sent.push(body) } as unknown as Queue };
};

const lettersOf = async (query = '') =>
  (await answerOf(await publicGet(`/dead-letters${query}`))).body as {
    letters: { id: string; siteId: string; kind: string; queue: string }[];
  };

const aForm = (siteId = SITE) => ({
  siteId,
  locale: 'nl',
  call: 'contact-requests',
  body: { email: 'an@example.be', message: 'Is de tuin op het zuiden?' },
  key: '0123456789abcdef',
  origin: 'https://queues.test',
});

vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(async () => {
  const { settings } = aSite(SITE);
  await store(
    siteStatements(aSite(SITE, { settings: { ...settings, contact: { email: 'info@queues.test' } } })),
  );
  await env.DB.batch([env.DB.prepare('DELETE FROM dead_letters'), env.DB.prepare('DELETE FROM outbox')]);
});

describe('messages that failed for good', () => {
  it('are stored, also from staging and production, once however often they arrive', async () => {
    expect(await take('gevel-forms-failed-production', [aForm()])).toEqual(['ack']);
    expect(await take('gevel-forms-failed-production', [aForm()])).toEqual(['ack']);
    expect(await take('gevel-work-failed', [{ kind: 'deliver', database: 0 }, 'no message of ours'])).toEqual(
      ['ack', 'ack'],
    );
    const { letters } = await lettersOf();
    expect(letters.map(({ siteId, queue, kind }) => [siteId, queue, kind]).toSorted()).toEqual([
      ['*', 'work', 'deliver'],
      ['*', 'work', 'unreadable'],
      [SITE, 'forms', 'contact-requests'],
    ]);
  });

  it('are listed for operators without visitors’ texts', async () => {
    await take('gevel-forms-failed', [aForm()]);
    const answer = await publicGet(`/dead-letters?site=${SITE}`);
    expect(await answer.text()).not.toContain('tuin');
    expect((await lettersOf('?site=another')).letters).toEqual([]);
  });

  it('of a removed site are dropped', async () => {
    expect(await take('gevel-work-failed', [{ kind: 'remove-site', siteId: 'gone' }])).toEqual(['ack']);
    expect((await lettersOf()).letters).toEqual([]);
  });

  it('stay in their queue while the database fails', async () => {
    const DB = {
      prepare: () => {
        throw new Error('out of order');
      },
    } as unknown as D1Database;
    expect(await take('gevel-forms-failed', [aForm()], { DB })).toEqual([3600]);
  });

  it('are sent back to their queue unchanged, and deleted here', async () => {
    await take('gevel-forms-failed', [aForm()]);
    const { queue, sent } = queued();
    const { deadLetterOperations } = await import('./dead-letters/operations.ts');
    const retry = deadLetterOperations.find(({ id }) => id === 'retryDeadLetter');
    const context = { env: { ...env, FORMS: queue }, caller: { who: 'operator' }, now: NOW };
    const input = { params: { id: 'gevel-forms-failed-0' }, query: {}, body: undefined };
    await retry?.run(input as never, context as never);
    expect(sent).toEqual([aForm()]);
    expect((await lettersOf()).letters).toEqual([]);
    expect((await rowsOf<{ deed: string }>('journal', SITE)).map(({ deed: action }) => action)).toContain(
      'message.retried',
    );
  });

  it('are dropped by an operator; unknown ones answer 404', async () => {
    await take('gevel-work-failed', [{ kind: 'deliver', database: 0 }]);
    expect((await publicCall('DELETE', '/dead-letters/gevel-work-failed-0')).status).toBe(204);
    expect((await publicCall('DELETE', '/dead-letters/gevel-work-failed-0')).status).toBe(404);
    expect((await publicPost('/dead-letters/none/retry', {})).status).toBe(404);
  });
});

const event = (type: string, recipient: string, bounce?: string) => ({
  type: `cf.email.sending.message.${type}`,
  source: { type: 'email.sending', domain: 'gevel.test' },
  payload: { recipient, terminal: true, ...(bounce ? { bounce: { type: bounce } } : {}) },
});

/** A subscription of an address, and a mail that was sent to it. */
const subscriber = async (email: string) => {
  const id = `s-${email}`;
  await env.DB.batch([
    env.DB.prepare('DELETE FROM subscriptions WHERE site_id = ?').bind(SITE),
    env.DB.prepare(
      'INSERT INTO subscriptions (site_id, id, state, email, email_key, locale, criteria, origin, seed, created_at) ' +
        "VALUES (?, ?, 'active', ?, ?, 'nl', '{}', 'https://queues.test', 'seed', ?)",
    ).bind(SITE, id, email, addressKey(email), NOW.toISOString()),
  ]);
  await store([
    outboxStatement(
      {
        siteId: SITE,
        id: `m-${email}`,
        recipient: email,
        mail: { kind: 'alert-on', data: { subscriptionId: id } },
      },
      NOW,
    ),
  ]);
};

const stateOf = async () => (await rowsOf<{ state: string; email: string }>('subscriptions', SITE))[0];
const toAgency = async () =>
  (await rowsOf<{ kind: string; data: string }>('outbox', SITE)).filter(
    ({ kind }) => kind === 'address-ended',
  );

describe('mail events', () => {
  it.each([
    ['bounced', 'hard', 'bounced'],
    ['bounced', undefined, 'bounced'],
    ['complained', undefined, 'complained'],
  ])(
    '%s (%s): ends the address where it was written to, and tells the agency once',
    async (type, bounce, why) => {
      await subscriber('ann@example.be');
      const reported = event(type, ' Ann@example.be ', bounce);
      expect(await take('gevel-mail-events', [reported, reported])).toEqual(['ack', 'ack']);
      expect(await stateOf()).toMatchObject({ state: 'ended', email: '' });
      const mails = await toAgency();
      expect(mails.map(({ data }) => JSON.parse(data))).toEqual([{ address: 'Ann@example.be', why }]);
      const { mails: sent, send } = postOffice();
      await deliverDue(
        {
          db: env.DB,
          send,
          from: 'mail@gevel.example',
          tokenSecret: env.TOKEN_SECRET,
          clock: () => NOW,
          log: createLog(),
        },
        10,
      );
      // The mail that was still waiting for the address is not sent.
      expect(sent.map(({ to, text }) => [to, text.includes('Ann@example.be')])).toEqual([
        [expect.any(String), true],
      ]);
    },
  );

  it.each([
    ['a full mailbox', event('bounced', 'ann@example.be', 'soft')],
    ['a delivery', event('delivered', 'ann@example.be')],
    ['an address that nobody wrote to', event('bounced', 'other@example.be', 'hard')],
    ['what nobody can read', { payload: 1 }],
  ])('%s ends nothing', async (_what, body) => {
    await subscriber('ann@example.be');
    expect(await take('gevel-mail-events-production', [body])).toEqual(['ack']);
    expect(await stateOf()).toMatchObject({ state: 'active' });
    expect(await toAgency()).toEqual([]);
  });
});
