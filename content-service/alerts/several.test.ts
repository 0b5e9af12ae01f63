import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { NO_END, type SubscriptionList } from '#wire/subscription.ts';
import { siteStatements } from '../intake/index.ts';
import { alertOf, askedAlert, confirmedAlert } from '../testing/alerts.ts';
import { answerOf, get } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { aSubscription, postOnce } from '../testing/messages.ts';
import { sendTo } from '../testing/send-to.ts';
import { store } from '../testing/store.ts';

beforeAll(() => store(siteStatements(aSite('coast')), siteStatements(aSite('other'))));

let people = 0;
const newAddress = (): string => `several${++people}@example.be`;

/** An alert of an address for homes up to a price; confirmed by default. */
const alertFor = (email: string, priceMax: number, confirmed = true, site = 'coast') =>
  (confirmed ? confirmedAlert : askedAlert)(site, { ...aSubscription, email, criteria: { priceMax } });

const all = (token: string, site = 'coast') => get(`/sites/${site}/subscriptions/${token}/all`);
const pause = (token: string, until: unknown, site = 'coast') =>
  sendTo('PUT', `/sites/${site}/subscriptions/${token}/pause`, { until });
const prices = async (token: string) =>
  (await (await all(token)).json<SubscriptionList>()).subscriptions.map(({ criteria }) => criteria.priceMax);
const pausedOf = async (id: string) => (await (await alertOf('coast', id)).row()).paused_until;

describe('GET …/subscriptions/{token}/all', () => {
  it.each(['confirm', 'manage', 'unsubscribe'] as const)(
    'lists the confirmed ones of the mailbox by a token to %s, its own first',
    async (purpose) => {
      const email = newAddress();
      const [one] = [await alertFor(email, 100_000), await alertFor(email.toUpperCase(), 200_000)];
      await alertFor(email, 300_000, false);
      await alertFor(newAddress(), 400_000);
      await alertFor(email, 500_000, true, 'other');
      const answer = await all(one.token(purpose));
      expect(answer.status).toBe(200);
      expect(await answer.json<SubscriptionList>()).toEqual({
        email,
        subscriptions: [
          {
            token: one.token('manage'),
            criteria: { priceMax: 100_000 },
            rhythm: 'daily',
            pausedUntil: null,
            about: null,
          },
          {
            token: expect.any(String),
            criteria: { priceMax: 200_000 },
            rhythm: 'daily',
            pausedUntil: null,
            about: null,
          },
        ],
      });
    },
  );

  it('gives each a working token of its own, which ends only that one', async () => {
    const email = newAddress();
    const [one, two] = [await alertFor(email, 100_000), await alertFor(email, 200_000)];
    const { subscriptions } = await (await all(one.token('manage'))).json<SubscriptionList>();
    expect(subscriptions.map(({ token }) => token)).toEqual([one.token('manage'), two.token('manage')]);
    expect((await sendTo('DELETE', `/sites/coast/subscriptions/${one.token('manage')}`)).status).toBe(204);
    expect((await all(one.token('manage'))).status).toBe(410);
    expect(await prices(two.token('manage'))).toEqual([200_000]);
  });

  it('gives working tokens even after the secret has changed', async () => {
    const email = newAddress();
    const [one, two] = [await alertFor(email, 100_000), await alertFor(email, 200_000)];
    await env.DB.prepare("DELETE FROM subscription_tokens WHERE subscription_id = ? AND purpose = 'manage'")
      .bind(two.id)
      .run();
    expect((await get(`/sites/coast/subscriptions/${two.token('manage')}`)).status).toBe(404);
    const { subscriptions } = await (await all(one.token('manage'))).json<SubscriptionList>();
    expect((await get(`/sites/coast/subscriptions/${subscriptions[1]?.token}`)).status).toBe(200);
  });

  it('refuses a token of a pending subscription, of another agency, or an unknown one', async () => {
    const email = newAddress();
    const listed = await alertFor(email, 100_000);
    const waiting = await alertFor(email, 200_000, false);
    for (const purpose of ['confirm', 'manage', 'unsubscribe'] as const) {
      expect((await all(waiting.token(purpose))).status).toBe(404);
    }
    expect((await all(listed.token('manage'), 'other')).status).toBe(404);
    expect((await all('A'.repeat(43))).status).toBe(404);
  });
});

describe('PUT …/subscriptions/{token}/pause', () => {
  const today = brusselsDay(new Date());

  it('pauses only this one until a day or until it is resumed', async () => {
    const email = newAddress();
    const [one, two] = [await alertFor(email, 100_000), await alertFor(email, 200_000)];
    for (const until of [addDays(today, 1), addDays(today, 366), NO_END, null]) {
      expect(await answerOf(await pause(one.token('manage'), until))).toMatchObject({
        status: 200,
        body: { pausedUntil: until },
      });
      expect([await pausedOf(one.id), await pausedOf(two.id)]).toEqual([until, null]);
    }
  });

  it.each([
    ['today', today],
    ['a day that has passed', addDays(today, -1)],
    ['a day too far', addDays(today, 367)],
    ['no day', '2026-02-30'],
    ['a text', 'soon'],
    ['nothing', undefined],
  ])('refuses %s', async (_what, until) => {
    const one = await alertFor(newAddress(), 100_000);
    expect((await pause(one.token('manage'), until)).status).toBe(400);
    expect(await pausedOf(one.id)).toBeNull();
  });

  it('needs a manage token of this agency, of a confirmed and active subscription', async () => {
    const one = await alertFor(newAddress(), 100_000);
    const waiting = await alertFor(newAddress(), 100_000, false);
    expect((await pause(one.token('confirm'), NO_END)).status).toBe(404);
    expect((await pause(one.token('unsubscribe'), NO_END)).status).toBe(404);
    expect((await pause(one.token('manage'), NO_END, 'other')).status).toBe(404);
    expect((await pause(waiting.token('manage'), NO_END)).status).toBe(404);
    expect([await pausedOf(one.id), await pausedOf(waiting.id)]).toEqual([null, null]);
    await sendTo('DELETE', `/sites/coast/subscriptions/${one.token('manage')}`);
    expect((await pause(one.token('manage'), NO_END)).status).toBe(410);
  });
});

describe('the mail that follows a confirmation', () => {
  it('is queued once, however often it is confirmed', async () => {
    const one = await alertFor(newAddress(), 100_000);
    await postOnce('/sites/coast/subscriptions/confirm', { token: one.token('confirm') });
    const { results } = await env.DB.prepare(
      "SELECT o.id FROM outbox AS o JOIN subscriptions AS s ON s.email_key = o.recipient_key AND s.id = ? WHERE o.kind = 'alert-on'",
    )
      .bind(one.id)
      .all();
    expect(results).toHaveLength(1);
  });
});
