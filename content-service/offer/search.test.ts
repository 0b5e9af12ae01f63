import { beforeAll, describe, expect, it } from 'vitest';
import type { Estate } from '#wire/estate.ts';
import { type EstateSearchRequest, RANGE_FIELDS, TERM_FIELDS } from '#wire/estate-search.ts';
import { estateStatements, siteStatements } from '../intake/index.ts';
import { answerOf, post } from '../testing/call.ts';
import { anEstate, aSite } from '../testing/fixtures.ts';
import { anOffer } from '../testing/offer.ts';
import { COMBINATIONS, GROUPS, PAGES, QUERIES, SORTS } from '../testing/search-cases.ts';
import { store } from '../testing/store.ts';

beforeAll(() =>
  store(
    anOffer('coast'),
    siteStatements(aSite('other')),
    estateStatements('other', anEstate(1, { address: { city: { id: 1201 } }, price: { value: 500_000 } })),
    estateStatements('other', anEstate(99)),
  ),
);

interface Answer {
  total: { value: number };
  results: Estate[];
  groups?: { key: string | number | null; count: number }[];
}

const search = async (request: EstateSearchRequest, path = '/sites/coast/estates'): Promise<Answer> => {
  const response = await post(path, request);
  expect(response.status).toBe(200);
  return response.json();
};

const ids = (answer: Answer): number[] => answer.results.map(({ general }) => Number(general.id));

