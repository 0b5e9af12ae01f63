/** Rows of a sheet, which state only their columns (decision 102). */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { answerOf, get, post, publicCall } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { commit, getRecord, importAll, openImport, putRecord } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { siteStatements } from '../index.ts';
import { stageChunk } from './stage.ts';

let sites = 0;
const anEmptySite = async (): Promise<string> => {
  const id = `sheets-${++sites}`;
  await store(siteStatements(aSite(id)));
  return id;
};

type Paths = readonly (readonly (string | number)[])[];

/** Stages rows that state these columns. */
async function stageRows(path: string, rows: readonly unknown[], columns: Paths) {
  const records = rows.map((record, index) => ({ line: index + 2, record }));
  const answer = await publicCall('PUT', `${path}/chunks/0`, { body: { records, columns } });
  return (await answerOf(answer)).body as { refusals: { field: string; reason: string }[]; notes: unknown[] };
}

/** A whole import of rows. */
async function importRows(site: string, rows: readonly unknown[], columns: Paths) {
  const path = await openImport(site);
  const staged = await stageRows(path, rows, columns);
  return { ...staged, summary: (await commit(path)).body };
}

const HOME = {
  estate: {
    general: {
      id: 501,
      title: { nl: 'Gezinswoning met tuin' },
      headType: { id: 3 },
      transaction: { id: 1 },
      bedroomCount: 3,
      price: { value: 395_000 },
      address: { visible: true, city: { id: 8300, zip: '8300', name: { nl: 'Knokke-Heist' } } },
    },
    energy: { epcValue: 212 },
  },
  collections: ['new'],
  contact: { name: 'An Maes' },
};
const ID = ['estate', 'general', 'id'];
const PRICE = ['estate', 'general', 'price', 'value'];
const row = (id: number | string, value?: number) => ({
  estate: { general: { id: String(id), ...(value === undefined ? {} : { price: { value } }) } },
});

describe('a sheet that moves homes', () => {
  const CITY = ['estate', 'general', 'address', 'city'];
  const COLUMNS = [ID, [...CITY, 'zip'], [...CITY, 'name', 'nl']];
  const placed = (id: number, zip: string, nl: string) => ({
    estate: { general: { id: String(id), address: { city: { zip, name: { nl } } } } },
  });
  /** Ids of the homes that a search of this city finds. */
  async function foundIn(site: string, city: string): Promise<string[]> {
    const query = { terms: { 'address.city.id': [city] } };
    const { body } = await answerOf(await post(`/sites/${site}/estates`, { query, size: 9 }));
    const { results } = body as { results: { general: { id: number } }[] };
    return results.map(({ general }) => String(general.id));
  }

  it('moves them in searches too, although they were stored with the id of another city', async () => {
    const site = await anEmptySite();
    const { general } = HOME.estate;
    const other = {
      ...general,
      id: 502,
      address: { city: { id: 8400, zip: '8400', name: { nl: 'Oostende' } } },
    };
    await importAll(site, [HOME, { ...HOME, estate: { general: other } }]);
    const { summary, refusals } = await importRows(site, [placed(501, '8400', 'Oostende')], COLUMNS);
    expect([summary, refusals]).toEqual([expect.objectContaining({ changed: 1 }), []]);
    expect([await foundIn(site, '8300'), (await foundIn(site, '8400')).toSorted()]).toEqual([
      [],
      ['501', '502'],
    ]);
    await importRows(site, [placed(502, '8420', 'De Haan')], COLUMNS);
    expect([await foundIn(site, '8400'), await foundIn(site, '8420-de-haan')]).toEqual([['501'], ['502']]);
  });

  it('keeps the id of a city that is only written otherwise, gets another language, or is stated', async () => {
    const site = await anEmptySite();
    await importAll(site, [HOME]);
    await importRows(site, [placed(501, '8300', 'KNOKKE HEIST')], COLUMNS);
    expect(await foundIn(site, '8300')).toEqual(['501']);
    const fr = { estate: { general: { id: '501', address: { city: { name: { fr: 'Knokke' } } } } } };
    await importRows(site, [fr], [ID, [...CITY, 'name', 'fr']]);
    expect(await foundIn(site, '8300')).toEqual(['501']);
    const stated = {
      estate: { general: { id: '501', address: { city: { id: '7', zip: '8301', name: { nl: 'Heist' } } } } },
    };
    await importRows(site, [stated], [...COLUMNS, [...CITY, 'id']]);
    expect(await foundIn(site, '7')).toEqual(['501']);
  });
});

