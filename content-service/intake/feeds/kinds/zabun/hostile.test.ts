/** One home that is made to break a round: it is refused by itself, and the others come over (decision 167). */
import { expect, it } from 'vitest';
import { anAgency, later, NOW } from './testing/agency.ts';
import { aHome, photo, type ZabunHome } from './testing/homes.ts';

const agency = anAgency('zabun-hostile');

/** Homes, each with how it comes over. */
const HOMES: readonly (readonly [name: string, state: 'shown' | 'refused' | 'gone', more: object])[] = [
  ['a member that no number can be made of', 'shown', { sticker_id: { toString: 0, valueOf: 0 } }],
  [
    'members of every object',
    'shown',
    JSON.parse('{"__proto__": {"nl": "x"}, "constructor": 1, "hasOwnProperty": 2}'),
  ],
  ['half a character in the mark of a picture', 'shown', { photos: [photo(2, 1, 'een \ud83d')] }],
  ['a mark without an end', 'shown', { changed: '2026'.repeat(500_000) }],
  [
    'rooms without an end',
    'refused',
    { layouts: Array.from({ length: 60_000 }, () => ({ layout_id: 1, count: 1, comment: { nl: 'Kamer' } })) },
  ],
  ['an error', 'refused', { errors: 'no rights' }],
  ['figures that are none', 'shown', { price: 1e308, floor: 1e308, area_build: -1e308, epc_value: 'NaN' }],
  [
    'a page instead of a text',
    'shown',
    { title: { nl: '<script>alert(1)</script>Huis' }, description: '<b>' },
  ],
];

it('is refused by itself, or shown without it, and the home behind it comes', async () => {
  const made = HOMES.map(([, , more], at): ZabunHome => aHome(at + 1, more as never));
  const last = aHome(99);
  agency.vendor.has([...made, last]);
  agency.vendor.lost.add('98');
  await agency.add();
  await agency.work(NOW);
  expect(await agency.show()).toMatchObject({ outcome: 'ok' });
  const states = await Promise.all(
    HOMES.map(async ([name, state], at) => [name, state, await agency.statusOf(at + 1)] as const),
  );
  expect(states).toEqual(HOMES.map(([name, state]) => [name, state, state === 'shown' ? 200 : 404]));
  expect(await agency.statusOf(99)).toBe(200);
  // What nobody can read is no figure of the home, and its price no zero.
  expect((await agency.estateOf(7)).general).toMatchObject({ price: { value: -1 } });
  expect((await agency.estateOf(8)).general.title).toEqual({ nl: 'Huis' });
  // Nothing of it changed: nothing is written again.
  await agency.round(later(0.25));
  expect(await agency.show()).toMatchObject({ outcome: 'ok', homes: { shown: 7, refused: 2 } });
});

it('that was unticked between the list and its own call is gone, and ends no round', async () => {
  agency.vendor.has([1, 2, 3, 4, 5, 6].map((id) => aHome(id)));
  await agency.add();
  await agency.work(NOW);
  agency.vendor.change(2, {}, later(0.2));
  agency.vendor.change(3, { price: 1_000 }, later(0.2));
  agency.vendor.lost.add('2');
  await agency.round(later(0.25));
  expect(await agency.show()).toMatchObject({ outcome: 'ok', homes: { shown: 5, gone: 1 } });
  expect(await agency.statusOf(2)).toBe(410);
  expect((await agency.estateOf(3)).general.price).toMatchObject({ value: 1_000 });
});

it('a vendor that answers for none of its homes has none that are gone, until it says so for an hour', async () => {
  agency.vendor.has([1, 2, 3].map((id) => aHome(id)));
  await agency.add();
  await agency.work(NOW);
  for (const id of [1, 2, 3]) {
    agency.vendor.change(id, {}, later(0.2));
    agency.vendor.lost.add(String(id));
  }
  await agency.round(later(0.25));
  expect(await agency.show()).toMatchObject({ reason: expect.stringContaining('3 of 3 homes are missing') });
  expect(await agency.statusOf(1)).toBe(200);
});
