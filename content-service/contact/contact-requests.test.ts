import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  contactInfoStatements,
  estateStatements,
  rentalUnitStatements,
  siteStatements,
} from '../intake/index.ts';
import { addressKey } from '../platform/hash.ts';
import { answerOf, post } from '../testing/call.ts';
import { anEstate, aSite } from '../testing/fixtures.ts';
import { aContactRequest, aKey, postOnce, rowsOf } from '../testing/messages.ts';
import { anOffer } from '../testing/offer.ts';
import { aRentalUnit } from '../testing/rentals.ts';
import { store } from '../testing/store.ts';

const agency = (id: string) => {
  return siteStatements(aSite(id, { settings: { contact: { email: 'office@agency.test' } } }));
};

beforeAll(() =>
  store(
    anOffer('coast'),
    agency('coast'),
    agency('staffed'),
    estateStatements('staffed', anEstate(1)),
    estateStatements('staffed', anEstate(2)),
    contactInfoStatements('staffed', '1', { email: 'rep@agency.test' }),
    contactInfoStatements('staffed', '2', { email: 'rep@agency.test\r\nBcc: all@agency.test' }),
    rentalUnitStatements('coast', aRentalUnit('sea-1')),
    siteStatements(aSite('mute')),
    agency('many'),
    agency('tired'),
    agency('hourly'),
    agency('flooded'),
    agency('stormed'),
  ),
);

/** Requests within the last hour, in order of `i` from 1; by default all from the same sender. */
const earlier = (site: string, count: number, senderKey = '?4') =>
  env.DB.prepare(
    'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2) ' +
      'INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc) ' +
      `SELECT ?1, 'earlier-' || i, 'contact', ${senderKey}, ?3, '{}' FROM n WHERE ?4 <> ''`,
  )
    .bind(site, count, new Date(Date.now() - 3_600_000).toISOString(), addressKey(aContactRequest.email))
    .run();

