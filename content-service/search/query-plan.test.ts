import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import type { EstateSearchRequest } from '../../worker/content/schemas/estate-search.ts';
import { searchStatements } from '../db/estate-search.ts';
import { siteStatements } from '../db/import.ts';
import { prepare, type Statement } from '../db/statement.ts';
import { aSite } from '../testing/fixtures.ts';
import { anOffer } from '../testing/offer.ts';
import { store } from '../testing/store.ts';
import { type Likeness, similarStatement } from './similar.ts';

/** A thousand estates in fifty cities, on one of ten sites each: enough for the planner to care. */
const MANY =
  'INSERT INTO estates (site_id, id, city_id, head_type_id, price, publication_date, lat, lon, doc) ' +
  "SELECT 'site' || (n.value % 10), n.value, n.value % 50, n.value % 7, n.value * 1000, n.value, " +
  "50 + n.value / 1000.0, 3 + n.value / 1000.0, '{}' FROM json_each(?) AS n";

beforeAll(async () => {
  await store(
    anOffer('coast'),
    ...Array.from({ length: 10 }, (_, site) => siteStatements(aSite(`site${site}`))),
  );
  const numbers = Array.from({ length: 1000 }, (_, index) => index + 100);
  await store([{ sql: MANY, params: [JSON.stringify(numbers)] }]);
});

const planOf = async (statement: Statement): Promise<string> => {
  const explain = { ...statement, sql: `EXPLAIN QUERY PLAN ${statement.sql}` };
  const { results } = await prepare(env.DB, explain).all<{ detail: string }>();
  return results.map(({ detail }) => detail).join('\n');
};

const plan = (request: EstateSearchRequest) => planOf(searchStatements('site1', request, 'all').page);

it('reads the newest estates in the order of an index, without sorting', async () => {
  const detail = await plan({ query: {} });
  expect(detail).toMatch(/SEARCH e USING (COVERING )?INDEX estates_by_date \(site_id=\?\)/);
  expect(detail).not.toContain('TEMP B-TREE');
});

it('reads prices downwards in the order of an index', async () => {
  expect(await plan({ query: {}, sort: [{ 'price.value': { order: 'desc' } }] })).toContain(
    'estates_by_price',
  );
});

it.each<[string, EstateSearchRequest['query'], string]>([
  ['a city', { terms: { 'address.city.id': ['1'] } }, 'estates_by_city (site_id=? AND city_id=?)'],
  [
    'a circle',
    { geo_distance: { distance: '5km', 'address.geoLocation': { lat: 51, lon: 3 } } },
    'estates_by_place (site_id=? AND lat>? AND lat<?)',
  ],
  ['ids and guids', { terms: { 'children.general.id': ['1', '2'] } }, 'INTEGER PRIMARY KEY (rowid=?)'],
  [
    'units of a project',
    { terms: { bedroomCount: ['3'] } },
    'estates_of_project (site_id=? AND parent_id=?)',
  ],
])('finds %s by an index', async (_what, query, index) => {
  expect(await plan({ query })).toContain(index);
});

const HOME: Likeness = {
  id: '101',
  parent_id: null,
  head_type_id: '3',
  sub_type_id: null,
  transaction_key: '1',
  city_id: '1',
  price: 300_000,
  bedroom_count: 3,
  lat: 50.5,
  lon: 3.5,
};

it.each([
  ['around it', HOME, /estates_by_(?:place|price) \(site_id=\? AND (?:lat|price)>/],
  ['in its city', { ...HOME, lat: null, price: null }, /estates_by_city \(site_id=\? AND city_id=\?\)/],
])('finds homes like another by an index: %s', async (_what, home, index) => {
  const statement = similarStatement('site1', home, 'all', 6);
  const detail = statement === null ? '' : await planOf(statement);
  expect(detail).toMatch(index);
  expect(detail).not.toMatch(/SCAN e\b/);
});

it('never scans the whole table, which holds every site', async () => {
  const requests: EstateSearchRequest[] = [
    { query: { terms: { 'address.city.id': ['1', '2'] } } },
    { query: { match: { text: 'zee' } } },
    { query: { terms: { 'transaction.id': ['1'], 'children.collections': ['new'] } } },
    { query: { range: { 'price.value': { lte: 1 }, bedroomCount: { gte: 1 } } }, group: 'CITY' },
  ];
  for (const request of requests) {
    expect(await plan(request)).not.toMatch(/SCAN (e|u|member)\b/);
  }
});
