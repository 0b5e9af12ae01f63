/** Requests of visitors that go to the system of a feed: which ones, and which news of them (decision 168). */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it } from 'vitest';
import { anAppointment } from '#content-service/testing/agenda.ts';
import { aValuationRequest, rowsOf } from '#content-service/testing/messages.ts';
import { storeFeed } from '#content-service/testing/stub-feed.ts';
import { at, forgetLeads, refusesWords, takes } from './testing/lead-bench.ts';
import { aRequestScene } from './testing/request-scene.ts';

beforeEach(forgetLeads);

it('a request about a home of the feed goes to its system, with all it says in the agency’s language', async () => {
  const { ask, deliver, vendor, one, mails } = await aRequestScene();
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
  const { ask, calls, mails } = await aRequestScene(options);
  await ask({ kind: 'estate', ...changes });
  expect((await calls()).map((call) => call.feed)).toEqual(feed === null ? [] : [feed]);
  expect(await mails()).toEqual(mailed);
});

it('a request about no home goes by mail when two feeds take requests, or the one is paused', async () => {
  const { ask, calls, mails, id } = await aRequestScene();
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

it('goes by mail when its feed was switched off, or removed with its homes, while it waited', async () => {
  for (const change of [
    "UPDATE feeds SET leads = 'mail' WHERE site_id = ?",
    'UPDATE feeds SET paused = 1 WHERE site_id = ?',
    'DELETE FROM feeds WHERE site_id = ?',
    "UPDATE feed_homes SET feed = 'stub@other' WHERE site_id = ?",
  ]) {
    const { ask, deliver, vendor, one, mails, id } = await aRequestScene();
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
  const { call, deliver, vendor, mails } = await aRequestScene();
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
  const { call, deliver, vendor, mails } = await aRequestScene();
  vendor.fares = refusesWords;
  const booked = await call('bookAppointment', at(0), {}, anAppointment('20261126T0800Z-an'));
  const { id } = booked.answer as { id: string };
  await deliver(0);
  vendor.fares = takes;
  await call('cancelAppointment', at(120_000), { id });
  await deliver(120_000);
  expect(vendor.taken).toEqual([]);
  expect(await mails()).toEqual(['appointment-booked', 'appointment-cancelled']);
});

it('a valuation goes to the one feed that takes requests, and its withdrawal by mail', async () => {
  const { call, deliver, vendor, mails, id } = await aRequestScene();
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
  const { ask, deliver, vendor, one, call, mails } = await aRequestScene();
  vendor.fares = refusesWords;
  await ask();
  await deliver(0);
  const { id: leadId } = await one();
  vendor.fares = takes;
  expect((await call('sendLeadAgain', at(1000), { id: leadId })).answer).toMatchObject({
    state: 'due',
    feed: 'stub',
  });
  await deliver(2000);
  expect(vendor.taken).toHaveLength(1);
  expect(await mails()).toEqual(['contact-notice']);
});
