import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { LISTING_SOURCES } from '../../estate/sources/index.ts';
import { siteDocument } from '../../testing/sites.ts';
import { canonicalJson, KV_KEY_BYTES, toKvKey } from '../cache/keys.ts';
import { type ContentCalls, contentCalls } from './content.ts';
import type { Resource } from './resource.ts';

const CALLS = contentCalls(LISTING_SOURCES);

/** Short texts that are easily mistaken for each other, or for two. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', '/', '%2F', '*', 'é'), maxLength: 3 });
const nights = fc.option(fc.constantFrom('2027-05-01', '2027-05-08'), { nil: undefined });
const estateId = fc.constantFrom(
  { source: 'first', id: '1' } as const,
  { source: 'first', id: '11' } as const,
  { source: 'second', id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' } as const,
);
const query = fc
  .array(fc.constantFrom('1', '2'), { maxLength: 2 })
  .map((ids) => ({ terms: { 'headType.id': ids } }));
const search = fc.record(
  { query, from: fc.nat(1), size: fc.nat(1), locale: fc.constantFrom('nl', 'fr') },
  { requiredKeys: ['query'] },
);
const rentalQuery = nights.map((from) => ({ range: from && { dates: { from, to: '2027-06-01' } } }));

type Resources = {
  [K in keyof ContentCalls as ContentCalls[K] extends Resource<never, unknown> ? K : never]: ContentCalls[K];
};

/** Argument lists of each resource; a new one does not compile without its own. */
const ARGUMENTS: {
  readonly [K in keyof Resources]: Resources[K] extends Resource<infer A, unknown> ? fc.Arbitrary<A> : never;
} = {
  navigation: fc.tuple(text),
  navigationItem: fc.tuple(text, text),
  pageByUrl: fc.tuple(text),
  page: fc.tuple(text),
  estatePage: fc.tuple(estateId, text),
  entities: fc.tuple(),
  entityItems: fc.tuple(text),
  collection: fc.tuple(text),
  group: fc.tuple(text),
  news: fc.tuple(fc.integer({ min: 1, max: 3 })),
  redirectFor: fc.tuple(fc.nat().map((n) => `/pand/${n}`)),
  translations: fc.tuple(),
  searchEstates: fc.tuple(search),
  filterOptions: fc.tuple(),
  filterCounts: fc.tuple(fc.record({ query })),
  estateMarkers: fc.tuple(fc.record({ query, width: fc.constantFrom(320, 640), height: fc.constant(480) })),
  cities: fc.tuple(fc.constantFrom('', 'gent', 'gent brugge', 'brugge')),
  streets: fc.tuple(fc.constantFrom('', 'kerkstraat', 'kerkstraat, gent', 'duinweg')),
  estate: fc.tuple(estateId),
  estatePages: fc.tuple(estateId),
  similarEstates: fc.tuple(estateId),
  personEstates: fc.tuple(text, fc.integer({ min: 1, max: 3 })),
  sitemapFiles: fc.tuple(fc.nat(3)),
  sitemapRun: fc.tuple(
    fc.record({
      kind: fc.constantFrom('page', 'estate'),
      upTo: fc.constantFrom('a', 'b'),
      entries: fc.constant(1),
    }),
    fc.constantFrom(null, 'a', 'b'),
  ),
  rentalUnit: fc.tuple(text),
  searchRentals: fc.tuple(fc.record({ query: rentalQuery, from: fc.nat(1) })),
  rentalOptions: fc.tuple(),
  rentalCounts: fc.tuple(rentalQuery),
  rentalStays: fc.tuple(rentalQuery),
  rentalPeriods: fc.tuple(text),
  agreements: fc.tuple(),
};

const RESOURCES = Object.entries(ARGUMENTS).map(([call, given]) => ({
  call,
  // The table above pairs each resource with lists of its own arguments.
  resource: CALLS[call as keyof Resources] as unknown as Resource<unknown[], unknown>,
  given: given as fc.Arbitrary<unknown[]>,
}));

const A = siteDocument('a');
const asked = (given: fc.Arbitrary<unknown[]>) =>
  fc.record({
    site: fc.constantFrom(A, siteDocument('b')),
    locale: fc.constantFrom(...LOCALES),
    given,
  });

describe('keys of resources', () => {
  it.each(RESOURCES)('$call: differ for all sites, languages and arguments', async (tested) => {
    const { resource, given } = tested;
    await fc.assert(
      fc.asyncProperty(asked(given), asked(given), async (...both) => {
        const keys = await Promise.all(
          both.map(({ site, locale, given }) => resource.keyOf(site, locale, ...given)),
        );
        const reported = both.map(({ site, locale, given }) =>
          canonicalJson([site.id, resource.everyLanguage === null ? locale : null, given]),
        );
        expect(keys[0] === keys[1]).toBe(reported[0] === reported[1]);
      }),
    );
  });

  it.each(RESOURCES)('$call: begin with site and name, and fit into KV', async ({ resource, given }) => {
    await fc.assert(
      fc.asyncProperty(asked(given), async ({ site, locale, given }) => {
        const key = await toKvKey(await resource.keyOf(site, locale, ...given));
        expect(key.startsWith(`${site.id}/${resource.name}/`)).toBe(true);
        expect(new TextEncoder().encode(key).length).toBeLessThanOrEqual(KV_KEY_BYTES);
      }),
    );
  });

  it('have unique names', () => {
    const names = ['html', 'picture', ...RESOURCES.map(({ resource }) => resource.name)];
    expect(new Set(names).size).toBe(names.length);
  });

  it('are shared by languages only when the description gives a reason', () => {
    const shared = RESOURCES.filter(({ resource }) => resource.everyLanguage !== null);
    expect(shared.map(({ call }) => call).toSorted()).toEqual([
      'estateMarkers',
      'filterCounts',
      'personEstates',
      'redirectFor',
      'rentalCounts',
      'rentalOptions',
      'rentalStays',
      'searchEstates',
      'searchRentals',
      'sitemapFiles',
      'sitemapRun',
    ]);
  });

  it('of a search ignore the order of fields, but not that of sorts', async () => {
    const sort = [{ price: { order: 'asc' } }, { id: { order: 'asc' } }] as never[];
    const keyOf = (request: object) => CALLS.searchEstates.keyOf(A, 'nl', request as never);
    const one = await keyOf({ query: { x: 1, y: 2 }, sort });
    expect(await keyOf({ sort, query: { y: 2, x: 1 } })).toBe(one);
    expect(await keyOf({ sort: sort.toReversed(), query: { x: 1, y: 2 } })).not.toBe(one);
  });

  it('of a search include the source that the site searches', async () => {
    const other = siteDocument('a', { settings: { ...A.settings, source: 'skarabee' } });
    const keys = await Promise.all(
      [A, other].map((site) => CALLS.searchEstates.keyOf(site, 'nl', { query: {} })),
    );
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('treat GUIDs as case-insensitive', async () => {
    const id = 'AAAAAAAA-0000-4000-8000-00000000000F';
    for (const call of [CALLS.estate, CALLS.similarEstates]) {
      expect(await call.keyOf(A, 'nl', { source: 'second', id })).toBe(
        await call.keyOf(A, 'nl', { source: 'second', id: id.toLowerCase() }),
      );
    }
  });

  it('of cities use folded names', async () => {
    expect(await CALLS.cities.keyOf(A, 'nl', 'Liège')).toBe(await CALLS.cities.keyOf(A, 'nl', 'liege'));
  });
});
