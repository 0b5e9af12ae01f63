import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { TRAITS } from '#domain/filter/traits.ts';
import type { EstateQuery, EstateSearchRequest } from '#wire/estate-search.ts';
import type { SearchScope } from '../estates/scope.ts';
import { siteStatements } from '../intake/index.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { aSite } from '../testing/fixtures.ts';
import { anOffer } from '../testing/offer.ts';
import { store } from '../testing/store.ts';
import { optionStatements } from './filters/options.ts';
import { traitStatements } from './filters/traits.ts';
import type { GroupCount, Grouping } from './query/grouping.ts';
import { offerConditionsOf } from './query/offered.ts';
import { planSearch } from './search.ts';
import { goneNearStatement } from './similar/gone-near.ts';
import { type Likeness, similarStatement } from './similar/statement.ts';
import { streetStatement } from './streets/find-streets.ts';

/** A thousand estates in fifty cities, on each of ten sites: enough to affect the planner. */
const MANY =
  'INSERT INTO estates (site_id, id, city_id, head_type_id, price, publication_date, lat, lon) ' +
  "SELECT 'site' || (n.value % 10), n.value, n.value % 50, n.value % 7, n.value * 1000, n.value, " +
  '50 + n.value / 1000.0, 3 + n.value / 1000.0 FROM json_each(?) AS n';

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

const search = (request: EstateSearchRequest, scope: SearchScope = 'all') =>
  planSearch('site1', request, scope);
const census = (request: EstateSearchRequest) => planOf(search(request).census);
/** Query plan of the page; later statements read its cards. */
const page = async (request: EstateSearchRequest, counts?: GroupCount[], numbers?: string): Promise<string> =>
  (await Promise.all(search(request).page(counts, numbers).map(planOf)))
    .map((plan) => plan.split('\nSCAN page')[0])
    .join('\n');

const NEAR = { distance: '5km', 'address.geoLocation': { lat: 51, lon: 3 } };
const FAR = { distance: '5km', 'address.geoLocation': { lat: 50.5, lon: 5 } };
const ROUND = Array.from({ length: 40 }, (_, at) => ({
  lat: 51 + Math.sin((at * Math.PI) / 20) / 10,
  lon: 3 + Math.cos((at * Math.PI) / 20) / 10,
}));

it.each([
  ['as in an address', (degrees: number) => Number(degrees.toFixed(4))],
  // A caller of the contract is free to send them.
  ['of as many digits as a number has', (degrees: number) => degrees + 1.234567890123e-5],
  ['near zero', (degrees: number) => -degrees * 1.234567890123e-301],
])('keeps every statement of the dearest search within the 100,000 bytes that D1 takes: %s', (_, written) => {
  for (const distance of ['8km', '15km', '50km', '9999km']) expectShort(written, distance);
});

/** All conditions at once; circles of up to some kilometres are read by their tiles. */
function expectShort(written: (degrees: number) => number, distance: string): void {
  const query: EstateQuery = {
    geo_polygon: ROUND.map(({ lat, lon }) => ({ lat: written(lat), lon: written(lon) })),
    geo_distance: Array.from({ length: 8 }, (_, at) => ({
      distance,
      'address.geoLocation': { lat: -written(50.123456 + at / 3), lon: -written(103.234567 + at / 3) },
    })),
    terms: { bedroomCount: ['3'], news: ['lowered'], lift: ['yes'] },
    range: { 'price.value': { lte: 500_000 }, bedroomCount: { gte: 1 }, livingArea: { gte: 50 } },
    unknown: ['livingArea'],
    match: { text: 'zicht op zee' },
  };
  const { census, page } = search({ query });
  const statements = [
    ...optionStatements({ siteId: 'site1', query, scope: 'all' }),
    ...traitStatements({ siteId: 'site1', query, scope: 'all', traits: TRAITS }),
    census,
    ...page(),
  ];
  expect(Math.max(...statements.map(({ sql }) => new TextEncoder().encode(sql).length))).toBeLessThan(90_000);
}

