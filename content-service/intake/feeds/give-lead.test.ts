/** Requests of visitors that go to the system of a feed: which ones, and what becomes of them when it fails (decision 168). */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { deliverDueLeads } from '#content-service/deliver.ts';
import { siteStatements } from '#content-service/intake/index.ts';
import { type LeasedCall, leaseDueCalls } from '#content-service/leads/lead-calls.ts';
import { BACKOFF } from '#content-service/mail/lease.ts';
import { anAgency, anAppointment, callAt } from '#content-service/testing/agenda.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { logged } from '#content-service/testing/logged.ts';
import { aContactRequest, aValuationRequest, mailsDue, rowsOf } from '#content-service/testing/messages.ts';
import { store } from '#content-service/testing/store.ts';
import { aVendor, storeFeed, stubKind } from '#content-service/testing/stub-feed.ts';
import type { Site } from '#wire/site.ts';
import { giveLeads } from './give-lead.ts';
import { FeedFault, RefusedRequest, type VendorLead } from './kind.ts';

const START = Date.parse('2026-11-23T10:00:00Z');
const at = (ms: number): string => new Date(START + ms).toISOString();
const OFFICE = 'office@agency.test';

interface CallRow {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly outcome: string | null;
  readonly feed: string | null;
  readonly vendor_home: string | null;
  readonly begun_at: string | null;
  readonly mail: string | null;
}

let made = 0;

// What another test left would be due here too.
beforeEach(async () => {
  for (const table of ['lead_calls', 'outbox']) await env.DB.prepare(`DELETE FROM ${table}`).run();
});

interface SceneOptions {
  readonly leads?: 'mail' | 'call' | 'both';
  readonly settings?: Site['settings']['leads'];
  readonly state?: 'live' | 'draft';
  readonly email?: string | null;
}

/** A site whose home 1 a feed brings as the vendor's 77; home 2 is its own. */
async function aScene({ leads = 'call', settings, state = 'live', email = OFFICE }: SceneOptions = {}) {
  const id = `gives-${++made}`;
  await store(anAgency(id));
  await store(
    siteStatements(
      aSite(id, {
        state,
        settings: {
          features: ['agenda', 'staff', 'valuation'],
          contact: email === null ? {} : { email },
          ...(settings === undefined ? {} : { leads: settings }),
        },
      }),
    ),
  );
  await storeFeed(id, new Date('2027-01-01T00:00:00Z'));
  await store([
    { sql: 'UPDATE feeds SET leads = ? WHERE site_id = ?', params: [leads, id] },
    {
      sql:
        'INSERT INTO feed_homes (site_id, feed, vendor_id, number, estate_id, state) ' +
        "VALUES (?, 'stub', '77', 900000000001, '1', 'shown')",
      params: [id],
    },
  ]);
  /** What the vendor took, and how the next request fares: `begin` is the room's. */
  const vendor = {
    taken: [] as VendorLead[],
    fares: async (_lead: VendorLead, begin: () => Promise<void>): Promise<void> => begin(),
  };
  const kind = {
    ...stubKind(aVendor([])),
    leads: {
      system: 'Stubbe',
      give: async (_ask: unknown, lead: VendorLead, begin: () => Promise<void>) => {
        await vendor.fares(lead, begin);
        vendor.taken.push(lead);
      },
    },
  };
  const deliver = (ms: number) =>
    deliverDueLeads(
      {
        db: env.DB,
        tokenSecret: env.TOKEN_SECRET,
        fetch: () => Promise.reject(new Error('nothing is posted here')),
        give: giveLeads(env, () => undefined, { stub: kind }),
        clock: () => new Date(START + ms),
        log: () => undefined,
      },
      30,
    );
  const ask = async (changes: object = { kind: 'estate', estateId: '1' }, ms = 0) => {
    const { error } = await callAt('sendContactRequest', {
      now: at(ms),
      params: { siteId: id },
      body: { ...aContactRequest, ...changes },
    });
    expect(error).toBeNull();
  };
  const call = (operation: string, now: string, params: object, body?: unknown) =>
    callAt(operation, { now, params: { siteId: id, ...params }, body });
  const calls = () => rowsOf<CallRow>('lead_calls', id);
  const one = async (): Promise<CallRow> => {
    const [row, ...others] = await calls();
    if (row === undefined || others.length > 0) throw new Error(`${others.length + 1} calls`);
    return row;
  };
  /** Kinds of the mails to the agency, queued by now. */
  const mails = async () =>
    (await rowsOf<{ kind: string; recipient: string }>('outbox', id))
      .filter(({ recipient }) => recipient !== aContactRequest.email && recipient !== 'eva@example.be')
      .map(({ kind: name }) => name);
  return { id, vendor, deliver, ask, call, calls, one, mails };
}

