/**
 * A fourth kind of feed, of one folder and two lines (`testing/fourth/`), with requests and search cards: the room does everything
 * else (decisions 143, 168 and 174).
 */
import { env } from 'cloudflare:workers';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { LEAD_SYSTEMS } from '#domain/feeds/systems.ts';
import type { Estate } from '#wire/estate.ts';
import { deliverDueLeads } from '../../deliver.ts';
import { leadDeliveryOf } from '../../leads/deliver-leads.ts';
import { callAt } from '../../testing/agenda.ts';
import { alertOf } from '../../testing/alerts.ts';
import { answerOf, get } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { aContactRequest, aSubscription, rowsOf } from '../../testing/messages.ts';
import { ask, BINDINGS, forgetWork, work } from '../../testing/own-service.ts';
import { store } from '../../testing/store.ts';
import { siteStatements } from '../index.ts';
import { giveLeads } from './give-lead.ts';
import type { FeedKind } from './kind.ts';
import { FEED_KINDS } from './kinds.ts';
import { fourth } from './testing/fourth/index.ts';

// The two lines: the kind beside the others, and the name of its system.
const kinds = FEED_KINDS as Record<string, FeedKind>;
kinds.fourth = fourth;
const systems = LEAD_SYSTEMS as unknown as Record<string, object>;
systems.fourth = { name: 'Fourth', keepsCards: true };
afterAll(() => {
  delete kinds.fourth;
  delete systems.fourth;
});

const NOW = new Date('2026-11-23T08:00:00.000Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const SITE = 'fourth-kind';

let homes: readonly object[] = [];
const taken: Record<string, unknown>[] = [];
const reported: { id: string; address: string | null }[] = [];
vi.stubGlobal('scheduler', { wait: () => Promise.resolve() });
vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
  if (address.endsWith('/requests') || address.endsWith('/searches')) {
    taken.push({ to: address.split('/').at(-1) ?? '', ...JSON.parse(init.body as string) });
    return new Response(null, { status: 204 });
  }
  if (init.method === 'POST') {
    reported.push(...JSON.parse(init.body as string));
    return new Response(null, { status: 204 });
  }
  const isKnown = new Headers(init.headers).get('key') === 'geheim' && address.endsWith('?client=7');
  return isKnown ? Response.json({ homes }) : new Response(null, { status: 401 });
});
afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(forgetWork);

const show = async () => (await ask('GET', `/sites/${SITE}/feeds/fourth`)).body;
const round = async (at: Date) => {
  await BINDINGS.WORK.send({ kind: 'feed-round', siteId: SITE, feed: 'fourth', at: null });
  await work(at);
};
async function pageOf(id: number) {
  const number = await env.DB.prepare('SELECT estate_id FROM feed_homes WHERE site_id = ? AND vendor_id = ?')
    .bind(SITE, String(id))
    .first<string>('estate_id');
  return get(`/sites/${SITE}/estates/v2/${number}`);
}

it('has accounts, rounds, pages, states, reports and refusals of the room', async () => {
  await store(siteStatements(aSite(SITE, { hostnames: [`${SITE}.example`] })));
  expect((await ask('PUT', '/feed-accounts/fourth', { key: 'geheim', more: 1 })).status).toBe(422);
  expect((await ask('PUT', '/feed-accounts/fourth', { key: 'geheim' })).status).toBe(204);
  homes = [
    { id: 1, public: true, zip: '8300', town: 'Knokke', price: 395_000, title: 'Villa' },
    { id: 2, public: false, zip: '8300', town: 'Knokke' },
    { id: 3, public: true },
  ];
  const settings = { kind: 'fourth', settings: { client: '7' } };
  expect((await ask('PUT', `/sites/${SITE}/feeds/fourth`, settings)).status).toBe(200);
  await work(NOW);
  expect(await show()).toMatchObject({
    outcome: 'ok',
    homes: { shown: 1, hidden: 1, refused: 1 },
    notTaken: [{ home: '3', reason: 'zip, town: missing' }],
  });
  const { general } = (await answerOf(await pageOf(1))).body as Estate;
  expect(general).toMatchObject({ title: { nl: 'Villa' }, price: { value: 395_000 } });
  expect(reported.find(({ id }) => id === '1')?.address).toContain(`https://${SITE}.example/`);

  homes = [{ id: 1, public: false }];
  await round(later(0.25));
  expect((await pageOf(1)).status).toBe(410);
  expect(reported.findLast(({ id }) => id === '1')).toEqual({ id: '1', address: null });

  await ask('PUT', `/sites/${SITE}/feeds/fourth`, { ...settings, settings: { client: '8' } });
  await work(later(1));
  expect(await show()).toMatchObject({ outcome: 'key-refused', reason: 'status 401' });
});

it('takes requests about its homes, and searches by the box that names it', async () => {
  const site = `${SITE}-leads`;
  await store(
    siteStatements(aSite(site, { settings: { features: ['alerts'], contact: { email: 'a@agency.test' } } })),
  );
  const feed = { kind: 'fourth', settings: { client: '7' }, leads: 'call' };
  homes = [{ id: 1, public: true, zip: '8300', town: 'Knokke', price: 395_000 }];
  expect((await ask('PUT', `/sites/${site}/feeds/fourth`, feed)).status).toBe(200);
  await work(NOW);
  const call = async (operation: string, body: unknown): Promise<unknown> => {
    const { answer, error } = await callAt(operation, {
      now: NOW.toISOString(),
      params: { siteId: site },
      body,
    });
    expect(error).toBeNull();
    return answer;
  };
  expect(await call('getSite', undefined)).toMatchObject({ leadSystems: ['Fourth'], cardSystem: 'Fourth' });
  const [home] = await rowsOf<{ estate_id: string }>('feed_homes', site);
  await call('sendContactRequest', { ...aContactRequest, kind: 'estate', estateId: home?.estate_id });
  const { id } = (await call('subscribe', {
    ...aSubscription,
    card: { system: 'Fourth', locale: 'nl' },
  })) as { id: string };
  const { token } = await alertOf(site, id);
  await call('confirmSubscription', { token: token('confirm') });
  const deliver = () =>
    deliverDueLeads({ ...leadDeliveryOf(BINDINGS, giveLeads), clock: () => NOW, log: () => undefined }, 30);
  await deliver();
  await env.DB.prepare("UPDATE subscriptions SET state = 'ended', ended_at = ? WHERE site_id = ?")
    .bind(NOW.toISOString(), site)
    .run();
  await deliver();
  expect(
    taken.toSorted((one, other) => String(one.reference).localeCompare(String(other.reference))),
  ).toEqual([
    {
      to: 'requests',
      reference: expect.stringMatching(/^lead-contact-/),
      email: 'an@example.be',
      home: '1',
      text: expect.stringContaining('tuin'),
    },
    {
      to: 'searches',
      reference: `lead-search-${id}-0`,
      news: 'asked',
      email: 'an@example.be',
      priceMax: 600_000,
    },
    {
      to: 'searches',
      reference: `lead-search-${id}-0-end`,
      news: 'cancelled',
      email: 'an@example.be',
      priceMax: 600_000,
    },
  ]);
});
