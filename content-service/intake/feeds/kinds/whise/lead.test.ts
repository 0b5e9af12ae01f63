/** How a visitor becomes a contact at Whise, and what is known when they do not. */
import { expect, it } from 'vitest';
import { type Ask, type AskRequest, FeedFault, RefusedRequest, type VendorLead } from '../../kind.ts';
import { lacksOffice, leadWhise } from './lead.ts';

const LEAD: VendorLead = {
  reference: 'lead-contact-1',
  type: 'lead.contact',
  visitor: { firstname: 'An', lastname: 'Peeters', email: 'an@example.be', phone: null, locale: 'fr' },
  home: '6231877',
  text: 'Is de tuin op het zuiden?',
};

let accounts = 0;

/** A vendor that answers contacts with these in turn; the last one for all others. */
function aVendor(answers: readonly unknown[], settings: object = { client: '12345', offices: ['31', '32'] }) {
  const calls: string[] = [];
  const contacts: AskRequest[] = [];
  const ask: Ask = {
    settings,
    secrets: null,
    // Another account each time: tokens stay in memory.
    account: { username: `gevel-${++accounts}`, password: 'geheim' },
    now: new Date('2026-11-23T08:00:00Z'),
    file: () => Promise.reject(new Error('no file')),
    xml: () => Promise.reject(new Error('no XML')),
    json: async ({ address }) => {
      calls.push(new URL(address).pathname);
      return { token: `token-${calls.length}` };
    },
    send: async (request) => {
      calls.push(new URL(request.address).pathname);
      contacts.push(request);
      const answer = answers[Math.min(contacts.length, answers.length) - 1];
      if (answer instanceof FeedFault) throw answer;
      return answer;
    },
  };
  const send = (changes: Partial<VendorLead> = {}): Promise<unknown> =>
    leadWhise(ask, { ...LEAD, ...changes }, async () => {
      calls.push('begins');
    }).then(
      () => null,
      (error: unknown) => error,
    );
  return { calls, contacts, send };
}

it('asks for its token first, begins, and gives the contact with its home and without its words', async () => {
  const { calls, contacts, send } = aVendor([{ contactId: 1 }]);
  expect(await send()).toBeNull();
  expect(calls).toEqual(['/token', '/v1/admin/clients/token', 'begins', '/v1/contacts/upsert']);
  expect(contacts[0]).toMatchObject({
    headers: { authorization: 'Bearer token-2' },
    body: {
      Name: 'Peeters',
      FirstName: 'An',
      PrivateEmail: 'an@example.be',
      CountryId: 1,
      LanguageId: 'fr-BE',
      StatusId: 1,
      OfficeIds: [31, 32],
      EstateIds: [6231877],
    },
  });
  expect(JSON.stringify(contacts)).not.toContain('tuin');
});

it('asks for another token when the one that it knows is refused', async () => {
  const { calls, send } = aVendor([{}, new FeedFault('key-refused', 'status 401'), {}]);
  expect(await send()).toBeNull();
  expect(await send()).toBeNull();
  expect(calls.filter((call) => call === '/v1/contacts/upsert')).toHaveLength(3);
});

it('of somebody without an address is refused before anything is asked', async () => {
  const { calls, send } = aVendor([{}]);
  expect(await send({ visitor: { ...LEAD.visitor, email: null } })).toBeInstanceOf(RefusedRequest);
  expect(calls).toEqual([]);
});

it('that is invalid for Whise was not taken, though the status says success', async () => {
  const { send } = aVendor([
    { isValidRequest: false, validationErrors: [{ code: 'BadRequestFormat', message: 'an@example.be' }] },
  ]);
  const error = await send();
  expect(error).toBeInstanceOf(RefusedRequest);
  expect(String(error)).not.toContain('an@');
});

it('of a feed without an office is not sent', async () => {
  const { calls, send } = aVendor([{}], { client: '12345' });
  expect(await send()).toMatchObject({ state: 'settings' });
  expect(calls).toEqual([]);
  expect(lacksOffice({ client: '12345' })).toContain('--office');
  expect(lacksOffice({ client: '12345', offices: ['31'] })).toBeNull();
});
