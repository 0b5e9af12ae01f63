/** Choices of an agency's people over homes that a feed or a file brings (decision 156). */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { ActionDone, Homes, OpenedHome } from '#wire/written-homes.ts';
import { sweep } from '../../sweep.ts';
import { callAt } from '../../testing/agenda.ts';
import { pictureStatements } from '../../testing/assets.ts';
import { aGuid, aListing } from '../../testing/fixtures.ts';
import { rowsOf } from '../../testing/messages.ts';
import { BINDINGS } from '../../testing/own-service.ts';
import { deleteRecord, getRecord, importAll } from '../../testing/records.ts';
import { aRentalUnit, RATES } from '../../testing/rentals.ts';
import { store } from '../../testing/store.ts';
import { aVendor, storeFeed, stubKind } from '../../testing/stub-feed.ts';
import { aHomeRecord, aWritingAgency, personStatements, sessionOf } from '../../testing/written-homes.ts';
import { removeStatements } from '../feeds/change-feed.ts';
import { runRound } from '../feeds/run-round.ts';

const START = Date.now();
const MINUTE = 60_000;
const at = (minutes: number): string => new Date(START + minutes * MINUTE).toISOString();
const HOME = { kind: 'estate', home: '501' };
const DAYS = [{ day: '2099-05-02', from: '10:00', to: '12:00' }];
const AN = { name: 'An Smet', email: 'an@agency.test' };

let made = 0;
async function anAgency(): Promise<string> {
  const site = `layers-${++made}`;
  await aWritingAgency(site);
  return site;
}

const call = (id: string, siteId: string, person: string, body: object, minutes = 0) =>
  callAt(id, { now: at(minutes), params: { siteId }, body: { session: sessionOf(person), ...body } });
async function done<Answer>(...asked: Parameters<typeof call>): Promise<Answer> {
  const { answer, error } = await call(...asked);
  if (error !== null) throw error;
  return answer as Answer;
}
const codeOf = async (...asked: Parameters<typeof call>): Promise<string> =>
  (await call(...asked)).error?.code ?? 'done';
const choose = (site: string, set: object, seen: unknown = null, minutes = 0, home: object = HOME) =>
  done<ActionDone>('changeHomeLayer', site, 'an', { ...home, set, seen }, minutes);
const undo = (site: string, when: string | null, minutes: number, home: object = HOME) =>
  codeOf('undoHome', site, 'an', { ...home, at: when }, minutes);
const open = (site: string, home: object = HOME) => done<OpenedHome>('openHome', site, 'bo', home);
const choicesOf = async (site: string, home: object = HOME) =>
  ((await open(site, home)).layer?.choices ?? []).map(({ field, value }) => [field, value]);

interface Shown {
  readonly off: boolean;
  readonly days: number;
  readonly contact: string | null;
  readonly pictures: readonly string[];
}
/** What visitors see of a home: by the rows that all pages, lists, maps and the sitemap read. */
async function shown(site: string, home = '501'): Promise<Shown> {
  const row = await env.DB.prepare(
    'SELECT e.withdrawn_at, e.open_until, d.doc, (SELECT c.doc FROM contact_infos AS c WHERE c.site_id = e.site_id ' +
      'AND c.estate_id = ?2) AS contact, (SELECT l.doc FROM source_listings AS l WHERE l.site_id = e.site_id ' +
      'AND l.guid = e.guid) AS listing FROM estates AS e JOIN estate_documents AS d ' +
      'ON d.site_id = e.site_id AND d.id = e.id WHERE e.site_id = ?1 AND ?2 IN (e.id, e.guid)',
  )
    .bind(site, home)
    .first<Record<'withdrawn_at' | 'open_until' | 'doc' | 'contact' | 'listing', string | null>>();
  const doc = JSON.parse(row?.doc ?? '{}');
  const listing = row?.listing === null ? doc : JSON.parse(row?.listing ?? '{}');
  const names = (pictures: readonly { file: string }[] = []) => pictures.map(({ file }) => file);
  expect(names(listing.pictures)).toEqual(names(doc.pictures));
  expect(row?.open_until === null).toBe((doc.openHouses ?? []).length === 0);
  return {
    off: row?.withdrawn_at !== null,
    days: doc.openHouses?.length ?? 0,
    contact: row?.contact == null ? null : JSON.parse(row.contact).email,
    pictures: names(doc.pictures),
  };
}
const offeredIds = async (site: string): Promise<string[]> => {
  const { answer } = await callAt('searchEstates', {
    now: at(0),
    params: { siteId: site },
    body: { query: {} },
  });
  return (answer as { results: { general: { id: string | number } }[] }).results.map(({ general }) =>
    String(general.id),
  );
};

