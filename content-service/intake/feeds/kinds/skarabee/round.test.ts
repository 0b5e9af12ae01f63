/** Whole rounds of Skarabee against a server made from its interface's file (decision 162). */
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteStatements } from '#content-service/intake/index.ts';
import { answerOf, get, post } from '#content-service/testing/call.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { ask, BINDINGS, forgetWork, work } from '#content-service/testing/own-service.ts';
import { commit, importAll, openImport, stage } from '#content-service/testing/records.ts';
import { store } from '#content-service/testing/store.ts';
import { INTERFACE_FILE } from './testing/interface-file.ts';
import { SETTINGS, stubNetwork } from './testing/network.ts';
import { aPublication, publications } from './testing/publications.ts';
import { LOGIN, Weblink, type WeblinkFault } from './testing/weblink.ts';

const NOW = new Date('2026-11-23T08:00:00.000Z');
const later = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const timeOf = (at: Date): string => at.toISOString().slice(0, 19);

let sites = 0;
let site = '';
let vendor: Weblink;

beforeAll(() => stubNetwork(() => vendor));
afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  forgetWork();
  site = `skarabee-${++sites}`;
  vendor = await Weblink.open(INTERFACE_FILE);
  await store(
    siteStatements(aSite(site, { settings: { source: 'skarabee' }, hostnames: [`${site}.example`] })),
  );
});

const put = (settings: object = SETTINGS, secrets: object | null = LOGIN) =>
  ask('PUT', `/sites/${site}/feeds/skarabee`, {
    kind: 'skarabee',
    settings,
    ...(secrets ? { secrets } : {}),
  });
const round = async (at: Date) => {
  await BINDINGS.WORK.send({ kind: 'feed-round', siteId: site, feed: 'skarabee', at: null });
  return work(at);
};
const show = async () => (await ask('GET', `/sites/${site}/feeds/skarabee`)).body;

const guidOf = (id: number): string => vendor.home(id).guid;
const statusOf = async (id: number | string): Promise<number> =>
  (await get(`/sites/${site}/estates/skarabee/${typeof id === 'string' ? id : guidOf(id)}`)).status;
const listingOf = async (id: number) =>
  (await answerOf(await get(`/sites/${site}/estates/skarabee/${guidOf(id)}`))).body as Record<
    string,
    unknown
  >;
const numberOf = async (id: number): Promise<string> =>
  (await env.DB.prepare('SELECT estate_id FROM feed_homes WHERE site_id = ? AND vendor_id = ?')
    .bind(site, String(id))
    .first<string>('estate_id')) ?? '';
const found = async (query: object = {}): Promise<number> =>
  (
    (await answerOf(await post(`/sites/${site}/estates/skarabee`, { query, size: 1 }))).body as {
      total: { value: number };
    }
  ).total.value;

// 500 homes and 10 projects: `npm run try feeds`.
describe('an offer of 100 homes and 3 projects', () => {
  it('comes over whole, with numbers, pictures and the addresses of its pages', async () => {
    vendor.has(publications({ homes: 100, projects: 3 }));
    expect((await put()).status).toBe(200);
    await work(NOW);
    expect(await show()).toMatchObject({
      outcome: 'ok',
      reason: null,
      homes: { shown: 112, refused: 0, hidden: 0 },
    });
    expect(await found()).toBe(112);
    const number = await numberOf(1000);
    expect(number).toMatch(/^9000000\d{5}$/);
    expect(await listingOf(1000)).toMatchObject({
      guid: guidOf(1000),
      external_id: number,
      type: 'HOUSE',
      subType: 'VILLA',
      status: 'FOR_SALE',
      title: { nl: 'Villa aan zee', fr: 'Villa à la mer' },
      financial: { price: 201_000 },
      construction: { bedrooms_count: 3, living_area_surface: 142.5, construction_type: 'OPEN' },
      general: { dossierNumber: 'Z-1000' },
      address: { visible: true, street: { nl: 'Zandstraat' }, number: '12A', city: { zip: '8300' } },
    });
    expect(await listingOf(50_000)).toMatchObject({ type: 'PROJECT' });
    const units = (await listingOf(50_000)).units as { guid: string }[];
    expect(units.map(({ guid }) => guid)).toEqual([50_001, 50_002, 50_003].map(guidOf));
    expect(await listingOf(1000)).not.toHaveProperty('units');
    expect(((await listingOf(1000)).pictures as unknown[]).length).toBe(1);
    // Every page was told, once, with our number.
    expect(vendor.told).toHaveLength(112);
    expect(new Set(vendor.told.map(({ id }) => id)).size).toBe(112);
    expect(vendor.told.find(({ id }) => id === '1000')).toEqual({
      id: '1000',
      status: 'AVAILABLE',
      number,
      url: expect.stringContaining(`https://${site}.example/`),
    });
    expect(vendor.told[0]?.url).toContain(guidOf(1000));
    // Nothing changed: nothing is told again, and only changes are asked for.
    const calls = vendor.asked.length;
    await round(later(0.25));
    expect(vendor.asked.slice(calls)).toEqual(['GetPublicationSummaries']);
    expect(vendor.told).toHaveLength(112);
  }, 120_000);
});

