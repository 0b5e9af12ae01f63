/** A dry run: records are judged as an import would, and nothing is written (decision 102). */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { answerOf, publicCall, publicGet, putBytes } from '../../testing/call.ts';
import { aCity, anEstate, aSite } from '../../testing/fixtures.ts';
import { BLUE_WEBP, hashOf, RED_WEBP } from '../../testing/pictures.ts';
import { getRecord, importAll, openImport, stage } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { storeHash } from '../../testing/store-hash.ts';
import { siteStatements } from '../index.ts';

let sites = 0;
const anEmptySite = async (): Promise<string> => {
  const id = `judged-${++sites}`;
  await store(siteStatements(aSite(id)));
  return id;
};

const home = (id: number, price: number, more: object = {}) => ({
  estate: {
    ...anEstate(id, { price: { value: price }, address: aCity(1, '8300', 'Knokke', 51.35, 3.28) }),
    ...more,
  },
});

const judge = async (site: string, body: object) => {
  const { status, body: answer } = await answerOf(
    await publicCall('POST', `/sites/${site}/records/judged`, { body }),
  );
  return { status, ...(answer as Record<'outcomes' | 'refusals' | 'notes', Record<string, unknown>[]>) };
};
const lines = (...records: readonly unknown[]) =>
  records.map((record, index) => ({ line: index + 1, record }));

describe('records that are judged', () => {
  it('have the outcomes of an import, and leave the store byte for byte the same', async () => {
    const site = await anEmptySite();
    await importAll(site, [home(1, 100), home(2, 200)]);
    const before = await storeHash();
    const broken = { estate: { ...home(4, 1).estate, pictures: 'none' } };
    const { status, outcomes, refusals } = await judge(site, {
      records: [
        ...lines(home(1, 100), home(2, 250), home(3, 300), broken),
        { line: 5, refused: { kind: null, id: null } },
      ],
    });
    expect(status).toBe(200);
    expect(outcomes.map(({ id, outcome }) => `${id} ${outcome}`).toSorted()).toEqual([
      '1 same',
      '2 changed',
      '3 new',
      '4 refused',
      'null refused',
    ]);
    expect(refusals).toEqual([expect.objectContaining({ line: 4, id: '4' })]);
    expect(await storeHash()).toBe(before);
  });

  it('of a sheet are laid over the stored homes, without a change', async () => {
    const site = await anEmptySite();
    await importAll(site, [home(1, 100)]);
    const stored = (await getRecord(site, 'estate', '1')).body;
    const before = await storeHash();
    const columns = [
      ['estate', 'general', 'id'],
      ['estate', 'general', 'price', 'value'],
    ];
    const sheet = { records: lines({ estate: { general: { id: '1', price: { value: 90 } } } }), columns };
    expect((await judge(site, sheet)).outcomes).toEqual([
      { line: 1, kind: 'estate', id: '1', outcome: 'changed' },
    ]);
    expect(await storeHash()).toBe(before);
    expect((await getRecord(site, 'estate', '1')).body).toEqual(stored);
  });

  it('may be of a site that would come first; without that it is unknown', async () => {
    const before = await storeHash();
    const records = lines(home(1, 100), { estate: { general: { id: 'x y' } } });
    expect((await judge('not-there', { records })).status).toBe(404);
    const { status, outcomes } = await judge('not-there', { records, coming: { site: true } });
    expect(status).toBe(200);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['new', 'refused']);
    expect((await judge('not-there', { records, coming: { site: false } })).status).toBe(400);
    expect(await storeHash()).toBe(before);
  });

  it('may name pictures, files and cities that records before them would bring', async () => {
    const site = await anEmptySite();
    const file = await hashOf(RED_WEBP);
    const picture = { picture: { name: 'front', sizes: [{ width: 60, file }] } };
    const shown = home(1, 100, { pictures: [{ file: 'front' }] });
    const nameless = { estate: anEstate(2, { address: { city: { name: { nl: 'Leuven' } } } }) };
    const leuven = {
      city: { id: 5, zip: '3000', name: { nl: 'Leuven' }, alias: null, lat: null, lon: null },
    };
    const before = await storeHash();
    const alone = await judge(site, { records: lines(picture, nameless) });
    expect(alone.refusals.map(({ field }) => field)).toEqual([
      'estate.general.address.city.zip',
      'picture.sizes[0].file',
    ]);
    expect((await judge(site, { records: lines(shown) })).notes).toEqual([
      expect.objectContaining({ field: 'estate.pictures[0].file' }),
    ]);
    const coming = { files: [file], pictures: ['front'], cities: [leuven] };
    const { refusals, notes } = await judge(site, { records: lines(picture, shown, nameless), coming });
    expect([refusals, notes]).toEqual([[], []]);
    expect(await storeHash()).toBe(before);
  });

  it('of a site that does not exist are not judged', async () => {
    expect((await judge('nowhere', { records: [] })).status).toBe(404);
  });
});

it('ids of records are listed in pages, without withdrawn ones', async () => {
  const site = await anEmptySite();
  await importAll(site, [
    home(1, 1),
    home(2, 1),
    home(3, 1),
    { ...home(4, 1), withdrawnAt: '2026-11-01T00:00:00Z' },
  ]);
  const page = async (query: string) =>
    (await answerOf(await publicGet(`/sites/${site}/record-ids?kind=estate${query}`))).body;
  expect(await page('&size=2')).toEqual({ ids: ['1', '2'], next: '2' });
  expect(await page('&size=2&after=2')).toEqual({ ids: ['3'], next: null });
});

it('the hash of the store sees a staged row, an uploaded file and an entry of KV', async () => {
  const site = await anEmptySite();
  const seen = new Set([await storeHash()]);
  const path = await openImport(site);
  seen.add(await storeHash());
  await stage(path, [home(1, 1)]);
  seen.add(await storeHash());
  await putBytes(`/sites/${site}/picture-files/${await hashOf(BLUE_WEBP)}`, BLUE_WEBP);
  seen.add(await storeHash());
  await env.CACHE.put('of-a-test', '1');
  seen.add(await storeHash());
  expect(seen.size).toBe(5);
});