const pictures = (site: string, ...names: readonly string[]) => store(pictureStatements(site, ...names));
const aHome = (files: readonly string[] = [], price = 395_000) => {
  const { estate } = aHomeRecord(501, price);
  return {
    estate: { ...estate, pictures: files.map((file, index) => ({ file, index })) },
    contact: { email: 'file@agency.test' },
  };
};

describe('a home that a file brings', () => {
  it('keeps each choice through imports, a sync and a removal, and gives back the value of the file', async () => {
    const site = await anAgency();
    await pictures(site, 'front', 'garden', 'kitchen', 'bath');
    await importAll(site, [aHome(['front', 'garden', 'kitchen'])]);
    await choose(site, { pictures: ['garden', 'front', 'kitchen'] });
    await choose(site, { contact: AN }, null, 1);
    await choose(site, { openHouses: DAYS }, null, 2);
    const chosen = { off: false, days: 1, contact: AN.email, pictures: ['garden', 'front', 'kitchen'] };
    expect(await shown(site)).toEqual(chosen);
    // The same file again changes nothing; a new picture comes last, and one that is gone falls out.
    expect(await importAll(site, [aHome(['front', 'garden', 'kitchen'])])).toMatchObject({ same: 1 });
    await importAll(site, [aHome(['bath', 'front', 'garden'], 390_000)], { sync: ['estate'] });
    expect(await shown(site)).toEqual({ ...chosen, pictures: ['garden', 'front', 'bath'] });
    await deleteRecord(site, 'estate', '501');
    expect((await shown(site)).off).toBe(true);
    await importAll(site, [aHome(['bath', 'front', 'garden'])]);
    expect(await shown(site)).toEqual({ ...chosen, pictures: ['garden', 'front', 'bath'] });

    await choose(site, { pictures: null }, ['garden', 'front', 'kitchen'], 3);
    await choose(site, { contact: null }, AN, 3);
    await choose(site, { openHouses: null }, DAYS, 3);
    expect(await shown(site)).toEqual({
      off: false,
      days: 0,
      contact: 'file@agency.test',
      pictures: ['bath', 'front', 'garden'],
    });
    expect(await choicesOf(site)).toEqual([]);
    // Without choices it is derived as every other home: the file again changes nothing.
    expect(await importAll(site, [aHome(['bath', 'front', 'garden'])])).toMatchObject({ same: 1 });
  });

  it('gives way where people publish the same field here, and comes back when that is undone', async () => {
    const site = await anAgency();
    await importAll(site, [aHome()]);
    await choose(site, { openHouses: DAYS });
    const later = [{ day: '2099-06-01', from: '10:00', to: '11:00' }, ...DAYS];
    const draft = { ...HOME, fields: [{ field: 'estate.openHouses', value: later, seen: DAYS }] };
    const { mark } = await done<{ mark: string }>('saveDraft', site, 'an', draft, 1);
    const { at: when } = await done<ActionDone>('publishHome', site, 'an', { ...HOME, mark }, 2);
    expect([(await shown(site)).days, await choicesOf(site)]).toEqual([2, []]);
    expect(await undo(site, when, 3)).toBe('done');
    expect([(await shown(site)).days, await choicesOf(site)]).toEqual([1, [['openHouses', DAYS]]]);
  });
});

const withAlerts = (site: string) =>
  store([{ sql: 'INSERT INTO alert_sites (site_id, since) VALUES (?, ?)', params: [site, at(0)] }]);