describe('POST …/estates', () => {
  it.each([...QUERIES, ...COMBINATIONS])('finds %s', async (_what, request, found) => {
    const answer = await search(request);
    expect(answer.total.value).toBe(found.length);
    expect(ids(answer)).toEqual(found);
  });

  it.each(TERM_FIELDS)('filters by %s: finds nothing for a value that no estate has', async (field) => {
    expect(ids(await search({ query: { terms: { [field]: ['none-such'] } } }))).toEqual([]);
  });

  it.each(RANGE_FIELDS)('filters by %s: finds nothing beyond all values', async (field) => {
    expect(ids(await search({ query: { range: { [field]: { gte: 1e12 } } } }))).toEqual([]);
  });

  it.each(SORTS)('sorts by %s', async (_what, request, found) => {
    const order = ids(await search(request));
    expect(order).toEqual(found);
  });

  it.each(PAGES)('returns %s with the whole total', async (_what, request, found) => {
    const answer = await search(request);
    expect(answer.total.value).toBe(9);
    expect(ids(answer)).toEqual(found);
  });

  it.each(GROUPS)('groups %s, and counts each group', async (_what, request, found, groups) => {
    const answer = await search(request);
    expect(ids(answer)).toEqual(found);
    expect(answer.groups?.map(({ key, count }) => [key, count])).toEqual(groups);
    expect(answer.total.value).toBe(found.length);
  });

  it.each(GROUPS)('pages through %s without an estate twice or left out', async (_what, request, found) => {
    const pages = [];
    for (let from = 0; from < found.length; from += 2) {
      pages.push(...ids(await search({ ...request, from, size: 2 })));
    }
    expect(pages).toEqual(found);
  });

  it('returns no groups unless requested', async () => {
    expect(await search({ query: {} })).not.toHaveProperty('groups');
  });

  it.each<[string, Partial<EstateSearchRequest>]>([
    ['newest first', {}],
    ['cheapest first', { sort: [{ 'price.value': { order: 'asc' } }] }],
    ['by city, last first', { sort: [{ 'address.city.name': { order: 'desc' } }] }],
    ['by sub type', { sort: [{ 'subType.id': { order: 'asc' } }] }],
    ['in groups by type', { group: 'TYPE' }],
    ['in groups by city', { group: 'CITY' }],
  ])('breaks ties by id over pages, though all share a date: %s', async (_what, order) => {
    const numbers = Array.from({ length: 40 }, (_, index) => index + 10);
    await store(
      siteStatements(aSite('ties')),
      ...numbers.map((id) =>
        estateStatements(
          'ties',
          anEstate(id, {
            publicationDate: '2026-10-01T10:00:00Z',
            headType: { id: 3 },
            address: { city: { id: 1, name: { nl: 'Knokke' } } },
          }),
        ),
      ),
    );
    const pages = [];
    for (let from = 0; from < 40; from += 7) {
      pages.push(...ids(await search({ query: {}, ...order, from, size: 7 }, '/sites/ties/estates')));
    }
    expect(pages).toEqual(numbers);
  });

  it('returns 15 per page by default (spec 1 §9)', async () => {
    const many = Array.from({ length: 16 }, (_, index) => estateStatements('many', anEstate(index + 1)));
    await store(siteStatements(aSite('many')), ...many);
    const answer = await search({ query: {} }, '/sites/many/estates');
    expect(answer.total.value).toBe(16);
    expect(answer.results).toHaveLength(15);
  });

  it('binds five hundred ids', async () => {
    const all = Array.from({ length: 500 }, (_, index) => String(index + 1));
    const answer = await search({ query: { terms: { 'children.general.id': all } }, size: 100 });
    expect(answer.total.value).toBe(13);
  });

  it.each([
    ['TYPE', { 10: '9', 1: '3' }],
    ['STATUS', { 20: '3', 21: '5', 1: '1' }],
    ['CITY', { 1: '1201', 20: '1202' }],
    ['PRICE', { 3: 750, 20: 300_000, 1: 500_000, 2: null }],
    ['SUBTYPE', { 1: '31', 5: null }],
  ] as const)(
    'groups by %s: groups stay together and each estate says its own (spec 1 §9)',
    async (group, keys) => {
      const { results } = await search({ query: {}, group });
      const groupKeys = results.map(({ groupKey }) => groupKey);
      const changes = groupKeys.filter((key, index) => index === 0 || key !== groupKeys[index - 1]);
      expect(changes).toHaveLength(new Set(groupKeys).size);
      for (const [id, key] of Object.entries(keys)) {
        expect(results.find(({ general }) => String(general.id) === id)?.groupKey).toBe(key);
      }
    },
  );

  it('trims a project’s units to what its card needs, lowest floor first', async () => {
    const { results } = await search({ query: { terms: { 'headType.id': ['9'] } } });
    const children = results[0]?.general.children as Estate[];
    expect(children.map(({ general }) => [general.id, general.floor])).toEqual([
      [11, 0],
      [13, 1],
      [14, 1],
      [12, 2],
    ]);
    expect(children[0]).toEqual({
      general: {
        id: 11,
        parentId: 10,
        transaction: { id: 1, name: { nl: 'Te koop' } },
        headType: { id: 1, name: { nl: 'Appartement', fr: 'Appartement' } },
        price: { value: 250_000 },
        bedroomCount: 1,
        floor: 0,
      },
    });
  });

  it('hides a hidden address and shows the centre of its cell instead', async () => {
    const hidden = async () =>
      (await search({ query: { terms: { 'children.general.id': ['5'] } } })).results[0]?.general.address;
    const address = await hidden();
    expect(address).toEqual(await hidden());
    expect(address).toMatchObject({ visible: false, city: { zip: '3000' } });
    expect(address).not.toHaveProperty('street');
    expect(address).not.toHaveProperty('number');
    expect(address?.geoLocation).not.toEqual({ lat: 50.88, lon: 4.7 });
  });
});

describe('POST …/estates/skarabee', () => {
  const path = '/sites/coast/estates/skarabee';

  it('finds the second source’s estates only', async () => {
    expect(ids(await search({ query: {} }, path))).toEqual([21, 20]);
  });

  it.each([
    ['its own ids', ['1'], [21]],
    ['status texts', ['FOR_SALE', 'OPTION_FOR_SALE'], [20]],
    ['both at once', ['3', 'SOLD'], [21, 20]],
  ])('takes %s as transactions', async (_what, terms, found) => {
    expect(ids(await search({ query: { terms: { 'transaction.id': terms } } }, path))).toEqual(found);
  });
});

