/**
 * A third source of listings in the content service: its rules, its store, and the two registry lines
 * (`testing/index.ts` beside the registries), which are all that this test replaces.
 */
import '#domain/sources/testing/replaceable.ts';
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Estate } from '#wire/estate.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { Site } from '#wire/site.ts';
import type { SiteChanges } from '#wire/testing/site.ts';
import { THIRD_ID, THIRD_LISTING, THIRD_SUMMARY } from '#worker/estate/sources/testing/third/documents.ts';
import { createApp } from '../../app.ts';
import { contactInfoStatements, estateStatements, siteStatements } from '../../intake/index.ts';
import { listingStatements } from '../../intake/sources/second.ts';
import { thirdListingStatements } from '../../intake/sources/testing/third.ts';
import { SITE_DOOR } from '../../platform/access/doors.ts';
import { OPERATIONS } from '../../service.ts';
import { aGuid, aListing, anEstate, aSite } from '../../testing/fixtures.ts';
import { store } from '../../testing/store.ts';

// The service was already loaded with the real registries, and other files need them again.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock('#domain/sources/index.ts', () => import('#domain/sources/testing/index.ts'));
vi.mock('./index.ts', () => import('./testing/index.ts'));

const app = createApp(SITE_DOOR);
const ask = async (path: string, init?: RequestInit): Promise<Response> =>
  await app.request(`http://content.test${path}`, init, env, createExecutionContext());
const get = (path: string) => ask(path);
const post = (path: string, body: unknown) =>
  ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const setTo = (source: string): SiteChanges => ({
  settings: { source: source as Site['settings']['source'] },
});
const general = (deal: string, changes: Partial<Estate['general']> = {}): Partial<Estate['general']> => ({
  ...THIRD_SUMMARY.general,
  transaction: { id: deal },
  ...changes,
});
const third = (site: string, number: number, deal: string, changes: Partial<Estate['general']> = {}) =>
  thirdListingStatements(
    site,
    { ...THIRD_LISTING, key: `x-${number}`, deal },
    anEstate(900_000 + number, general(deal, changes)),
  );
/** A similar estate of each of the other sources. */
const others = (site: string) => [
  ...estateStatements(site, anEstate(12, { ...THIRD_SUMMARY.general, transaction: { id: 1 } })),
  ...listingStatements(
    site,
    aListing(aGuid(1)),
    anEstate(13, { ...THIRD_SUMMARY.general, transaction: { id: 3 } }),
  ),
];

beforeAll(() =>
  store(
    ...['alone', 'all', 'second'].flatMap((site) => [
      siteStatements(aSite(site, setTo({ alone: 'third', all: 'first', second: 'skarabee' }[site] ?? ''))),
      others(site),
      third(site, 123, 'open'),
      third(site, 124, 'held', { price: { value: 400_000 } }),
      third(site, 125, 'gone'),
    ]),
    thirdListingStatements(
      'all',
      { ...THIRD_LISTING, key: 'x-126', deal: 'letting', where: { ...THIRD_LISTING.where, visible: false } },
      anEstate(900_126, general('letting')),
    ),
    contactInfoStatements('alone', THIRD_ID, { firstname: 'An' }),
  ),
);

const found = async (site: string, path: string, query: EstateQuery = {}, group?: 'STATUS') => {
  const response = await post(`/sites/${site}/estates${path}`, { query, group });
  expect(response.status).toBe(200);
  const answer: { total: { value: number }; results: Estate[]; groups?: unknown } = await response.json();
  const ids = answer.results.map(({ guid, general: { id } }) => guid ?? String(id)).toSorted();
  return { ...answer, ids };
};

describe('a listing of a third source', () => {
  it('is returned whole, without internal fields', async () => {
    const response = await get(`/sites/alone/estates/third/${THIRD_ID}`);
    expect(response.status).toBe(200);
    const { technical, ...rest } = THIRD_LISTING;
    expect(await response.json()).toEqual({
      ...rest,
      technical: { constructionYear: technical.constructionYear },
    });
  });

  it('hides its address with the estate that represents it', async () => {
    const listing: { where: object } = await (await get('/sites/all/estates/third/x-126')).json();
    expect(listing.where).toMatchObject({ visible: false, city: { zip: '9000' } });
    expect(JSON.stringify(listing)).not.toMatch(/Dorpsstraat|51\.05\b/);
  });

  it('is not found by an id of another shape, nor on another site', async () => {
    expect((await get('/sites/alone/estates/third/12')).status).toBe(400);
    expect((await get('/sites/second/estates/third/x-126')).status).toBe(404);
  });

  it('is found by its own search, by its own ids', async () => {
    expect((await found('alone', '/third')).ids).toEqual(['x-123', 'x-124', 'x-125']);
    const open = { terms: { 'transaction.id': ['open', 'held'] } };
    expect((await found('alone', '/third', open)).ids).toEqual(['x-123', 'x-124']);
    expect((await found('alone', '/third', { range: { 'price.value': { lte: 410_000 } } })).ids).toEqual([
      'x-124',
    ]);
  });

  it('is in its groups', async () => {
    const { groups } = await found('alone', '/third', {}, 'STATUS');
    expect(groups).toMatchObject([
      { key: '1', count: 1 },
      { key: '3', count: 1 },
      { key: '5', count: 1 },
    ]);
  });

  it('is found among the others when all sources are searched, by the ids of lists', async () => {
    expect((await found('all', '')).ids).toEqual([aGuid(1), '12', 'x-123', 'x-124', 'x-125', 'x-126']);
    const forSale = { terms: { 'transaction.id': ['1', '3'] } };
    expect((await found('all', '', forSale)).ids).toEqual([aGuid(1), '12', 'x-123', 'x-124']);
  });

  it('is not in another source’s search, nor are others in its own', async () => {
    expect((await found('second', '/skarabee')).ids).toEqual([aGuid(1)]);
    expect((await found('second', '/third')).ids).not.toContain(aGuid(1));
  });

  it('is counted only in the options of its site', async () => {
    const response = await post('/sites/alone/estate-filters', { query: {} });
    const { transactions }: { transactions: { id: string; count: number }[] } = await response.json();
    expect(transactions.map(({ id, count }) => [id, count])).toEqual([
      ['gone', 1],
      ['held', 1],
      ['open', 1],
    ]);
  });

  it('has similar estates, without those sold by its own ids', async () => {
    const response = await get(`/sites/alone/estates/${THIRD_ID}/similar`);
    const { results }: { results: Estate[] } = await response.json();
    expect(results.map(({ guid }) => guid)).toEqual(['x-124']);
  });

  it('is found by favourites, and has its contact', async () => {
    const favourites = { terms: { 'children.general.id': ['x-124', '12'] } };
    expect((await found('all', '', favourites)).ids).toEqual(['12', 'x-124']);
    const contact = await get(`/sites/alone/estates/${THIRD_ID}/contact-info`);
    expect(await contact.json()).toMatchObject({ firstname: 'An' });
  });

  it('has its call in the OpenAPI document', () => {
    expect(OPERATIONS.map(({ path }) => path)).toContain('/sites/{siteId}/estates/third/{key}');
  });
});