it('a request about a home of the feed goes to its system, with all it says in the agency’s language', async () => {
  const { ask, deliver, vendor, one, mails } = await aScene();
  await ask({ kind: 'estate', estateId: '1', phone: '050 55 12 80', callBack: 'noon', locale: 'fr' });
  expect(await mails()).toEqual([]);
  await deliver(0);
  expect(vendor.taken).toEqual([
    {
      reference: (await one()).id,
      type: 'lead.contact',
      home: '77',
      visitor: {
        firstname: 'An',
        lastname: 'Peeters',
        email: 'an@example.be',
        phone: '050 55 12 80',
        locale: 'fr',
      },
      text: expect.stringMatching(
        /^Nieuwe vraag via uw website\nTerugbellen: Over de middag\nNummer: \S+\nTaal: Frans\n.+\nhttps?:\/\/\S+\n\nIs de tuin op het zuiden\?$/,
      ),
    },
  ]);
  expect(await one()).toMatchObject({ state: 'sent', outcome: 'taken', mail: null, vendor_home: '77' });
  await deliver(10 * 60_000);
  expect(vendor.taken).toHaveLength(1);
  expect(await mails()).toEqual([]);
});

it.each([
  ['the home of a feed that takes none', { leads: 'mail' }, { estateId: '1' }, null, ['contact-notice']],
  ['a home of the agency’s own', {}, { estateId: '2' }, null, ['contact-notice']],
  [
    'a home of a feed that takes them besides the mail',
    { leads: 'both' },
    { estateId: '1' },
    'stub',
    ['contact-notice'],
  ],
  ['no home', {}, { kind: 'general' }, 'stub', []],
  ['no home, to a feed that takes none', { leads: 'mail' }, { kind: 'general' }, null, ['contact-notice']],
  [
    'a home of a draft, which only the agency sees',
    { state: 'draft' },
    { estateId: '1' },
    null,
    ['contact-notice'],
  ],
  [
    'its home, though others go to an address',
    { settings: { by: 'call', address: 'https://crm.agency.example/' } },
    { estateId: '1' },
    'stub',
    [],
  ],
  [
    'its home, by a feed that takes them besides the mail, though others are not mailed',
    { leads: 'both', settings: { by: 'call', address: 'https://crm.agency.example/' } },
    { estateId: '1' },
    'stub',
    ['contact-notice'],
  ],
  [
    'its home, though others go to an address and by mail',
    { settings: { by: 'both', address: 'https://crm.agency.example/' } },
    { estateId: '1' },
    'stub',
    [],
  ],
  ['its home, of an agency without an address for mails', { email: null }, { estateId: '1' }, 'stub', []],
] as const)('a request about %s', async (_what, options, changes, feed, mailed) => {
  const { ask, calls, mails } = await aScene(options);
  await ask({ kind: 'estate', ...changes });
  expect((await calls()).map((call) => call.feed)).toEqual(feed === null ? [] : [feed]);
  expect(await mails()).toEqual(mailed);
});

