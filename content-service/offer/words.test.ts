import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale, type Localized } from '#domain/locale.ts';
import type { Estate } from '#wire/estate.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { EstateMarkersAnswer } from '#wire/estate-markers.ts';
import type { EstateSearchAnswer } from '#wire/estate-search.ts';
import { estateStatements, siteStatements } from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { get, post } from '../testing/call.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';

const KOKSIJDE = aCity(1, '8670', 'Koksijde', 51.12, 2.65);
const GENT = {
  ...aCity(2, '9000', 'Gent', 51.05, 3.72),
  city: { id: 2, zip: '9000', name: { nl: 'Gent', fr: 'Gand' } },
};

/** The JSON of an answer. */
const reported = async <T>(asked: Promise<Response>): Promise<T> => (await asked).json();

type Address = Estate['general']['address'];
const on = (address: Address, street: Localized, visible = true): Address => ({
  ...address,
  street,
  visible,
});

/** Homes of the first source as sent. */
const HOMES: readonly Estate[] = [
  anEstate(1, {
    title: { nl: 'Villa met tuin', fr: 'Villa avec jardin', en: 'Villa with garden', de: 'Villa mit Garten' },
    description: { nl: 'Zeezicht, dicht bij de haven.', fr: 'Vue sur mer, près du port.' },
    headType: { id: 3, name: { nl: 'Huis', fr: 'Maison' } },
    reference: '2043',
    address: on(KOKSIJDE, { nl: 'Duinstraat' }),
  }),
  anEstate(
    2,
    {
      description: { nl: 'Ruim appartement, poort aan de straat.', fr: 'Grand appartement.' },
      headType: { id: 1, name: { nl: 'Appartement', fr: 'Appartement' } },
      transaction: { id: 2 },
      address: on(GENT, { nl: 'Kerkstraat', fr: 'Rue de l’Église' }),
    },
    { technical: { elevator: true } },
  ),
  anEstate(3, {
    description: { nl: 'Rustig gelegen. Aan de Zeedijk. Met tuin.' },
    headType: { id: 3, name: { nl: 'Huis' } },
    address: on(KOKSIJDE, { nl: 'Zeedijk' }, false),
    price: { value: -1, constructionValue: 654_321 },
  }),
  anEstate(4, {
    description: { nl: 'Hoekhuis' },
    headType: { id: 3 },
    address: on(KOKSIJDE, { nl: 'Kerkstraat' }),
  }),
  anEstate(5, {
    description: { nl: 'Met tuin' },
    transaction: { id: 5 },
    address: on(GENT, { nl: 'Verkochtlaan' }),
  }),
];

/** A second-source listing: its card does not repeat its texts. */
const LISTING = {
  title: { nl: 'Loft met dakterras', fr: 'Loft avec terrasse' },
  description: { nl: 'Industriële charme' },
  comfort: { lift: 'YES' },
  address: on(GENT, { nl: 'Kaai' }),
};

beforeAll(() =>
  store(
    siteStatements(aSite('coast')),
    siteStatements(aSite('other')),
    ...HOMES.map((home) => estateStatements('coast', home)),
    listingStatements('coast', aListing(aGuid(6), LISTING), anEstate(6, { address: LISTING.address })),
    estateStatements('other', anEstate(9, { title: { nl: 'Tuin en zeezicht' }, reference: '2043' })),
  ),
);

const idsOf = async (text: string, locale?: Locale): Promise<string[]> => {
  const query = { match: { text, ...(locale && { locale }) } };
  const { results } = await reported<EstateSearchAnswer>(post('/sites/coast/estates', { query, size: 50 }));
  return results.map(({ general }) => String(general.id)).toSorted();
};

