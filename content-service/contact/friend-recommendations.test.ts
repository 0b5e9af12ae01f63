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
  store(...['coast', 'one', 'two', 'all', 'past'].map(anOffer), siteStatements(aSite('other'))),
);

const path = (site: string) => `/sites/${site}/friend-recommendations`;
const from = (email: string) => ({ sender: { ...aRecommendation.sender, email } });
const to = (email: string) => ({ recipient: { email } });

/** Stores recommendations directly, so many hours ago. */
const earlier = async (site: string, count: number, hours: number, changes: object = {}): Promise<void> => {
  const at = new Date(Date.now() - hours * 3_600_000);
  const statements = Array.from({ length: count }, (_, n) => {
    const doc = { ...aRecommendation, ...from(`s${n}@x.test`), ...to(`r${n}@x.test`), ...changes };
    return prepare(env.DB, submissionStatement(site, crypto.randomUUID(), { kind: 'friend', doc }, at));
  });
  await env.DB.batch(statements);
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
    ['a link in the message', { message: 'kijk op shop.example' }, 'coast', 400],
    ['a link in a name', { sender: { name: 'www.shop.example', email: 'a@b.be' } }, 'coast', 400],
    ['no recipient', { recipient: { name: 'Bart' } }, 'coast', 400],
  ])('answers for %s', async (_what, changes, site, status) => {
    expect((await postOnce(path(site), { ...aRecommendation, ...changes })).status).toBe(status);
  });

  it('takes ten a day of one sender, whatever case the address is in', async () => {
    await earlier('one', 10, 2, from('Spam@example.be'));
    const response = await postOnce(path('one'), { ...aRecommendation, ...from('spam@EXAMPLE.be') });
    expect(await answerOf(response)).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many', fields: { 'sender.email': 'too_many' } } },
    });
    expect(await rowsOf('outbox', 'one')).toEqual([]);
    expect(await rowsOf('idempotent_answers', 'one')).toEqual([]);
    expect((await postOnce(path('one'), aRecommendation)).status).toBe(202);
  });

  it('sends one recipient three a day', async () => {
    await earlier('two', 3, 2, to('bart@example.be'));
    expect(await answerOf(await postOnce(path('two'), aRecommendation))).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many', fields: { 'recipient.email': 'too_many' } } },
    });
  });

  it('sends five hundred a day for one site, and none of another site counts', async () => {
    await earlier('all', 500, 2);
    expect((await postOnce(path('all'), aRecommendation)).status).toBe(429);
    expect((await postOnce(path('coast'), { ...aRecommendation, ...to('x@example.be') })).status).toBe(202);
  });

  it('forgets after a day', async () => {
    await earlier('past', 10, 25, from('an@example.be'));
    expect((await postOnce(path('past'), aRecommendation)).status).toBe(202);
  });

  it('lets no more through when they come at once', async () => {
    await earlier('two', 2, 3, to('eva@example.be'));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => postOnce(path('two'), { ...aRecommendation, ...to('eva@example.be') })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
