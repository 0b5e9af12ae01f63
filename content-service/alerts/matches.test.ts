import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeCorners } from '#domain/filter/drawn-area.ts';
import { EMPTY_FILTER, ESTATE_SEARCH, type EstateFilter } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse.ts';
import { toEstateQuery } from '#worker/search/request/estate-query.ts';
import type { SearchScope } from '../estates/scope.ts';
import { searchEstates } from '../offer/search.ts';
import { anOffer } from '../testing/offer.ts';
import { store } from '../testing/store.ts';
import { findCandidates } from './candidates.ts';
import { matches } from './matches.ts';

const ALL_IDS = ['1', '2', '3', '4', '5', '6', '10', '11', '12', '20', '21', '30'];

beforeAll(() =>
  store(anOffer('coast'), [
    {
      sql: "UPDATE estates SET open_until = '2099-01-03T11:00:00.000Z' WHERE id IN ('1', '10', '20')",
      params: [],
    },
    { sql: "UPDATE estates SET open_until = '2020-01-03T11:00:00.000Z' WHERE id = '2'", params: [] },
    ...[
      ['3', '-1 day'],
      ['20', '-29 days'],
      ['5', '-30 days'],
    ].map(([id = '', ago = '']) => ({
      sql: "INSERT INTO price_cuts VALUES ('coast', ?, 9, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?))",
      params: [id, ago],
    })),
  ]),
);

const some = (...values: readonly string[]) => fc.subarray([...values], { maxLength: 2 });
const bound = fc.constantFrom('', '', '900', '250000', '300000', '400000', '460000');
/** Areas about the homes of the offer, some with an edge beside one. */
const area = fc
  .record({
    lat: fc.integer({ min: 51_2000, max: 51_3600 }),
    lon: fc.integer({ min: 31_500, max: 33_200 }),
    size: fc.integer({ min: 20, max: 2000 }),
  })
  .map(({ lat, lon, size }) =>
    writeCorners([
      [lat / 1e4, lon / 1e4],
      [(lat + size) / 1e4, (lon + size) / 1e4],
      [(lat - size) / 1e4, (lon + size) / 1e4],
    ]),
  );
/** Search parameters for the known offer: most of them match some of it. */
const PARTS = {
  country: fc.constantFrom([], [], ['BE'], ['FR']),
  city: some('1201', '1202', '1203', '9'),
  type: some('1', '3', '9'),
  subType: fc.constantFrom<string[]>([], [], ['31'], ['4', '11']),
  status: some('FOR_SALE', 'TO_RENT', 'TAKE_OVER'),
  transaction: some('1', '3', 'FOR_SALE'),
  bedrooms: some('1', '2', '3', '6'),
  'bed-min': fc.constantFrom('', '', '1', '3', '6'),
  'price-min': bound,
  'price-max': bound,
  news: some('lowered', 'openHouse'),
  'area-min': fc.constantFrom('', '', '', '60', '100', '150'),
  'land-min': fc.constantFrom('', '', '', '300'),
  epc: fc.constantFrom('', '', '', 'A', 'C'),
  'year-min': fc.constantFrom('', '', '', '2000'),
  condition: some('GOOD_CONDITION', 'TO_RENOVATE'),
  facades: some('3', '4'),
  with: some('garden', 'lift', 'pets', 'newBuilding', 'parking'),
  'free-by': fc.constantFrom('', '', '', '2027-01-01', '2027-06-01'),
  unknown: some('garden', 'lift', 'livingArea', 'energyLabel', 'condition', 'facades', 'availableOn'),
  q: fc.constantFrom(
    '',
    '',
    '',
    '',
    'huis',
    'appartement met zee',
    'knokkestraat',
    'vue mer',
    'leuvenstraat',
    '"*',
  ),
  geo_range: some('10km;51.34;3.28', '2km;51.35;3.28', '5km;51.2;3.2', '500km;50.5;4.5'),
  area: fc.option(area, { nil: '' }),
};
/** Most searches ask for a few things. */
const search: fc.Arbitrary<Record<string, string | readonly string[]>> = fc.record(
  Object.fromEntries(
    Object.entries<fc.Arbitrary<string | readonly string[]>>(PARTS).map(([name, part]) => [
      name,
      fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: part }),
    ]),
  ),
);

const filterOf = (parts: Record<string, string | readonly string[]>): EstateFilter => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(parts))
    for (const text of [value].flat()) params.append(name, text);
  return parseFilter(params);
};

const found = async (filter: EstateFilter, scope: SearchScope): Promise<string[]> => {
  const query = toEstateQuery(filter, { source: scope === 'second' ? 'second' : 'first' });
  const { results } = await searchEstates(env.DB, 'coast', { query, size: 100 }, scope);
  return results.map(({ general }) => String(general.id));
};

describe('an alert reports exactly what the search would find', () => {
  it('is tested with every search criterion', () => {
    const names = ESTATE_SEARCH.narrowing.map((key) => ESTATE_SEARCH.parameters[key].name);
    expect(Object.keys(PARTS).toSorted()).toEqual(names.toSorted());
  });

  it.each(['all', 'second'] as const)(
    'over %s sources, for searches drawn at random',
    async (scope) => {
      const candidates = await findCandidates(env.DB, 'coast', ALL_IDS, scope);
      let hits = 0;
      await fc.assert(
        fc.asyncProperty(search, async (parts) => {
          const filter = filterOf(parts);
          const expected = (await found(filter, scope)).filter((id) => candidates.has(id)).toSorted();
          const matched = [...candidates.values()].filter((estate) => matches(filter, estate, scope));
          expect(matched.map(({ id }) => id).toSorted()).toEqual(expected);
          hits += expected.length;
        }),
        { numRuns: 150, seed: 20261121 },
      );
      expect(hits).toBeGreaterThan(25);
    },
    60_000,
  );

  it('ignores estates that are sold, let or withdrawn', async () => {
    const candidates = await findCandidates(env.DB, 'coast', ALL_IDS, 'all');
    expect([...candidates.keys()].toSorted()).toEqual(['1', '10', '2', '20', '3', '4', '5']);
    expect([...candidates.values()].filter((estate) => matches(EMPTY_FILTER, estate, 'all'))).toHaveLength(7);
  });
});