it.each<[string, EstateSearchRequest, string]>([
  ['the newest', { query: {} }, 'estates_by_date (site_id=?)'],
  [
    'the dearest',
    { query: {}, sort: [{ 'price.value': { order: 'desc' } }] },
    'estates_by_price (site_id=?)',
  ],
  [
    'the cheapest',
    { query: {}, sort: [{ 'price.value': { order: 'asc' } }] },
    'estates_by_price (site_id=?)',
  ],
  [
    'cities by name',
    { query: {}, sort: [{ 'address.city.name': { order: 'asc' } }] },
    'estates_by_city_name (site_id=?)',
  ],
  [
    'the largest, with a garden',
    { query: { terms: { garden: ['yes'] } }, sort: [{ livingArea: { order: 'desc' } }] },
    'estates_by_area (site_id=?)',
  ],
  [
    'the cheapest per m²',
    { query: {}, sort: [{ pricePerArea: { order: 'asc' } }] },
    'estates_by_price_per_area (site_id=?)',
  ],
  [
    'the newest with all traits',
    {
      query: {
        terms: { lift: ['yes'], energyLabel: ['A', 'B'], facades: ['4'] },
        range: {
          livingArea: { gte: 100 },
          landArea: { gte: 500 },
          year: { gte: 2000 },
          availableOn: { lte: 1 },
        },
      },
    },
    'estates_by_date (site_id=?)',
  ],
  [
    'the newest of a city',
    { query: { terms: { 'address.city.id': ['1'] } } },
    'estates_by_city (site_id=? AND city_id=?)',
  ],
  [
    'the newest for sale',
    { query: { terms: { 'transaction.id': ['1', '3'] } } },
    'estates_by_date (site_id=?)',
  ],
  [
    'the newest of a range of prices',
    { query: { range: { 'price.value': { lte: 300_000 } } } },
    'estates_by_date (site_id=?)',
  ],
])('reads %s in the order of an index, without sorting all', async (_what, request, index) => {
  const detail = await page(request);
  expect(detail).toContain(`SEARCH e USING INDEX ${index}`);
  expect(detail).not.toMatch(/TEMP B-TREE FOR (ORDER|RIGHT)/);
});

it.each<[string, EstateSearchRequest['query'], string]>([
  ['a city', { terms: { 'address.city.id': ['1', '2'] } }, 'estates_by_city (site_id=? AND city_id=?)'],
  ['a circle', { geo_distance: [NEAR] }, 'estates_by_tile (site_id=? AND <expr>=?)'],
  ['two circles', { geo_distance: [NEAR, FAR] }, 'estates_by_tile (site_id=? AND <expr>=?)'],
  ['an area of forty corners', { geo_polygon: ROUND }, 'estates_by_tile (site_id=? AND <expr>=?)'],
  [
    'eight circles and an area',
    { geo_distance: Array.from({ length: 8 }, () => NEAR), geo_polygon: ROUND },
    'estates_by_tile (site_id=? AND <expr>=?)',
  ],
  ['ids and guids', { terms: { 'children.general.id': ['1', '2'] } }, 'INTEGER PRIMARY KEY (rowid=?)'],
  ['words', { match: { text: 'zee' } }, 'INTEGER PRIMARY KEY (rowid=?)'],
  ['words of a language', { match: { text: 'zee', locale: 'fr' } }, 'INTEGER PRIMARY KEY (rowid=?)'],
  ['collections', { terms: { 'children.collections': ['new'] } }, 'estates_by_id (site_id=? AND id=?)'],
  [
    'units of a project',
    { terms: { bedroomCount: ['3'] } },
    'estates_of_project (site_id=? AND parent_id=? AND withdrawn_at=?)',
  ],
])('finds %s by an index', async (_what, query, index) => {
  expect(await page({ query })).toContain(index);
  expect(await census({ query: { ...query, range: { bedroomCount: { gte: 1 } } } })).toContain(index);
});