describe('a hidden home', () => {
  it('is in no search, answers as withdrawn, and is no news when it comes back', async () => {
    const site = await anAgency();
    await withAlerts(site);
    await importAll(site, [aHome()]);
    expect(await offeredIds(site)).toEqual(['501']);
    const events = (await rowsOf('estate_events', site)).length;
    const before = await env.CACHE.get(`version:${site}`);
    await choose(site, { hidden: true });
    expect(await env.CACHE.get(`version:${site}`)).not.toBe(before);
    expect(await offeredIds(site)).toEqual([]);
    expect((await callAt('getEstate', { now: at(0), params: { siteId: site, id: '501' } })).error?.code).toBe(
      'gone',
    );
    await importAll(site, [aHome([], 380_000)]);
    expect((await shown(site)).off).toBe(true);
    const list = await done<Homes>('listHomes', site, 'an', {});
    expect(list.homes.map(({ home, layer }) => [home, layer])).toEqual([['501', ['hidden']]]);
    await choose(site, { hidden: null }, true, 30);
    expect(await offeredIds(site)).toEqual(['501']);
    const news = (await rowsOf<{ kind: string }>('estate_events', site)).slice(events);
    expect(news.filter(({ kind }) => kind === 'new')).toEqual([]);
  });

  it('is news once it is shown for the first time, when its layer came with it', async () => {
    const site = await anAgency();
    await withAlerts(site);
    const record = { ...aHome(), layer: { hidden: { value: true, at: at(-5) } } };
    Object.assign(record.estate.general, { publicationDate: at(-60) });
    await importAll(site, [record]);
    expect(await rowsOf('estate_events', site)).toEqual([]);
    await choose(site, { hidden: null }, true);
    expect((await rowsOf<{ kind: string }>('estate_events', site)).map(({ kind }) => kind)).toEqual(['new']);
  });

  it('hides its units with it, also those that come in meanwhile, and one of them alone', async () => {
    const site = await anAgency();
    const project = aHomeRecord(501, 0, { project: true });
    const unit = (id: number, price: number) => aHomeRecord(id, price, { parentId: 501 });
    await importAll(site, [project, unit(502, 200_000), unit(503, 210_000)]);
    const off = async () =>
      (await rowsOf<{ id: string; withdrawn_at: string | null }>('estates', site))
        .filter(({ withdrawn_at }) => withdrawn_at !== null)
        .map(({ id }) => id);
    await choose(site, { hidden: true }, null, 0, { kind: 'estate', home: '503' });
    expect(await off()).toEqual(['503']);
    await choose(site, { hidden: true }, null, 1);
    await importAll(site, [unit(502, 190_000), unit(504, 220_000)]);
    expect(await off()).toEqual(['501', '502', '503', '504']);
    await choose(site, { hidden: null }, true, 2);
    expect(await off()).toEqual(['503']);
  });
});

describe('a home of a feed', () => {
  const feedHome = async (site: string): Promise<string> =>
    (await rowsOf<{ estate_id: string }>('feed_homes', site))[0]?.estate_id ?? '';
  async function aFed() {
    const site = await anAgency();
    const vendor = aVendor([{ id: 'v1', price: 300_000 }]);
    await storeFeed(site, new Date(START));
    const round = (minutes: number) =>
      runRound(
        BINDINGS,
        { kind: 'feed-round', siteId: site, feed: 'stub', at: null },
        new Date(START + minutes * MINUTE),
        {
          stub: stubKind(vendor),
        },
      );
    await round(0);
    const home = { kind: 'estate', home: await feedHome(site) };
    return { site, vendor, round, home };
  }

  it('keeps choices through rounds, takes one back within ten minutes, and gives a version back', async () => {
    const { site, vendor, round, home } = await aFed();
    expect((await open(site, home)).layer).toEqual({
      fields: ['hidden', 'contact', 'pictures', 'openHouses'],
      ofFile: false,
      choices: [],
    });
    await choose(site, { openHouses: DAYS }, null, 1, home);
    const { at: when } = await choose(site, { hidden: true }, null, 2, home);
    vendor.homes = [{ id: 'v1', price: 290_000 }];
    await round(60);
    expect(await shown(site, home.home)).toMatchObject({ off: true, days: 1 });
    expect((await rowsOf<{ price: number }>('estates', site))[0]?.price).toBe(290_000);
    expect(await undo(site, when, 20, home)).toBe('past');
    expect(await undo(site, when, 5, home)).toBe('done');
    expect(await shown(site, home.home)).toMatchObject({ off: false, days: 1 });
    await choose(site, { openHouses: null }, DAYS, 30, home);
    const { versions } = await open(site, home);
    const [, first] = versions;
    expect(versions.map(({ action, by }) => [action, by])).toEqual([
      ['home.layered', 'an'],
      ['home.layered', 'an'],
    ]);
    await done('restoreHome', site, 'an', { ...home, version: first?.number }, 31);
    expect(await shown(site, home.home)).toMatchObject({ off: false, days: 1 });
    // Its record is still its feed's.
    expect(await codeOf('changeHomePrice', site, 'an', { ...home, price: 1 })).toBe('refused');
  });

  it('keeps them when its feed ends: then it is written here, and each can still be given back', async () => {
    const { site, home } = await aFed();
    await choose(site, { hidden: true }, null, 1, home);
    await choose(site, { contact: AN }, null, 1, home);
    await store(removeStatements({ siteId: site, feed: 'stub' }));
    const opened = await open(site, home);
    expect([opened.feed, opened.layer?.ofFile]).toEqual([null, true]);
    expect(await shown(site, home.home)).toMatchObject({ off: true, contact: AN.email });
    await done('changeHomePrice', site, 'an', { ...home, price: 280_000 }, 20);
    expect(await shown(site, home.home)).toMatchObject({ off: true, contact: AN.email });
    await choose(site, { hidden: null }, true, 40, home);
    expect((await shown(site, home.home)).off).toBe(false);
  });
});