describe('a home', () => {
  beforeEach(async () => {
    vendor.has(publications({ homes: 8, projects: 1 }));
    await put();
    await work(NOW);
    vendor.told.length = 0;
  });
  const property = (values: object) => aPublication(1000, { Property: values as never }).values;
  const change = (id: number, more: object, at: Date) => vendor.change(id, more as never, timeOf(at));

  it('that changes has its new price after the next round', async () => {
    change(1000, { values: property({ Price: '199000' }) }, later(0.2));
    await round(later(0.25));
    expect((await listingOf(1000)).financial).toMatchObject({ price: 199_000 });
    expect(vendor.told).toEqual([]);
  });

  it('that is sold keeps its page and its number', async () => {
    const number = await numberOf(1000);
    change(1000, { values: property({ Status: 'SOLD', FlowStatus: 'SOLD' }) }, later(0.2));
    await round(later(0.25));
    expect(await listingOf(1000)).toMatchObject({ status: 'SOLD', external_id: number });
  });

  it.each([
    ['no longer active', { active: false }],
    ['not enabled', { values: aPublication(1000, { Info: { Enabled: 'false' } }).values }],
    ['a prospect', { values: aPublication(1000, { Property: { Status: 'PROSPECT_FOR_SALE' } }).values }],
    ['on hold', { values: aPublication(1000, { Property: { FlowStatus: 'FOR_SALE_ON_HOLD' } }).values }],
  ])(
    'that is %s leaves with the next round, comes back under its number, and both are told',
    async (_, more) => {
      const [number, before] = [await numberOf(1000), vendor.home(1000)];
      change(1000, more, later(0.2));
      await round(later(0.25));
      expect(await statusOf(1000)).toBe(410);
      expect(vendor.told).toEqual([{ id: '1000', status: 'DELETED', number, url: '' }]);
      change(1000, { active: true, values: before.values }, later(0.4));
      await round(later(0.5));
      expect([await statusOf(1000), await numberOf(1000)]).toEqual([200, number]);
      expect(vendor.told[1]).toMatchObject({ id: '1000', status: 'AVAILABLE', number });
    },
  );

  it('that the vendor forgot leaves with the day’s whole list', async () => {
    const guid = guidOf(1000);
    vendor.forget(1000);
    await round(later(0.25));
    expect(await statusOf(guid)).toBe(200);
    await round(later(24));
    expect(await statusOf(guid)).toBe(410);
    expect(vendor.told).toMatchObject([{ id: '1000', status: 'DELETED' }]);
  });

  it('that only its project lists leaves and comes with it', async () => {
    const unit = aPublication(50_009, { Property: { Typo: { Sort: 'Flat' } } }, { unitOf: 50_000 });
    vendor.has([...publications({ homes: 8, projects: 1 }), { ...unit, modified: timeOf(later(0.2)) }]);
    await round(later(0.25));
    expect(await statusOf(50_009)).toBe(200);
    change(50_000, { active: false }, later(0.4));
    await round(later(0.5));
    expect(await statusOf(50_009)).toBe(410);
    // The whole list names it still, and not its project.
    await round(later(24));
    expect(await statusOf(50_009)).toBe(410);
    change(50_000, { active: true }, later(24.1));
    await round(later(24.25));
    await round(later(24.5));
    expect(await statusOf(50_009)).toBe(200);
  });

  it('of a project leaves and comes with it', async () => {
    const project = vendor.home(50_000);
    change(50_000, { active: false }, later(0.2));
    await round(later(0.25));
    expect(await Promise.all([50_000, 50_001, 50_002, 50_003].map(statusOf))).toEqual([410, 410, 410, 410]);
    change(50_000, { ...project, active: true }, later(0.4));
    await round(later(0.5));
    await round(later(0.75));
    expect(await Promise.all([50_000, 50_001, 50_002, 50_003].map(statusOf))).toEqual([200, 200, 200, 200]);
  });

  it('with another GUID than before is refused, and its page stays', async () => {
    const guid = guidOf(1000);
    change(1000, { guid: 'b1a7c3de-0000-4000-8000-aaaaaaaaaaaa' }, later(0.2));
    await round(later(0.25));
    expect(await statusOf(guid)).toBe(200);
    expect(await show()).toMatchObject({
      homes: { refused: 1 },
      notTaken: [{ reason: 'guid: another one than before' }],
    });
  });

  it('is not withdrawn by a sync of listings', async () => {
    await importAll(site, [], { sync: ['listing'], allowManyWithdrawals: true });
    expect(await found()).toBe(12);
  });

  it('is not changed by an import, with its own number or another one', async () => {
    const listing = await listingOf(1000);
    const { address: _address, ...rest } = listing;
    for (const [external_id, words] of [
      [listing.external_id, /of twelve digits/],
      ['77', /a feed of the site brings/i],
    ] as const) {
      const stated = { ...rest, pictures: [], external_id, status: 'SOLD' };
      const path = await openImport(site);
      const [staged, committed] = [await stage(path, [{ listing: stated }]), await commit(path)];
      expect(JSON.stringify([staged.body, committed.body])).toMatch(words);
      expect((await listingOf(1000)).status).toBe('FOR_SALE');
      expect(await found()).toBe(12);
    }
  });

  it('stays when the feed is removed, and is the same one when it is added again', async () => {
    const number = await numberOf(1000);
    await ask('DELETE', `/sites/${site}/feeds/skarabee`);
    expect(await statusOf(1000)).toBe(200);
    await put();
    await work(later(1));
    expect([await numberOf(1000), (await show()).homes]).toEqual([
      number,
      expect.objectContaining({ shown: 12, asked: 0 }),
    ]);
  });

  it('that another feed brings too, by its GUID, is kept apart until somebody decides', async () => {
    const number = await numberOf(1000);
    await ask('DELETE', `/sites/${site}/feeds/skarabee`);
    await ask('PUT', `/sites/${site}/feeds/other`, { kind: 'skarabee', settings: SETTINGS, secrets: LOGIN });
    await work(later(1));
    const other = async () => (await ask('GET', `/sites/${site}/feeds/other`)).body;
    expect((await other()).homes).toMatchObject({ shown: 0, asked: 9, hidden: 3 });
    await ask('POST', `/sites/${site}/feeds/other/decision`, { home: '1000', decided: 'same' });
    await work(later(2));
    expect((await other()).homes).toMatchObject({ shown: 1, asked: 8 });
    expect((await listingOf(1000)).external_id).toBe(number);
  });
});

