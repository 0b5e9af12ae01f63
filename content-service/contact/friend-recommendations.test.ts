import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { prepare } from '../platform/db/prepare.ts';
import { answerOf } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { aRecommendation, postOnce, rowsOf } from '../testing/messages.ts';
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

  it.each([
    ['twenty an hour', 'all', 20, 0.5],
    ['sixty a day', 'two', 60, 2],
  ])('sends %s for one site, not counting other sites', async (_what, site, count, hours) => {
    await earlier(site, count, hours);
    expect(await answerOf(await postOnce(path(site), aRecommendation))).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many' } },
    });
    expect((await postOnce(path('coast'), { ...aRecommendation, ...to(`${site}@x.be`) })).status).toBe(202);
  });

  it('uses an agency’s own limit', async () => {
    await earlier('own', 20, 0.5);
    const limit = env.DB.prepare('INSERT INTO limits (site_id, name, most) VALUES (?, ?, ?)');
    await limit.bind('own', 'friend_hour', 21).run();
    expect((await postOnce(path('own'), aRecommendation)).status).toBe(202);
    expect((await postOnce(path('own'), { ...aRecommendation, ...to('eva@x.be') })).status).toBe(429);
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