describe('bad requests', () => {
  it.each([
    ['one corner', [{ lat: 51, lon: 3 }]],
    ['a level line', [51.1, 51.1, 51.1].map((lat, at) => ({ lat, lon: 3 + at / 10 }))],
    ['a line as good as level', [0, Number.MIN_VALUE, 0].map((lat, at) => ({ lat, lon: 3 + at / 10 }))],
    ['a point three times', [1, 2, 3].map(() => ({ lat: 51.1, lon: 3.2 }))],
  ])('finds nothing in an area of %s', async (_what, geo_polygon) => {
    const answer = await post('/sites/coast/estates', { query: { geo_polygon } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ total: { value: 0 } });
  });

  it.each([
    ['an unknown term', { query: { terms: { headType: ['1'] } } }, 'query.terms.headType'],
    ['a term that is no list', { query: { terms: { 'headType.id': '1' } } }, 'query.terms.headType.id'],
    ['an empty list', { query: { terms: { 'headType.id': [] } } }, 'query.terms.headType.id'],
    ['an empty range', { query: { range: { 'price.value': {} } } }, 'query.range.price.value'],
    [
      'a price that is no number',
      { query: { range: { 'price.value': { gte: 'abc' } } } },
      'query.range.price.value.gte',
    ],
    ['an unknown sort', { query: {}, sort: [{ doc: { order: 'asc' } }] }, 'sort.0.doc'],
    [
      'a bad direction',
      { query: {}, sort: [{ 'price.value': { order: 'up' } }] },
      'sort.0.price.value.order',
    ],
    ['a negative offset', { query: {}, from: -1 }, 'from'],
    ['too large a page', { query: {}, size: 101 }, 'size'],
    ['an unknown group', { query: {}, group: 'AGENT' }, 'group'],
    ['an unknown field', { query: {}, limit: 5 }, 'limit'],
    ['no query', {}, 'query'],
    [
      'a bad distance',
      {
        query: {
          geo_distance: [{ distance: '1; DROP TABLE estates', 'address.geoLocation': { lat: 1, lon: 1 } }],
        },
      },
      'query.geo_distance.0.distance',
    ],
    [
      'too many corners',
      { query: { geo_polygon: Array.from({ length: 41 }, () => ({ lat: 51, lon: 3 })) } },
      'query.geo_polygon',
    ],
    [
      'a corner that is none',
      { query: { geo_polygon: [{ lat: '51) OR (1=1', lon: 3 }] } },
      'query.geo_polygon.0.lat',
    ],
    ['a list instead of an object', [], 'body'],
  ])('names the field of %s', async (_what, request, field) => {
    const { status, body } = await answerOf(await post('/sites/coast/estates', request));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { code: 'invalid_request', fields: { [field]: expect.any(String) } },
    });
  });

  it.each([
    ['no JSON', '{"query":', 400, 'malformed_request'],
    ['an empty body', '', 400, 'malformed_request'],
    [
      'more than 64 KB',
      JSON.stringify({ query: { match: { text: 'x'.repeat(65_536) } } }),
      413,
      'body_too_large',
    ],
  ])('refuses %s', async (_what, text, status, code) => {
    const answer = await answerOf(await post('/sites/coast/estates', text));
    expect(answer).toMatchObject({ status, body: { error: { code } } });
  });

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded'])(
    'refuses the content type %s',
    async (type) => {
      const headers = type === undefined ? {} : { 'Content-Type': type };
      const answer = await answerOf(
        await post('/sites/coast/estates', '{"query":{}}', headers as Record<string, string>),
      );
      expect(answer).toMatchObject({ status: 415, body: { error: { code: 'unsupported_media_type' } } });
    },
  );
});

describe('security', () => {
  it('never finds estates of another site', async () => {
    const answer = await search(
      { query: { terms: { 'children.general.id': ['1', '99'] } } },
      '/sites/other/estates',
    );
    expect(ids(answer)).toEqual([1, 99]);
    expect(answer.results[0]?.general.headType).toBeUndefined();
    expect(ids(await search({ query: { terms: { 'children.general.id': ['99'] } } }))).toEqual([]);
  });

  it('answers 404, not an empty list, for an unknown site', async () => {
    expect((await post('/sites/nowhere/estates', { query: {} })).status).toBe(404);
  });

  it('refuses an X-SITE that contradicts the path', async () => {
    const headers = { 'Content-Type': 'application/json', 'X-SITE': 'other' };
    expect((await post('/sites/coast/estates', { query: {} }, headers)).status).toBe(400);
  });
});