describe('words find what a visitor reads, in the visitor’s language first', () => {
  it.each<[text: string, locale: Locale, ids: string[]]>([
    ['tuin', 'nl', ['1', '3', '5']],
    ['met tuin', 'nl', ['1', '3', '5']],
    ['jardin', 'fr', ['1']],
    ['avec jardin', 'fr', ['1']],
    ['with a garden', 'en', ['1']],
    ['mit Garten', 'de', ['1']],
    ['garden', 'nl', ['1']],
    ['met lift', 'nl', ['2', '6']],
    ['avec ascenseur', 'fr', ['2', '6']],
    ['with lift', 'en', ['2', '6']],
    ['elevator', 'en', ['2', '6']],
    ['mit Aufzug', 'de', ['2', '6']],
    ['ZEEZICHT', 'nl', ['1']],
    ['zeez', 'nl', ['1']],
    ['pres du pórt', 'fr', ['1']],
    ['port', 'fr', ['1']],
    ['maison', 'fr', ['1', '3', '4']],
    ['house', 'en', ['1', '3', '4']],
    ['gand', 'nl', ['2', '5', '6']],
    ['8670', 'fr', ['1', '3', '4']],
    ['2043', 'de', ['1']],
    ['dakterras industriele', 'nl', ['6']],
    ['terrasse', 'fr', ['6']],
    ['duinstraat', 'fr', ['1']],
    ['tuin kelder', 'nl', []],
    ['xqzw', 'nl', []],
  ])('%s in %s', async (text, locale, ids) => {
    expect(await idsOf(text, locale)).toEqual(ids);
  });

  it('give the same results in lists, options and markers', async () => {
    const query = { match: { text: 'met lift', locale: 'nl' } };
    const filters = await reported<EstateFilters>(post('/sites/coast/estate-filters', { query }));
    expect(filters.locations.map(({ id, count }) => [String(id), count])).toEqual([
      ['2', 2],
      ['1', 0],
    ]);
    const markers = await reported<EstateMarkersAnswer>(
      post('/sites/coast/estate-markers', { query, width: 400, height: 400 }),
    );
    expect(markers.total.value).toBe(2);
  });

  it.each([
    '"',
    '*',
    '""',
    '"tuin" OR "zeezicht"',
    'tuin*',
    'words:tuin',
    'NEAR(tuin zeezicht)',
    'tuin AND NOT zee',
    ':nl:tuin',
    'coast:tuin',
    '636F617374:tuin',
    '^tuin',
    "'; DROP TABLE estates; --",
    '{words} : tuin',
    '-tuin',
    '(((',
  ])('take signs and operators for text: %s', async (text) => {
    const found = await idsOf(text, 'nl');
    expect(found).not.toContain('9');
    expect(await idsOf(text.replace(/[^a-z0-9 ]/gi, ' ').trim() || '%', 'nl')).toEqual(found);
  });
});

describe('no word finds hidden data', () => {
  it.each(LOCALES)('a hidden street, whatever else is said: %s', async (locale) => {
    for (const text of ['Zeedijk', 'zeed', 'zeedijk tuin', 's zeedijk', ':s:zeedijk', 'Koksijde Zeedijk']) {
      expect(await idsOf(text, locale)).toEqual([]);
    }
  });

  it('the street of a sold home, and the parts of a hidden price', async () => {
    expect(await idsOf('Verkochtlaan', 'nl')).toEqual([]);
    expect(await idsOf('654321', 'nl')).toEqual([]);
    expect(await idsOf('654', 'nl')).toEqual([]);
  });
});

describe('GET …/streets', () => {
  const streets = async (q: string, locale: Locale = 'nl'): Promise<string[]> => {
    const path = `/sites/coast/streets?${new URLSearchParams({ q, locale })}`;
    const found = await reported<{ name: Localized; city: { name: Localized } }[]>(get(path));
    return found.map(({ name, city }) => `${name[locale] ?? name.nl}, ${city.name[locale] ?? city.name.nl}`);
  };

  it.each<[q: string, locale: Locale, found: string[]]>([
    ['Duinstraat', 'nl', ['Duinstraat, Koksijde']],
    ['duinst', 'nl', ['Duinstraat, Koksijde']],
    ['Duinstraat 12', 'nl', ['Duinstraat, Koksijde']],
    ['duinstraat 12 bus 3, 8670 koksijde', 'nl', ['Duinstraat, Koksijde']],
    ['duinstraat koksijde', 'nl', ['Duinstraat, Koksijde']],
    ['Duinstraat, Gent', 'nl', []],
    ['Kerkstraat', 'nl', ['Kerkstraat, Gent', 'Kerkstraat, Koksijde']],
    ['kerkstraat gand', 'nl', ['Kerkstraat, Gent']],
    ['rue de l eglise', 'fr', ['Rue de l’Église, Gand']],
    ['straat', 'nl', []],
    ['Zeedijk', 'nl', []],
    ['zee', 'nl', []],
    ['Zeedijk, Koksijde', 'nl', []],
    ['Verkochtlaan', 'nl', []],
    ['"*', 'nl', []],
  ])('%s in %s', async (q, locale, found) => {
    expect(await streets(q, locale)).toEqual(found);
  });
});
