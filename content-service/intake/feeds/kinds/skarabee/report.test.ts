/** What the vendor is told of its homes (decision 162). */
import { expect, it } from 'vitest';
import { anAgency, later, timeOf } from './testing/agency.ts';

const agency = anAgency('reports');

it('a home that the agency’s people hid is told as deleted, and as available once it is shown again', async () => {
  await agency.hide(1000, later(0.1));
  agency.reprice(1000, '5000', later(0.2));
  await agency.round(later(0.25));
  expect(await agency.statusOf(1000)).toBe(410);
  expect(agency.vendor.told).toMatchObject([{ id: '1000', status: 'DELETED' }]);
  await agency.round(later(0.5));
  expect(agency.vendor.told).toHaveLength(1);
  await agency.unhide(1000);
  agency.reprice(1000, '6000', later(0.7));
  await agency.round(later(0.75));
  expect(await agency.statusOf(1000)).toBe(200);
  expect(agency.vendor.told[1]).toMatchObject({ id: '1000', status: 'AVAILABLE' });
});

it('a report that the vendor refuses for one home is told of the others, and again by the next round', async () => {
  agency.vendor.refuses.add('1000');
  for (const id of [1000, 1001]) agency.vendor.change(id, { active: false }, timeOf(later(0.2)));
  await agency.round(later(0.25));
  for (const id of [1000, 1001]) agency.vendor.change(id, { active: true }, timeOf(later(0.4)));
  await agency.round(later(0.5));
  expect(agency.vendor.told).toMatchObject([
    { id: '1001', status: 'DELETED' },
    { id: '1001', status: 'AVAILABLE' },
  ]);
  expect(await agency.show()).toMatchObject({
    outcome: 'ok',
    reason:
      'the vendor refuses to be told of 1 homes: the vendor refuses the request: INVALID_PUBLICATION_ID',
  });
  agency.vendor.refuses.clear();
  await agency.round(later(0.75));
  expect(agency.vendor.told.at(-1)).toMatchObject({ id: '1000', status: 'AVAILABLE' });
  expect(await agency.show()).toMatchObject({ outcome: 'ok', reason: null });
});

it('a home that left, and that the vendor no longer knows, is not told each round', async () => {
  agency.vendor.refuses.add('1000');
  agency.vendor.change(1000, { active: false }, timeOf(later(0.2)));
  await agency.round(later(0.25));
  expect(await agency.show()).toMatchObject({ outcome: 'ok', reason: null });
  const calls = agency.vendor.asked.length;
  await agency.round(later(0.5));
  expect(agency.vendor.asked.slice(calls)).toEqual(['GetPublicationSummaries']);
});
