/** How a visitor's request arrives at Skarabee, and what is known when it does not. */
import { beforeEach, expect, it } from 'vitest';
import { type Ask, FeedFault, RefusedRequest, type VendorLead } from '../../kind.ts';
import { leadSkarabee } from './lead.ts';
import { INTERFACE_FILE } from './testing/interface-file.ts';
import { ADDRESS } from './testing/network.ts';
import { publications } from './testing/publications.ts';
import { LOGIN, Weblink } from './testing/weblink.ts';

let vendor: Weblink;
let begun: number;

const ASK: Ask = {
  settings: { address: ADDRESS },
  secrets: LOGIN,
  account: null,
  now: new Date('2026-11-23T08:00:00Z'),
  json: () => Promise.reject(new Error('no JSON')),
  send: () => Promise.reject(new Error('no JSON')),
  file: () => Promise.reject(new Error('no file')),
  xml: async ({ headers, text }) => {
    // The vendor hears nothing of it before it was said that it begins.
    expect(begun).toBe(1);
    const { status, body } = await vendor.answer({
      authorization: headers?.Authorization ?? '',
      body: text?.content ?? '',
    });
    return { status, bytes: Uint8Array.from(new TextEncoder().encode(body)) };
  },
};

const LEAD: VendorLead = {
  reference: 'lead-contact-1',
  type: 'lead.contact',
  visitor: {
    firstname: 'Éva',
    lastname: 'D’Hondt & <zoon>',
    email: 'eva@example.be',
    phone: '+32478000000',
    locale: 'nl',
  },
  home: '1000',
  text: 'Is de "kelder" droog?\nGroeten, Éva & co <3',
};

const send = (changes: Partial<VendorLead> = {}): Promise<unknown> =>
  leadSkarabee(ASK, { ...LEAD, ...changes }, async () => {
    begun += 1;
  }).then(
    () => null,
    (error: unknown) => error,
  );

beforeEach(async () => {
  vendor = await Weblink.open(INTERFACE_FILE);
  vendor.has(publications({ homes: 1, projects: 0 }));
  begun = 0;
});

it('arrives with our reference, its home and its words', async () => {
  expect(await send()).toBeNull();
  expect(vendor.contacts).toEqual([
    {
      ExternalReference: 'lead-contact-1',
      FirstName: 'Éva',
      LastName: 'D’Hondt & <zoon>',
      Phone: '+32478000000',
      Comments: 'Is de "kelder" droog?\nGroeten, Éva & co <3',
      Email: 'eva@example.be',
      PublicationID: '1000',
      HouseNumber: null,
      OfficeId: null,
    },
  ]);
});

it('about no home, by somebody who left a telephone number only, has no elements without a value', async () => {
  const visitor = { firstname: null, lastname: null, email: null, phone: '051000000', locale: 'fr' } as const;
  expect(await send({ home: null, visitor })).toBeNull();
  expect(vendor.contacts).toEqual([
    {
      ExternalReference: 'lead-contact-1',
      Phone: '051000000',
      Comments: LEAD.text,
      PublicationID: null,
      HouseNumber: null,
      OfficeId: null,
    },
  ]);
});

it('that the vendor refuses is told without its words, which quote the visitor', async () => {
  vendor.refusedContacts.add(LEAD.reference);
  const error = await send();
  expect(error).toBeInstanceOf(RefusedRequest);
  expect(String(error)).not.toContain('eva@');
  expect(vendor.contacts).toEqual([]);
});

it('about a home that the vendor does not know is refused', async () => {
  expect(await send({ home: '77' })).toBeInstanceOf(RefusedRequest);
  expect(vendor.contacts).toEqual([]);
});

it.each(['cut', 'empty', 'other-answer', 'html', 'failing', 'database'] as const)(
  'is not known to be refused when the answer is %s',
  async (fault) => {
    vendor.fares(fault);
    const error = await send();
    expect(error).toBeInstanceOf(FeedFault);
    expect(error).not.toBeInstanceOf(RefusedRequest);
    expect(vendor.contacts).toHaveLength(['cut', 'empty', 'other-answer'].includes(fault) ? 1 : 0);
  },
);

it('of a feed whose login is missing begins nothing', async () => {
  const before = leadSkarabee({ ...ASK, secrets: null }, LEAD, async () => {
    begun += 1;
  });
  await expect(before).rejects.toMatchObject({ state: 'settings' });
  expect(begun).toBe(0);
});