it('a request about no home goes by mail when two feeds take requests, or the one is paused', async () => {
  const { ask, calls, mails, id } = await aScene();
  await storeFeed(id, new Date('2027-01-01T00:00:00Z'), 'other');
  await env.DB.prepare("UPDATE feeds SET leads = 'call' WHERE site_id = ?").bind(id).run();
  await ask({ kind: 'general' });
  expect(await calls()).toEqual([]);
  await env.DB.prepare("DELETE FROM feeds WHERE site_id = ? AND name = 'other'").bind(id).run();
  await env.DB.prepare('UPDATE feeds SET paused = 1 WHERE site_id = ?').bind(id).run();
  await ask({ kind: 'general', email: 'bo@example.be' });
  expect(await calls()).toEqual([]);
  expect((await mails()).filter((kind) => kind === 'contact-notice')).toHaveLength(2);
});

const unreachable = new FeedFault('unreachable', 'no connection');

/** How a request fares, what follows, and what the mail says that goes in its place. */
const FATES: readonly (readonly [
  string,
  (lead: VendorLead, begin: () => Promise<void>) => Promise<void>,
  { readonly state: string; readonly outcome: string },
  'no' | 'maybe' | null,
])[] = [
  [
    'cannot be reached before the call',
    () => Promise.reject(unreachable),
    { state: 'due', outcome: 'unreachable' },
    null,
  ],
  [
    'hangs up during the call',
    async (_lead, begin) => {
      await begin();
      throw unreachable;
    },
    { state: 'failed', outcome: 'unknown: unreachable' },
    'maybe',
  ],
  [
    'fails during the call',
    async (_lead, begin) => {
      await begin();
      throw new FeedFault('failing', 'status 502');
    },
    { state: 'failed', outcome: 'unknown: failing' },
    'maybe',
  ],
  [
    'answers the call with something else',
    async (_lead, begin) => {
      await begin();
      throw new FeedFault('broken', 'no JSON, or only a part of it');
    },
    { state: 'failed', outcome: 'unknown: broken' },
    'maybe',
  ],
  [
    'meets a fault of ours after the call',
    async (_lead, begin) => {
      await begin();
      throw new TypeError('a fault of ours');
    },
    { state: 'failed', outcome: 'unknown: internal' },
    'maybe',
  ],
  [
    'wants fewer calls',
    async (_lead, begin) => {
      await begin();
      throw new FeedFault('too-often', 'status 429', 600);
    },
    { state: 'due', outcome: 'too-often' },
    null,
  ],
  [
    'refuses the key',
    async (_lead, begin) => {
      await begin();
      throw new FeedFault('key-refused', 'status 401');
    },
    { state: 'due', outcome: 'key-refused' },
    null,
  ],
  [
    'refuses what it says',
    async (_lead, begin) => {
      await begin();
      throw new RefusedRequest('broken', 'an unknown home');
    },
    { state: 'failed', outcome: 'refused: broken' },
    'no',
  ],
  [
    'refuses it as no request of its own',
    async (_lead, begin) => {
      await begin();
      throw new FeedFault('broken', 'status 404', null, true);
    },
    { state: 'failed', outcome: 'refused: broken' },
    'no',
  ],
  [
    'is not set up here',
    () => Promise.reject(new FeedFault('settings', 'the account is missing')),
    { state: 'failed', outcome: 'refused: settings' },
    'no',
  ],
];

it.each(FATES)('a request to a system that %s', async (_what, fares, outcome, holds) => {
  const { ask, deliver, vendor, one, mails, id } = await aScene();
  vendor.fares = fares;
  await ask();
  await deliver(0);
  expect(await one()).toMatchObject({ ...outcome, attempts: 1, begun_at: null });
  expect(await mails()).toEqual(holds === null ? [] : ['contact-notice']);
  const sent = (await mailsDue(START + 1000)).filter(({ to }) => to === OFFICE);
  expect(sent.map(({ text }) => /misschien|stond|staat dus alleen/i.exec(text)?.[0].toLowerCase())).toEqual(
    holds === null ? [] : [holds === 'no' ? 'staat dus alleen' : 'misschien'],
  );
  for (const { text } of sent) expect(text).toContain('Stubbe');
  // What waits arrives once it can; what was given up is not tried again.
  vendor.fares = async (_lead, begin) => begin();
  await deliver(30 * 60_000);
  expect(vendor.taken).toHaveLength(holds === null ? 1 : 0);
  expect((await one()).state).toBe(holds === null ? 'sent' : 'failed');
  expect(
    (await rowsOf<{ kind: string }>('outbox', id)).filter(({ kind }) => kind === 'contact-notice'),
  ).toHaveLength(holds === null ? 0 : 1);
});

