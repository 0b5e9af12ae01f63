import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { MATCH_RANKS, matchPlace, readPlaceQuery } from '#domain/filter/place.ts';
import { LOCALES, type Localized } from '#domain/locale.ts';
import type { City } from '#wire/cities.ts';
import { cityStatements, estateStatements, type Statement, siteStatements } from '../../intake/index.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { answerOf, get } from '../../testing/call.ts';
import { aCity, anEstate, aSite } from '../../testing/fixtures.ts';
import { anOffer } from '../../testing/offer.ts';
import { store } from '../../testing/store.ts';
import { citiesByWord, cityStatement } from './city-words.ts';

interface Town {
  readonly id: number;
  readonly zip: string;
  readonly name: Localized;
  readonly alias?: Localized;
  /** Number of listed estates there. */
  readonly estates: number;
}

const same = (name: string): Localized => ({ nl: name, fr: name, en: name, de: name });

const TOWNS: readonly Town[] = [
  { id: 1, zip: '8300', name: same('Knokke'), alias: same('Knokke-Heist'), estates: 4 },
  { id: 2, zip: '8300', name: { nl: 'Het Zoute', fr: 'Le Zoute' }, alias: same('Knokke-Heist'), estates: 1 },
  {
    id: 3,
    zip: '8301',
    name: { nl: 'Heist-aan-Zee', fr: 'Heyst-sur-Mer' },
    alias: { nl: 'Heist' },
    estates: 2,
  },
  { id: 4, zip: '4000', name: { nl: 'Luik', fr: 'Liège', de: 'Lüttich' }, estates: 2 },
  { id: 5, zip: '8670', name: same('Sint-Idesbald'), estates: 1 },
  { id: 6, zip: '4700', name: { nl: 'Eupen', de: 'Große Weserstraße' }, estates: 1 },
  { id: 7, zip: '6900', name: { fr: 'Marche-en-Famenne' }, alias: { fr: 'Œuvre' }, estates: 1 },
  { id: 8, zip: '8000', name: { nl: 'Brugge', fr: 'Bruges', en: 'Bruges', de: 'Brügge' }, estates: 3 },
  { id: 9, zip: '9999', name: same('Leegstad'), estates: 0 },
  { id: 10, zip: '1000', name: { nl: 'Brussel', fr: 'Bruxelles' }, estates: 5 },
  { id: 11, zip: '1050', name: { nl: 'Elsene', fr: 'Ixelles' }, estates: 1 },
  { id: 12, zip: '4525 AB', name: same('Retranchement'), estates: 1 },
  { id: 13, zip: '8420', name: same('De Haan'), estates: 1 },
];

let estateId = 100;
const estatesIn = (siteId: string, town: Town, estates: number, options = {}): Statement[] =>
  Array.from({ length: estates }).flatMap(() => {
    estateId += 1;
    const address = { city: { id: town.id }, geoLocation: { lat: 51, lon: 3 }, visible: true };
    return estateStatements(siteId, anEstate(estateId, { address }), options);
  });

const EMPTY_TOWN = TOWNS.find(({ id }) => id === 9);

beforeAll(() =>
  store(
    siteStatements(aSite('coast')),
    ...TOWNS.map((town) =>
      cityStatements('coast', { ...town, alias: town.alias ?? null, lat: 51.2, lon: 3.2 }),
    ),
    ...TOWNS.map((town) => estatesIn('coast', town, town.estates)),
    // Withdrawn estates and units are not listed.
    EMPTY_TOWN === undefined
      ? []
      : estatesIn('coast', EMPTY_TOWN, 1, { withdrawnAt: '2026-10-01T10:00:00Z' }),
    estateStatements('coast', anEstate(90, { parentId: 89, address: { city: { id: 9 } } })),
    anOffer('inland'),
    siteStatements(aSite('second', { settings: { ...aSite('second').settings, source: 'skarabee' } })),
    estateStatements('second', anEstate(1, { address: aCity(1, '8300', 'Knokke', 51, 3) })),
    siteStatements(aSite('empty')),
  ),
);

