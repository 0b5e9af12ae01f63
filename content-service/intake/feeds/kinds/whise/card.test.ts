/** How a visitor's search becomes criteria of a contact at Whise. */
import { expect, it } from 'vitest';
import { type Criteria, filterOfCriteria } from '#domain/forms/criteria.ts';
import { type Ask, type AskRequest, RefusedRequest } from '../../kind.ts';
import { cardWhise } from './card.ts';

let accounts = 0;

/** Sends a card; the contacts that arrived, and the error. */
async function send(criteria: Criteria, name: string | null = 'An Peeters') {
  const contacts: AskRequest[] = [];
  const calls: string[] = [];
  const ask: Ask = {
    settings: { client: '12345', offices: ['31'] },
    secrets: null,
    account: { username: `cards-${++accounts}`, password: 'geheim' },
    now: new Date('2026-11-23T08:00:00Z'),
    file: () => Promise.reject(new Error('no file')),
    xml: () => Promise.reject(new Error('no XML')),
    json: async ({ address }) => {
      calls.push(new URL(address).pathname);
      return { token: 'a-token' };
    },
    send: async (request) => {
      calls.push(new URL(request.address).pathname);
      contacts.push(request);
      return {};
    },
  };
  const card = {
    reference: 'lead-search-1-0',
    news: 'asked',
    visitor: { name, email: 'an@example.be', locale: 'fr' },
    filter: filterOfCriteria(criteria),
    places: [{ zip: '8300', name: { nl: 'Knokke' } }],
    text: 'An Peeters zoekt een pand.',
  } as const;
  const error = await cardWhise(ask, card, async () => {
    calls.push('begins');
  }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { calls, error, bodies: contacts.map(({ body }) => body as { SearchCriteria: unknown }) };
}

it('is a contact with its criteria, after the token', async () => {
  const { calls, bodies, error } = await send({ status: ['FOR_SALE'], type: ['3'], priceMax: 400_000 });
  expect(error).toBeNull();
  expect(calls).toEqual(['/token', '/v1/admin/clients/token', 'begins', '/v1/contacts/upsert']);
  expect(bodies).toEqual([
    {
      Name: 'An Peeters',
      PrivateEmail: 'an@example.be',
      CountryId: 1,
      LanguageId: 'fr-BE',
      StatusId: 1,
      OfficeIds: [31],
      SearchCriteria: [{ PurposeId: 1, CategoryId: 1, PriceMax: 400_000 }],
    },
  ]);
});

it.each<[string, Criteria, readonly object[]]>([
  [
    'several purposes and categories, each pair',
    { status: ['FOR_SALE', 'TO_RENT'], type: ['1', '3'] },
    [
      { PurposeId: 1, CategoryId: 1 },
      { PurposeId: 1, CategoryId: 2 },
      { PurposeId: 2, CategoryId: 1 },
      { PurposeId: 2, CategoryId: 2 },
    ],
  ],
  ['a lowest price', { priceMin: 200_000 }, [{ PriceMin: 200_000 }]],
  ['a type that it has no category for', { type: ['8'], priceMax: 1 }, [{ PriceMax: 1 }]],
])('%s', async (_what, criteria, expected) => {
  expect((await send(criteria)).bodies.map(({ SearchCriteria }) => SearchCriteria)).toEqual([expected]);
});

it.each<[string, Criteria, string | null]>([
  ['somebody without a name, which an update would overwrite', { priceMax: 1 }, null],
  ['a search that no criteria can say', { words: 'zeezicht', city: ['1'] }, 'An'],
])('of %s is not sent', async (_what, criteria, name) => {
  const { calls, error } = await send(criteria, name);
  expect(error).toBeInstanceOf(RefusedRequest);
  expect(calls).toEqual([]);
});
