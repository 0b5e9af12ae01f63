import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { STAFF_DAYS } from '#domain/rules/retention.ts';
import { revokeStatement, tokenStatement } from './access/tokens.ts';
import { confirmStatements, endStatement, newSubscriptionStatements } from './alerts/subscriptions.ts';
import { submissionStatement } from './contact/submissions.ts';
import type { Bindings } from './env.ts';
import { siteStatements } from './intake/index.ts';
import type { Work } from './kinds.ts';
import { MOST_MAILS } from './mail/capability.ts';
import { outboxStatement } from './mail/outbox.ts';
import { journalStatement } from './platform/journal.ts';
import { answerStatement } from './platform/operation/idempotent-answers.ts';
import { doWork } from './queues.ts';
import { everyMinute } from './scheduled.ts';
import { sweep } from './sweep.ts';
import { aSite } from './testing/fixtures.ts';
import { logged } from './testing/logged.ts';
import { aContactRequest, aRecommendation, aSubscription, rowsOf } from './testing/messages.ts';
import { store } from './testing/store.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY);

beforeAll(() => store(...['coast', 'swept', 'busy'].map((id) => siteStatements(aSite(id)))));

/** The bindings with a mail service and a queue that record what they get. */
const bindings = (changes: Partial<Bindings> = {}) => {
  const sent: unknown[] = [];
  const queued: Work[] = [];
  const mocked = {
    ...env,
    EMAIL: {
      send: async (mail: unknown) => {
        sent.push(mail);
        return { messageId: 'x' };
      },
    } as unknown as SendEmail,
    WORK: {
      sendBatch: async (messages: readonly MessageSendRequest<Work>[]) => {
        queued.push(...messages.map(({ body }) => body));
      },
    } as unknown as Queue<Work>,
    ...changes,
  };
  return { env: mocked, sent, queued };
};

const queueMail = async (site: string, count = 1): Promise<void> => {
  const submissionId = crypto.randomUUID();
  const mail = { kind: 'contact-receipt', data: { submissionId, origin: 'https://a.test' } } as const;
  await store(
    [submissionStatement(site, submissionId, { kind: 'contact', doc: aContactRequest }, NOW)],
    Array.from({ length: count }, () =>
      outboxStatement({ siteId: site, id: crypto.randomUUID(), recipient: 'an@example.be', mail }, NOW),
    ),
  );
};

describe('every minute', () => {
  it('sends due mails by the binding', async () => {
    await queueMail('coast');
    const { env: mocked, sent } = bindings();
    await everyMinute(mocked, NOW);
    expect(sent).toMatchObject([
      { to: 'an@example.be', from: { email: env.MAIL_FROM, name: 'Agency coast' }, headers: {} },
    ]);
  });

  it('starts helpers when more is due than one invocation sends', async () => {
    await queueMail('busy', MOST_MAILS + 20);
    const { env: mocked, sent, queued } = bindings();
    await everyMinute(mocked, NOW);
    expect(sent).toHaveLength(MOST_MAILS);
    expect(queued).toEqual([{ kind: 'deliver', database: 0 }]);
    for (const work of queued) await doWork(work, mocked, NOW);
    expect(sent).toHaveLength(MOST_MAILS + 20);
  }, 60_000);

  it('continues when a part fails, and fails at the end', async () => {
    await store([{ sql: "INSERT INTO alert_sites VALUES ('coast', '2026')", params: [] }]);
    const subscription = { siteId: 'coast', id: 's', origin: '', seed: 's', tokens: [] };
    await store(
      newSubscriptionStatements(
        { ...subscription, request: { ...aSubscription, criteria: { everything: true } } },
        NOW,
      ),
      confirmStatements('coast', 's', NOW),
      [
        {
          sql: "INSERT INTO estate_events (site_id, estate_id, kind, created_at) VALUES ('coast', '1', 'new', '2026')",
          params: [],
        },
      ],
    );
    await queueMail('coast');
    // Earlier tests began this day's alerts.
    await store([{ sql: 'DELETE FROM alert_days', params: [] }]);
    const broken = { sendBatch: () => Promise.reject(new Error('no queue')) } as unknown as Queue<Work>;
    const { env: mocked, sent } = bindings({ WORK: broken });
    await expect(everyMinute(mocked, NOW)).rejects.toThrow('part of the scheduled work');
    expect(sent).toHaveLength(1);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockClear();
  });
});

