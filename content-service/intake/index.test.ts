import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from '../testing/fixtures.ts';
import { aRentalUnit, RATES } from '../testing/rentals.ts';
import { store } from '../testing/store.ts';
import { estateStatements, rentalUnitStatements, siteStatements, withdrawEstateStatements } from './index.ts';
import { listingStatements } from './sources/second.ts';

beforeAll(() => store(siteStatements(aSite('coast'))));

const KNOKKE = aCity(1, '8300', 'Knokke', 51.35, 3.28);
const CENTRE = cellCentre({ lat: 51.35, lon: 3.28 });

const row = async (id: string, columns: string): Promise<Record<string, unknown> | null> =>
  env.DB.prepare(
    `SELECT ${columns} FROM estates NATURAL JOIN estate_documents WHERE site_id = 'coast' AND id = ?`,
  )
    .bind(id)
    .first();

describe('estateStatements', () => {
  it('derives unset values as null: -1 for price and counts, 0 for a price; floor -1 is a floor (spec 1 §5)', async () => {
    await store(
      estateStatements('coast', anEstate(1, { price: { value: -1 }, bedroomCount: -1, floor: -1 })),
    );
    await store(estateStatements('coast', anEstate(2, { price: { value: 0 }, bedroomCount: 0, floor: -2 })));
    expect(await row('1', 'price, bedroom_count, floor')).toEqual({
      price: null,
      bedroom_count: null,
      floor: -1,
    });
    expect(await row('2', 'price, bedroom_count, floor')).toEqual({
      price: null,
      bedroom_count: 0,
      floor: -2,
    });
  });

  it('writes instants in UTC, so that they sort as text', async () => {
    await store(estateStatements('coast', anEstate(3, { publicationDate: '2026-10-01T00:30:00+02:00' })));
    expect(await row('3', 'publication_date')).toEqual({ publication_date: '2026-09-30T22:30:00.000Z' });
  });

  const HIDDEN = { ...CENTRE, words: 'knokke 8300', address_hidden: 1 };
  it.each([false, null, undefined, 0, 1, '', 'true', 'false', 'J', 'N', {}, [true]])(
    'indexes the cell and no street of an address unless it says that it is visible: %j (decision 34)',
    async (visible) => {
      const address = { ...KNOKKE, visible: visible as boolean };
      await store(estateStatements('coast', anEstate(4, { address })));
      expect(await row('4', 'lat, lon, words, address_hidden')).toEqual(HIDDEN);
      const listing = aListing(aGuid(4), { address, geo: { lat: 51.35, lon: 3.28 } });
      await store(listingStatements('coast', listing, anEstate('s4', { address: KNOKKE })));
      expect(await row('s4', 'lat, lon, words, address_hidden')).toEqual({
        ...HIDDEN,
        words: 'knokke 8300 woning',
      });
    },
  );

  it('indexes only the cell and no street of a sold estate, whose page hides its street (spec 1 §2)', async () => {
    await store(estateStatements('coast', anEstate(7, { address: KNOKKE, transaction: { id: 5 } })));
    expect(await row('7', 'lat, lon, words, address_hidden')).toEqual({ ...HIDDEN, address_hidden: 0 });
  });

  const unit = anEstate(31, {
    parentId: 30,
    address: { ...KNOKKE, geoLocation: { lat: 51.3501, lon: 3.2801 } },
  });
  const project = anEstate(30, { project: true, address: { ...KNOKKE, visible: false } });
  it.each([
    ['carried by it', [{ general: { ...project.general, children: [unit] } }]],
    ['after it', [project, unit]],
    ['before it', [unit, project]],
    ['again, after it', [unit, project, unit]],
  ])('keeps a unit in the cell of its hidden project, when it comes %s', async (_, estates) => {
    await store(...estates.map((estate) => estateStatements('coast', estate)));
    expect(await row('31', 'lat, lon, words, address_hidden')).toEqual(HIDDEN);
  });

  it('stores no field the schema does not name', async () => {
    const general = { ...anEstate(5).general, key: 'K1' };
    await store(estateStatements('coast', { general }));
    expect(JSON.stringify(await row('5', 'doc'))).not.toContain('K1');
  });

  it('can run again: the row and its collections are replaced', async () => {
    await store(estateStatements('coast', anEstate(6, { bedroomCount: 1 }), { collections: ['a', 'b'] }));
    await store(estateStatements('coast', anEstate(6, { bedroomCount: 2 }), { collections: ['b'] }));
    expect(await row('6', 'bedroom_count')).toEqual({ bedroom_count: 2 });
    const { results } = await env.DB.prepare(
      "SELECT collection_id FROM estate_collections WHERE estate_id = '6'",
    ).all();
    expect(results).toEqual([{ collection_id: 'b' }]);
  });

  it.each([
    ['a picture', { pictures: [{ file: 'a' }, { file: 7 }] }, 'pictures.1: file'],
    ['a room', { floors: [{ rooms: [null] }] }, 'floors.0.rooms.0'],
    [
      'a unit',
      { general: { id: 9, children: [{ general: { id: {} } }] } },
      'general.children.0: general: id',
    ],
  ])(
    'refuses an estate of which %s cannot be read, and says where: writing is strict',
    (_, changes, place) => {
      const estate = { ...anEstate(9), ...changes };
      expect(() => estateStatements('coast', JSON.parse(JSON.stringify(estate)))).toThrow(place);
    },
  );

  it('refuses a site with an unreadable setting, and names it', () => {
    const site = aSite('strict');
    const spoilt = { ...site, theme: { ...site.theme, radius: 'round' }, locales: ['nl', 'xx'] };
    const store = () => siteStatements(JSON.parse(JSON.stringify(spoilt)));
    expect(store).toThrow('theme.radius: ');
    expect(store).toThrow('locales.1: ');
  });

  it('refuses an estate without an id', () => {
    expect(() => estateStatements('coast', JSON.parse('{"general":{}}'))).toThrow();
  });

  it('cannot store for an unknown site', async () => {
    await expect(store(estateStatements('nowhere', anEstate(1)))).rejects.toThrow('FOREIGN KEY');
  });
});

