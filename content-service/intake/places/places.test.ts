/** The city of a home that states its place in words (decision 103). */
import { describe, expect, it } from 'vitest';
import { answerOf, get, post, publicCall } from '../../testing/call.ts';
import { aGuid, aSite } from '../../testing/fixtures.ts';
import { commit, getRecord, importAll, openImport, putRecord } from '../../testing/records.ts';
import { aRentalSite } from '../../testing/rentals.ts';
import { store } from '../../testing/store.ts';
import { siteStatements } from '../index.ts';

let sites = 0;
const anEmptySite = async (): Promise<string> => {
  const id = `places-${++sites}`;
  await store(siteStatements(aSite(id)));
  return id;
};

type Words = Readonly<Record<string, unknown>>;
const home = (id: number, city: Words | null, country = 'BE') => ({
  estate: {
    general: {
      id,
      title: { nl: `Woning ${id}` },
      headType: { id: 3 },
      transaction: { id: 1 },
      address: { visible: true, city, country: { id: country } },
    },
  },
});

/** Ids of the homes that a search in these cities finds. */
async function foundIn(site: string, ...cities: readonly string[]): Promise<number[]> {
  const query = { terms: { 'address.city.id': cities } };
  const { body } = await answerOf(await post(`/sites/${site}/estates`, { query, size: 50 }));
  const { results } = body as { results: { general: { id: number } }[] };
  return results.map(({ general }) => Number(general.id)).toSorted((one, other) => one - other);
}

/** Ids of the cities that a typed place means. */
async function citiesOf(site: string, typed: string): Promise<string[]> {
  const { body } = await answerOf(
    await get(`/sites/${site}/cities?q=${encodeURIComponent(typed)}&locale=nl`),
  );
  return (body as { id: string }[]).map(({ id }) => String(id));
}

const foundAs = async (site: string, typed: string): Promise<number[]> => {
  const cities = await citiesOf(site, typed);
  return cities.length === 0 ? [] : foundIn(site, ...cities);
};

/** Refusals and notes of an import of these records. */
async function said(site: string, records: readonly unknown[]) {
  const path = await openImport(site);
  const body = { records: records.map((record, index) => ({ line: index + 1, record })) };
  const answer = (await answerOf(await publicCall('PUT', `${path}/chunks/0`, { body }))).body as Record<
    'refusals' | 'notes',
    { field: string; reason: string }[]
  >;
  await commit(path);
  return answer;
}

