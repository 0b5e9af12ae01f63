import { beforeAll, describe, expect, it } from 'vitest';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import { cityStatements, siteStatements } from '../../intake/index.ts';
import { answerOf, post } from '../../testing/call.ts';
import { aSite } from '../../testing/fixtures.ts';
import { anOffer } from '../../testing/offer.ts';
import { store } from '../../testing/store.ts';

const secondSource = { ...aSite('second').settings, source: 'skarabee' as const };

beforeAll(() =>
  store(
    anOffer('coast'),
    cityStatements('coast', {
      id: 1201,
      zip: 8300,
      name: { nl: 'Knokke-Heist', fr: 'Knokke-le-Zoute' },
      alias: { nl: 'Het Zoute' },
      lat: 51.35,
      lon: 3.28,
    }),
    anOffer('second'),
    siteStatements(aSite('second', { settings: secondSource })),
    siteStatements(aSite('empty')),
  ),
);

const filters = async (query: EstateQuery, site = 'coast'): Promise<EstateFilters> => {
  const response = await post(`/sites/${site}/estate-filters`, { query });
  expect(response.status).toBe(200);
  return response.json();
};

const counts = (options: readonly { id: string | number; count: number }[]): Record<string, number> =>
  Object.fromEntries(options.map(({ id, count }) => [id, count]));

const bedroomCounts = ({ bedrooms }: EstateFilters): Record<string, number> =>
  Object.fromEntries(bedrooms.map(({ value, count }) => [value, count]));