it.each<[string, EstateQuery]>([
  ['a circle', { geo_distance: [NEAR] }],
  ['an area of forty corners', { geo_polygon: ROUND }],
])('looks for projects by the tiles of %s, not among those of the site', async (_what, places) => {
  const detail = await census({ query: { ...places, range: { bedroomCount: { gte: 3 } } } });
  expect(detail.match(/SEARCH e USING .*/g)).toEqual([
    'SEARCH e USING INDEX estates_by_tile (site_id=? AND <expr>=?)',
    'SEARCH e USING INDEX estates_by_tile (site_id=? AND <expr>=?)',
  ]);
});

it.each<[string, EstateSearchRequest['query']]>([
  ['bedrooms', { range: { bedroomCount: { gte: 2 } } }],
  ['bedrooms of a status', { range: { bedroomCount: { gte: 2 } }, terms: { 'transaction.id': ['1'] } }],
  ['bedrooms and a price', { range: { bedroomCount: { gte: 2, lte: 3 }, 'price.value': { lte: 300_000 } } }],
])('looks among the units of one project at a time for %s', async (_what, query) => {
  for (const detail of [await page({ query }), await census({ query })]) {
    expect(detail).toContain('estates_of_project (site_id=? AND parent_id=? AND withdrawn_at=?');
    expect(detail).not.toContain('estates_by_unit_bedrooms');
  }
});

it.each<[string, EstateQuery]>([
  ['a price', { range: { 'price.value': { gte: 200_000, lte: 300_000 } } }],
  ['a price, also on request', { range: { 'price.value': { lte: 300_000 } }, unknown: ['price'] }],
  ['bedrooms of a status', { range: { bedroomCount: { gte: 2 } }, terms: { 'transaction.id': ['1'] } }],
  ['traits', { terms: { garden: ['yes'], facades: ['4'] }, range: { livingArea: { gte: 90 } } }],
])('tells the projects that have a unit of %s by columns of their index', async (_what, query) => {
  const { results } = await env.DB.prepare("SELECT name FROM pragma_index_info('estates_with_units')").all<{
    name: string;
  }>();
  const unit = offerConditionsOf(query, 'all')?.unit.text ?? '';
  const read = new Set([...unit.matchAll(/\be\.(\w+)/g)].map(([, column]) => column));
  // A condition of the index itself is not read.
  expect(read.delete('has_units')).toBe(true);
  expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining([...read]));
});

it.each<[string, EstateSearchRequest, RegExp]>([
  [
    'terms alone by the table of counts',
    { query: { terms: { 'headType.id': ['1'] } } },
    /SEARCH e USING PRIMARY KEY \(site_id=\? AND city_id=\?\)/,
  ],
  ['words alone by their index', { query: { match: { text: 'zee' } } }, /SCAN estate_words VIRTUAL TABLE/],
  [
    'prices by theirs',
    { query: { range: { 'price.value': { gte: 1, lte: 9 } } } },
    /estates_by_price \(site_id=\? AND price_step>\? AND price_step<\?\)/,
  ],
  ['price steps in their order', { query: {}, group: 'PRICE' }, /estates_by_price \(site_id=\?\)/],
  [
    'bedrooms of a status up to a price by kind',
    {
      query: {
        terms: { 'transaction.id': ['1', '3'] },
        range: { bedroomCount: { gte: 3 }, 'price.value': { lte: 300_000 } },
      },
    },
    /estates_by_kind \(site_id=\? AND transaction_key=\? AND bedroom_count>\?\)/,
  ],
  [
    'bedrooms of a status by kind',
    { query: { terms: { 'transaction.id': ['1', '3'], bedroomCount: ['2'] } } },
    /estates_by_kind \(site_id=\? AND transaction_key=\? AND bedroom_count=\?\)/,
  ],
])('counts %s', async (_what, request, index) => {
  expect(await census(request)).toMatch(index);
});

