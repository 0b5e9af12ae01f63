/** A listing has one GUID, one number and one page, whoever brings it: feeds, a feed that was removed, and imports (decision 162). */
import { describe, expect, it } from 'vitest';
import { commit, importAll, openImport, stage } from '#content-service/testing/records.ts';
import { anAgency, later, timeOf } from './testing/agency.ts';
import { aPublication } from './testing/publications.ts';

const agency = anAgency('guids');

const NEW = 'b1a7c3de-0000-4000-8000-00000000beef';
/** Imports a listing under a number of the agency's own. */
const imported = async (guid: string, more: object = {}) => {
  const path = await openImport(agency.site);
  const listing = {
    guid,
    type: 'HOUSE',
    status: 'FOR_SALE',
    transaction: { id: 'FOR_SALE' },
    address: { visible: true, city: { zip: '8300', name: { nl: 'Knokke' } }, country: { id: 'BE' } },
    pictures: [],
    external_id: '77',
    ...more,
  };
  await stage(path, [{ listing }]);
  return commit(path);
};
const brings = (...more: readonly { readonly id: number; readonly guid: string }[]) => {
  const { vendor } = agency;
  vendor.has([
    ...[1000, 1001, 1002].map((id) => vendor.home(id)),
    ...more.map(({ id, guid }) => ({ ...aPublication(id), guid, modified: timeOf(later(0.2)) })),
  ]);
};

describe('a GUID that two homes of feeds have', () => {
  it('refuses the second one, naming the first, and the other homes of the page still change', async () => {
    brings({ id: 1500, guid: agency.guidOf(1000) });
    agency.reprice(1002, '5000', later(0.2));
    await agency.round(later(0.25));
    expect((await agency.listingOf(1002)).financial).toMatchObject({ price: 5000 });
    expect(await agency.show()).toMatchObject({
      outcome: 'ok',
      homes: { shown: 3, refused: 1 },
      notTaken: [{ home: '1500', reason: 'guid: home 1000 of the feed skarabee has it' }],
    });
  });

  it('in one page is the first one’s', async () => {
    brings({ id: 1500, guid: NEW }, { id: 1501, guid: NEW });
    await agency.round(later(0.25));
    expect(await agency.show()).toMatchObject({
      homes: { shown: 4, refused: 1 },
      notTaken: [{ home: '1501', reason: 'guid: home 1500 of the feed skarabee has it' }],
    });
    expect((await agency.listingOf(1500)).guid).toBe(NEW);
  });

  it('is the second one’s once the first is no longer on offer', async () => {
    brings({ id: 1500, guid: agency.guidOf(1000) });
    agency.vendor.change(1000, { active: false }, timeOf(later(0.2)));
    await agency.round(later(0.25));
    await agency.round(later(24));
    expect(await agency.statusOf(1500)).toBe(200);
    // The first one leaves again, and takes nothing along.
    agency.vendor.change(1000, { active: true }, timeOf(later(24.1)));
    await agency.round(later(24.25));
    agency.vendor.forget(1000);
    await agency.round(later(49));
    expect(await agency.statusOf(1500)).toBe(200);
  });

  it('of all homes of a second feed is said of each of them', async () => {
    await agency.add('other');
    await agency.work(later(1));
    expect(await agency.show('other')).toMatchObject({ outcome: 'ok', homes: { shown: 0, refused: 3 } });
    // The first feed has told where they are: no error is told of them.
    expect(agency.vendor.told).toEqual([]);
  });

  it('of a feed that is added again stays with the feed that took the home over', async () => {
    await agency.remove();
    await agency.add('other');
    await agency.work(later(1));
    await agency.decide('other', 1000, 'same');
    await agency.work(later(2));
    await agency.add();
    await agency.work(later(3));
    expect(await agency.show()).toMatchObject({
      outcome: 'ok',
      homes: { shown: 2, refused: 1 },
      notTaken: [{ home: '1000', reason: 'guid: home 1000 of the feed other has it' }],
    });
    agency.reprice(1000, '5000', later(3));
    await agency.round(later(4), 'other');
    expect((await agency.listingOf(1000)).financial).toMatchObject({ price: 5000 });
  });
});

describe('a listing that was imported while its feed was away', () => {
  const found = async () => {
    const guid = agency.guidOf(1000);
    await agency.remove();
    expect((await imported(guid)).status).toBe(200);
    await agency.add();
    return guid;
  };

  it('can be imported again, before and after the feed’s next round', async () => {
    const guid = await found();
    expect((await imported(guid, { status: 'SOLD' })).status).toBe(200);
    await agency.work(later(1));
    expect(await agency.show()).toMatchObject({
      homes: { shown: 2, asked: 1 },
      notTaken: [{ home: '1000', state: 'asked', rival: '77', reason: '77 has this GUID too' }],
    });
    expect((await imported(guid, { status: 'FOR_SALE' })).status).toBe(200);
  });

  it('is not withdrawn when the vendor hides or forgets its home, but by a sync', async () => {
    await found();
    await agency.work(later(1));
    agency.vendor.change(1000, { active: false }, timeOf(later(1.1)));
    await agency.round(later(1.25));
    expect(await agency.statusOf(1000)).toBe(200);
    agency.vendor.change(1000, { active: true }, timeOf(later(2)));
    await agency.round(later(2.25));
    const home = agency.vendor.home(1000);
    agency.vendor.forget(1000);
    await agency.round(later(26));
    agency.vendor.has([home]);
    expect(await agency.statusOf(1000)).toBe(200);
    await importAll(agency.site, [], { sync: ['listing'], allowManyWithdrawals: true });
    expect(await agency.statusOf(1000)).toBe(410);
  });

  it('is the same home as the one with its GUID: nobody can say that it is another', async () => {
    await found();
    await agency.work(later(1));
    const { status, body } = await agency.decide('skarabee', 1000, 'other');
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('one GUID')]);
    expect((await agency.decide('skarabee', 1000, 'same')).status).toBe(200);
    await agency.work(later(2));
    expect(await agency.show()).toMatchObject({ homes: { shown: 3, asked: 0 } });
    expect((await agency.listingOf(1000)).external_id).toBe('77');
  });
});
