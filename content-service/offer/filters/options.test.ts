import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import type { Estate } from '#wire/estate.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { estateStatements, type Statement, siteStatements } from '../../intake/index.ts';
import { listingStatements } from '../../intake/sources/second.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from '../../testing/fixtures.ts';
import { naiveOptions, STORED_ESTATES_SQL, type StoredEstate } from '../../testing/naive-options.ts';
import { store } from '../../testing/store.ts';
import { findFilterOptions } from './options.ts';
import { stepsAsked } from './price-steps-asked.ts';

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM sites').run();
});

const PLACES = [
  aCity(1, '8300', 'Knokke', 51.35, 3.28),
  aCity(2, '8000', 'Brugge', 51.21, 3.22),
  { ...aCity(3, '3000', 'Leuven', 50.88, 4.7), visible: false },
  undefined,
];
const IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const PRICES = [-1, 0, 600, 750, 199_999.5, 200_000, 249_000, 250_000, 260_000, 299_999, 400_000, 3_500_000];
const BEDROOMS = [-1, 0, 1, 2, 3, 12];
const WORDS = ['zeezicht', 'zee tuin', 'tuin', 'Garage'];
const STATUSES = ['FOR_SALE', 'OPTION_FOR_SALE', 'SOLD'];
const oneOf = <const Value>(...values: readonly Value[]) => fc.constantFrom(...values);

/** A stored estate: of the first source, or one that represents a listing of the second. */
const entry = fc.record({
  id: oneOf(...IDS),
  // Few projects and many units, some of unknown projects.
  parentId: fc.option(oneOf(1, 2, 3, 99), { freq: 2 }),
  headType: oneOf({ id: 1 }, { id: 3 }, { id: 9 }, undefined),
  subType: oneOf({ id: 11 }, { id: 31 }, undefined),
  transaction: oneOf({ id: 1 }, { id: 2 }, { id: 3 }, { id: 5 }, undefined),
  archived: oneOf(true, false, false, false),
  price: oneOf(...PRICES),
  bedroomCount: oneOf(...BEDROOMS),
  address: oneOf(...PLACES),
  word: oneOf(...WORDS),
  collections: fc.subarray(['new', 'exclusive']),
  withdrawn: oneOf(true, false, false, false),
  listing: fc.option(oneOf(...STATUSES), { freq: 2 }),
});

const statementsOf = (given: typeof entry extends fc.Arbitrary<infer Entry> ? Entry : never): Statement[] => {
  const { id, word, price, collections, withdrawn, listing, parentId, ...rest } = given;
  const general: Partial<Estate['general']> = { ...rest, title: { nl: word }, price: { value: price } };
  const options = { collections, withdrawnAt: withdrawn ? '2026-11-01T00:00:00Z' : null };
  // Separate ids, since an estate never changes its source.
  return listing === null
    ? estateStatements('coast', anEstate(id, { ...general, parentId }), options)
    : listingStatements(
        'coast',
        aListing(aGuid(id), { status: listing }),
        anEstate(100 + id, general),
        options,
      );
};