const path = (site: string) => `/sites/${site}/contact-requests`;
describe('POST …/contact-requests', () => {
  it('stores the request and queues both mails, in one transaction (contract, "Forms")', async () => {
    const { status, body } = await answerOf(await postOnce(path('many'), aContactRequest));
    expect(status).toBe(202);
    expect(body).toEqual({ id: expect.any(String) });
    const [submission, ...others] = await rowsOf<{ id: string; doc: string }>('submissions', 'many');
    expect(others).toEqual([]);
    expect(body).toEqual({ id: submission?.id });
    expect(JSON.parse(submission?.doc ?? '')).toEqual(aContactRequest);
    const kinds = (await rowsOf('outbox', 'many')).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['contact-notice', 'contact-receipt']);
  });

  it('stores a request that no address can receive', async () => {
    expect((await postOnce(path('mute'), aContactRequest)).status).toBe(202);
    expect(await rowsOf('submissions', 'mute')).toHaveLength(1);
    expect((await rowsOf('outbox', 'mute')).map(({ kind }) => kind)).toEqual(['contact-receipt']);
  });

  it.each([
    ['an estate that never was', { kind: 'estate', estateId: '999' }, 404],
    ['an estate that was withdrawn', { kind: 'estate', estateId: '30' }, 410],
    ['an estate', { kind: 'estate', estateId: '1' }, 202],
    ['a unit of a project', { kind: 'estate', estateId: '12' }, 202],
    ['a rental unit that never was', { kind: 'rental', rentalUnitId: 'sea-9' }, 404],
    ['a rental unit', { kind: 'rental', rentalUnitId: 'sea-1' }, 202],
    ['an estate without its id', { kind: 'estate' }, 400],
    ['a field that is not asked for', { secret: 1 }, 400],
    ['a language that the site does not speak', { locale: 'de' }, 400],
    ['no consent', { consent: false }, 400],
  ])('answers for %s', async (_what, changes, status) => {
    const response = await postOnce(path('coast'), { ...aContactRequest, ...changes });
    expect(response.status).toBe(status);
  });

  it('answers 404 for an unknown site', async () => {
    expect((await postOnce(path('nowhere'), aContactRequest)).status).toBe(404);
  });

  it('reports each field with its error', async () => {
    const bad = { ...aContactRequest, email: 'an@', firstname: '', consent: undefined };
    expect(await answerOf(await postOnce(path('coast'), bad))).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'invalid_request',
          fields: { email: 'email', firstname: 'required', consent: 'consent' },
        },
      },
    });
  });

  it('refuses the origin of another host, and stores its own', async () => {
    const foreign = await postOnce(path('coast'), aContactRequest, aKey(), {
      'X-SITE-ORIGIN': 'https://evil.example',
    });
    expect(await answerOf(foreign)).toMatchObject({
      status: 400,
      body: { error: { fields: { 'X-SITE-ORIGIN': 'invalid' } } },
    });
    const own = await postOnce(path('coast'), aContactRequest, aKey(), {
      'X-SITE-ORIGIN': 'http://coast.test:8787',
    });
    expect(own.status).toBe(202);
    for (const [origin, status] of [
      ['https://coast.preview.localhost', 202],
      ['https://other.preview.localhost', 400],
      ['https://preview.localhost', 400],
    ] as const) {
      const preview = await postOnce(path('coast'), aContactRequest, aKey(), { 'X-SITE-ORIGIN': origin });
      expect([origin, preview.status]).toEqual([origin, status]);
    }
  });

  it('sends at most three receipts a day to an address', async () => {
    for (let time = 0; time < 5; time++) await postOnce(path('tired'), aContactRequest);
    const kinds = (await rowsOf('outbox', 'tired')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'contact-receipt')).toHaveLength(3);
    expect(kinds.filter((kind) => kind === 'contact-notice')).toHaveLength(5);
    expect(await rowsOf('submissions', 'tired')).toHaveLength(5);
  });

  it('sends as many receipts an hour as the site’s limit says, and no more', async () => {
    await env.DB.prepare(
      "INSERT INTO limits (site_id, name, most) VALUES ('hourly', 'receipt_hour', 2)",
    ).run();
    for (const name of ['an', 'bo', 'cas', 'dirk'])
      await postOnce(path('hourly'), { ...aContactRequest, email: `${name}@hourly.example` });
    const kinds = (await rowsOf('outbox', 'hourly')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'contact-receipt')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'contact-notice')).toHaveLength(4);
  });

  it('accepts twenty a day from one address in any case, and mails the agency no more', async () => {
    await earlier('flooded', 19);
    const shouted = { ...aContactRequest, email: 'AN@example.be' };
    expect((await postOnce(path('flooded'), shouted)).status).toBe(202);
    expect(await answerOf(await postOnce(path('flooded'), shouted))).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many', fields: { email: 'too_many' } } },
    });
    expect(await rowsOf('submissions', 'flooded')).toHaveLength(20);
    expect(await rowsOf('idempotent_answers', 'flooded')).toHaveLength(1);
    const notices = (await rowsOf('outbox', 'flooded')).filter(({ kind }) => kind === 'contact-notice');
    expect(notices).toHaveLength(1);
    const other = { ...aContactRequest, email: 'bo@example.be' };
    expect((await postOnce(path('flooded'), other)).status).toBe(202);
  });

  it('accepts two thousand a day for one site, not counting other sites', async () => {
    await earlier('stormed', 2000, "'k' || i");
    expect(await answerOf(await postOnce(path('stormed'), aContactRequest))).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many' } },
    });
    expect((await postOnce(path('coast'), aContactRequest)).status).toBe(202);
  });

  it('requires JSON', async () => {
    const response = await post(path('coast'), 'a=b', {
      'Content-Type': 'text/plain',
      'Idempotency-Key': aKey(),
    });
    expect(response.status).toBe(415);
  });

  it.each([
    ['the representative', '1', 'rep@agency.test'],
    ['the agency where the representative has no sound address', '2', 'office@agency.test'],
  ])('goes to %s', async (_what, estateId, recipient) => {
    await postOnce(path('staffed'), { ...aContactRequest, kind: 'estate', estateId });
    const notices = (await rowsOf('outbox', 'staffed')).filter(({ kind }) => kind === 'contact-notice');
    expect(notices.map((notice) => notice.recipient_key)).toContain(addressKey(recipient));
  });
});