describe('many traits', () => {
  const query: EstateQuery = {
    terms: {
      'transaction.id': ['1', '3'],
      garden: ['yes'],
      lift: ['yes'],
      parking: ['yes'],
      terrace: ['yes'],
    },
    range: { bedroomCount: { gte: 3 } },
  };

  it('are counted first, since they may leave a handful of homes', () => {
    expect(search({ query }).countsFirst).toBe(true);
    const { terrace: _, ...terms } = query.terms ?? {};
    expect(search({ query: { ...query, terms } }).countsFirst).toBe(false);
  });

  it.each<[string, Partial<EstateSearchRequest>]>([
    ['the newest', {}],
    ['the largest', { sort: [{ livingArea: { order: 'desc' } }] }],
    ['with homes that do not say one', { query: { ...query, unknown: ['lift'] } }],
    ['a later page', { from: 30 }],
  ])('that leave few homes read these alone: %s', async (_what, changes) => {
    expect(await census({ query, ...changes })).toMatch(
      /estates_by_kind \(site_id=\? AND transaction_key=\? AND bedroom_count>\?\)/,
    );
    const detail = await page({ query, ...changes }, [{ key: null, count: 2 }], '[7,9]');
    expect(detail).toContain('SEARCH e USING INTEGER PRIMARY KEY (rowid=?)');
    expect(detail).not.toMatch(/SEARCH e USING INDEX/);
  });

  it('that leave many are read in the order of the page', async () => {
    const detail = await page({ query }, [{ key: null, count: 60 }]);
    expect(detail).toContain('estates_by_date (site_id=?)');
    expect(detail).not.toContain('TEMP B-TREE FOR');
  });
});

it('reads a circle over all of the country as if there were none', async () => {
  const query = { geo_distance: [{ ...NEAR, distance: '200km' }] };
  expect(await page({ query })).toContain('estates_by_date (site_id=?)');
  expect(await census({ query })).toContain('estates_by_kind (site_id=?)');
});

it('reads a page within a group in index order', async () => {
  const detail = await page({ query: {}, group: 'TYPE' }, [{ key: '1', count: 100 }]);
  expect(detail).toContain('estates_by_date (site_id=?)');
  expect(detail).not.toContain('TEMP B-TREE');
});

it('reads projects without a key by the index of projects, and homes without one in their index order', async () => {
  const projects = await page({ query: {}, group: 'SUBTYPE' }, [{ key: 'PROJECTS', count: 2 }]);
  expect(projects).toContain('estates_by_project (site_id=?)');
  const homes = await page({ query: {}, group: 'SUBTYPE' }, [{ key: null, count: 100 }]);
  expect(homes).toContain('estates_by_date (site_id=?)');
  expect(homes).not.toContain('TEMP B-TREE');
});

it.each(['SUBTYPE', 'CITY'] as const)('finds the names of groups by their keys: %s', async (group) => {
  expect(await census({ query: {}, group, locale: 'fr' })).toMatch(
    /SEARCH named USING (PRIMARY KEY|INDEX \w+) \(site_id=\? AND (kind=\? AND )?id=\?\)/,
  );
});

