import { env, exports } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment } from '#wire/live-agenda.ts';
import { deliverDue } from './deliver.ts';
import { agendaStatements, estateStatements, siteStatements } from './intake/index.ts';
import { type OutboxMail, outboxStatement } from './mail/outbox.ts';
import { prepare } from './platform/db/prepare.ts';
import { createLog } from './platform/log.ts';
import { anAgenda, anAppointment, callAt } from './testing/agenda.ts';
import { aCity, anEstate, aSite } from './testing/fixtures.ts';
import { aSubscription, postOffice, postOnce, rowsOf } from './testing/messages.ts';
import { store } from './testing/store.ts';

/** The current secret, and its successors; each but the last is outdated. */
const SECRETS = [env.TOKEN_SECRET ?? '', 'b'.repeat(40), 'c'.repeat(40)];

const site = aSite('coast', {
  settings: {
    features: ['alerts', 'agenda'],
    contact: { email: 'office@agency.test' },
  },
});

beforeAll(() =>
  store(
    siteStatements(site),
    agendaStatements('coast', anAgenda()),
    estateStatements('coast', anEstate(1, { address: aCity(1201, '8300', 'Knokke', 51.35, 3.28) })),
  ),
);

// Postponed mails log warnings.
vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(async () => {
  await env.DB.exec('DELETE FROM outbox');
});

/** Sends due mails of a recipient with a secret, and returns the tokens of the links. */
async function mailedTo(email: string, tokenSecret: string): Promise<ReadonlyMap<string, string>> {
  const { mails, send } = postOffice();
  const clock = () => new Date('2026-12-30T00:00:00Z');
  await deliverDue(
    { db: env.DB, send, from: 'mail@gevel.example', tokenSecret, clock, log: createLog() },
    50,
  );
  const { text = '' } = mails.find(({ to }) => to === email) ?? {};
  return new Map(
    [...text.matchAll(/https:\/\/coast\.test\/nl\/([a-z/-]+)\/([\w-]{43})/g)].map(
      ([, screen = '', token = '']) => [screen, token],
    ),
  );
}

const subscription = (method: string, token: string, body?: object): Promise<Response> =>
  exports.SiteDoor.fetch(`http://content.test/sites/coast/subscriptions/${token}`, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  });
const confirm = (token: string) => postOnce('/sites/coast/subscriptions/confirm', { token });
const CHANGE = { name: 'Eva', locale: 'fr', criteria: { everything: true } };

let people = 0;
async function subscriber() {
  const email = `lea${++people}@example.be`;
  const { id } = await (await postOnce('/sites/coast/subscriptions', { ...aSubscription, email })).json<{
    id: string;
  }>();
  const queue = async (mail: OutboxMail) => {
    await env.DB.exec('DELETE FROM outbox');
    await prepare(
      env.DB,
      outboxStatement({ siteId: 'coast', id: crypto.randomUUID(), recipient: email, mail }, new Date()),
    ).run();
  };
  return {
    id,
    email,
    confirmMail: async (secret: string) => {
      await queue({ kind: 'confirm', data: { subscriptionId: id } });
      return mailedTo(email, secret);
    },
    digest: async (secret: string) => {
      const estates = [{ estateId: '1', kind: 'new', before: null }] as const;
      await queue({ kind: 'digest', data: { subscriptionId: id, seen: 0, estates, others: 0 } });
      return mailedTo(email, secret);
    },
    state: async () => (await rowsOf('subscriptions', 'coast')).find((row) => row.id === id)?.state,
  };
}

/** A subscriber with a digest per secret, oldest first: the tokens of a link in each. */
async function digested(screen: string) {
  const one = await subscriber();
  await confirm((await one.confirmMail(SECRETS[0] ?? '')).get('hou-me-op-de-hoogte/bevestigen') ?? '');
  const tokens: string[] = [];
  for (const secret of SECRETS) tokens.push((await one.digest(secret)).get(screen) ?? '');
  expect(new Set(tokens).size).toBe(SECRETS.length);
  return { ...one, tokens };
}