describe('a listing of another source', () => {
  const listing = { kind: 'estate', home: aGuid(7) };
  it('is found in the list, hidden, and shown with other pictures and another contact person', async () => {
    const site = await anAgency();
    await pictures(site, 'a', 'b');
    const record = {
      listing: aListing(aGuid(7), { external_id: '77', pictures: [{ file: 'a' }, { file: 'b' }] }),
    };
    await importAll(site, [record]);
    const [row] = (await done<Homes>('listHomes', site, 'an', {})).homes;
    expect(row).toMatchObject({ ...listing, state: 'offer', feed: '@file', pictures: 2, picture: 'a' });
    expect((await open(site, listing)).layer?.fields).toEqual(['hidden', 'contact', 'pictures']);
    await choose(site, { pictures: ['b', 'a'] }, null, 0, listing);
    await choose(site, { contact: AN }, null, 1, listing);
    const { at: when } = await choose(site, { hidden: true }, null, 2, listing);
    expect(await shown(site, aGuid(7))).toEqual({
      off: true,
      days: 0,
      contact: AN.email,
      pictures: ['b', 'a'],
    });
    expect(await importAll(site, [record])).toMatchObject({ same: 1 });
    expect(await undo(site, when, 3, listing)).toBe('done');
    expect((await shown(site, aGuid(7))).off).toBe(false);
    const refused = [
      'changeHomeLayer',
      site,
      'an',
      { ...listing, set: { openHouses: DAYS }, seen: null },
    ] as const;
    expect(await codeOf(...refused)).toBe('refused');
    expect(await codeOf('withdrawHome', site, 'an', listing)).toBe('refused');
  });
});

it('a holiday home of a file is hidden, and has its photographs in another order', async () => {
  const site = await anAgency();
  await pictures(site, 'a', 'b');
  const record = {
    rental: aRentalUnit('A1', {}, { photos: [{ original: 'a' }, { original: 'b' }] }),
    rates: RATES,
  };
  await importAll(site, [record]);
  const stay = { kind: 'rental', home: String(record.rental.id) };
  expect((await open(site, stay)).layer).toMatchObject({ fields: ['hidden', 'pictures'], ofFile: true });
  await choose(site, { pictures: ['b', 'a'] }, null, 0, stay);
  await choose(site, { hidden: true }, null, 1, stay);
  expect(await importAll(site, [record])).toMatchObject({ same: 1 });
  const [row] = await rowsOf<{ doc: string; withdrawn_at: string | null }>('rental_units', site);
  const { photos } = JSON.parse(row?.doc ?? '{}') as { photos: { original: string }[] };
  expect([row?.withdrawn_at, photos.map(({ original }) => original)]).toEqual([at(1), ['b', 'a']]);
  expect(await codeOf('changeHomeLayer', site, 'an', { ...stay, set: { contact: AN }, seen: null })).toBe(
    'refused',
  );
});