describe('a sheet of two columns', () => {
  it('changes the price of a home and nothing else', async () => {
    const site = await anEmptySite();
    await importAll(site, [HOME]);
    const { summary, refusals, notes } = await importRows(site, [row(501, 380_000)], [ID, PRICE]);
    expect([summary, refusals, notes]).toEqual([expect.objectContaining({ changed: 1, refused: 0 }), [], []]);
    const { general } = HOME.estate;
    expect((await getRecord(site, 'estate', '501')).body).toEqual({
      ...HOME,
      estate: { ...HOME.estate, general: { ...general, price: { value: 380_000 } } },
    });
    const { body } = await answerOf(await get(`/sites/${site}/estates/v2/501`));
    expect(body).toMatchObject({
      general: { title: { nl: 'Gezinswoning met tuin' }, bedroomCount: 3, price: { value: 380_000 } },
      energy: { epcValue: 212 },
    });
  });

  it('is the same when it says nothing new', async () => {
    const site = await anEmptySite();
    await importAll(site, [HOME]);
    const { summary } = await importRows(site, [row(501, 395_000)], [ID, PRICE]);
    expect(summary).toMatchObject({ same: 1, changed: 0 });
  });

  it('removes the value of an empty cell', async () => {
    const site = await anEmptySite();
    await importAll(site, [HOME]);
    await importRows(site, [row(501)], [ID, PRICE, ['collections']]);
    const { body } = await getRecord(site, 'estate', '501');
    expect(body).not.toHaveProperty('estate.general.price');
    expect(body).not.toHaveProperty('collections');
    expect(body).toMatchObject({
      estate: { general: { title: HOME.estate.general.title } },
      contact: HOME.contact,
    });
  });

  it('refuses an unknown id, and lists what a new home needs', async () => {
    const site = await anEmptySite();
    await importAll(site, [HOME]);
    const { summary, refusals } = await importRows(site, [row(510, 380_000), row(501, 1)], [ID, PRICE]);
    expect(refusals).toEqual(
      ['estate.general.headType.id', 'estate.general.transaction.id', 'estate.general.address.city.id'].map(
        (field) => ({
          line: 2,
          kind: 'estate',
          id: '510',
          field,
          value: '',
          reason: 'missing; no estate of this id is stored, and a new one needs it',
        }),
      ),
    );
    expect(summary).toMatchObject({ changed: 1, refused: 1 });
    expect((await getRecord(site, 'estate', '510')).status).toBe(404);
  });

  it.each([0, '0', -1])(
    'a new home with %j for its project is no unit, and needs a city',
    async (parentId) => {
      const site = await anEmptySite();
      const { city: _city, ...address } = HOME.estate.general.address;
      const general = { ...HOME.estate.general, id: 510, address, parentId };
      const stated = ['headType', 'transaction', 'address', 'parentId'].map((key) => [
        'estate',
        'general',
        key,
      ]);
      const { refusals } = await importRows(site, [{ estate: { general } }], [ID, PRICE, ...stated]);
      expect(refusals).toMatchObject([{ id: '510', field: 'estate.general.address.city.id' }]);
    },
  );

  it('withdraws nothing in a sync when an id is unknown: it may be the mistyped one of any home', async () => {
    const site = await anEmptySite();
    const ids = [501, 502, 503, 504, 505, 506];
    const homes = ids.map((id) => ({
      ...HOME,
      estate: { ...HOME.estate, general: { ...HOME.estate.general, id } },
    }));
    await importAll(site, homes);
    const path = await openImport(site);
    const typed = [...ids.slice(0, -1), 560];
    const { refusals } = await stageRows(
      path,
      typed.map((id) => row(id, 1)),
      [ID, PRICE],
    );
    expect(refusals).toMatchObject([1, 2, 3].map(() => ({ kind: 'estate', id: '560' })));
    expect((await commit(path, { sync: ['estate'] })).body).toMatchObject({ changed: 5, withdrawn: 0 });
  });

  it('refuses a row without an id', async () => {
    const site = await anEmptySite();
    const { refusals } = await importRows(
      site,
      [{ estate: { general: { price: { value: 1 } } } }],
      [ID, PRICE],
    );
    expect(refusals).toContainEqual(expect.objectContaining({ field: 'estate.general.id' }));
  });

  it.each([
    { navigation: { name: ['main'] } },
    { collection: { id: 5 } },
    { translations: {}, locale: ['nl'] },
  ])('refuses a row whose id is not text: %j', async (record) => {
    const path = await openImport(await anEmptySite());
    const { refusals } = await stageRows(path, [record], [ID]);
    expect(refusals).not.toEqual([]);
    expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ id: null })));
  });

  it('refuses a value that is wrong for the whole home, and leaves it', async () => {
    const site = await anEmptySite();
    await importAll(site, [HOME]);
    const given = { estate: { general: { id: '501', price: { value: 'veel' } } } };
    const { refusals } = await importRows(site, [given], [ID, PRICE]);
    expect(refusals).toEqual([
      expect.objectContaining({ field: 'estate.general.price.value', value: '"veel"' }),
    ]);
    expect((await getRecord(site, 'estate', '501')).body).toEqual(HOME);
  });
});

