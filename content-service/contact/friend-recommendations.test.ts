import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { prepare } from '../platform/db/prepare.ts';
import { answerOf } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { aRecommendation, mailsDue, postOnce, rowsOf } from '../testing/messages.ts';
import { anOffer } from '../testing/offer.ts';
import { store } from '../testing/store.ts';
import { submissionStatement } from './submissions.ts';

beforeAll(() =>
  store(
    ...['coast', 'one', 'two', 'all', 'own', 'race', 'past'].map(anOffer),
    siteStatements(aSite('other')),
  ),
);

const path = (site: string) => `/sites/${site}/friend-recommendations`;
const to = (email: string) => ({ recipient: { email } });

/**
 * Stores recommendations directly, this many hours ago; more than the hourly limit are spread over the hours
 * before.
 */
const earlier = async (site: string, count: number, hours: number, changes: object = {}): Promise<void> => {
  const statements = Array.from({ length: count }, (_, n) => {
    const doc = { ...aRecommendation, ...to(`r${n}@x.test`), ...changes };
    const at = new Date(Date.now() - (hours + Math.floor(n / 20) * 1.1) * 3_600_000);
    return prepare(env.DB, submissionStatement(site, crypto.randomUUID(), { kind: 'friend', doc }, at));
  });
  await env.DB.batch(statements.toReversed());
};

describe('POST …/friend-recommendations', () => {
  it('stores it and queues one mail (contract, "Forms")', async () => {
    const { status, body } = await answerOf(await postOnce(path('coast'), aRecommendation));
    expect(status).toBe(202);
    const submissions = await rowsOf('submissions', 'coast');
    expect(submissions).toMatchObject([{ kind: 'friend', id: (body as { id: string }).id }]);
    expect(await rowsOf('outbox', 'coast')).toMatchObject([{ kind: 'friend' }]);
  });

  it.each([
    ['an estate of another site', { estateId: '1' }, 'other', 404],
    ['an estate that was withdrawn', { estateId: '30' }, 'coast', 410],
    ['a listing of the second source', { estateId: '0f8fad5b-d9cb-469f-a165-000000000020' }, 'coast', 202],
    ['words of the sender', { message: 'Bel dit nummer' }, 'coast', 400],
    ['a name of the sender', { sender: { name: 'Uw bank', email: 'a@b.be' } }, 'coast', 400],
    ['a name for the recipient', { recipient: { name: 'Beste klant', email: 'a@b.be' } }, 'coast', 400],
    ['no recipient', { recipient: {} }, 'coast', 400],
  ])('answers for %s', async (_what, changes, site, status) => {
    expect((await postOnce(path(site), { ...aRecommendation, ...changes })).status).toBe(status);
  });

  it('sends two a day to one recipient, whatever the case of the address', async () => {
    await earlier('one', 2, 2, to('Bart@Example.be'));
    expect(await answerOf(await postOnce(path('one'), aRecommendation))).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many', fields: { 'recipient.email': 'too_many' } } },
    });
    expect(await rowsOf('outbox', 'one')).toEqual([]);
    expect(await rowsOf('idempotent_answers', 'one')).toEqual([]);
    expect((await postOnce(path('one'), { ...aRecommendation, ...to('eva@example.be') })).status).toBe(202);
  });

  /** Mails that leave until a moment, as the cron sends them. */
  const leave = async (now: number): Promise<number> => {
    const mails = await mailsDue(now);
    return mails.length;
  };
  const outboxOf = (site: string) => rowsOf<{ next_attempt_at: string; state: string }>('outbox', site);

  it('reports that a mail waits beyond twenty an hour, and sends it in turn', async () => {
    await env.DB.exec('DELETE FROM outbox');
    const start = Date.now();
    for (let n = 0; n < 25; n++) {
      const { status, body } = await answerOf(
        await postOnce(path('all'), { ...aRecommendation, ...to(`r${n}@x.be`) }),
      );
      expect([status, (body as { waits: boolean }).waits]).toEqual([202, n >= 20]);
    }
    const due = (await outboxOf('all')).map(({ next_attempt_at }) => Date.parse(next_attempt_at) - start);
    expect(due.filter((ms) => ms >= 3_600_000)).toHaveLength(5);
    await leave(start + 30 * 60_000);
    expect((await outboxOf('all')).filter(({ state }) => state === 'due')).toHaveLength(5);
    await leave(start + 65 * 60_000);
    expect((await outboxOf('all')).filter(({ state }) => state === 'due')).toEqual([]);
    const other = await postOnce(path('coast'), { ...aRecommendation, ...to('all@x.be') });
    expect((await answerOf(other)).body).toMatchObject({ waits: false });
  });

  it('refuses mails that would wait longer than half a day: sixty are sent a day', async () => {
    const start = Date.now();
    const answers: number[] = [];
    for (let n = 0; n < 62; n++) {
      answers.push((await postOnce(path('two'), { ...aRecommendation, ...to(`d${n}@x.be`) })).status);
    }
    expect(answers.filter((status) => status === 202)).toHaveLength(60);
    const last = Math.max(
      ...(await outboxOf('two')).map(({ next_attempt_at }) => Date.parse(next_attempt_at)),
    );
    expect(last - start).toBeLessThan(2.1 * 3_600_000);
    expect(answers.at(-1)).toBe(429);
  });

  it('uses an agency’s own limit, also of none', async () => {
    const limit = (most: number) =>
      env.DB.prepare('INSERT OR REPLACE INTO limits (site_id, name, most) VALUES (?, ?, ?)').bind(
        'own',
        'friend_hour',
        most,
      );
    await limit(1).run();
    const ask = (email: string) => postOnce(path('own'), { ...aRecommendation, ...to(email) });
    expect((await answerOf(await ask('a@x.be'))).body).toMatchObject({ waits: false });
    expect((await answerOf(await ask('b@x.be'))).body).toMatchObject({ waits: true });
    await limit(0).run();
    expect((await ask('c@x.be')).status).toBe(429);
  });

  it('reports that a mail waits when the site’s daily quota is used up', async () => {
    await env.DB.prepare("INSERT OR REPLACE INTO mail_days (site_id, day, sent) VALUES ('past', ?, 5000)")
      .bind(new Date().toISOString().slice(0, 10))
      .run();
    const answer = await answerOf(await postOnce(path('past'), { ...aRecommendation, ...to('full@x.be') }));
    expect(answer.body).toMatchObject({ waits: true });
    await env.DB.exec("DELETE FROM mail_days WHERE site_id = 'past'");
  });

  it('gives each of many at one moment a turn of its own', async () => {
    await store(anOffer('crowd'));
    const asked = Array.from({ length: 30 }, (_, n) =>
      postOnce(path('crowd'), { ...aRecommendation, ...to(`c${n}@x.be`) }),
    );
    expect((await Promise.all(asked)).every(({ status }) => status === 202)).toBe(true);
    const turns = (await rowsOf<{ turn_at: string; created_at: string }>('submissions', 'crowd')).filter(
      ({ turn_at, created_at }) => turn_at > created_at,
    );
    expect(turns).toHaveLength(10);
  });

  it('stops counting after a day', async () => {
    await earlier('past', 2, 25, to('bart@example.be'));
    expect((await postOnce(path('past'), aRecommendation)).status).toBe(202);
  });

  it('does not exceed the limit with concurrent requests', async () => {
    await earlier('race', 1, 3, to('eva@example.be'));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        postOnce(path('race'), { ...aRecommendation, ...to('eva@example.be') }),
      ),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