describe('two people', () => {
  it('are both shown both values of one field, and keep each other’s other fields', async () => {
    const site = await anAgency();
    await importAll(site, [aHome()]);
    await choose(site, { contact: AN });
    const bo = { name: 'Bo', email: 'bo@agency.test' };
    const asked = { ...HOME, set: { contact: bo }, seen: null };
    const answer = await done<ActionDone>('changeHomeLayer', site, 'bo', asked, 1);
    expect(answer).toMatchObject({
      outcome: 'conflict',
      conflicts: [{ field: 'contact', yours: bo, theirs: AN, by: 'an', at: at(0) }],
    });
    await done('changeHomeLayer', site, 'bo', { ...HOME, set: { hidden: true }, seen: null }, 1);
    expect(await shown(site)).toMatchObject({ off: true, contact: AN.email });
    await done('changeHomeLayer', site, 'bo', { ...asked, seen: AN }, 2);
    expect((await shown(site)).contact).toBe(bo.email);
  });

  it('need the right to write homes, see the home, and choose nothing over one that is made here', async () => {
    const site = await anAgency();
    await importAll(site, [aHome()]);
    await store(personStatements(site, 'cy', []), personStatements(site, 'di', ['homes'], 'own'));
    const asked = { ...HOME, set: { hidden: true }, seen: null };
    expect(await codeOf('changeHomeLayer', site, 'cy', asked)).toBe('role_missing');
    expect(await codeOf('changeHomeLayer', site, 'di', asked)).toBe('not_found');
    const draft = {
      kind: 'estate',
      makes: 'a-home-of-a-test',
      fields: [{ field: 'estate.general.price.value', value: 1, seen: null }],
    };
    const { home } = await done<{ home: string }>('saveDraft', site, 'an', draft);
    const own = { kind: 'estate', home };
    expect(await codeOf('changeHomeLayer', site, 'an', { ...own, set: { hidden: true }, seen: null })).toBe(
      'not_found',
    );
    await importAll(site, [aHomeRecord(home)]);
    expect(await codeOf('changeHomeLayer', site, 'an', { ...own, set: { hidden: true }, seen: null })).toBe(
      'refused',
    );
    expect((await rowsOf('home_layers', site)).length).toBe(0);
  });
});

describe('an export', () => {
  it('has the layer in its record, and brings it to another site; an older one brings nothing back', async () => {
    const [site, other] = [await anAgency(), await anAgency()];
    await pictures(site, 'a', 'b');
    await pictures(other, 'a', 'b');
    await importAll(site, [aHome(['a', 'b'])]);
    await choose(site, { pictures: ['b', 'a'] });
    await choose(site, { hidden: true }, null, 1);
    const { body: exported } = await getRecord(site, 'estate', '501');
    expect(exported.layer).toEqual({
      hidden: { value: true, at: at(1) },
      pictures: { value: ['b', 'a'], at: at(0) },
    });
    // As `gevel export` reads them.
    const page = await callAt('getRecords', {
      now: at(2),
      params: { siteId: site },
      query: { kind: 'estate' },
    });
    expect((page.answer as { records: unknown[] }).records).toEqual([exported]);
    await importAll(other, [exported]);
    expect(await shown(other)).toEqual(await shown(site));
    expect((await getRecord(other, 'estate', '501')).body).toEqual(exported);
    // Since then somebody has shown it again: the folder of yesterday does not hide it.
    await choose(site, { hidden: null }, true, 2);
    expect(await importAll(site, [exported])).toMatchObject({ same: 1 });
    expect(await shown(site)).toMatchObject({ off: false, pictures: ['b', 'a'] });
  });

  it('is refused with a layer that no home can have', async () => {
    const site = await anAgency();
    const stated = { hidden: { value: 'yes', at: at(0) } };
    await expect(importAll(site, [{ ...aHome(), layer: stated }])).resolves.toMatchObject({ refused: 1 });
  });
});

it('is deleted with the record for good', async () => {
  const site = await anAgency();
  await importAll(site, [aHome()]);
  await choose(site, { hidden: true });
  await deleteRecord(site, 'estate', '501');
  await sweep(env.DB, new Date(START + 500 * 24 * 60 * MINUTE));
  expect(await rowsOf('home_layers', site)).toEqual([]);
});