describe('rows and others who write', () => {
  it('do not undo a change between the reading of a row and its commit', async () => {
    const site = await anEmptySite();
    await importAll(site, [HOME]);
    const path = await openImport(site);
    await stageRows(path, [row(501, 380_000)], [ID, PRICE]);
    const { general } = HOME.estate;
    const renamed = {
      ...HOME,
      estate: { ...HOME.estate, general: { ...general, title: { nl: 'Verkocht' } } },
    };
    await putRecord(site, 'estate', '501', renamed);
    expect(await commit(path)).toMatchObject({ status: 409, body: { error: { code: 'import_outdated' } } });
    await stageRows(path, [row(501, 380_000)], [ID, PRICE]);
    await commit(path);
    expect((await getRecord(site, 'estate', '501')).body).toMatchObject({
      estate: { general: { title: { nl: 'Verkocht' }, price: { value: 380_000 } } },
    });
  });

  it('do not undo a change between two reads of the same call', async () => {
    const site = await anEmptySite();
    await importAll(site, [HOME]);
    const path = await openImport(site);
    const { general } = HOME.estate;
    const sold = { ...HOME, estate: { ...HOME.estate, general: { ...general, transaction: { id: 5 } } } };
    // After the stored record was read, and before the import compares its rows with what is stored.
    let meanwhile: Promise<unknown> | null = null;
    const db = new Proxy(env.DB, {
      get(database, key) {
        if (key !== 'batch') return Reflect.get(database, key, database).bind(database);
        return async (statements: D1PreparedStatement[]) => {
          meanwhile ??= putRecord(site, 'estate', '501', sold);
          await meanwhile;
          return database.batch(statements);
        };
      },
    });
    const importOf = { siteId: site, importId: path.split('/').at(-1) ?? '' };
    await stageChunk(db, importOf, 0, [{ record: row(501, 380_000) }], { columns: [ID, PRICE] });
    expect(meanwhile).not.toBeNull();
    expect(await commit(path)).toMatchObject({ status: 409, body: { error: { code: 'import_outdated' } } });
    expect((await getRecord(site, 'estate', '501')).body).toEqual(sold);
  });

  it('refuse an id that came up as new meanwhile', async () => {
    const site = await anEmptySite();
    const path = await openImport(site);
    const columns = [
      ID,
      PRICE,
      ['estate', 'general', 'headType', 'id'],
      ['estate', 'general', 'transaction', 'id'],
    ];
    const { general } = HOME.estate;
    const whole = { estate: { general: { ...general, title: null } } };
    await stageRows(path, [whole], [...columns, ['estate', 'general', 'address', 'city', 'id']]);
    await putRecord(site, 'estate', '501', HOME);
    expect(await commit(path)).toMatchObject({ status: 409 });
  });
});

describe('a withdrawn home in a sheet', () => {
  const withdrawn = { ...HOME, withdrawnAt: '2026-11-01T10:00:00.000Z' };

  it('remains withdrawn, and this is reported', async () => {
    const site = await anEmptySite();
    await importAll(site, [withdrawn]);
    const { notes } = await importRows(site, [row(501, 380_000)], [ID, PRICE]);
    expect(notes).toEqual([expect.objectContaining({ field: 'withdrawnAt', id: '501', line: 2 })]);
    expect((await getRecord(site, 'estate', '501')).body).toMatchObject({
      withdrawnAt: withdrawn.withdrawnAt,
      estate: { general: { price: { value: 380_000 } } },
    });
  });

  it('comes back when the column says that it is not', async () => {
    const site = await anEmptySite();
    await importAll(site, [withdrawn]);
    const { notes } = await importRows(site, [row(501)], [ID, ['withdrawnAt']]);
    expect(notes).toEqual([]);
    expect((await getRecord(site, 'estate', '501')).body).toEqual(HOME);
  });
});

it.each([['__proto__'], ['a.b'], ['']])('a column with the step %j is refused', async (step) => {
  const site = await anEmptySite();
  const path = await openImport(site);
  const body = { records: [], columns: [['estate', step]] };
  expect((await publicCall('PUT', `${path}/chunks/0`, { body })).status).toBe(400);
});