describe('a home with zip and name', () => {
  it('lies in the city that the site knows, by its name in any language or another name', async () => {
    const site = await anEmptySite();
    const city = {
      id: 42,
      zip: '9000',
      name: { nl: 'Gent', fr: 'Gand' },
      alias: { en: 'Ghent' },
      lat: null,
      lon: null,
    };
    await importAll(site, [{ city }]);
    await importAll(site, [
      home(1, { zip: '9000', name: { nl: 'Gent' } }),
      home(2, { zip: 9000, name: { fr: 'GAND' } }),
      home(3, { zip: '9000', name: { nl: 'Ghent' } }),
    ]);
    expect(await foundIn(site, '42')).toEqual([1, 2, 3]);
  });

  it('lies in one place with others of the same zip and name, whenever and in whichever language they come', async () => {
    const site = await anEmptySite();
    await importAll(site, [home(1, { zip: '5000', name: { fr: 'Namur' } })]);
    await importAll(site, [
      home(2, { zip: '5000', name: { nl: 'Namen' } }),
      home(3, { zip: '5100', name: { fr: 'Jambes' } }),
    ]);
    for (const typed of ['Namur', 'namen', '5000']) expect(await foundAs(site, typed)).toEqual([1, 2]);
    expect(await foundAs(site, 'Jambes')).toEqual([3]);
    expect(await citiesOf(site, '5000')).toEqual(['5000-namen']);
  });

  it('takes the id that another home of the same import states', async () => {
    const site = await anEmptySite();
    await importAll(site, [
      home(1, { zip: '8300', name: { nl: 'Knokke-Heist' } }),
      home(2, { id: 8300, zip: '8300', name: { nl: 'Knokke-Heist' } }),
    ]);
    expect(await foundIn(site, '8300')).toEqual([1, 2]);
  });

  it('keeps its record as it was sent, and follows a city that the site gets later', async () => {
    const site = await anEmptySite();
    const record = home(1, { zip: '8420', name: { nl: 'De Haan' } });
    await importAll(site, [record]);
    expect((await getRecord(site, 'estate', '1')).body).toEqual(record);
    expect(await importAll(site, [record])).toMatchObject({ same: 1 });
    await importAll(site, [
      { city: { id: 9, zip: '8420', name: { fr: 'Le Coq' }, alias: null, lat: null, lon: null } },
    ]);
    expect(await importAll(site, [record])).toMatchObject({ changed: 1 });
    expect(await foundIn(site, '9')).toEqual([1]);
  });

  it('shows the derived id in its document, as a link to its place needs it', async () => {
    const site = await anEmptySite();
    await putRecord(site, 'estate', '1', home(1, { zip: '2000', name: { nl: 'Antwerpen' } }));
    const { body } = await answerOf(await get(`/sites/${site}/estates/v2/1`));
    expect(body).toMatchObject({ general: { address: { city: { id: '2000-antwerpen', zip: '2000' } } } });
  });
});

describe('a home with half a place', () => {
  it('lies in the only city of its zip', async () => {
    const site = await anEmptySite();
    await importAll(site, [home(1, { id: 5, zip: '3000', name: { nl: 'Leuven' } })]);
    await importAll(site, [home(2, { zip: '3000' })]);
    expect(await foundIn(site, '5')).toEqual([1, 2]);
  });

  it('lies in the only city of its name', async () => {
    const site = await anEmptySite();
    await importAll(site, [home(1, { id: 5, zip: '3000', name: { nl: 'Leuven' } })]);
    await importAll(site, [home(2, { name: { fr: 'Louvain' } })]);
    expect(await foundIn(site, '5')).toEqual([1, 2]);
  });

  it('is refused by field when no city or several fit', async () => {
    const site = await anEmptySite();
    await importAll(site, [
      home(1, { id: 1, zip: '3010', name: { nl: 'Kessel-Lo' } }),
      home(2, { id: 2, zip: '3010', name: { nl: 'Leuven' } }),
      home(3, { id: 3, zip: '3000', name: { nl: 'Leuven' } }),
    ]);
    const { refusals } = await said(site, [
      home(11, { zip: '3010' }),
      home(12, { zip: '9999' }),
      home(13, { name: { nl: 'Leuven' } }),
      home(14, { name: { nl: 'Nergens' } }),
    ]);
    const at = 'estate.general.address.city';
    expect(refusals.map(({ field, reason }) => [field, reason])).toEqual([
      [`${at}.name`, 'missing; several places have this zip: Kessel-Lo, Leuven'],
      [`${at}.name`, 'missing; the name of the place is expected beside its zip'],
      [`${at}.zip`, 'missing; the zip is expected, since no single place of the site has this name'],
      [`${at}.zip`, 'missing; the zip is expected, since no single place of the site has this name'],
    ]);
  });

  it('is reported as without a place when it states none; a unit has its project’s place', async () => {
    const site = await anEmptySite();
    const unit = { estate: { general: { id: 3, parentId: 1 } } };
    const { refusals, notes } = await said(site, [home(1, null), home(2, {}), unit]);
    expect(refusals).toEqual([]);
    expect(notes.map(({ field }) => field)).toEqual([
      'estate.general.address.city',
      'estate.general.address.city',
    ]);
  });
});

