/** Visitors' requests that arrive at Skarabee, from the form to the vendor, and once, however it fails (decision 168). */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deliverDueLeads } from '#content-service/deliver.ts';
import { leadDeliveryOf } from '#content-service/leads/deliver-leads.ts';
import { logged } from '#content-service/testing/logged.ts';
import { aContactRequest, aValuationRequest, postOnce, rowsOf } from '#content-service/testing/messages.ts';
import { ask } from '#content-service/testing/own-service.ts';
import { giveLeads } from '../../give-lead.ts';
import { anAgency } from './testing/agency.ts';
import { SETTINGS } from './testing/network.ts';
import type { WeblinkFault } from './testing/weblink.ts';

const agency = anAgency('leads');

interface CallRow {
  readonly state: string;
  readonly outcome: string | null;
}

const callOf = async (): Promise<CallRow | undefined> =>
  (await rowsOf<CallRow>('lead_calls', agency.site))[0];
const mailed = async (): Promise<number> =>
  (await rowsOf<{ kind: string }>('outbox', agency.site)).filter(({ kind }) => kind.endsWith('-notice'))
    .length;

/** Sends a form about the first home; its request leaves beside the answer. */
async function sendForm(guid = agency.guidOf(1000)): Promise<void> {
  const { status } = await postOnce(`/sites/${agency.site}/contact-requests`, {
    ...aContactRequest,
    kind: 'estate',
    estateId: guid,
  });
  expect(status).toBe(202);
  await expect.poll(async () => (await callOf())?.outcome ?? null).not.toBeNull();
}

/** Delivers what is due hours later. */
const deliverLater = (hours: number) => {
  const now = new Date(Date.now() + hours * 3_600_000);
  return deliverDueLeads({ ...leadDeliveryOf(env, giveLeads), clock: () => now }, 30);
};

beforeEach(async () => {
  await env.DB.prepare(
    `UPDATE sites SET doc = json_set(doc, '$.settings.contact', json('{"email":"office@agency.test"}'), '$.settings.features', json('["valuation"]')) WHERE id = ?`,
  )
    .bind(agency.site)
    .run();
  const { status } = await ask('PUT', `/sites/${agency.site}/feeds/skarabee`, {
    kind: 'skarabee',
    settings: SETTINGS,
    leads: 'call',
  });
  expect(status).toBe(200);
});
// What is given up is an error in the log, for operators.
afterEach(() => {
  const lines = logged.mock.calls.map(([line]) => String(line));
  expect(lines.filter((line) => !line.includes('lead.failed'))).toEqual([]);
  expect(lines.join('\n')).not.toMatch(/Peeters|an@example|tuin/);
  logged.mockClear();
});

it('a question about a listing arrives with its publication, and no mail is sent', async () => {
  await sendForm();
  expect(await callOf()).toMatchObject({ state: 'sent' });
  expect(agency.vendor.contacts).toMatchObject([
    { FirstName: 'An', LastName: 'Peeters', Email: 'an@example.be', PublicationID: '1000' },
  ]);
  expect(agency.vendor.contacts[0]?.Comments).toContain('Is de tuin op het zuiden?');
  expect(await mailed()).toBe(0);
  expect(await agency.show()).toMatchObject({
    leads: 'call',
    requests: { waiting: 0, taken: 1, mailed: 0, lastRefusal: null },
  });
});

it('a valuation arrives without a publication', async () => {
  await postOnce(`/sites/${agency.site}/valuation-requests`, aValuationRequest);
  await expect.poll(() => agency.vendor.contacts.length).toBe(1);
  expect(agency.vendor.contacts[0]).toMatchObject({ PublicationID: null, Phone: '0478 22 12 34' });
  expect(agency.vendor.contacts[0]?.Comments).toContain('Elizabetlaan 41');
});

/** How the vendor fails, what follows from it, and how many requests it has at the end. */
const FAULTS: readonly (readonly [WeblinkFault, string, number])[] = [
  ['key-refused', 'due', 1],
  ['login-inside', 'due', 1],
  ['too-often', 'due', 1],
  ['failing', 'failed', 0],
  ['sender', 'failed', 0],
  ['html', 'failed', 0],
  ['database', 'failed', 0],
  ['unknown-error', 'failed', 0],
  ['cut', 'failed', 1],
  ['empty', 'failed', 1],
  ['other-answer', 'failed', 1],
];

it.each(FAULTS)('is neither lost nor there twice when the vendor fails: %s', async (fault, state, has) => {
  agency.vendor.fares(fault);
  await sendForm();
  expect(await callOf()).toMatchObject({ state });
  expect(await mailed()).toBe(state === 'failed' ? 1 : 0);
  agency.vendor.fares(null);
  await deliverLater(2);
  await deliverLater(30);
  expect(agency.vendor.contacts).toHaveLength(has);
  expect(await mailed()).toBe(state === 'failed' ? 1 : 0);
});

it('a request that the vendor refuses is mailed, and the feed tells why', async () => {
  const guid = agency.guidOf(1000);
  agency.vendor.forget(1000);
  await sendForm(guid);
  expect(await callOf()).toMatchObject({ state: 'failed', outcome: 'refused: broken' });
  expect(await mailed()).toBe(1);
  expect(await agency.show()).toMatchObject({ requests: { mailed: 1, lastRefusal: 'refused: broken' } });
});

it('a feed keeps its way when it is set again, and a kind that takes no requests refuses one', async () => {
  await agency.add();
  expect(await agency.show()).toMatchObject({ leads: 'call' });
  const refused = await ask('PUT', `/sites/${agency.site}/feeds/lines`, {
    kind: 'file',
    settings: { address: 'https://homes.agency.example/homes.ndjson' },
    leads: 'both',
  });
  expect(refused).toMatchObject({ status: 422, body: { error: { fields: { leads: expect.any(String) } } } });
});
