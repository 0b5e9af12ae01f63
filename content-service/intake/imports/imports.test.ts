import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { answerOf, get, post, publicCall, putBytes } from '../../testing/call.ts';
import { aCity, aGuid, aListing, anEstate, aPage, aSite } from '../../testing/fixtures.ts';
import { hashOf } from '../../testing/pictures.ts';
import {
  commit,
  deleteRecord,
  getRecord,
  importAll,
  openImport,
  putRecord,
  stage,
} from '../../testing/records.ts';
import { aRentalSite, aRentalUnit, julySaturdays, RATES } from '../../testing/rentals.ts';
import { store } from '../../testing/store.ts';
import { siteStatements } from '../index.ts';

let sites = 0;
/** A site without content. */
const anEmptySite = async (): Promise<string> => {
  const id = `intake-${++sites}`;
  await store(siteStatements(aSite(id)));
  return id;
};

const home = (id: number, price = 100_000 + id) => ({
  estate: anEstate(id, { price: { value: price }, address: aCity(1, '8300', 'Knokke', 51.35, 3.28) }),
});
const homes = (count: number, price?: number) =>
  Array.from({ length: count }, (_, index) => home(index + 1, price));

/** Prices of a site's homes in lists, by id. */
const pricesOf = async (site: string): Promise<Record<string, number>> => {
  const { body } = await answerOf(await post(`/sites/${site}/estates`, { query: {}, size: 50 }));
  const { results } = body as { results: { general: { id: string; price: { value: number } } }[] };
  return Object.fromEntries(results.map(({ general }) => [String(general.id), general.price.value]));
};

const statusOf = async (path: string): Promise<number> => (await get(path)).status;

const leftOver = async (site: string): Promise<number> => {
  const row = await env.DB.prepare(
    'SELECT (SELECT count(*) FROM staged_rows WHERE site_id = ?1) + ' +
      '(SELECT count(*) FROM staged_records WHERE site_id = ?1) AS rows',
  )
    .bind(site)
    .first<{ rows: number }>();
  return row?.rows ?? -1;
};