it('waits as long as the vendor wants', async () => {
  const { ask, deliver, vendor } = await aScene();
  vendor.fares = () => Promise.reject(new FeedFault('too-often', 'status 429', 600));
  await ask();
  await deliver(0);
  vendor.fares = async (_lead, begin) => begin();
  await deliver(599_000);
  expect(vendor.taken).toEqual([]);
  await deliver(600_000);
  expect(vendor.taken).toHaveLength(1);
});

it('that the system never takes becomes one mail after the last attempt', async () => {
  const { ask, deliver, vendor, one, mails } = await aScene();
  vendor.fares = () => Promise.reject(unreachable);
  await ask();
  let ms = 0;
  for (const wait of BACKOFF) {
    await deliver(ms);
    ms += wait;
  }
  expect(await mails()).toEqual([]);
  await deliver(ms);
  await deliver(ms + 86_400_000);
  expect(await one()).toMatchObject({ state: 'failed', attempts: BACKOFF.length + 1 });
  expect(await mails()).toEqual(['contact-notice']);
  const [mail] = (await mailsDue(START + ms)).filter(({ to }) => to === OFFICE);
  expect(mail?.text).toContain('kon niet in Stubbe gezet worden');
});

it('whose Worker died after it began is not tried again, and the agency hears it', async () => {
  const { ask, deliver, vendor, one, mails, id } = await aScene();
  await ask();
  const [leased] = await leaseDueCalls(env.DB, 30, new Date(START));
  expect(leased?.siteId).toBe(id);
  await env.DB.prepare('UPDATE lead_calls SET begun_at = ? WHERE site_id = ?').bind(at(0), id).run();
  await deliver(299_000);
  expect(await one()).toMatchObject({ state: 'sending' });
  await deliver(300_000);
  expect(await one()).toMatchObject({ state: 'failed', outcome: 'unknown: interrupted' });
  expect(vendor.taken).toEqual([]);
  expect(await mails()).toEqual(['contact-notice']);
});

it('whose Worker died before it began is given by the next one', async () => {
  const { ask, deliver, vendor } = await aScene();
  await ask();
  await leaseDueCalls(env.DB, 30, new Date(START));
  await deliver(300_000);
  expect(vendor.taken).toHaveLength(1);
});

it('is given once by two deliverers, of whom the first one is slow', async () => {
  const { ask, deliver, vendor, one } = await aScene();
  await ask();
  // While the first one still asks for its token, its lease ends and another one takes over.
  let isFirst = true;
  vendor.fares = async (_lead, begin) => {
    if (isFirst) {
      isFirst = false;
      await deliver(301_000);
    }
    await begin();
  };
  await deliver(0);
  expect(vendor.taken).toHaveLength(1);
  expect(await one()).toMatchObject({ state: 'sent', attempts: 2 });
});

it('is given once by two deliverers at the same moment', async () => {
  const { ask, deliver, vendor } = await aScene();
  await ask();
  await Promise.all([deliver(0), deliver(0), deliver(0)]);
  expect(vendor.taken).toHaveLength(1);
});

it('goes by mail when its feed was switched off, or removed with its homes, while it waited', async () => {
  for (const change of [
    "UPDATE feeds SET leads = 'mail' WHERE site_id = ?",
    'UPDATE feeds SET paused = 1 WHERE site_id = ?',
    'DELETE FROM feeds WHERE site_id = ?',
    "UPDATE feed_homes SET feed = 'stub@other' WHERE site_id = ?",
  ]) {
    const { ask, deliver, vendor, one, mails, id } = await aScene();
    await ask();
    await env.DB.prepare(change).bind(id).run();
    await deliver(0);
    expect(vendor.taken).toEqual([]);
    expect(await one()).toMatchObject({
      state: 'failed',
      outcome: expect.stringMatching(/^no_(?:feed|home)$/),
    });
    expect(await mails()).toEqual(['contact-notice']);
  }
});

