/** A listing whose number changes is one home, listed once. */
import { beforeEach, expect, it } from 'vitest';
import { answerOf, get, post } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { importAll } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { siteStatements } from '../index.ts';

const GUID = 'b1a7c3de-0000-4000-8000-00000000beef';

let sites = 0;
let site = '';
beforeEach(async () => {
  site = `moved-listings-${++sites}`;
  await store(siteStatements(aSite(site, { settings: { source: 'skarabee' } })));
});

const listing = (external_id: string, more: object = {}) => ({
  listing: {
    guid: GUID,
    type: 'HOUSE',
    status: 'FOR_SALE',
    transaction: { id: 'FOR_SALE' },
    address: { visible: true, city: { zip: '8300', name: { nl: 'Knokke' } }, country: { id: 'BE' } },
    pictures: [],
    external_id,
    ...more,
  },
});
const found = async () => {
  const { body } = await answerOf(await post(`/sites/${site}/estates/skarabee`, { query: {}, size: 10 }));
  const { total, results } = body as {
    readonly total: { readonly value: number };
    readonly results: readonly { readonly general: { readonly id: number; readonly price?: object } }[];
  };
  return { total: total.value, homes: results.map(({ general }) => [general.id, general.price]) };
};

it('its card has the new number, and the price of the old one is gone', async () => {
  await importAll(site, [listing('5', { financial: { price: 312_345 } })]);
  await importAll(site, [listing('6', { financial: { price: -1 } })]);
  expect(await found()).toEqual({ total: 1, homes: [[6, expect.objectContaining({ value: -1 })]] });
  expect((await get(`/sites/${site}/estates/skarabee/${GUID}`)).status).toBe(200);
});

it('and back again, it has its first number', async () => {
  for (const id of ['5', '6', '5']) await importAll(site, [listing(id)]);
  expect((await found()).homes.map(([id]) => id)).toEqual([5]);
});
