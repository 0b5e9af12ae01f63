/** How a visitor's request arrives at Zabun, and what is known when it does not. */
import { beforeEach, expect, it } from 'vitest';
import { FeedFault, RefusedRequest, type VendorLead } from '../../kind.ts';
import { leadZabun, phoneIn } from './lead.ts';
import { aVendorToCall } from './testing/call.ts';
import { aHome } from './testing/homes.ts';
import type { ZabunFault } from './testing/vendor.ts';

const scene = aVendorToCall();

const LEAD: VendorLead = {
  reference: 'lead-contact-1',
  type: 'lead.contact',
  visitor: {
    firstname: 'An',
    lastname: 'Peeters',
    email: 'an@example.be',
    phone: '0478 22 12 34',
    locale: 'nl',
  },
  home: '1000',
  text: 'Is de tuin op het zuiden?',
};

const send = (changes: Partial<VendorLead> = {}): Promise<unknown> =>
  scene.call(new Date('2026-11-23T08:00:00Z'), (ask, begin) =>
    leadZabun(ask, { ...LEAD, ...changes }, () => {
      expect(scene.vendor.asked).toEqual([]);
      return begin();
    }),
  );

beforeEach(() => scene.vendor.has([aHome(1000)]));

it('arrives with its home, its words and no consents', async () => {
  expect(await send()).toBeNull();
  expect([scene.begun, scene.vendor.messages]).toEqual([
    1,
    [
      {
        contact: {
          last_name: 'Peeters',
          first_name: 'An',
          email: 'an@example.be',
          phone: '478221234',
          phone_cc: '32',
          language: 'NL',
        },
        message: { text: 'Is de tuin op het zuiden?', property_id: 1000 },
      },
    ],
  ]);
});

it('by somebody without a name, about no home, says what it can', async () => {
  const visitor = {
    firstname: null,
    lastname: null,
    email: null,
    phone: '+49 (0)30 901820',
    locale: 'de',
  } as const;
  expect(await send({ visitor, home: null })).toBeNull();
  expect(scene.vendor.messages).toEqual([
    {
      contact: { last_name: '+49 (0)30 901820', phone: '30901820', phone_cc: '49', language: 'DE' },
      message: { text: 'Is de tuin op het zuiden?' },
    },
  ]);
});

it('keeps a telephone number that cannot be read in its text', async () => {
  const visitor = { ...LEAD.visitor, phone: 'na 18 uur op het werk' };
  expect(await send({ visitor })).toBeNull();
  expect(scene.vendor.messages).toMatchObject([
    { message: { text: 'Is de tuin op het zuiden?\n\nna 18 uur op het werk' } },
  ]);
});

it.each([
  ['0478 22 12 34', '32', '478221234'],
  ['050/61.02.02', '32', '50610202'],
  ['+32 (0)50 61 02 02', '32', '50610202'],
  ['0032478221234', '32', '478221234'],
  ['+352 26 12 34 56', '352', '26123456'],
  ['+1 212 555 0100', '1', '2125550100'],
  ['+31 6 12345678', '31', '612345678'],
  ['+48 601 234 567', '48', '601234567'],
])('reads the number %s', (typed, phone_cc, phone) => {
  expect(phoneIn(typed)).toEqual({ phone, phone_cc });
});

it.each([null, '', '12', 'bel me', '+', '00 12'])('reads no number in %s', (typed) => {
  expect(phoneIn(typed)).toBeNull();
});

it('of nobody who can be reached is refused before anything is sent', async () => {
  const visitor = { ...LEAD.visitor, email: null, phone: null };
  expect(await send({ visitor })).toBeInstanceOf(RefusedRequest);
  expect([scene.begun, scene.vendor.asked]).toEqual([0, []]);
});

it('about a home that Zabun does not know was surely not taken', async () => {
  expect(await send({ home: '77' })).toMatchObject({ state: 'broken', isUntaken: true });
  expect(scene.vendor.messages).toEqual([]);
});

it.each<[ZabunFault, string, boolean, number]>([
  ['key-refused', 'key-refused', true, 0],
  ['forbidden', 'key-refused', true, 0],
  ['too-often', 'too-often', true, 0],
  ['failing', 'failing', false, 0],
  ['hangs', 'unreachable', false, 0],
  ['error-inside', 'broken', false, 0],
])('when Zabun fares %s, that is %s', async (fault, state, isUntaken, taken) => {
  scene.vendor.fares(fault);
  const error = await send();
  expect(error).toBeInstanceOf(FeedFault);
  expect(error).toMatchObject({ state, isUntaken });
  expect(String(error)).not.toMatch(/geheim|an@example/);
  expect(scene.vendor.messages).toHaveLength(taken);
});

it.each<ZabunFault>(['html', 'cut', 'huge'])(
  'is taken by an answer of success, whatever follows it: %s',
  async (fault) => {
    scene.vendor.fares(fault);
    expect(await send()).toBeNull();
  },
);