/** Faults, with what the feed says of them. */
const FAULTS: readonly (readonly [WeblinkFault, string, RegExp])[] = [
  ['key-refused', 'key-refused', /status 401/],
  ['login-inside', 'key-refused', /INVALID_LINK_LOGIN/],
  ['database', 'failing', /DB_ERROR/],
  ['unknown-error', 'broken', /INVALID_MEDIUM/],
  ['too-often', 'too-often', /429/],
  ['failing', 'failing', /Receiver/],
  ['sender', 'broken', /Sender/],
  ['html', 'broken', /text\/html/],
  ['cut', 'broken', /no XML/],
  ['empty', 'broken', /no XML/],
  ['doctype', 'broken', /document type/],
  ['entity', 'broken', /no XML/],
  ['instruction', 'broken', /processing instruction/],
  ['deep', 'broken', /nested/],
  ['other-answer', 'broken', /no answer to/],
  ['other-space', 'broken', /no answer to/],
];

describe('a vendor that fails', () => {
  beforeEach(async () => {
    vendor.has(publications({ homes: 6, projects: 1 }));
    await put();
  });

  it('says of each of its faults what it is, loses nothing, and has everything after the next round', async () => {
    await work(NOW);
    for (const [at, [fault, outcome, reason]] of FAULTS.entries()) {
      vendor.fares(fault);
      await round(later(at + 0.25));
      const shown = await show();
      expect([fault, shown]).toMatchObject([
        fault,
        { outcome, reason: expect.stringMatching(reason), homes: { shown: 10 } },
      ]);
      expect(JSON.stringify(shown)).not.toMatch(/geheim|user zeezicht/);
      expect([fault, await found()]).toEqual([fault, 10]);
      vendor.fares(null);
      await round(later(at + 0.5));
      expect([fault, await show()]).toMatchObject([fault, { outcome: 'ok', reason: null }]);
    }
  }, 240_000);

  it.each([
    ['no-list', /no list/],
    ['twice', /twice/],
  ] as const)('by a list with %s ends the round, and withdraws nothing', async (fault, reason) => {
    await work(NOW);
    vendor.fares(fault);
    await round(later(24));
    expect(await show()).toMatchObject({ outcome: 'broken', reason: expect.stringMatching(reason) });
    expect(await found()).toBe(10);
  });

  it('at every call of a first round has all homes in the end, and each is told', async () => {
    // One list, ten homes, one report.
    for (let after = 0; after < 12; after++) {
      vendor.fares('failing', { after, once: true });
      await (after === 0 ? work(later(after)) : round(later(after * 12)));
    }
    vendor.fares(null);
    await round(later(200));
    expect(await show()).toMatchObject({ outcome: 'ok', reason: null, homes: { shown: 10 } });
    // One that could not be read meanwhile is told again.
    expect(new Set(vendor.told.map(({ id }) => id)).size).toBe(10);
  });

  it('to take its report does not end the round: it is told by the next one', async () => {
    // The summaries, the projects, and each home.
    vendor.fares('database', { after: 12 });
    await work(NOW);
    expect(await show()).toMatchObject({
      outcome: 'ok',
      reason: expect.stringMatching(/not told of 10 .*DB_ERROR/),
    });
    expect(await found()).toBe(10);
    vendor.fares(null);
    await round(later(0.25));
    expect(vendor.told).toHaveLength(10);
    expect(await show()).toMatchObject({ outcome: 'ok', reason: null });
  });

  it('to keep to the prefixes of its examples is understood', async () => {
    vendor.prefix = 'e';
    await work(NOW);
    expect(await show()).toMatchObject({ outcome: 'ok', homes: { shown: 10 } });
  });
});

describe('a login', () => {
  it('never travels over plain http: the address is refused', async () => {
    const { status, body } = await put({ address: 'http://weblink.skarabee.com/v41/weblink.asmx' });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('https://');
  });

  it('that stands over plain http all the same is not sent by a round, which says so', async () => {
    await put();
    forgetWork();
    await env.DB.prepare('UPDATE feeds SET settings = ? WHERE site_id = ?')
      .bind(
        JSON.stringify({ ...SETTINGS, address: 'http://weblink.skarabee.example/v41/weblink.asmx' }),
        site,
      )
      .run();
    await round(NOW);
    expect(await show()).toMatchObject({ outcome: 'settings' });
    expect(vendor.asked).toEqual([]);
  });

  it('is needed when the feed is added, and never shown', async () => {
    expect((await put(SETTINGS, null)).status).toBe(422);
    expect((await put()).status).toBe(200);
    expect(JSON.stringify(await show())).not.toContain('geheim');
  });

  it('that is another one is refused by the vendor, and the feed says so', async () => {
    await put(SETTINGS, { ...LOGIN, password: 'another' });
    await work(NOW);
    expect(await show()).toMatchObject({ outcome: 'key-refused' });
  });
});