describe('a home abroad', () => {
  it('lies in a place of its country, with or without a zip', async () => {
    const site = await anEmptySite();
    await importAll(site, [
      home(1, { zip: '29600', name: { nl: 'Marbella' } }, 'ES'),
      home(2, { name: { fr: 'Marbella' } }, 'ES'),
      home(3, { zip: '4525 AB', name: { nl: 'Retranchement' } }, 'NL'),
      home(4, { zip: '4525AB', name: { nl: 'Retranchement' } }, 'NL'),
      home(5, { zip: '17200', name: { nl: 'Αθήνα' } }, 'GR'),
    ]);
    expect(await foundAs(site, 'Marbella')).toEqual([1, 2]);
    expect(await foundAs(site, 'Retranchement')).toEqual([3, 4]);
    expect(await foundAs(site, 'Αθήνα')).toEqual([5]);
  });

  it('is not taken for the Belgian town of the same name or zip, nor the other way round', async () => {
    const site = await anEmptySite();
    await importAll(site, [
      home(1, { id: 7, zip: '7000', name: { fr: 'Mons' }, alias: { nl: 'Bergen' } }),
      home(2, { name: { nl: 'Bergen' } }, 'NO'),
      home(3, { zip: '06108', name: { nl: 'Halle' } }, 'DE'),
    ]);
    expect(await foundIn(site, '7')).toEqual([1]);
    expect(await foundIn(site, 'no-bergen')).toEqual([2]);
    const { refusals } = await said(site, [
      home(4, { name: { nl: 'Halle' } }),
      home(5, { zip: '7000' }, 'FR'),
    ]);
    expect(refusals.map(({ field }) => field.split('.').at(-1))).toEqual(['zip', 'name']);
  });

  it('with a zip alone is refused: no zip of another country is known', async () => {
    const site = await anEmptySite();
    const { refusals } = await said(site, [home(1, { zip: '1010' }, 'AT')]);
    expect(refusals).toEqual([expect.objectContaining({ field: 'estate.general.address.city.name' })]);
  });
});

describe('other kinds of homes', () => {
  const listing = (guid: string, more: Words = {}) => ({
    listing: {
      guid,
      external_id: '9001',
      type: 'HOUSE',
      status: 'FOR_SALE',
      transaction: { id: 3 },
      address: { visible: true, city: { zip: '5500', name: { fr: 'Dinant' } } },
      ...more,
    },
  });

  it('a listing has its stated place, also if its card states none', async () => {
    const site = await anEmptySite();
    const [one, two] = [aGuid(1), aGuid(2)];
    const card = { general: { id: 9002, transaction: { id: 1 }, headType: { id: 3 } } };
    await importAll(site, [
      { listing: { ...listing(one).listing, transaction: null } },
      { listing: { ...listing(two).listing, transaction: null }, card },
    ]);
    expect(await foundAs(site, 'Dinant')).toEqual([9001, 9002]);
  });

  it('a listing abroad by the country beside its coordinates', async () => {
    const site = await anEmptySite();
    const geo = { lat: 43.5, lon: 7, address: { country: 'FR' } };
    const record = listing(aGuid(3), {
      geo,
      transaction: null,
      address: { city: { name: { fr: 'Cannes' } } },
    });
    await importAll(site, [record]);
    expect(await citiesOf(site, 'Cannes')).toEqual(['fr-cannes']);
  });

  it('a rental has the id of its city', async () => {
    const site = 'places-rentals';
    await store(siteStatements(aRentalSite(site)));
    const rental = {
      id: 'zee',
      general: { maxOccupation: 4, city: { zip: '8400', name: { nl: 'Oostende' } } },
    };
    await importAll(site, [{ rental }]);
    const query = { terms: { city: ['8400-oostende'] } };
    const { body } = await answerOf(await post(`/sites/${site}/rental-units`, { query, size: 5 }));
    expect(body).toMatchObject({ total: { value: 1 } });
  });
});
