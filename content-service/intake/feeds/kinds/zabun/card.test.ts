/** How a visitor's search becomes a search card at Zabun, and what is known when it does not. */
import { expect, it } from 'vitest';
import { type Criteria, filterOfCriteria } from '#domain/forms/criteria.ts';
import { RefusedRequest, type VendorCard } from '../../kind.ts';
import { cardZabun } from './card.ts';
import { aVendorToCall } from './testing/call.ts';

const KNOKKE = { zip: '8300', name: { nl: 'Knokke' } };
const BRUGES = { zip: '8000', name: { fr: 'Bruges' } };
const CARD: Omit<VendorCard, 'filter'> = {
  reference: 'lead-search-1-0',
  news: 'asked',
  visitor: { name: 'An Peeters', email: 'an@example.be', locale: 'nl' },
  places: [],
  text: 'An Peeters wijzigde de zoekopdracht.',
};

const scene = aVendorToCall();
let days = 0;

/** Each on another day: towns stay in memory for one. */
const send = (criteria: Criteria, changes: Partial<VendorCard> = {}): Promise<unknown> =>
  scene.call(new Date(Date.UTC(2026, 10, 23 + 2 * ++days)), (ask, begin) =>
    cardZabun(ask, { ...CARD, filter: filterOfCriteria(criteria), ...changes }, begin),
  );

const CONTACT = { last_name: 'An Peeters', email: 'an@example.be', language: 'NL' };

it.each<[string, Criteria, Partial<VendorCard>, object]>([
  ['prices', { priceMin: 200_000, priceMax: 400_000 }, {}, { price: { min: 200_000, max: 400_000 } }],
  ['a highest price', { priceMax: 400_000 }, {}, { price: { max: 400_000 } }],
  ['least bedrooms', { bedMin: 3 }, {}, { bedrooms: { min: 3 } }],
  ['exact bedrooms, of which the least counts', { bedrooms: ['4', '2'] }, {}, { bedrooms: { min: 2 } }],
  ['how to have it', { status: ['FOR_SALE', 'TO_RENT', 'TAKE_OVER'] }, {}, { transactions: [1, 2, 10] }],
  ['types', { type: ['3', '1', '99'] }, {}, { headtypes: [1, 3] }],
  [
    'towns, by zip and name',
    { city: ['1201', '1210'] },
    { places: [KNOKKE, BRUGES] },
    { cities: [8300001, 8000001] },
  ],
  [
    'what has no place beside what has',
    { priceMax: 400_000, words: 'zeezicht' },
    {},
    { price: { max: 400_000 } },
  ],
])('%s', async (_what, criteria, changes, request) => {
  expect(await send(criteria, changes)).toBeNull();
  expect(scene.vendor.cards).toEqual([{ contact: CONTACT, request }]);
  expect([scene.begun, scene.vendor.messages]).toEqual([1, []]);
});

it('of somebody without a name has their address as name', async () => {
  await send({ priceMax: 400_000 }, { visitor: { ...CARD.visitor, name: null } });
  expect(scene.vendor.cards).toMatchObject([
    { contact: { last_name: 'an@example.be', email: 'an@example.be' } },
  ]);
});

it.each<[string, Criteria, Partial<VendorCard>]>([
  ['every home', { everything: true }, {}],
  ['words alone, which have no place', { words: 'zeezicht' }, {}],
  [
    'a town that it has no number for',
    { city: ['1'], priceMax: 1 },
    { places: [{ zip: '9999', name: { nl: 'Nergens' } }] },
  ],
  [
    'a town of that zip under another name',
    { city: ['1'] },
    { places: [{ zip: '8300', name: { nl: 'Heist' } }] },
  ],
])('of %s is no card, and nothing is begun', async (_what, criteria, changes) => {
  expect(await send(criteria, changes)).toBeInstanceOf(RefusedRequest);
  expect([scene.begun, scene.vendor.cards]).toEqual([0, []]);
});

it('without towns asks for none; towns are asked for once a day', async () => {
  await send({ priceMax: 400_000 });
  expect(scene.vendor.asked).toEqual(['/api/v1/contactrequest']);
  await send({ city: ['1'] }, { places: [KNOKKE] });
  days -= 1;
  await send({ city: ['1'] }, { places: [BRUGES] });
  expect(scene.vendor.asked.filter((path) => path.includes('cities'))).toHaveLength(1);
});

it('a list of towns that is none leaves the card for another attempt', async () => {
  scene.vendor.fares('html', { once: true });
  expect(await send({ city: ['1'] }, { places: [KNOKKE] })).toMatchObject({ state: 'broken' });
  expect([scene.begun, scene.vendor.cards]).toEqual([0, []]);
});

it.each(['changed', 'cancelled'] as const)('that was %s is a message of its contact', async (news) => {
  expect(await send({ priceMax: 400_000 }, { news })).toBeNull();
  expect([scene.begun, scene.vendor.cards]).toEqual([1, []]);
  expect(scene.vendor.messages).toEqual([{ contact: CONTACT, message: { text: CARD.text } }]);
});