describe('links in mails work after a change of the secret', () => {
  it.each([...SECRETS.keys()])('to confirm, mailed with secret %i', async (at) => {
    const { confirmMail, state } = await subscriber();
    const token = (await confirmMail(SECRETS[at] ?? '')).get('hou-me-op-de-hoogte/bevestigen') ?? '';
    expect((await subscription('GET', token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect(await state()).toBe('active');
  });

  it('a confirmation link does not last longer because of it', async () => {
    const { id, confirmMail } = await subscriber();
    await confirmMail(SECRETS[1] ?? '');
    const tokens = (await rowsOf('subscription_tokens', 'coast')).filter((row) => row.subscription_id === id);
    const [first, second, ...others] = tokens.filter(({ purpose }) => purpose === 'confirm');
    expect(others).toEqual([]);
    expect(
      Math.abs(Date.parse(String(first?.expires_at)) - Date.parse(String(second?.expires_at))),
    ).toBeLessThan(1000);
  });

  it.each([...SECRETS.keys()])('to change alerts, mailed with secret %i', async (at) => {
    const { tokens } = await digested('hou-me-op-de-hoogte/alle');
    const token = tokens[at] ?? '';
    expect((await subscription('GET', token)).status).toBe(200);
    expect((await subscription('PUT', token, CHANGE)).status).toBe(200);
    expect((await subscription('DELETE', token)).status).toBe(204);
  });

  it.each([...SECRETS.keys()])('to unsubscribe, mailed with secret %i', async (at) => {
    const { tokens, state } = await digested('hou-me-op-de-hoogte/uitschrijven');
    const token = tokens[at] ?? '';
    expect((await subscription('GET', token)).status).toBe(200);
    expect((await subscription('PUT', token, CHANGE)).status).toBe(404);
    expect((await subscription('DELETE', token)).status).toBe(204);
    expect(await state()).toBe('ended');
  });

  it('tokens do not accumulate while the secret stays', async () => {
    const { id, digest } = await digested('hou-me-op-de-hoogte/alle');
    const count = async () =>
      (await rowsOf('subscription_tokens', 'coast')).filter((row) => row.subscription_id === id).length;
    const before = await count();
    await digest(SECRETS[0] ?? '');
    await digest(SECRETS[2] ?? '');
    expect(await count()).toBe(before);
  });

  const bindings = { EMAIL: { send: () => Promise.reject(new Error('closed')) } };
  it.each([...SECRETS.keys()])('to see and cancel an appointment, mailed with secret %i', async (at) => {
    const email = `visitor${at}@example.be`;
    const booked = await callAt('bookAppointment', {
      now: '2026-11-21T11:00:00Z',
      params: { siteId: 'coast' },
      body: anAppointment(`2026112${5 + at}T0800Z-an`, { email }),
      bindings,
    });
    expect(booked.error).toBeNull();
    const { id } = booked.answer as Appointment;
    const links = await mailedTo(email, SECRETS[at] ?? '');
    const token = links.get('afspraak-annuleren') ?? '';
    expect(links.get('afspraak')).toBe(token);
    expect(token === id).toBe(at === 0);
    const see = (which: string) =>
      exports.SiteDoor.fetch(`http://content.test/sites/coast/live-agenda/reservation/${which}`);
    expect((await see(token)).status).toBe(200);
    // The id shown on the page works as well as that of the mail.
    expect((await see(id)).status).toBe(200);
    const cancelled = await callAt('cancelAppointment', {
      now: '2026-11-22T09:00:00Z',
      params: { siteId: 'coast', id: token },
      bindings,
    });
    expect(cancelled.error).toBeNull();
    for (const which of [token, id]) {
      expect(await (await see(which)).json()).toMatchObject({ state: 'cancelled' });
    }
  });

  it('a token of another site does not work here', async () => {
    await store(siteStatements(aSite('other')));
    const { tokens } = await digested('hou-me-op-de-hoogte/uitschrijven');
    for (const token of tokens) {
      const elsewhere = await exports.SiteDoor.fetch(
        `http://content.test/sites/other/subscriptions/${token}`,
      );
      expect(elsewhere.status).toBe(404);
    }
  });
});
