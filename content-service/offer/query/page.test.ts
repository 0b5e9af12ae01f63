import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { TRAITS } from '#domain/filter/traits.ts';
import type { EstateQuery, EstateSearchRequest } from '#wire/estate-search.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { anOffer } from '../../testing/offer.ts';
import { COMBINATIONS, PAGES, QUERIES, SORTS } from '../../testing/search-cases.ts';
import { store } from '../../testing/store.ts';
import { censusStatement, listsFew } from './census.ts';
import { searchOrder } from './order.ts';
import { type Counted, stretchStatement } from './page.ts';

beforeAll(() => store(anOffer('coast')));

/** Bounds that every home is within or does not state: they ask for many traits and leave all homes. */
const WIDE: EstateQuery = {
  range: {
    livingArea: { lte: 1e9 },
    landArea: { lte: 1e9 },
    year: { lte: 9999 },
    availableOn: { lte: 99_999_999 },
  },
  unknown: [...TRAITS],
};

it('reads the same page from the results that the count lists as from the whole offer', async () => {
  const read = async (request: EstateSearchRequest, counted: Counted): Promise<unknown[]> => {
    const { query, from = 0, size = 15 } = request;
    const statement = stretchStatement(
      { siteId: 'coast', query, scope: 'all' },
      searchOrder(request),
      { keys: null, from, size },
      counted,
    );
    return (await prepare(env.DB, statement).all()).results;
  };
  const lengths = await Promise.all(
    [...QUERIES, ...COMBINATIONS, ...SORTS, ...PAGES].map(async ([what, given]) => {
      const query: EstateQuery = { ...given.query, range: { ...given.query.range, ...WIDE.range } };
      const request = { ...given, query: { ...query, unknown: [...(query.unknown ?? []), ...TRAITS] } };
      expect(listsFew(request.query)).toBe(true);
      const census = censusStatement({ siteId: 'coast', query: request.query, scope: 'all' }, null);
      const row = await prepare(env.DB, census).first<{ count: number; numbers: string }>();
      const { count: found = 0, numbers = '' } = row ?? {};
      expect(JSON.parse(numbers), what).toHaveLength(found);
      const listed = await read(request, { found, numbers });
      expect(listed, what).toEqual(await read(request, { found, numbers: null }));
      return listed.length;
    }),
  );
  expect(lengths.filter((length) => length > 1).length).toBeGreaterThan(30);
});

it('lists no more than two hundred', async () => {
  const many = 'INSERT INTO estates (site_id, id, traits) SELECT ?, n.value, 0 FROM json_each(?) AS n';
  const numbers = async (count: number) => {
    await env.DB.prepare('DELETE FROM estates WHERE site_id = ?').bind('coast').run();
    await store([
      { sql: many, params: ['coast', JSON.stringify(Array.from({ length: count }, (_, at) => at + 1))] },
    ]);
    const census = censusStatement({ siteId: 'coast', query: WIDE, scope: 'all' }, null);
    return prepare(env.DB, census).first<{ count: number; numbers: string | null }>();
  };
  const few = await numbers(200);
  expect(few?.count).toBe(200);
  expect(JSON.parse(few?.numbers ?? '')).toHaveLength(200);
  expect(await numbers(201)).toMatchObject({ count: 201, numbers: null });
});
