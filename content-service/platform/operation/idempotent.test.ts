import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { siteStatements } from '../../intake/index.ts';
import { answerOf, post } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { aContactRequest, aKey, aSubscription, postOnce, rowsOf } from '../../testing/messages.ts';
import { anOffer } from '../../testing/offer.ts';
import { store } from '../../testing/store.ts';

/** Equal requests at the same time; all of them in `npm run test:proofs`. */
const CROWD = inject('whole') ? 200 : 40;

/** A site with a recipient for contact requests. */
const anAgency = (id: string) => {
  return siteStatements(aSite(id, { settings: { contact: { email: 'a@b.test' } } }));
};

beforeAll(() => store(anOffer('coast'), anAgency('coast'), anAgency('other')));

const path = '/sites/coast/contact-requests';

describe('Idempotency-Key (contract, "Conventions")', () => {
  it.each([
    ['no key', undefined],
    ['a short one', 'x'.repeat(15)],
    ['a long one', 'x'.repeat(65)],
    ['signs', 'key of a test, 12'],
  ])('answers 400 to %s', async (_what, key) => {
    const headers = { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}) };
    expect(await answerOf(await post(path, aContactRequest, headers))).toMatchObject({
      status: 400,
      body: { error: { code: 'idempotency_key_missing', fields: { 'Idempotency-Key': 'required' } } },
    });
  });

  it('returns the stored answer again, without doing anything', async () => {
    const key = aKey();
    const first = await answerOf(await postOnce(path, aContactRequest, key));
    const before = await rowsOf('submissions', 'coast');
    const again = await answerOf(await postOnce(path, { ...aContactRequest, firstname: ' An ' }, key));
    expect(again).toEqual(first);
    expect(await rowsOf('submissions', 'coast')).toEqual(before);
  });

  it.each([
    ['another body', path, { ...aContactRequest, message: 'Iets anders' }],
    ['another call', '/sites/coast/subscriptions', aSubscription],
  ])('answers 422 to the same key with %s', async (_what, otherPath, body) => {
    const key = aKey();
    await postOnce(path, aContactRequest, key);
    expect(await answerOf(await postOnce(otherPath, body, key))).toMatchObject({
      status: 422,
      body: { error: { code: 'idempotency_key_reused' } },
    });
  });

  it('scopes keys to the site', async () => {
    const key = aKey();
    const one = await answerOf(await postOnce(path, aContactRequest, key));
    const other = await answerOf(await postOnce('/sites/other/contact-requests', aContactRequest, key));
    expect(other.status).toBe(202);
    expect(other.body).not.toEqual(one.body);
  });

  it('stores no answer of a refused request', async () => {
    const key = aKey();
    const bad = { ...aContactRequest, kind: 'estate', estateId: '999' };
    expect((await postOnce(path, bad, key)).status).toBe(404);
    expect((await postOnce(path, { ...bad, estateId: '1' }, key)).status).toBe(202);
  });

  it('stores many equal concurrent POSTs as one, with one mail of each kind', async () => {
    const site = 'busy';
    await store(anAgency(site));
    const key = aKey();
    const answers = await Promise.all(
      Array.from({ length: CROWD }, () => postOnce(`/sites/${site}/contact-requests`, aContactRequest, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await rowsOf('submissions', site)).toHaveLength(1);
    expect((await rowsOf('outbox', site)).map(({ kind }) => kind).toSorted()).toEqual([
      'contact-notice',
      'contact-receipt',
    ]);
  }, 60_000);

  it('stores any mix of keys and messages once per key', async () => {
    let site = 0;
    const sent = fc.array(
      fc.record({ key: fc.integer({ min: 0, max: 4 }), text: fc.integer({ min: 0, max: 1 }) }),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    await fc.assert(
      fc.asyncProperty(sent, async (posts) => {
        const id = `mix${++site}`;
        await store(anAgency(id));
        const answers = await Promise.all(
          posts.map(({ key, text }) =>
            postOnce(
              `/sites/${id}/contact-requests`,
              { ...aContactRequest, message: `Vraag ${text}` },
              `key-number-${key}-of-five`,
            ),
          ),
        );
        expect(await rowsOf('submissions', id)).toHaveLength(new Set(posts.map(({ key }) => key)).size);
        expect(answers.every(({ status }) => status === 202 || status === 422)).toBe(true);
      }),
      { numRuns: inject('whole') ? 15 : 5, seed: 20261121 },
    );
  }, 60_000);
});