it('a viewing goes there, and so do its move and its cancellation', async () => {
  const { call, deliver, vendor, mails } = await aScene();
  const booked = await call('bookAppointment', at(0), {}, anAppointment('20261126T0800Z-an'));
  const { id } = booked.answer as { id: string };
  await deliver(0);
  expect(
    (await call('moveAppointment', at(60_000), { id }, { slotId: '20261126T0900Z-an' })).error,
  ).toBeNull();
  await deliver(60_000);
  await call('cancelAppointment', at(120_000), { id });
  await deliver(120_000);
  const said = vendor.taken.map(({ type, home, text }) => [
    type,
    home,
    text.split('\n')[1]?.replaceAll('\u00a0', ' '),
  ]);
  expect(said).toEqual([
    ['lead.viewing', '77', 'Wanneer: donderdag 26 november, 9.00 u tot 9.45 u'],
    ['lead.viewing.moved', '77', 'Wanneer: donderdag 26 november, 10.00 u tot 10.45 u'],
    ['lead.viewing.cancelled', '77', 'Wanneer: donderdag 26 november, 10.00 u tot 10.45 u'],
  ]);
  expect(new Set(vendor.taken.map(({ reference }) => reference)).size).toBe(3);
  expect(await mails()).toEqual([]);
});

it('news of a viewing that had to be mailed is mailed too', async () => {
  const { call, deliver, vendor, mails } = await aScene();
  vendor.fares = () => Promise.reject(new RefusedRequest('broken', 'no'));
  const booked = await call('bookAppointment', at(0), {}, anAppointment('20261126T0800Z-an'));
  const { id } = booked.answer as { id: string };
  await deliver(0);
  vendor.fares = async (_lead, begin) => begin();
  await call('cancelAppointment', at(120_000), { id });
  await deliver(120_000);
  expect(vendor.taken).toEqual([]);
  expect(await mails()).toEqual(['appointment-booked', 'appointment-cancelled']);
});

it('a valuation goes to the one feed that takes requests, and its withdrawal by mail', async () => {
  const { call, deliver, vendor, mails, id } = await aScene();
  await call('askValuation', at(0), {}, aValuationRequest);
  await deliver(0);
  expect(vendor.taken).toMatchObject([{ type: 'lead.valuation', home: null, visitor: { firstname: 'An' } }]);
  expect(vendor.taken[0]?.text).toMatch(
    /Adres: Elizabetlaan 41, 8300 Knokke\nSoort: huis\nBewoonbaar: 1\.850 m²/,
  );
  expect(await mails()).toEqual([]);
  expect((await rowsOf<{ visitor_key: string | null }>('lead_calls', id))[0]?.visitor_key).toMatch(
    /^[0-9a-f]{64}$/,
  );
});

it('sent again by an operator is tried again', async () => {
  const { ask, deliver, vendor, one, call, mails } = await aScene();
  vendor.fares = () => Promise.reject(new RefusedRequest('broken', 'no'));
  await ask();
  await deliver(0);
  const { id: leadId } = await one();
  vendor.fares = async (_lead, begin) => begin();
  expect((await call('sendLeadAgain', at(1000), { id: leadId })).answer).toMatchObject({
    state: 'due',
    feed: 'stub',
  });
  await deliver(2000);
  expect(vendor.taken).toHaveLength(1);
  expect(await mails()).toEqual(['contact-notice']);
});

it('a call that begins without its lease is given up', async () => {
  const { ask, deliver, vendor, id } = await aScene();
  await ask();
  const leases: LeasedCall[] = [];
  vendor.fares = async (_lead, begin) => {
    leases.push(...(await leaseDueCalls(env.DB, 30, new Date(START + 301_000))));
    await begin();
  };
  await deliver(0);
  expect(leases.map(({ siteId }) => siteId)).toEqual([id]);
  expect(vendor.taken).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});