describe('an import', () => {
  it('shows nothing before it is committed, then everything at once', async () => {
    const site = await anEmptySite();
    const path = await openImport(site);
    expect(await stage(path, homes(3))).toEqual({ status: 200, body: { read: 3, refusals: [], notes: [] } });
    expect(await pricesOf(site)).toEqual({});
    const summary = { read: 3, new: 3, changed: 0, same: 0, refused: 0, withdrawn: 0, pictures: 0 };
    expect(await pricesOf(site)).toEqual({});
    expect(await commit(path)).toEqual({ status: 200, body: summary });
    expect(await pricesOf(site)).toEqual({ 1: 100_001, 2: 100_002, 3: 100_003 });
    expect(await leftOver(site)).toBe(0);
    // A repeated commit gives the same answer.
    expect(await commit(path)).toEqual({ status: 200, body: summary });
    expect((await stage(path, homes(1))).body).toMatchObject({ error: { code: 'import_closed' } });
  });

  it('distinguishes new, changed and same, and withdraws nothing unless it is a sync', async () => {
    const site = await anEmptySite();
    await importAll(site, homes(4));
    const again = await importAll(site, [home(1), home(2, 5), home(9)]);
    expect(again).toEqual({ read: 3, new: 1, changed: 1, same: 1, refused: 0, withdrawn: 0, pictures: 0 });
    expect(await pricesOf(site)).toEqual({ 1: 100_001, 2: 5, 3: 100_003, 4: 100_004, 9: 100_009 });
  });

  it('replaces a chunk that is sent twice', async () => {
    const site = await anEmptySite();
    const path = await openImport(site);
    await stage(path, [home(1, 1), home(2, 2)], 7);
    await stage(path, [home(1, 3)], 7);
    await commit(path);
    expect(await pricesOf(site)).toEqual({ 1: 3 });
  });

  it('withdraws homes that a sync does not contain: 410 by id, gone from lists; and restores them', async () => {
    const site = await anEmptySite();
    await importAll(site, homes(6));
    expect(await importAll(site, homes(5), { sync: ['estate'] })).toMatchObject({ same: 5, withdrawn: 1 });
    expect(Object.keys(await pricesOf(site))).toEqual(['1', '2', '3', '4', '5']);
    expect(await statusOf(`/sites/${site}/estates/v2/6`)).toBe(410);
    expect(await importAll(site, homes(6), { sync: ['estate'] })).toMatchObject({ same: 5, changed: 1 });
    expect(await statusOf(`/sites/${site}/estates/v2/6`)).toBe(200);
  });

  it('stops when it would withdraw more than a fifth, unless allowed', async () => {
    const site = await anEmptySite();
    await importAll(site, homes(10));
    const path = await openImport(site);
    await stage(path, homes(7));
    const sync = ['estate'];
    expect(await commit(path, { sync })).toMatchObject({
      status: 409,
      body: { error: { code: 'many_withdrawals' } },
    });
    expect(Object.keys(await pricesOf(site))).toHaveLength(10);
    expect(await commit(path, { sync, allowManyWithdrawals: true })).toMatchObject({
      body: { withdrawn: 3 },
    });
    expect(Object.keys(await pricesOf(site))).toHaveLength(7);
  });

  it('counts a fifth of the kinds that the sync is of: homes of another kind do not hide that most are missing', async () => {
    const site = 'intake-fifth';
    await store(siteStatements(aRentalSite(site)));
    const rentals = Array.from({ length: 20 }, (_, index) => ({ rental: aRentalUnit(`${index + 100}`) }));
    await importAll(site, [...homes(4), ...rentals]);
    const path = await openImport(site);
    await stage(path, homes(1));
    expect(await commit(path, { sync: ['estate'] })).toMatchObject({
      status: 409,
      body: { error: { code: 'many_withdrawals', message: 'This would withdraw 3 of 4 homes.' } },
    });
  });

  it('leaves a refused home unchanged, also in a sync', async () => {
    const site = await anEmptySite();
    await importAll(site, homes(6));
    const broken = { estate: { ...home(3).estate, pictures: 'none' } };
    const path = await openImport(site);
    const { body } = await stage(path, [...homes(2), broken, home(4), home(5), home(6)]);
    expect(body.refusals).toMatchObject([{ line: 3, kind: 'estate', id: '3' }]);
    expect((await commit(path, { sync: ['estate'] })).body).toMatchObject({
      read: 6,
      same: 5,
      refused: 1,
      withdrawn: 0,
    });
    expect(Object.keys(await pricesOf(site))).toHaveLength(6);
  });

  it('withdraws nothing when a refused record has no id: it could be any', async () => {
    const site = await anEmptySite();
    await importAll(site, homes(10));
    const path = await openImport(site);
    await stage(path, [...homes(9), { estate: { general: {} } }]);
    expect((await commit(path, { sync: ['estate'] })).body).toMatchObject({ refused: 1, withdrawn: 0 });
  });

  it.each(['10 ', ' 10', '10.0', 'ten', 10.5, -10, true, { value: 10 }])(
    'withdraws nothing when a refused record has no valid id: %j',
    async (id) => {
      const site = await anEmptySite();
      await importAll(site, homes(10));
      const { general, ...rest } = home(10).estate;
      const broken = { estate: { ...rest, general: { ...general, id } } };
      const path = await openImport(site);
      const { body } = await stage(path, [...homes(9), broken]);
      expect(body.refusals).toMatchObject([{ kind: 'estate', id: null, field: 'estate.general.id' }]);
      expect((await commit(path, { sync: ['estate'] })).body).toMatchObject({ refused: 1, withdrawn: 0 });
      const again = await openImport(site);
      const refused = { kind: 'estate', id: typeof id === 'string' ? id : JSON.stringify(id) };
      const records = homes(9).map((record) => ({ record }));
      await publicCall('PUT', `${again}/chunks/0`, { body: { records: [...records, { refused }] } });
      expect((await commit(again, { sync: ['estate'] })).body).toMatchObject({ refused: 1, withdrawn: 0 });
    },
  );

  it('refuses the second of two records with one id, in a chunk and over chunks', async () => {
    const site = await anEmptySite();
    const path = await openImport(site);
    const first = await stage(path, [home(1, 1), home(1, 2)]);
    expect(first.body.refusals).toMatchObject([{ line: 2, kind: 'estate', id: '1' }]);
    const second = await stage(path, [home(2), home(1, 3)], 1);
    expect(second.body.refusals).toMatchObject([{ line: 2, kind: 'estate', id: '1' }]);
    await commit(path);
    expect(await pricesOf(site)).toEqual({ 1: 1, 2: 100_002 });
  });

  it('is outdated when a record changed since it was staged', async () => {
    const site = await anEmptySite();
    await importAll(site, homes(2));
    const path = await openImport(site);
    await stage(path, [home(1, 1), home(2)]);
    expect((await putRecord(site, 'estate', '2', home(2, 9))).body).toEqual({ outcome: 'changed' });
    expect(await commit(path)).toMatchObject({ status: 409, body: { error: { code: 'import_outdated' } } });
    expect(await pricesOf(site)).toEqual({ 1: 100_001, 2: 9 });
    await stage(path, [home(1, 1), home(2, 10)]);
    expect(await commit(path)).toMatchObject({ status: 200 });
    expect(await pricesOf(site)).toEqual({ 1: 1, 2: 10 });
  });

  it('withdraws units that a project no longer contains, and keeps those that are records', async () => {
    const site = await anEmptySite();
    const unit = (id: number) => anEstate(id, { parentId: 50 });
    const project = (...units: number[]) => ({
      estate: anEstate(50, { project: true, children: units.map(unit) }),
    });
    await importAll(site, [project(51, 52), { estate: unit(53) }]);
    await importAll(site, [project(52, 54)]);
    const unitStatus = (id: number) => statusOf(`/sites/${site}/estates/v2/${id}`);
    expect(await Promise.all([51, 52, 53, 54].map(unitStatus))).toEqual([410, 200, 200, 200]);
    await deleteRecord(site, 'estate', '50');
    expect(await Promise.all([50, 51, 52, 54].map(unitStatus))).toEqual([410, 410, 410, 410]);
  });

  it('lets two pages swap addresses', async () => {
    const site = await anEmptySite();
    const pages = (one: string, two: string) => [
      { page: aPage('one', { nl: one }) },
      { page: aPage('two', { nl: two }) },
    ];
    await importAll(site, pages('a', 'b'));
    expect(await importAll(site, pages('b', 'a'))).toMatchObject({ changed: 2 });
    const { body } = await answerOf(await get(`/sites/${site}/pages/by-url/b?locale=nl`));
    expect(body).toMatchObject({ id: 'one' });
    const path = await openImport(site);
    await stage(path, pages('c', 'c'));
    expect(await commit(path)).toMatchObject({
      status: 422,
      body: { error: { fields: { url: expect.any(String) } } },
    });
    expect(await statusOf(`/sites/${site}/pages/by-url/b?locale=nl`)).toBe(200);
  });

  it('takes nights, frees them, and refuses nights booked by a visitor', async () => {
    const site = 'intake-rentals';
    await store(siteStatements(aRentalSite(site)));
    const [one, two, three] = julySaturdays(new Date().toISOString().slice(0, 10));
    const rental = (...taken: [string, string][]) => ({ rental: aRentalUnit('7'), rates: [...RATES], taken });
    const nights = async () => {
      const { results } = await env.DB.prepare(
        'SELECT min(night) AS night FROM stay_nights WHERE site_id = ? GROUP BY stay_id ORDER BY 1',
      )
        .bind(site)
        .all<{ night: string }>();
      return results.map(({ night }) => night);
    };
    await importAll(site, [rental([one, two])]);
    expect(await nights()).toEqual([one]);
    await importAll(site, [rental([two, three])]);
    expect(await nights()).toEqual([two]);
    await env.DB.prepare(
      "INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, email_key, persons, doc, created_at) VALUES (?, 'v', '7', ?, ?, 'confirmed', 'k', 2, '{}', '2026-01-01T00:00:00.000Z')",
    )
      .bind(site, one, two)
      .run();
    const refused = await putRecord(site, 'rental', '7', rental([one, two]));
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'refused',
          refusals: [{ kind: 'rental', id: '7', field: 'taken', value: `"${one}"` }],
        },
      },
    });
    await deleteRecord(site, 'rental', '7');
    expect(await nights()).toEqual([one]);
    expect(await statusOf(`/sites/${site}/rental-units/7`)).toBe(410);
  });

  it('is deleted on request, and unknown to other sites', async () => {
    const [site, other] = [await anEmptySite(), await anEmptySite()];
    const path = await openImport(site);
    await stage(path, homes(2));
    const elsewhere = path.replace(site, other);
    expect((await stage(elsewhere, homes(1))).status).toBe(404);
    expect((await commit(elsewhere)).status).toBe(404);
    await env.DB.prepare('DELETE FROM imports WHERE site_id = ?').bind(site).run();
    expect(await leftOver(site)).toBe(0);
    expect((await commit(path)).status).toBe(404);
  });

  it('is outdated when a home staged as the same was withdrawn since', async () => {
    const site = await anEmptySite();
    await importAll(site, homes(2));
    const path = await openImport(site);
    await stage(path, homes(2));
    await deleteRecord(site, 'estate', '2');
    expect(await commit(path)).toMatchObject({ status: 409, body: { error: { code: 'import_outdated' } } });
    await stage(path, homes(2));
    expect(await commit(path)).toMatchObject({ body: { same: 1, changed: 1 } });
  });

  it('keeps the content version when nothing changes, so that no page is outdated', async () => {
    const site = await anEmptySite();
    await importAll(site, homes(2));
    await env.CACHE.put(`version:${site}`, '1');
    await importAll(site, homes(2));
    await putRecord(site, 'estate', '1', home(1));
    expect(await env.CACHE.get(`version:${site}`)).toBe('1');
    await putRecord(site, 'estate', '1', home(1, 5));
    expect(Number(await env.CACHE.get(`version:${site}`))).toBeGreaterThan(1);
  });

  it('writes the content version, and leaves a note when that fails', async () => {
    const site = await anEmptySite();
    const before = Date.now();
    await importAll(site, homes(1));
    expect(Number(await env.CACHE.get(`version:${site}`))).toBeGreaterThanOrEqual(before);
    expect(
      await env.DB.prepare('SELECT 1 FROM changed_sites WHERE site_id = ?').bind(site).first(),
    ).toBeNull();
  });
});