describe('sweeping', () => {
  it('keeps rows within their retention, and deletes the rest', async () => {
    const answer = (key: string, days: number) =>
      answerStatement({ siteId: 'swept', key, route: 'x', bodyHash: '' }, 202, {}, daysAgo(days));
    const contact = { kind: 'contact', doc: aContactRequest } as const;
    const friend = { kind: 'friend', doc: aRecommendation } as const;
    const subscription = (id: string, days: number) =>
      newSubscriptionStatements(
        {
          siteId: 'swept',
          id,
          request: { ...aSubscription, email: `${id}@example.be`, criteria: { everything: true } },
          origin: '',
          seed: id,
          tokens: [{ hash: id, purpose: 'manage', expiresAt: null }],
        },
        daysAgo(days),
      );
    await store(
      [answer('fresh', 1), answer('old', 3)],
      [submissionStatement('swept', 'contact', contact, daysAgo(364))],
      [submissionStatement('swept', 'old-contact', contact, daysAgo(366))],
      [submissionStatement('swept', 'friend', friend, daysAgo(29))],
      [submissionStatement('swept', 'old-friend', friend, daysAgo(31))],
      subscription('waiting', 29),
      subscription('old-waiting', 31),
      subscription('active', 900),
      confirmStatements('swept', 'active', daysAgo(900)),
      subscription('left', 900),
      [endStatement('swept', 'left', daysAgo(364))],
      subscription('old-left', 900),
      [endStatement('swept', 'old-left', daysAgo(366))],
    );
    await sweep(env.DB, NOW);
    const ids = async (table: string, column = 'id') =>
      (await rowsOf(table, 'swept')).map((row) => row[column]).toSorted();
    expect(await ids('idempotent_answers', 'key')).toEqual(['fresh']);
    expect(await ids('submissions')).toEqual(['contact', 'friend']);
    expect(await ids('subscriptions')).toEqual(['active', 'left', 'waiting']);
    expect(await ids('subscription_tokens', 'hash')).toEqual(['active', 'left', 'waiting']);
  });

  it('keeps the journal and its tokens for 400 days', async () => {
    const token = (id: string) =>
      tokenStatement('swept', { id, hash: '' }, { role: 'read', name: id }, daysAgo(900));
    const made = (what: string, days: number) =>
      journalStatement(
        { siteId: 'swept', who: 'operator', deed: 'token.made', what, count: 1 },
        daysAgo(days),
      );
    await store(
      ['living', 'revoked', 'long-revoked'].map(token),
      [revokeStatement('swept', 'revoked', daysAgo(399))],
      [revokeStatement('swept', 'long-revoked', daysAgo(401))],
      [made('lately', 399), made('long ago', 401)],
    );
    await sweep(env.DB, NOW);
    expect((await rowsOf('tokens', 'swept')).map(({ id }) => id).toSorted()).toEqual(['living', 'revoked']);
    expect((await rowsOf('journal', 'swept')).map(({ what }) => what)).toEqual(['lately']);
  });

  it('keeps drafts and versions of homes as long as the journal that tells of them', async () => {
    const at = (days: number) => daysAgo(days).toISOString();
    const rows = [
      [1, STAFF_DAYS.journal - 1],
      [2, STAFF_DAYS.journal + 1],
    ] as const;
    await store(
      rows.flatMap(([number, days]) => [
        {
          sql:
            'INSERT INTO home_versions (site_id, kind, home, number, action, who, at, hash, doc, events_after) ' +
            "VALUES ('swept', 'estate', '1', ?, 'home.priced', '', ?, '', '{}', 0)",
          params: [number, at(days)],
        },
        {
          sql:
            'INSERT INTO home_drafts (site_id, kind, home, field, value, base, who, at) ' +
            "VALUES ('swept', 'estate', '1', ?, '1', 'null', '', ?)",
          params: [`estate.general.field${number}`, at(days)],
        },
      ]),
    );
    await sweep(env.DB, NOW);
    expect((await rowsOf('home_versions', 'swept')).map(({ number }) => number)).toEqual([1]);
    expect((await rowsOf('home_drafts', 'swept')).map(({ field }) => field)).toEqual([
      'estate.general.field1',
    ]);
  });
});
