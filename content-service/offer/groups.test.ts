/** Grouped lists: the groups, their names and their order (spec 1 §9; decision 41). */
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale, type Localized } from '#domain/locale.ts';
import type { Estate } from '#wire/estate.ts';
import { type EstateSearchAnswer, type EstateSearchRequest, GROUPINGS } from '#wire/estate-search.ts';
import { estateStatements, siteStatements } from '../intake/index.ts';
import { post } from '../testing/call.ts';
import { anEstate, aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';

const city = (id: number, zip: string, name: Localized) => ({ city: { id, zip, name } });
const BRUSSELS = city(1, '1000', { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' });
const LIEGE = city(2, '4000', { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' });
const MONS = city(3, '7000', { nl: 'Bergen', fr: 'Mons', en: 'Mons', de: 'Mons' });
const ELOUGES = city(4, '7370', { fr: 'Élouges' });
const LIER = city(5, '2500', { nl: 'Lier', fr: 'Lierre' });

const FARM = { id: 308, name: { nl: 'Hoeve', fr: 'Ferme', en: 'Farmhouse', de: 'Bauernhof' } };
const VILLA = { id: 305, name: { nl: 'Villa', fr: 'Villa', en: 'Villa', de: 'Villa' } };
const FLAT = { id: 101, name: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' } };
// The vocabulary has the code in each language: Molen, Moulin, Mill, Mühle.
const MILL = { id: 'MILL', name: null };

const HOUSE = { id: 3 };
const PROJECT = { id: 9 };

/**
 * Estates by number with their grouping values. All share one date, so that only groups and ids order them.
 */
const OFFER: Readonly<Record<number, Partial<Estate['general']>>> = {
  1: { headType: HOUSE, subType: VILLA, address: BRUSSELS, price: { value: 500_000 } },
  2: { headType: HOUSE, subType: VILLA, address: LIEGE, price: { value: 510_000 } },
  3: { headType: HOUSE, subType: FARM, address: LIEGE, price: { value: 250_000 } },
  4: { headType: HOUSE, subType: MILL, address: MONS },
  5: { headType: { id: 1 }, subType: FLAT, address: ELOUGES, price: { value: 250_000 } },
  6: { headType: HOUSE, address: LIER, transaction: { id: 5 } },
  7: { subType: FARM, transaction: { id: 4711, name: { nl: 'Op komst' } }, price: { value: -1 } },
  8: { headType: PROJECT, address: MONS },
  // Projects by their mark only: without type, or of another one.
  9: { project: true, address: BRUSSELS },
  10: { headType: HOUSE, project: true, transaction: { id: 4711 }, price: { value: 300_000 } },
};

beforeAll(async () => {
  await store(
    siteStatements(aSite('groups')),
    ...Object.entries(OFFER).map(([id, general]) =>
      estateStatements(
        'groups',
        anEstate(Number(id), { publicationDate: '2026-10-01T10:00:00Z', ...general }),
      ),
    ),
    // Another site has other names for the same ids.
    siteStatements(aSite('elsewhere')),
    estateStatements(
      'elsewhere',
      anEstate(1, { subType: { ...VILLA, name: { nl: 'Aa' } }, address: city(2, '1', { nl: 'Aa' }) }),
    ),
  );
});

const search = async (request: EstateSearchRequest): Promise<EstateSearchAnswer> => {
  const response = await post('/sites/groups/estates', request);
  expect(response.status).toBe(200);
  return response.json();
};
const keysOf = async (request: Partial<EstateSearchRequest>) =>
  ((await search({ query: {}, size: 0, ...request })).groups ?? []).map(({ key }) => key);
const ids = ({ results }: EstateSearchAnswer) => results.map(({ general }) => Number(general.id));

describe('groups sorted in the visitor’s language', () => {
  it.each<[Locale, string[]]>([
    // Bergen, Brussel, Élouges, Lier, Luik
    ['nl', ['3', '1', '4', '5', '2']],
    // Bruxelles, Élouges, Liège, Lierre, Mons
    ['fr', ['1', '4', '2', '5', '3']],
    // Brussels, Élouges, Liège, Lier (of no name in English), Mons
    ['en', ['1', '4', '2', '5', '3']],
    // Brüssel, Élouges, Lier, Lüttich, Mons
    ['de', ['1', '4', '5', '2', '3']],
  ])('are cities by their names in %s, accents folded', async (locale, keys) => {
    expect((await keysOf({ group: 'CITY', locale })).slice(0, 5)).toEqual(keys);
  });

  it.each<[Locale, string[]]>([
    // Appartement, Hoeve, Molen, Villa
    ['nl', ['101', '308', 'MILL', '305']],
    // Appartement, Ferme, Moulin, Villa
    ['fr', ['101', '308', 'MILL', '305']],
    // Apartment, Farmhouse, Mill, Villa
    ['en', ['101', '308', 'MILL', '305']],
    // Bauernhof, Mühle, Villa, Wohnung
    ['de', ['308', 'MILL', '305', '101']],
  ])('are sub types by their words in %s', async (locale, keys) => {
    expect(await keysOf({ group: 'SUBTYPE', locale })).toEqual([...keys, 'PROJECTS', null]);
  });

  it('are of the default language where none is named', async () => {
    for (const group of ['CITY', 'SUBTYPE'] as const) {
      expect(await keysOf({ group })).toEqual(await keysOf({ group, locale: 'nl' }));
    }
  });

  it('are reversed, except the group without key', async () => {
    const sort = [{ 'address.city.name': { order: 'desc' } }] as const;
    expect(await keysOf({ group: 'CITY', locale: 'fr', sort: [...sort] })).toEqual([
      '3',
      '5',
      '2',
      '4',
      '1',
      'PROJECTS',
      null,
    ]);
  });

  it('follow values of the request first: cities by name, sub types by id', async () => {
    expect(
      await keysOf({
        group: 'CITY',
        locale: 'fr',
        sort: [{ 'address.city.name': { order: 'asc', values: ['mons', 'LIEGE'] } }],
      }),
    ).toEqual(['3', '2', '1', '4', '5', 'PROJECTS', null]);
    expect(
      await keysOf({
        group: 'SUBTYPE',
        locale: 'de',
        sort: [{ 'subType.id': { order: 'asc', values: [305, 'MILL'] } }],
      }),
    ).toEqual(['305', 'MILL', '308', '101', 'PROJECTS', null]);
  });

  it('are sorted under a query too', async () => {
    const query = { range: { 'price.value': { gte: 1 } } };
    expect(await keysOf({ query, group: 'CITY', locale: 'de' })).toEqual(['1', '4', '2', 'PROJECTS']);
  });
});

describe('groups', () => {
  it.each<[EstateSearchRequest['group'], [key: string | number | null, ids: number[]][]]>([
    [
      'TYPE',
      [
        ['1', [5]],
        ['3', [1, 10, 2, 3, 4, 6]],
        ['9', [8, 9]],
        [null, [7]],
      ],
    ],
    [
      'SUBTYPE',
      [
        ['101', [5]],
        ['308', [3, 7]],
        ['MILL', [4]],
        ['305', [1, 2]],
        ['PROJECTS', [10, 8, 9]],
        [null, [6]],
      ],
    ],
    [
      'STATUS',
      [
        ['1', [1, 2, 3, 4, 5, 8, 9]],
        ['5', [6]],
        ['PROJECTS', [10]],
        [null, [7]],
      ],
    ],
    [
      'CITY',
      [
        ['3', [4, 8]],
        ['1', [1, 9]],
        ['4', [5]],
        ['5', [6]],
        ['2', [2, 3]],
        ['PROJECTS', [10]],
        [null, [7]],
      ],
    ],
    [
      'PRICE',
      [
        [250_000, [3, 5]],
        [300_000, [10]],
        [500_000, [1, 2]],
        ['PROJECTS', [8, 9]],
        [null, [4, 6, 7]],
      ],
    ],
  ])('by %s: projects without a key apart from homes without one', async (group, held) => {
    const answer = await search({ query: {}, group, locale: 'nl' });
    expect(answer.groups?.map(({ key, count }) => [key, count])).toEqual(
      held.map(([key, members]) => [key, members.length]),
    );
    expect(answer.results.map(({ general, groupKey }) => [Number(general.id), groupKey ?? null])).toEqual(
      held.flatMap(([key, members]) => members.map((id) => [id, key])),
    );
  });

  it.each(GROUPINGS.flatMap((group) => LOCALES.map((locale) => [group, locale] as const)))(
    'by %s in %s stand once each over pages of every size, in the order and with the counts of the whole',
    async (group, locale) => {
      const whole = await search({ query: {}, group, locale });
      for (const size of [1, 2, 3, 4, 7]) {
        const pages = [];
        for (let from = 0; from < 10; from += size) {
          const page = await search({ query: {}, group, locale, from, size });
          expect(page.groups).toEqual(whole.groups);
          pages.push(...page.results);
        }
        expect(ids({ ...whole, results: pages })).toEqual(ids(whole));
        const keys = pages.map(({ groupKey }) => groupKey ?? null);
        const runs = keys.filter((key, index) => index === 0 || key !== keys[index - 1]);
        expect(runs).toEqual(whole.groups?.map(({ key }) => key));
      }
    },
  );

  it('have the names of the site’s listings, and a city its zip', async () => {
    const { groups } = await search({ query: {}, group: 'CITY', size: 0 });
    expect(groups?.slice(0, 1)).toEqual([
      { key: '3', count: 2, name: { nl: 'Bergen', fr: 'Mons', en: 'Mons', de: 'Mons' }, zip: '7000' },
    ]);
    const types = await search({ query: {}, group: 'SUBTYPE', size: 0 });
    expect(types.groups?.find(({ key }) => key === '308')).toMatchObject({ name: FARM.name, zip: null });
    expect(types.groups?.find(({ key }) => key === 'MILL')).toMatchObject({ name: null });
  });

  it('are counted and separated under words, ids and bounds too', async () => {
    const terms = { 'children.general.id': ['3', '6', '8', '10'] };
    expect(await keysOf({ query: { terms }, group: 'SUBTYPE' })).toEqual(['308', 'PROJECTS', null]);
    const answer = await search({ query: { match: { text: 'brussel' } }, group: 'PRICE' });
    expect(answer.groups).toMatchObject([
      { key: 500_000, count: 1 },
      { key: 'PROJECTS', count: 1 },
    ]);
    expect(ids(answer)).toEqual([1, 9]);
    expect(await keysOf({ query: { terms: { 'headType.id': ['3'] } }, group: 'SUBTYPE' })).toEqual([
      '308',
      'MILL',
      '305',
      'PROJECTS',
      null,
    ]);
  });

  it('do not affect a list sorted by type: estates without type come last, by id', async () => {
    const answer = await search({ query: {}, sort: [{ 'subType.id': { order: 'asc' } }] });
    expect(ids(answer).slice(-4)).toEqual([10, 6, 8, 9]);
    expect(answer.groups).toBeUndefined();
  });
});
