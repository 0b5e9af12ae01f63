import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SitemapAnswer, SitemapEntry } from '#wire/sitemap.ts';
import {
  collectionStatements,
  estateStatements,
  groupStatements,
  pageStatements,
  type Statement,
  siteStatements,
  withdrawEstateStatements,
} from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { prepare } from '../platform/db/prepare.ts';
import { get } from '../testing/call.ts';
import { aCity, aGuid, aListing, anEstate, aPage, aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';
import { entriesStatement } from './entries.ts';

const site = aSite('coast', { settings: { hiddenStatus: [8] } });
const KNOKKE = aCity(1201, '8300', 'Knokke', 51.35, 3.28);

beforeAll(() =>
  store(
    siteStatements(site),
    pageStatements('coast', aPage('about', { nl: 'over-ons' })),
    pageStatements('coast', aPage('old', { nl: 'oud' }), { withdrawnAt: '2026-10-01T10:00:00Z' }),
    estateStatements('coast', anEstate(1, { address: KNOKKE, description: { nl: 'Veel woorden.' } })),
    estateStatements('coast', anEstate(2, { transaction: { id: 8, name: { nl: 'Discreet' } } })),
    estateStatements('coast', anEstate(3), { withdrawnAt: '2026-10-01T10:00:00Z' }),
    estateStatements('coast', anEstate(4, { address: { ...KNOKKE, visible: false } })),
    estateStatements('coast', anEstate(5, { project: true, address: { ...KNOKKE, visible: false } })),
    estateStatements('coast', anEstate(6, { parentId: 5, address: KNOKKE })),
    listingStatements('coast', aListing(aGuid(7)), anEstate(7)),
    siteStatements(aSite('inland')),
    estateStatements('inland', anEstate(1)),
  ),
);

const files = async (query = '', siteId = 'coast'): Promise<SitemapAnswer['files']> => {
  const answer = await (await get(`/sites/${siteId}/sitemap${query}`)).json<SitemapAnswer>();
  return answer.files;
};
const entries = async (path: string, siteId = 'coast'): Promise<SitemapEntry[]> => {
  const answer = await (await get(`/sites/${siteId}/sitemap/${path}`)).json<{ entries: SitemapEntry[] }>();
  return answer.entries;
};
const ids = async (path: string, siteId?: string) => (await entries(path, siteId)).map(({ id }) => id);

describe('GET …/sitemap (decision 20)', () => {
  it('divides listed pages into files by id, with the last change of each', async () => {
    expect(await files('?size=2')).toEqual([
      { kind: 'page', after: null, upTo: 'about', entries: 1, lastmod: expect.any(String) },
      { kind: 'estate', after: null, upTo: '4', entries: 2, lastmod: expect.any(String) },
      { kind: 'estate', after: '4', upTo: '6', entries: 2, lastmod: expect.any(String) },
      { kind: 'estate', after: '6', upTo: '7', entries: 1, lastmod: expect.any(String) },
    ]);
    expect(await files('', 'inland')).toMatchObject([{ kind: 'estate', upTo: '1', entries: 1 }]);
  });

  it('leaves out withdrawn pages and hidden statuses', async () => {
    expect(await ids('estate')).toEqual(['1', '4', '5', '6', '7']);
    expect(await ids('page')).toEqual(['about']);
  });

  it.each([[['8']], [[' 8 ']], [[8, null]], [[{}, '8', true]], ['8'], [{}], [[null]]])(
    'leaves out a hidden status however the setting is written: %j (spec 1 §2)',
    async (hiddenStatus) => {
      await store(
        siteStatements(aSite('odd')),
        ...[1, 2, 3].map((id) => estateStatements('odd', anEstate(id))),
        estateStatements('odd', anEstate(8, { transaction: { id: 8 } })),
      );
      // Writing is strict, but stored data is checked again on reading.
      await env.DB.prepare(
        "UPDATE sites SET doc = json_set(doc, '$.settings.hiddenStatus', json(?)) WHERE id = 'odd'",
      )
        .bind(JSON.stringify(hiddenStatus))
        .run();
      expect(await ids('estate', 'odd')).toEqual(['1', '2', '3']);
    },
  );

  it('lists collections and groups while one of their estates is on offer, without an instant', async () => {
    const title = { nl: 'Nieuw' };
    await store(
      siteStatements(aSite('lists')),
      estateStatements('lists', anEstate(1), { collections: ['new'] }),
      estateStatements('lists', anEstate(2), {
        collections: ['former'],
        withdrawnAt: '2026-10-01T10:00:00Z',
      }),
      ...['new', 'former', 'empty'].map((id) => collectionStatements('lists', { id, title })),
      collectionStatements('lists', { id: 'dear', title, query: { range: { 'price.value': { gte: 1 } } } }),
      groupStatements('lists', { id: 'phases', title }, ['1', '2']),
      groupStatements('lists', { id: 'gone', title }, ['2']),
    );
    expect(await ids('collection', 'lists')).toEqual(['dear', 'new']);
    expect(await entries('group', 'lists')).toEqual([
      { id: 'phases', lastmod: null, group: { id: 'phases', hero: null } },
    ]);
    expect((await files('', 'lists')).map(({ kind, entries: n }) => [kind, n])).toEqual([
      ['collection', 2],
      ['group', 1],
      ['estate', 1],
    ]);
  });

  it('returns ranges without gaps or duplicates', async () => {
    expect(await ids('estate?after=1&upTo=6&limit=2')).toEqual(['4', '5']);
    expect(await ids('estate?after=5&upTo=6')).toEqual(['6']);
  });

  it('contains only data for addresses', async () => {
    const [first] = await entries('estate?limit=1');
    expect(first?.estate?.general).toMatchObject({ id: 1, address: { street: { nl: 'Knokkestraat' } } });
    expect(first?.estate?.general).not.toHaveProperty('description');
  });

  it('keeps a hidden address hidden, a unit’s with its project’s', async () => {
    const all = await entries('estate?after=1');
    expect(JSON.stringify(all)).not.toContain('Knokkestraat');
    expect(all.find(({ id }) => id === '6')?.project?.general.id).toBe(5);
  });

  it('lists only the second source if the site shows only that', async () => {
    const settings = { source: 'skarabee' } as const;
    await store(
      siteStatements(aSite('second', { settings })),
      estateStatements('second', anEstate(1)),
      listingStatements('second', aListing(aGuid(2)), anEstate(2)),
    );
    expect(await ids('estate', 'second')).toEqual(['2']);
  });

  it.each(['/sitemap?size=0', '/sitemap?size=50001', '/sitemap/garden', '/sitemap/estate?limit=1001'])(
    'refuses %s',
    async (path) => expect((await get(`/sites/coast${path}`)).status).toBe(400),
  );

  it('answers 404 for an unknown site', async () => {
    expect((await get('/sites/nowhere/sitemap')).status).toBe(404);
    expect((await get('/sites/nowhere/sitemap/estate')).status).toBe(404);
  });

  it('reads a range by its key', async () => {
    const { sql, params } = entriesStatement({ site, today: '2026-11-20' }, 'estate', {
      after: '1',
      limit: 2,
    });
    const { results } = await prepare(env.DB, { sql: `EXPLAIN QUERY PLAN ${sql}`, params }).all<{
      detail: string;
    }>();
    const plan = results.map(({ detail }) => detail).join('\n');
    expect(plan).toContain('SEARCH e USING INDEX estates_by_id (site_id=? AND id>?)');
    expect(plan).not.toContain('TEMP B-TREE');
  });
});

describe('the instant of a last change', () => {
  const LONG_AGO = '2020-01-01T00:00:00.000Z';
  const modified = async (id: string): Promise<boolean> => {
    const row = await env.DB.prepare(
      'SELECT modified_at FROM modified_documents WHERE site_id = ? AND id = ?',
    )
      .bind('moved', id)
      .first<{ modified_at: string }>();
    return row?.modified_at !== LONG_AGO;
  };
  const setAside = () =>
    env.DB.prepare("UPDATE modified_documents SET modified_at = ? WHERE site_id = 'moved'")
      .bind(LONG_AGO)
      .run();

  const unit = anEstate(11, { parentId: 10, price: { value: 1 } });
  beforeAll(() =>
    store(
      siteStatements(aSite('moved')),
      estateStatements('moved', anEstate(10, { project: true })),
      estateStatements('moved', unit),
      listingStatements('moved', aListing(aGuid(12)), anEstate(12)),
      pageStatements('moved', aPage('about', { nl: 'over-ons' })),
    ),
  );

  it.each<[what: string, statements: Statement[], moves: string[]]>([
    ['stays when the same comes again', estateStatements('moved', unit), []],
    [
      'moves with the document, and the project’s with its unit’s',
      estateStatements('moved', anEstate(11, { parentId: 10, price: { value: 2 } })),
      ['10', '11'],
    ],
    [
      'moves with the listing of the second source',
      listingStatements('moved', aListing(aGuid(12), { title: { nl: 'Anders' } }), anEstate(12)),
      ['12'],
    ],
    [
      'moves with a withdrawal, and the project’s too',
      withdrawEstateStatements('moved', '11', '2026-11-01T00:00:00Z'),
      ['10', '11'],
    ],
    [
      'moves with a page',
      pageStatements('moved', aPage('about', { nl: 'over-ons' }, { title: { nl: 'Wij' } })),
      ['about'],
    ],
  ])('%s', async (_what, statements, moves) => {
    await setAside();
    await store(statements);
    const moved = await Promise.all(['10', '11', '12', 'about'].map(async (id) => [id, await modified(id)]));
    expect(moved.filter(([, yes]) => yes).map(([id]) => id)).toEqual(moves);
  });
});
