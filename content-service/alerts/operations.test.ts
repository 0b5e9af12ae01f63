import { env, exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '#wire/site.ts';
import { createApp } from '../app.ts';
import { siteStatements } from '../intake/index.ts';
import { SITE_DOOR } from '../platform/access/doors.ts';
import { tokenFor, tokenHash } from '../platform/tokens.ts';
import { askedAlert } from '../testing/alerts.ts';
import { answerOf, get } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { logged } from '../testing/logged.ts';
import { aSubscription, postOnce, rowsOf } from '../testing/messages.ts';
import { anOffer } from '../testing/offer.ts';
import { describeSecurity } from '../testing/security-checks.ts';
import { store } from '../testing/store.ts';
import { newSubscriptionStatements } from './subscriptions.ts';

const FIXED_SEED = 'a seed that is always the same one, for a token that is too';
const FIXED_TOKEN = tokenFor({ siteId: 'coast', purpose: 'manage', seed: FIXED_SEED }, env.TOKEN_SECRET);

beforeAll(() =>
  store(
    anOffer('coast'),
    siteStatements(aSite('other')),
    siteStatements(aSite('capped')),
    newSubscriptionStatements(
      {
        siteId: 'coast',
        id: 'fixed',
        request: { ...aSubscription, email: 'fixed@example.be', criteria: { everything: true } },
        origin: 'https://coast.test',
        seed: FIXED_SEED,
        tokens: [{ hash: tokenHash(FIXED_TOKEN), purpose: 'manage', expiresAt: null }],
      },
      new Date(),
    ),
  ),
);

const path = '/sites/coast/subscriptions';
/** The same agency without alerts. */
const without = (site: Site): Site => ({ ...site, settings: { ...site.settings, features: [] } });
/** An alert as its page shows it, apart from its state and address. */
const SHOWN = {
  name: 'An',
  locale: 'nl',
  criteria: aSubscription.criteria,
  rhythm: 'daily',
  pausedUntil: null,
  card: null,
};
let people = 0;

/** A new subscription of a new person, with the tokens of its mails. */
const subscribed = async (changes: object = {}, site = 'coast') => {
  const email = `person${++people}@example.be`;
  return { email, ...(await askedAlert(site, { ...aSubscription, email, ...changes })) };
};

const send = (method: string, token: string, body?: unknown, site = 'coast'): Promise<Response> =>
  exports.SiteDoor.fetch(`http://content.test/sites/${site}/subscriptions/${token}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });

const CHANGE = { name: 'Eva', locale: 'fr', criteria: { everything: true } } as const;

describe('POST …/subscriptions', () => {
  it('stores it as pending, with one mail and hashes of three tokens', async () => {
    const { id, row, token } = await subscribed();
    expect(await row()).toMatchObject({ state: 'pending', confirmed_at: null });
    const hashes = (await rowsOf('subscription_tokens', 'coast')).filter((one) => one.subscription_id === id);
    expect(hashes.map(({ purpose }) => purpose).toSorted()).toEqual(['confirm', 'manage', 'unsubscribe']);
    const stored = JSON.stringify([hashes, await row(), await rowsOf('outbox', 'coast')]);
    for (const purpose of ['confirm', 'manage', 'unsubscribe'] as const) {
      expect(token(purpose)).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(stored).not.toContain(token(purpose));
    }
  });

  it.each([
    ['no criteria', { criteria: {} }, { criteria: 'criteria' }],
    ['an unknown rhythm', { rhythm: 'hourly' }, { rhythm: 'invalid' }],
    ['a home at once', { criteria: { home: '1' }, rhythm: 'at_once' }, { rhythm: 'invalid' }],
    ['holiday rentals once a week', { criteria: { rental: {} }, rhythm: 'weekly' }, { rhythm: 'invalid' }],
    ['a list without entries', { criteria: { city: [] } }, { criteria: 'criteria' }],
    ['an unknown criterion', { criteria: { colour: 'red' } }, { 'criteria.colour': 'unknown field' }],
    ['a language that the site does not speak', { locale: 'en' }, { locale: 'invalid' }],
  ])('refuses %s', async (_what, changes, fields) => {
    expect(await answerOf(await postOnce(path, { ...aSubscription, ...changes }))).toMatchObject({
      status: 400,
      body: { error: { fields } },
    });
  });

  it('answers 404 when the agency sends no alerts (contract, "Site")', async () => {
    await store(siteStatements(without(aSite('silent'))));
    expect((await postOnce('/sites/silent/subscriptions', aSubscription)).status).toBe(404);
    expect(await rowsOf('subscriptions', 'silent')).toEqual([]);
  });

  it('allows five mails a day per address', async () => {
    const many = { ...aSubscription, email: 'victim@example.be' };
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) {
      statuses.push((await postOnce('/sites/capped/subscriptions', many)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});

describe('an agency that no longer sends alerts', () => {
  const ALERTS = aSite('ceased');
  const ceased = async () => {
    await store(siteStatements(ALERTS));
    const one = await subscribed({}, 'ceased');
    return { ...one, cease: () => store(siteStatements(without(ALERTS))) };
  };

  it('confirms and changes nothing', async () => {
    const { confirm, token, row, cease } = await ceased();
    await cease();
    expect((await confirm('ceased')).status).toBe(404);
    expect((await row()).state).toBe('pending');
    expect((await send('PUT', token('manage', 'ceased'), CHANGE, 'ceased')).status).toBe(404);
    expect((await row()).criteria).toBe(JSON.stringify(aSubscription.criteria));
  });

  it('still lets subscribers leave', async () => {
    const { confirm, token, row, cease } = await ceased();
    await confirm('ceased');
    await cease();
    const unsubscribe = token('unsubscribe', 'ceased');
    expect((await send('GET', unsubscribe, undefined, 'ceased')).status).toBe(200);
    expect((await send('DELETE', unsubscribe, undefined, 'ceased')).status).toBe(204);
    expect((await row()).state).toBe('ended');
  });
});

describe('POST …/subscriptions/confirm', () => {
  it('confirms, and again with the same answer', async () => {
    const { confirm, row, email } = await subscribed();
    const first = await answerOf(await confirm());
    expect(first).toEqual({
      status: 200,
      body: { purpose: 'confirm', state: 'active', email, ...SHOWN },
    });
    const before = await row();
    expect(before.state).toBe('active');
    expect(await answerOf(await confirm())).toEqual(first);
    expect(await row()).toEqual(before);
  });

  it('replaces an earlier subscription of the same address for the same estates', async () => {
    const one = await subscribed();
    await one.confirm();
    const same = await subscribed({ email: one.email });
    const other = await subscribed({ email: one.email, criteria: { everything: true } });
    await same.confirm();
    await other.confirm();
    expect([(await one.row()).state, (await same.row()).state, (await other.row()).state]).toEqual([
      'ended',
      'active',
      'active',
    ]);
  });

  it('refuses an expired token', async () => {
    const { id, confirm, row } = await subscribed();
    await env.DB.prepare(
      "UPDATE subscription_tokens SET expires_at = '2026-01-01T00:00:00.000Z' WHERE subscription_id = ? AND purpose = 'confirm'",
    )
      .bind(id)
      .run();
    expect(await answerOf(await confirm())).toMatchObject({
      status: 410,
      body: { error: { code: 'expired' } },
    });
    expect((await row()).state).toBe('pending');
  });
});

describe('GET …/subscriptions/{token}', () => {
  describeSecurity({
    call: (site, id, headers) => get(`/sites/${site}/subscriptions/${id}`, headers),
    site: 'coast',
    id: FIXED_TOKEN,
    foreignSite: 'other',
  });
});

describe('tokens', () => {
  it('change nothing by GET or HEAD, as mail scanners send them', async () => {
    const { token, row } = await subscribed();
    const before = await row();
    for (const purpose of ['confirm', 'manage', 'unsubscribe'] as const) {
      expect((await send('GET', token(purpose))).status).toBe(200);
      expect((await send('HEAD', token(purpose))).status).toBe(200);
    }
    expect(await row()).toEqual(before);
  });

  it('are never logged', async () => {
    const broken = {
      prepare: () => {
        throw new Error('the database is away');
      },
    } as unknown as D1Database;
    const response = await createApp(SITE_DOOR).request(`${path}/${FIXED_TOKEN}`, {}, { ...env, DB: broken });
    expect(response.status).toBe(500);
    expect(JSON.stringify(logged.mock.calls)).toContain('/sites/coast/subscriptions/…');
    expect(JSON.stringify(logged.mock.calls)).not.toContain(FIXED_TOKEN);
    logged.mockClear();
  });

  it('show their subscription and purpose', async () => {
    const { token, email } = await subscribed();
    expect(await answerOf(await get(`${path}/${token('unsubscribe')}`))).toEqual({
      status: 200,
      body: { purpose: 'unsubscribe', state: 'pending', email, ...SHOWN },
    });
  });

  it.each([
    ['PUT', 'confirm'],
    ['PUT', 'unsubscribe'],
    ['DELETE', 'confirm'],
  ] as const)('are no good for %s when meant to %s', async (method, purpose) => {
    const { token, row } = await subscribed();
    const before = await row();
    expect((await send(method, token(purpose), method === 'PUT' ? CHANGE : undefined)).status).toBe(404);
    expect(await row()).toEqual(before);
  });

  it.each(['manage', 'unsubscribe'] as const)('of the purpose %s do not confirm', async (purpose) => {
    const { token, row } = await subscribed();
    expect((await postOnce(`${path}/confirm`, { token: token(purpose) })).status).toBe(404);
    expect((await row()).state).toBe('pending');
  });

  it('do not work on another site', async () => {
    const { token, confirm, row } = await subscribed();
    const before = await row();
    for (const [foreign, site] of [
      [token('manage'), 'other'],
      [token('manage', 'other'), 'coast'],
      ['A'.repeat(43), 'coast'],
      [token('manage'), 'nowhere'],
    ] as const) {
      expect((await send('GET', foreign, undefined, site)).status).toBe(404);
      expect((await send('PUT', foreign, CHANGE, site)).status).toBe(404);
      expect((await send('DELETE', foreign, undefined, site)).status).toBe(404);
    }
    expect((await confirm('other')).status).toBe(404);
    expect(await row()).toEqual(before);
  });

  it.each(['a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}'`])(
    'are refused with a wrong format: %s',
    async (text) => {
      expect((await send('GET', encodeURIComponent(text))).status).toBe(400);
    },
  );

  it('of the purpose manage change name, language and criteria', async () => {
    const { token, confirm, email } = await subscribed();
    await confirm();
    const changed = {
      purpose: 'manage',
      state: 'active',
      email,
      ...CHANGE,
      rhythm: 'daily',
      pausedUntil: null,
      card: null,
    };
    expect(await answerOf(await send('PUT', token('manage'), CHANGE))).toEqual({
      status: 200,
      body: changed,
    });
    expect(await answerOf(await send('GET', token('manage')))).toEqual({ status: 200, body: changed });
  });

  it('of the purpose manage change the rhythm, which stays without one', async () => {
    const { token, confirm } = await subscribed({ rhythm: 'at_once' });
    await confirm();
    const changed = async (change: object) =>
      (await (await send('PUT', token('manage'), { ...CHANGE, ...change })).json<{ rhythm: string }>())
        .rhythm;
    expect(await changed({})).toBe('at_once');
    expect(await changed({ rhythm: 'weekly' })).toBe('weekly');
    expect(await changed({})).toBe('weekly');
  });

  it.each(['manage', 'unsubscribe'] as const)(
    'to %s end it, twice alike, and forget who it was',
    async (purpose) => {
      const { token, confirm, row } = await subscribed();
      await confirm();
      expect((await send('DELETE', token(purpose))).status).toBe(204);
      const ended = await row();
      expect(ended).toMatchObject({ state: 'ended', email: '', name: null, criteria: '{}', seed: '' });
      expect((await send('DELETE', token(purpose))).status).toBe(204);
      expect(await row()).toEqual(ended);
      expect((await send('GET', token(purpose))).status).toBe(410);
      expect((await send('PUT', token('manage'), CHANGE)).status).toBe(410);
      expect((await confirm()).status).toBe(410);
      expect(await row()).toEqual(ended);
    },
  );
});