it.each<[string, string[], Grouping]>([
  ['cities', ['1', '2'], 'CITY'],
  ['statuses', ['5', '6'], 'STATUS'],
])('reads the small groups of a page together by an index: %s', async (_what, keys, group) => {
  const detail = await page(
    { query: {}, group },
    keys.map((key) => ({ key, count: 2 })),
  );
  expect(detail).toMatch(
    /SEARCH e USING INDEX estates_by_(city \(site_id=\? AND city_id|kind \(site_id=\? AND transaction_key)=\?\)/,
  );
});

const ESTATE: Likeness = {
  id: '101',
  parent_id: null,
  head_type_id: '3',
  sub_type_id: null,
  purpose: 'FOR_SALE',
  city_id: '1',
  price: 300_000,
  bedroom_count: 3,
  lat: 50.5,
  lon: 3.5,
};

it.each([
  ['around it', ESTATE],
  ['in its city', { ...ESTATE, lat: null, price: null }],
])('finds estates like another by an index: %s', async (_what, estate) => {
  const statement = similarStatement('site1', estate, 'all', 6);
  const detail = statement === null ? '' : await planOf(statement);
  expect(detail).toMatch(
    /SEARCH e USING INDEX estates_\w+ \(site_id=\? AND (city_id=|<expr>=|transaction_key=)/,
  );
});

it('counts what became of a home’s neighbours by an index of its city', async () => {
  const statement = goneNearStatement(aSite('site1'), { transaction_key: '5', city_id: '1' }, new Date());
  expect(statement === null ? '' : await planOf(statement)).toMatch(
    /SEARCH e USING INDEX estates_by_city \(site_id=\? AND city_id=\? AND publication_date>\?\)/,
  );
});

it.each<[string, EstateSearchRequest]>([
  ['cities', { query: { terms: { 'address.city.id': ['1', '2'] } } }],
  ['words', { query: { match: { text: 'zee' }, range: { 'price.value': { lte: 9 } } } }],
  [
    'words of a language',
    { query: { match: { text: 'zee', locale: 'nl' }, terms: { 'address.city.id': ['1'] } }, group: 'CITY' },
  ],
  ['collections', { query: { terms: { 'transaction.id': ['1'], 'children.collections': ['new'] } } }],
  ['ranges', { query: { range: { 'price.value': { lte: 1 }, bedroomCount: { gte: 1 } } }, group: 'CITY' }],
  ['a circle', { query: { geo_distance: [NEAR], range: { bedroomCount: { gte: 1 } } } }],
  ['an area', { query: { geo_polygon: ROUND, range: { bedroomCount: { gte: 1 } } } }],
  ['sub types', { query: { terms: { 'subType.id': ['11'], 'address.country.id': ['BE'] } } }],
  ['traits', { query: { terms: { garden: ['yes'] }, range: { year: { gte: 1990 } } }, group: 'CITY' }],
  ['what does not say a trait', { query: { terms: { lift: ['yes'] }, unknown: ['lift'] } }],
  ['sort by type', { query: {}, sort: [{ 'subType.id': { order: 'asc' } }] }],
])('never scans a table, which holds every site: %s', async (_what, request) => {
  const scanned = /SCAN (e|u|d|member|estates|estate_counts|estate_documents)\b/;
  for (const scope of ['all', 'second'] as const) {
    const plan = search(request, scope);
    for (const statement of [plan.census, ...plan.page([{ key: '1', count: 9 }])]) {
      expect(await planOf(statement)).not.toMatch(scanned);
    }
  }
});

it('finds streets by the index of words and by keys', async () => {
  const detail = await planOf(streetStatement('site1', '"736974653:1:s:duin"*', 'all'));
  expect(detail).toContain('INTEGER PRIMARY KEY (rowid=?)');
  expect(detail).not.toMatch(/SCAN (e|d|estates|estate_documents)\b/);
});

it.each<[string, EstateQuery]>([
  ['nothing', {}],
  ['traits', { terms: { garden: ['yes'], condition: ['NEW'] }, range: { livingArea: { gte: 100 } } }],
  ['what does not say a trait', { terms: { lift: ['yes'], 'address.city.id': ['1'] }, unknown: ['lift'] }],
  ['terms', { terms: { 'address.city.id': ['1'], 'transaction.id': ['1', '3'] } }],
  ['a range of prices', { range: { 'price.value': { lte: 300_000 } } }],
  ['bedrooms and a circle', { terms: { bedroomCount: ['3'] }, geo_distance: [NEAR] }],
  ['an area of forty corners', { geo_polygon: ROUND }],
  [
    'bedrooms, eight circles and an area',
    {
      terms: { bedroomCount: ['3'] },
      geo_distance: Array.from({ length: 8 }, () => FAR),
      geo_polygon: ROUND,
    },
  ],
  ['words', { match: { text: 'zee' } }],
  ['words of a language', { match: { text: 'met lift', locale: 'nl' }, terms: { bedroomCount: ['3'] } }],
])('counts options under %s without a scan of a table', async (_what, query) => {
  const asked = { siteId: 'site1', query, scope: 'all' as const };
  for (const statement of [...optionStatements(asked), ...traitStatements({ ...asked, traits: TRAITS })]) {
    const plan = await planOf(statement);
    // Rows from a subquery are scanned in order.
    expect(plan.includes('CO-ROUTINE e') ? plan.replace(/^SCAN e$/m, '') : plan).not.toMatch(
      /SCAN (e|u|d|h|c|estates|estate_counts|home_counts|estate_documents|option_names|cities)\b/,
    );
  }
});