const ids = (...values: readonly string[]) => fc.subarray([...values], { minLength: 1 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const bounds = <Value extends number>(...values: readonly Value[]) =>
  fc
    .record({ gte: maybe(oneOf(...values)), lte: maybe(oneOf(...values)) })
    .filter(({ gte, lte }) => gte !== undefined || lte !== undefined);

const query: fc.Arbitrary<EstateQuery> = fc.record({
  terms: maybe(
    fc.record({
      'headType.id': maybe(ids('1', '3', '9')),
      'subType.id': maybe(ids('11', '31')),
      'transaction.id': maybe(ids('1', '2', '3', 'SOLD', 'FOR_SALE')),
      'address.country.id': maybe(ids('BE')),
      'address.city.id': maybe(ids('1', '2', '3')),
      bedroomCount: maybe(ids('1', '2', '3', '12', 'none')),
      'children.collections': fc.option(ids('new', 'exclusive'), { nil: undefined, freq: 1 }),
      'children.general.id': fc.option(ids('1', '2', '4', '101', '102', aGuid(3)), {
        nil: undefined,
        freq: 1,
      }),
    }),
  ),
  range: maybe(
    fc.record({
      'price.value': maybe(bounds(0, 500, 700, 200_000, 249_999, 250_000, 400_000, 3_000_000)),
      bedroomCount: maybe(bounds(0, 1, 2, 3)),
    }),
  ),
  match: fc.option(fc.record({ text: oneOf('zee', 'tuin', 'gar', 'zee tui', '%') }), {
    nil: undefined,
    freq: 1,
  }),
  geo_distance: fc.option(
    fc.array(
      fc.record({
        distance: oneOf('5km', '20km'),
        'address.geoLocation': oneOf({ lat: 51.34, lon: 3.28 }, { lat: 50.9, lon: 4.7 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    { nil: undefined, freq: 1 },
  ),
  geo_polygon: fc.option(
    fc.array(
      fc.record({
        lat: fc.double({ min: 50.7, max: 51.5, noNaN: true }),
        lon: fc.double({ min: 2.9, max: 4.9, noNaN: true }),
      }),
      {
        minLength: 3,
        maxLength: 8,
      },
    ),
    { nil: undefined, freq: 1 },
  ),
});

/** The answer in the naive count's format. */
const optionsOf = async (asked: EstateQuery, scope: SearchScope) => {
  const answer = await findFilterOptions(env.DB, 'coast', asked, scope);
  const counts = (options: readonly { id: string | number; count: number }[]) =>
    Object.fromEntries(options.map(({ id, count }) => [id, count]));
  const { headTypes, subTypes, transactions, countries, locations, bedrooms, prices } = answer;
  return {
    lists: {
      headTypes: counts(headTypes),
      subTypes: counts(subTypes),
      transactions: counts(transactions),
      countries: counts(countries),
      locations: counts(locations),
      bedrooms: counts(bedrooms.map(({ value, count }) => ({ id: value, count }))),
      // Steps between others exist even without a home.
      prices: counts(
        (prices?.steps ?? []).flatMap(({ from, count }) => (count > 0 ? [{ id: from, count }] : [])),
      ),
    },
    bounds: prices && [prices.min, prices.max],
  };
};

/** The options of an answer, without counts. */
const namedBy = async (asked: EstateQuery, scope: SearchScope) => {
  const {
    prices: _prices,
    seaView: _seaView,
    traits: _traits,
    ...lists
  } = await findFilterOptions(env.DB, 'coast', asked, scope);
  return Object.fromEntries(
    Object.entries(lists).map(([list, options]) => [
      list,
      options.map(({ count: _count, ...named }) => named),
    ]),
  );
};

it('agrees with a naive count, and lists all options of the offer, for any offer and any filter (decisions 11, 99)', async () => {
  const cases = fc.tuple(
    fc.array(entry, { minLength: 5, maxLength: 30 }),
    fc.array(fc.tuple(query, oneOf<SearchScope>('all', 'second', 'first')), { minLength: 20, maxLength: 20 }),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ([entries, asked]) => {
      await env.DB.prepare('DELETE FROM sites').run();
      await store(siteStatements(aSite('coast')), ...entries.map(statementsOf));
      const { results } = await env.DB.prepare(STORED_ESTATES_SQL).bind('coast').all<StoredEstate>();
      const whole = {
        all: await namedBy({}, 'all'),
        second: await namedBy({}, 'second'),
        first: await namedBy({}, 'first'),
      };
      for (const [each, scope] of asked) {
        const { lists, prices } = naiveOptions(results, each, scope);
        expect(await optionsOf(each, scope)).toEqual({
          lists,
          bounds: prices.length === 0 ? null : [Math.min(...prices), Math.max(...prices)],
        });
        expect(await namedBy(each, scope)).toEqual(whole[scope]);
      }
    }),
    { numRuns: 10, seed: 20_261_123, endOnFailure: true },
  );
}, 120_000);

const HOME_COUNTS =
  'SELECT transaction_key, bedroom_count, price_step, homes FROM home_counts ORDER BY 1, 2, 3';
const homeCounts = async () =>
  (await env.DB.prepare(HOME_COUNTS).all()).results.map((row) => Object.values(row));

it('maintains counts of homes, and removes a home once it is a project with units', async () => {
  const home = anEstate(1, { price: { value: 310_000 }, bedroomCount: 3 });
  await store(
    siteStatements(aSite('coast')),
    estateStatements('coast', home),
    estateStatements('coast', home),
  );
  expect(await homeCounts()).toEqual([['1', 3, 300_000, 1]]);
  await store(estateStatements('coast', anEstate(2, { parentId: 1, bedroomCount: 1 })));
  expect(await homeCounts()).toEqual([]);
});

it('counts no project whose units were stored before it', async () => {
  await store(
    siteStatements(aSite('coast')),
    estateStatements('coast', anEstate(3, { bedroomCount: 2 })),
    estateStatements('coast', anEstate(2, { parentId: 1 })),
    estateStatements('coast', anEstate(1, { bedroomCount: 2 })),
  );
  expect(await homeCounts()).toEqual([['1', 2, -1, 1]]);
});

it.each([
  [{ lte: 400_000 }, { from: 0, to: 350_000 }, [400_000]],
  [{ gte: 250_000, lte: 300_000 }, { from: 250_000, to: 250_000 }, [300_000]],
  [{ gte: 260_000, lte: 270_000 }, { from: 1, to: 0 }, [250_000]],
  [{ gte: 2_000_000 }, { from: 2_000_000, to: 3_000_000 }, []],
  [{ gte: 3_100_000 }, { from: 1, to: 0 }, [3_000_000]],
  [{ lte: -5 }, { from: 1, to: 0 }, []],
])('takes the price steps of %j whole or in part', (bounds, whole, cut) => {
  expect(stepsAsked(bounds)).toEqual({ whole, cut });
});