describe('POST …/estate-filters', () => {
  it('counts every option of the whole offer, without units and withdrawn estates', async () => {
    const options = await filters({});
    expect(counts(options.headTypes)).toEqual({ 1: 2, 2: 1, 3: 5, 9: 1 });
    expect(counts(options.subTypes)).toEqual({ 4: 1, 11: 1, 31: 1 });
    expect(counts(options.transactions)).toEqual({ 1: 4, 2: 1, 3: 2, 5: 2 });
    expect(counts(options.countries)).toEqual({ BE: 9 });
    expect(counts(options.locations)).toEqual({ 1201: 2, 1202: 4, 1203: 2, 1204: 1 });
  });

  it('counts a project once for each number of bedrooms its units have', async () => {
    expect(bedroomCounts(await filters({}))).toEqual({ 1: 2, 2: 3, 3: 3, 4: 1, 5: 1, 7: 1 });
  });

  it('keeps options without an estate under the query, with a count of 0', async () => {
    const options = await filters({ terms: { 'address.city.id': ['1201'] } });
    expect(counts(options.headTypes)).toEqual({ 1: 1, 2: 0, 3: 1, 9: 0 });
    expect(bedroomCounts(options)).toEqual({ 1: 0, 2: 1, 3: 1, 4: 0, 5: 0, 7: 0 });
  });

  it('ignores a list’s own part in its counts, so that other options can be chosen', async () => {
    const options = await filters({
      terms: {
        'address.city.id': ['1201'],
        'headType.id': ['3'],
        bedroomCount: ['3'],
        'transaction.id': ['1', '3'],
      },
      range: { 'price.value': { gte: 100_000 } },
    });
    expect(counts(options.locations)).toEqual({ 1201: 1, 1202: 1, 1203: 0, 1204: 0 });
    expect(counts(options.headTypes)).toEqual({ 1: 0, 2: 0, 3: 1, 9: 0 });
    expect(counts(options.transactions)).toEqual({ 1: 1, 2: 0, 3: 0, 5: 0 });
    expect(bedroomCounts(options)).toEqual({ 1: 0, 2: 0, 3: 1, 4: 0, 5: 0, 7: 0 });
  });

  it('counts bedrooms of units whose own price fits', async () => {
    const options = await filters({ range: { 'price.value': { lte: 260_000, gte: 200_000 } } });
    expect(bedroomCounts(options)).toEqual({ 1: 1, 2: 1, 3: 0, 4: 0, 5: 0, 7: 0 });
  });

  it('treats a circle as the city (spec 1 §5)', async () => {
    const query: EstateQuery = {
      geo_distance: [{ distance: '10km', 'address.geoLocation': { lat: 51.34, lon: 3.28 } }],
    };
    const options = await filters(query);
    expect(counts(options.headTypes)).toEqual({ 1: 1, 2: 0, 3: 1, 9: 0 });
    expect(counts(options.locations)).toEqual({ 1201: 2, 1202: 4, 1203: 2, 1204: 1 });
  });

  it('answers the lowest and highest price and the estates in each step, without the price’s own bound', async () => {
    const { prices } = await filters({
      terms: { 'transaction.id': ['1'] },
      range: { 'price.value': { gte: 9 } },
    });
    expect(prices).toEqual({
      min: 250_000,
      max: 500_000,
      unknown: 1,
      steps: [
        { from: 250_000, to: 300_000, count: 1 },
        { from: 300_000, to: 350_000, count: 0 },
        { from: 350_000, to: 400_000, count: 0 },
        { from: 400_000, to: 450_000, count: 1 },
        { from: 450_000, to: 500_000, count: 1 },
        { from: 500_000, to: 500_000, count: 1 },
      ],
    });
  });

  it('names options in every language that any listing has', async () => {
    const options = await filters({});
    expect(options.headTypes[0]).toMatchObject({ id: '1', name: { nl: 'Appartement', fr: 'Appartement' } });
    expect(options.transactions.map(({ name }) => name?.nl)).toEqual([
      'Te koop',
      'Te huur',
      'In optie',
      'Verkocht',
    ]);
    expect(options.countries[0]?.name).toEqual({
      nl: 'België',
      fr: 'Belgique',
      en: 'Belgium',
      de: 'Belgien',
    });
  });

  it('answers places with zip, alias and centre, by name', async () => {
    const { locations } = await filters({});
    expect(locations.map(({ name }) => name?.nl)).toEqual(['Brugge', 'Élouges', 'Knokke-Heist', 'Leuven']);
    expect(locations[2]).toMatchObject({
      id: '1201',
      zip: '8300',
      name: { nl: 'Knokke-Heist', fr: 'Knokke-le-Zoute' },
      alias: { nl: 'Het Zoute' },
      lat: 51.35,
      lon: 3.28,
    });
  });

  it('uses the second source’s ids on a site that searches only that', async () => {
    const options = await filters({}, 'second');
    expect(counts(options.transactions)).toEqual({ 1: 1, 3: 1 });
    expect(options.transactions.map(({ name }) => name?.nl)).toEqual(['Verkocht', 'Optie']);
    expect(counts(options.headTypes)).toEqual({ 3: 2 });
  });

  it('answers no options for a site without estates', async () => {
    expect(await filters({}, 'empty')).toEqual({
      headTypes: [],
      subTypes: [],
      transactions: [],
      countries: [],
      locations: [],
      bedrooms: [],
      news: [],
      prices: null,
      seaView: false,
      traits: [],
    });
  });

  it('counts news separately, ignoring the query’s own news filter, at the moment of the call', async () => {
    const lowered = (id: string, ago: string) => ({
      sql: "INSERT INTO price_cuts VALUES ('coast', ?, 9, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?))",
      params: [id, ago],
    });
    const open = (id: string, until: string) => ({
      sql: "UPDATE estates SET open_until = ? WHERE site_id = 'coast' AND id = ?",
      params: [until, id],
    });
    await store([
      lowered('1', '-2 days'),
      lowered('3', '-30 days'),
      open('1', '2099-01-03T11:00:00.000Z'),
      open('10', '2099-01-03T11:00:00.000Z'),
      open('2', '2020-01-03T11:00:00.000Z'),
    ]);
    const counts = async (query: EstateQuery) => (await filters(query)).news.map(({ count }) => count);
    expect(await counts({})).toEqual([1, 2]);
    expect(await counts({ terms: { news: ['lowered'] } })).toEqual([1, 2]);
    expect(await counts({ terms: { news: ['lowered'], 'address.city.id': ['1201'] } })).toEqual([1, 1]);
    const { headTypes } = await filters({ terms: { news: ['openHouse'] } });
    expect(headTypes.filter(({ count }) => count > 0)).toHaveLength(2);
    const found = await post('/sites/coast/estates', {
      query: { terms: { news: ['lowered', 'openHouse'] } },
    });
    expect((await found.json<{ total: { value: number } }>()).total.value).toBe(2);
    expect(await counts({ terms: { news: ['colour'] } })).toEqual([1, 2]);
    // Listed even without results, as long as the whole offer has such news.
    expect(await counts({ terms: { 'address.city.id': ['999'] } })).toEqual([0, 0]);
    await store([{ sql: "UPDATE estates SET open_until = NULL WHERE site_id = 'coast'", params: [] }]);
    expect((await filters({ terms: { 'address.city.id': ['999'] } })).news).toEqual([
      { id: 'lowered', count: 0 },
    ]);
    await store([{ sql: "DELETE FROM price_cuts WHERE site_id = 'coast'", params: [] }]);
  });

  it('agrees with the search on every count', async () => {
    const query: EstateQuery = { range: { 'price.value': { lte: 400_000 } } };
    const { headTypes, locations } = await filters(query);
    for (const [field, options] of [
      ['headType.id', headTypes],
      ['address.city.id', locations],
    ] as const) {
      for (const { id, count } of options) {
        const found = await post('/sites/coast/estates', {
          query: { ...query, terms: { [field]: [String(id)] } },
        });
        expect(await found.json()).toMatchObject({ total: { value: count } });
      }
    }
  });

  it.each([
    ['an unknown site', '/sites/nowhere/estate-filters', { query: {} }, 404],
    ['an unknown term', '/sites/coast/estate-filters', { query: { terms: { agent: ['1'] } } }, 400],
    ['a search request', '/sites/coast/estate-filters', { query: {}, size: 5 }, 400],
    ['no query', '/sites/coast/estate-filters', {}, 400],
  ])('refuses %s', async (_what, path, body, status) => {
    expect((await answerOf(await post(path, body))).status).toBe(status);
  });
});