describe('a single record', () => {
  const SAMPLES: Readonly<Record<string, readonly [string, object, object]>> = {
    estate: ['5', home(5), home(5, 7)],
    listing: [
      aGuid(6),
      { listing: aListing(aGuid(6)), card: anEstate(6) },
      { listing: aListing(aGuid(6), { title: { nl: 'Huis' } }), card: anEstate(6) },
    ],
    rental: [
      '7',
      { rental: aRentalUnit('7'), rates: [...RATES] },
      { rental: aRentalUnit('7', { maxOccupation: 6 }), rates: [...RATES] },
    ],
    page: ['about', { page: aPage('about', { nl: 'over' }) }, { page: aPage('about', { nl: 'over-ons' }) }],
    navigation: [
      'main',
      { navigation: { name: 'main', items: [] } },
      { navigation: { name: 'main', items: [{ id: 1, label: { nl: 'Aanbod' }, link: { type: 'offer' } }] } },
    ],
    entity: [
      'team',
      { entity: { id: 'team' }, items: [{ id: 'an', title: { nl: 'An' } }] },
      { entity: { id: 'team' }, items: [] },
    ],
    collection: [
      'new',
      { collection: { id: 'new', title: { nl: 'Nieuw' } } },
      { collection: { id: 'new', title: { nl: 'Net binnen' } } },
    ],
    group: [
      'phases',
      { group: { id: 'phases' }, estateIds: ['1', '2'] },
      { group: { id: 'phases' }, estateIds: ['2'] },
    ],
    estatePage: [
      '5/energy',
      { estatePage: aPage('energy', {}), estateId: '5', name: 'energy' },
      { estatePage: aPage('energy', {}, { title: { nl: 'E' } }), estateId: '5', name: 'energy' },
    ],
    translations: [
      'nl',
      { translations: { 'a.b': 'Een' }, locale: 'nl' },
      { translations: { 'a.c': 'Twee' }, locale: 'nl' },
    ],
    agreement: [
      'terms',
      { agreement: { id: 'terms', position: 1, required: true, title: { nl: 'A' }, body: { nl: 'B' } } },
      { agreement: { id: 'terms', position: 1, required: true, title: { fr: 'A' }, body: { fr: 'B' } } },
    ],
    agenda: [
      'agenda',
      {
        agenda: {
          slotMinutes: 30,
          noticeHours: 2,
          horizonDays: 9,
          hours: {},
          agents: [{ id: 'an', name: 'An', email: 'a@b.be' }],
          defaultAgent: 'an',
        },
      },
      {
        agenda: {
          slotMinutes: 45,
          noticeHours: 2,
          horizonDays: 9,
          hours: {},
          agents: [{ id: 'an', name: 'An', email: 'a@b.be' }],
          defaultAgent: 'an',
        },
      },
    ],
    city: [
      '1201',
      { city: { id: 1201, zip: '8300', name: { nl: 'Knokke' }, lat: 51.3, lon: 3.2 } },
      { city: { id: 1201, zip: '8300', name: { nl: 'Knokke-Heist' }, lat: null, lon: null } },
    ],
  };

  it.each(Object.entries(SAMPLES))(
    '%s: comes, changes, is given back as it came, and goes',
    async (kind, sample) => {
      const [id, first, second] = sample;
      const site = await anEmptySite();
      expect(await putRecord(site, kind, id, first)).toMatchObject({ status: 200, body: { outcome: 'new' } });
      expect(await putRecord(site, kind, id, first)).toMatchObject({
        status: 200,
        body: { outcome: 'same' },
      });
      expect((await getRecord(site, kind, id)).body).toMatchObject(first);
      expect(await putRecord(site, kind, id, second)).toMatchObject({
        status: 200,
        body: { outcome: 'changed' },
      });
      const exported = (await getRecord(site, kind, id)).body;
      expect(exported).toMatchObject(second);
      expect(await putRecord(site, kind, id, exported)).toMatchObject({
        status: 200,
        body: { outcome: 'same' },
      });
      expect((await deleteRecord(site, kind, id)).status).toBe(204);
      const left = await getRecord(site, kind, id);
      const withdrawn = left.status === 200 && typeof left.body.withdrawnAt === 'string';
      expect(withdrawn || left.status === 404).toBe(true);
      expect(await importAll(site, [left.status === 200 ? left.body : second])).toMatchObject(
        withdrawn ? { same: 1 } : { new: 1 },
      );
      expect(
        await env.DB.prepare('SELECT count(*) AS rows FROM imports WHERE site_id = ? AND summary IS NULL')
          .bind(site)
          .first(),
      ).toEqual({ rows: 0 });
    },
  );

  it('picture: is stored by its file’s hash, is unchanged when repeated, and is required by records that show it', async () => {
    const site = await anEmptySite();
    const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const file = await hashOf(bytes);
    const record = { picture: { name: 'front', sizes: [{ width: 9, file }] } };
    const shown = { estate: anEstate(1, {}, { pictures: [{ file: 'front' }] }) };
    expect(await putRecord(site, 'picture', 'front', record)).toMatchObject({
      status: 422,
      body: { error: { refusals: [{ kind: 'picture', id: 'front', field: 'picture.sizes[0].file' }] } },
    });
    expect((await putBytes(`/sites/${site}/picture-files/${file}`, bytes)).status).toBe(200);
    expect(await putRecord(site, 'estate', '1', shown)).toMatchObject({
      status: 422,
      body: { error: { refusals: [{ field: 'estate.pictures[0].file', value: '"front"' }] } },
    });
    expect((await putRecord(site, 'picture', 'front', record)).body).toEqual({ outcome: 'new' });
    expect((await putRecord(site, 'picture', 'front', record)).body).toEqual({ outcome: 'same' });
    expect((await putRecord(site, 'estate', '1', shown)).body).toMatchObject({ outcome: 'new' });
  });

  it('refuses a record whose id differs from the address', async () => {
    const site = await anEmptySite();
    expect(await putRecord(site, 'estate', '9', home(1))).toMatchObject({
      status: 422,
      body: { error: { code: 'refused', refusals: [{ kind: 'estate', id: '1' }] } },
    });
    expect(await putRecord(site, 'rental', '1', home(1))).toMatchObject({ status: 422 });
    expect(await putRecord(site, 'villa', '1', home(1))).toMatchObject({ status: 400 });
    expect(await putRecord('nowhere', 'estate', '1', home(1))).toMatchObject({ status: 404 });
    expect(await pricesOf(site)).toEqual({});
  });

  it('answers 404 for deleting an unknown record', async () => {
    const site = await anEmptySite();
    expect((await deleteRecord(site, 'estate', '1')).status).toBe(404);
  });
});