const cities = async (q: string, locale = 'nl', site = 'coast'): Promise<City[]> => {
  const response = await get(`/sites/${site}/cities?${new URLSearchParams({ q, locale })}`);
  expect(response.status).toBe(200);
  return response.json();
};

const zips = async (q: string, locale = 'nl'): Promise<string[]> =>
  (await cities(q, locale)).map(({ id }) => String(id));

describe('GET …/cities (contract, "Forms")', () => {
  it.each([
    ['1050 Bruxelles', '11'],
    ['1050 Brussel', '11'],
    ['BE-1050', '11'],
    ['1050 Ixelles', '11'],
    ['1000 Brussel', '10'],
    ['4525 AB', '12'],
    ['4525AB', '12'],
    ['4525ab', '12'],
    ['NL-4525 AB Retranchement', '12'],
    ['4525', '12'],
    ['8420 De Haan', '13'],
    ['8420 de', '13'],
  ])('finds the town of %s, as people write it', async (q, id) => {
    expect(await zips(q)).toEqual([id]);
  });

  it.each<[what: string, q: string, found: number[]]>([
    ['a zip', '8000', [8]],
    ['a zip that two share, more estates first', '8300', [1, 2]],
    ['the beginning of a zip', '83', [1, 3, 2]],
    ['a name', 'Brugge', [8]],
    ['capitals', 'BRUGGE', [8]],
    ['a name without its accents', 'liege', [4]],
    ['a name with accents of its own', 'Brügge', [8]],
    ['ss for ß', 'grosse weserstrasse', [6]],
    ['ß itself', 'große', [6]],
    ['oe for œ', 'oeuvre', [7]],
    ['an alias', 'Heist', [3, 1, 2]],
    ['a name in another language', 'bruges', [8]],
    ['the beginning of a name, most estates first', 'bru', [10, 8]],
    ['the beginning of a later word', 'weser', [6]],
    ['names before aliases', 'kno', [1, 2]],
    ['a hyphen as a space', 'knokke heist', [1, 2]],
    ['a zip and a name', '8300 Knokke', [1, 2]],
    ['a zip and the beginning of a name', '8300 het', [2]],
    ['a name and its zip in brackets', 'Knokke-Heist (8300)', [1, 2]],
    ['a name beside a zip of another place', '8000 Knokke', [1]],
    ['a saint written short', 'st-idesbald', [5]],
    ['a saint in full', 'sint id', [5]],
    ['one letter too many', 'brugghe', [8]],
    ['two letters that changed places', 'brguge', [8]],
    ['nothing for a short word with a typo', 'bxg', []],
    ['nothing for signs alone', '!?', []],
    ['no city without a listed estate', 'leegstad', []],
    ['no pattern of SQL', '%', []],
    ['a quote as text', "' OR 1=1 --", []],
  ])('finds by %s: %s', async (_what, q, found) => {
    expect(await zips(q)).toEqual(found.map(String));
  });

  it('ranks names in the visitor’s language first', async () => {
    expect(await zips('heist', 'nl')).toEqual(['3', '1', '2']);
    expect(await zips('he', 'fr')).toEqual(['3', '2', '1']);
    expect(await zips('le zoute', 'fr')).toEqual(['2']);
  });

  it('returns at most eight cities with most estates for an empty text', async () => {
    const found = await cities('');
    expect(found.map(({ id }) => id)).toEqual(['10', '1', '8', '3', '4', '13', '11', '6']);
    expect(await zips('  ')).toEqual(found.map(({ id }) => id));
  });

  it('answers zip, name and alias in every language, and the centre', async () => {
    expect(await cities('luik')).toEqual([
      {
        id: '4',
        zip: '4000',
        name: { nl: 'Luik', fr: 'Liège', en: null, de: 'Lüttich' },
        alias: { nl: null, fr: null, en: null, de: null },
        lat: 51.2,
        lon: 3.2,
      },
    ]);
  });

  it('ranks like the site', async () => {
    for (const locale of LOCALES) {
      for (const q of ['8300', 'heist', 'bru', 'he', 'zoute', 'knokke', '8300 zou']) {
        const found = await cities(q, locale);
        const ranks = found.map((city) => matchPlace(city, readPlaceQuery(q), locale)?.rank ?? 99);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        expect(Math.max(0, ...ranks)).toBeLessThan(MATCH_RANKS.word + 4);
      }
    }
  });

  it('finds cities named only by estates, with the mean of their coordinates', async () => {
    const [city, ...others] = await cities('leuv', 'nl', 'inland');
    expect(others).toEqual([]);
    expect(city).toMatchObject({ id: '1203', zip: '3000', name: { nl: 'Leuven' } });
    expect(city?.lat).toBeCloseTo(50.88, 1);
    expect(city?.lon).toBeCloseTo(4.7, 1);
  });

  it('finds no city of another site', async () => {
    expect(await cities('brugge', 'nl', 'empty')).toEqual([]);
    expect(await cities('', 'nl', 'empty')).toEqual([]);
    expect((await cities('brugge', 'nl', 'inland')).map(({ id }) => id)).toEqual(['1202']);
  });

  it('counts only the second source on a site that searches only that', async () => {
    expect(await cities('knokke', 'nl', 'second')).toEqual([]);
  });

  it('uses the language of the call by default', async () => {
    const asked = async (headers: Record<string, string>) =>
      (await (await get('/sites/coast/cities?q=he', headers)).json<City[]>()).map(({ id }) => id);
    expect(await asked({ 'Accept-Language': 'fr' })).toEqual(['3', '2', '1']);
  });

  it('deletes the old words of a renamed city', async () => {
    const site = siteStatements(aSite('renamed'));
    const city = { id: 1, zip: '9000', lat: 51, lon: 3.7 };
    await store(
      site,
      cityStatements('renamed', { ...city, name: { nl: 'Gend' } }),
      estatesIn('renamed', { ...city, name: {}, estates: 1 }, 1),
      cityStatements('renamed', { ...city, name: { nl: 'Gent' } }),
    );
    expect((await cities('gent', 'nl', 'renamed')).map(({ name }) => name?.nl)).toEqual(['Gent']);
    expect(await cities('gend ', 'nl', 'renamed')).toHaveLength(1);
    const { results } = await env.DB.prepare(
      "SELECT word FROM city_words WHERE site_id = 'renamed' AND kind = 'name'",
    ).all();
    expect(results).toEqual([{ word: 'gent' }]);
  });

  it.each([
    ['too long a text', 'q', 'x'.repeat(65)],
    ['a control character', 'q', 'brug\u0000ge'],
    ['an unknown language', 'locale', 'es'],
  ])('refuses %s and names the field', async (_what, field, value) => {
    const query = new URLSearchParams({ [field]: value });
    const { status, body } = await answerOf(await get(`/sites/coast/cities?${query}`));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { code: 'invalid_request', fields: { [field]: expect.any(String) } },
    });
  });

  it('answers 404 for an unknown site, not an empty list', async () => {
    expect((await answerOf(await get('/sites/nowhere/cities?q=x'))).status).toBe(404);
  });

  it('reads words and estates by an index', async () => {
    const query = readPlaceQuery('brug');
    const statement = cityStatement('coast', citiesByWord('coast', query, 'nl'), {
      zip: null,
      scope: 'all',
      locale: 'nl',
    });
    const explain = { ...statement, sql: `EXPLAIN QUERY PLAN ${statement.sql}` };
    const { results } = await prepare(env.DB, explain).all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail).join('\n');
    expect(plan).toMatch(/SEARCH city_words USING PRIMARY KEY \(site_id=\? AND word>\? AND word<\?\)/);
    expect(plan).toMatch(/SEARCH e USING COVERING INDEX estates_of_city \(site_id=\? AND city_id=\?\)/);
    expect(plan).not.toMatch(/SCAN (e|c|city_words|cities|estates)\b/);
  });
});