describe('listingStatements', () => {
  it.each([
    ['FOR_SALE', '1'],
    ['TO_RENT', '2'],
    ['FOR_RENT', '2'],
    ['OPTION_FOR_RENT', '4'],
    ['SOLD', '5'],
    ['TAKEN_OVER', 'TAKEN_OVER'],
    [undefined, null],
  ])('finds the status %s by the transaction %s', async (status, key) => {
    const summary = anEstate('s1', { transaction: { id: 9 } });
    await store(listingStatements('coast', aListing(aGuid(1), { status }), summary));
    expect(await row('s1', 'guid, transaction_id, transaction_key')).toEqual({
      guid: aGuid(1),
      transaction_id: '9',
      transaction_key: key,
    });
  });

  it('hides both when either is hidden, with the same coordinates', async () => {
    const address = aCity(1, '8300', 'Knokke', 51.35, 3.28);
    const listing = aListing(aGuid(2), {
      address: { ...address, visible: false },
      geo: { lat: 51.35, lon: 3.28 },
    });
    await store(listingStatements('coast', listing, anEstate('s2', { address })));
    const stored = await env.DB.prepare('SELECT lat, lon, address_hidden FROM source_listings WHERE guid = ?')
      .bind(aGuid(2))
      .first();
    expect(await row('s2', 'lat, lon, address_hidden')).toEqual(stored);
    expect(stored).toMatchObject({ address_hidden: 1 });
  });
});

it('withdraws a project with its units', async () => {
  await store(
    estateStatements('coast', anEstate(20, { children: [anEstate(21)] })),
    withdrawEstateStatements('coast', '20', '2026-11-01T00:00:00Z'),
  );
  expect(await row('21', 'parent_id, withdrawn_at')).toEqual({
    parent_id: '20',
    withdrawn_at: '2026-11-01T00:00:00Z',
  });
});

it('stores the search columns of rental units, and nothing that depends on the day', async () => {
  const city = { id: 1, zip: '8300', name: { nl: 'Knokke', fr: 'Cnocke' } };
  const unit = aRentalUnit(7, { city, building: { name: 'Astrid', rentalName: 'Wulk & Kokkel' } });
  await store(
    rentalUnitStatements('coast', { ...unit, pricesFrom: [{ type: 'WEEK', price: 1 }] }, { rates: RATES }),
  );
  const stored = await env.DB.prepare(
    "SELECT * FROM rental_units WHERE site_id = 'coast' AND id = '7'",
  ).first();
  expect(stored).toMatchObject({
    name: 'wulk kokkel',
    city_name: 'knokke',
    words: 'astrid wulk kokkel 8300 knokke cnocke',
    max_occupation: 4,
    rates: JSON.stringify(RATES),
  });
  expect(JSON.parse(String(stored?.doc))).toEqual(unit);
});
