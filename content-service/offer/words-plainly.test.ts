/// <reference types="vite/types/importMeta.d.ts" />
/** Compares word searches with a naive search in the public documents (decisions 63 and 67). */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { LOCALES, type Locale, type Localized } from '#domain/locale.ts';
import { standingOf } from '#domain/rules/standing.ts';
import { FIRST } from '#domain/sources/first.ts';
import { SECOND } from '#domain/sources/second.ts';
import type { Estate } from '#wire/estate.ts';
import type { EstateSearchAnswer } from '#wire/estate-search.ts';
import type { Site } from '#wire/site.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import { estateStatements, type Statement, siteStatements } from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { get, post } from '../testing/call.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from '../testing/fixtures.ts';
import { type PublicHome, readsWords } from '../testing/plain-words.ts';
import { store } from '../testing/store.ts';

const reported = async <T>(asked: Promise<Response>): Promise<T> => {
  const response = await asked;
  expect(response.status).toBe(200);
  return response.json();
};

const list = async (siteId: string, text: string | null, locale?: Locale): Promise<Estate[]> => {
  const query = text === null ? {} : { match: { text, ...(locale && { locale }) } };
  const found: Estate[] = [];
  for (let from = 0; ; from += 50) {
    const { results } = await reported<EstateSearchAnswer>(
      post(`/sites/${siteId}/estates`, { query, from, size: 50 }),
    );
    found.push(...results);
    if (results.length < 50) return found;
  }
};

/** All public data of a site's lists and pages. */
const publicHomes = async (siteId: string): Promise<readonly PublicHome[]> => {
  const read = async (card: Estate): Promise<PublicHome> => {
    const { guid, general } = card;
    const { transaction, status, archived, archivedAt } = general;
    const source = guid ? SECOND.name : FIRST.name;
    const { gone } = standingOf({ source, transaction: transaction?.id, status, archived, archivedAt });
    const page = `/sites/${siteId}/estates/${guid ? `skarabee/${guid}` : `v2/${general.id}`}`;
    return guid
      ? { estate: card, listing: await reported<SkarabeeListing>(get(page)), gone }
      : { estate: await reported<Estate>(get(page)), listing: null, gone };
  };
  return Promise.all((await list(siteId, null)).map(read));
};

const idOf = ({ general, guid }: Estate): string => String(guid ?? general.id);

/** Expected results: homes with the words in the language, else in any. */
function expected(homes: readonly PublicHome[], text: string, locale: Locale, fallback: Locale): string[] {
  const readIn = (locales: readonly Locale[]) =>
    homes.filter((home) => readsWords(home, text, locales, fallback));
  const own = readIn([locale]);
  return (own.length > 0 ? own : readIn(LOCALES)).map(({ estate }) => idOf(estate)).toSorted();
}

const clear = () => env.DB.prepare('DELETE FROM sites').run();

describe('over drawn texts', () => {
  const PIECES = [
    'tuin', 'Tuinkamer', 'zeezicht', 'zee', 'Zée', "l'étage", 'l’Étage', 'rez-de-chaussée', 'œuvre', 'Straße',
    'strasse', 'co-housing', '2 badkamers', '120m²', '"vue"', '«mer»', 'Küche', 'kuche', 'sint-idesbald', 'E40', '3.5',
    'één', 'naïef', 'façade', 'garage,tuin', 'met', 'avec', 'de', '—', '', ' ', 'æ', 'søndag', 'łódź', '100%',
  ]; // biome-ignore format: one table
  const piece = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...PIECES) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 6 }) },
    { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(..."éèçñüßœaeotns-’'. "), maxLength: 8 }) },
  );
  const words = fc.oneof(
    { weight: 12, arbitrary: fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(' ')) },
    { weight: 1, arbitrary: fc.constant(`${'lang '.repeat(400)}zolder`) },
  );
  const texts: fc.Arbitrary<Localized> = fc.record(
    { nl: words, fr: words, en: words, de: words },
    { requiredKeys: [] },
  );
  const drawn = fc.record({
    title: texts,
    description: texts,
    headType: fc.constantFrom({ id: 3, name: { nl: 'Huis', fr: 'Maison' } }, { id: 1 }, undefined),
    subType: fc.constantFrom({ id: 31 }, { id: 11, name: { de: 'Dachwohnung' } }, undefined),
    transaction: fc.constantFrom({ id: 1 }, { id: 2 }, { id: 5 }),
    reference: fc.constantFrom('R-2043', '77.b', undefined),
    visible: fc.boolean(),
    lift: fc.boolean(),
    second: fc.boolean(),
    street: texts,
  });
  type Drawn = typeof drawn extends fc.Arbitrary<infer Of> ? Of : never;

  const statementsOf = (siteId: string, home: Drawn, index: number, readIn: Locale): readonly Statement[] => {
    const { visible, lift, second, street, title, description, ...general } = home;
    const address = { ...aCity(1, '8670', 'Koksijde', 51.12, 2.65), street, visible };
    const estate = anEstate(index, { ...general, address }, { technical: { elevator: lift } });
    if (!second)
      return estateStatements(
        siteId,
        { ...estate, general: { ...estate.general, title, description } },
        { readIn },
      );
    const listing = aListing(aGuid(index), {
      title,
      description,
      address,
      comfort: { lift: lift ? 'YES' : 'NO' },
    });
    return listingStatements(siteId, listing, estate, { readIn });
  };

  const typed = fc
    .array(
      fc.oneof(piece, fc.constantFrom('tu', 'zee', 'lift', 'ascen', 'koks', '8670', 'r', 'huis', 'apparte')),
      {
        minLength: 1,
        maxLength: 2,
      },
    )
    .map((pieces) => pieces.join(' ').slice(0, 190));

  it('agree in every language, whatever the site’s own', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawn, { minLength: 3, maxLength: 6 }),
        fc.array(typed, { minLength: 4, maxLength: 4 }),
        fc.constantFrom(...LOCALES),
        async (homes, queries, fallback) => {
          await clear();
          await store(
            siteStatements(aSite('coast', { locales: [...LOCALES], defaultLocale: fallback })),
            ...homes.map((home, index) => statementsOf('coast', home, index + 1, fallback)),
          );
          const read = await publicHomes('coast');
          for (const text of queries.filter((each) => each !== '')) {
            for (const locale of LOCALES) {
              const ids = (await list('coast', text, locale)).map(idOf).toSorted();
              expect(ids, `${text} (${locale})`).toEqual(expected(read, text, locale, fallback));
              found += ids.length;
            }
          }
        },
      ),
      { numRuns: inject('whole') ? 40 : 4, seed: 20_261_123, endOnFailure: true },
    );
    // Mostly empty answers would prove nothing.
    expect(found).toBeGreaterThan(20);
  });
});

describe('over the demo’s offers', () => {
  const QUERIES = [
    'met lift',
    'avec ascenseur',
    'zeezicht',
    'maison jardin',
    'l’étage',
    'Luik',
    '8300 terras',
    'rue',
    'forêt',
    'lumineux',
    'zeedijk',
  ];
  /** The records of the agencies' folders, read by Vite: this test has no file system. */
  const FILES = import.meta.glob<string>('../../demo/*/{site.json,estate.ndjson,listing.ndjson}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const textOf = (siteId: string, file: string): string => FILES[`../../demo/${siteId}/${file}`] ?? '';
  const linesOf = <Value>(siteId: string, file: string): Value[] =>
    textOf(siteId, file)
      .split('\n')
      .filter((line) => line !== '')
      .map((line): Value => JSON.parse(line));
  const estatesOf = (siteId: string) =>
    linesOf<{ estate: Estate; collections?: string[]; withdrawnAt?: string }>(siteId, 'estate.ndjson');
  const listingsOf = (siteId: string) =>
    linesOf<{ listing: SkarabeeListing; card: Estate }>(siteId, 'listing.ndjson');
  // One site in French with both sources; the others are tested with all proofs.
  const sites = (inject('whole') ? ['duinzicht', 'huis-haard', 'ardenne'] : ['ardenne']).map(
    (id): Site => JSON.parse(textOf(id, 'site.json')),
  );

  const known = new Map<string, readonly PublicHome[]>();
  const homesOf = async (id: string): Promise<readonly PublicHome[]> => {
    const read = known.get(id) ?? (await publicHomes(id));
    known.set(id, read);
    return read;
  };

  beforeAll(async () => {
    await clear();
    for (const site of sites) {
      const options = { readIn: site.defaultLocale };
      await store(siteStatements(site));
      const written = [
        ...estatesOf(site.id).map(({ estate, collections, withdrawnAt }) =>
          estateStatements(site.id, estate, { collections, withdrawnAt, ...options }),
        ),
        ...listingsOf(site.id).map(({ listing, card }) => listingStatements(site.id, listing, card, options)),
      ];
      for (let at = 0; at < written.length; at += 40) await store(...written.slice(at, at + 40));
    }
  });

  it.each(sites.map((site) => [site.id, site] as const))(
    'are the same: %s',
    async (id, { defaultLocale, locales }) => {
      const read = await homesOf(id);
      expect(read.length).toBeGreaterThan(50);
      for (const text of inject('whole') ? QUERIES : QUERIES.filter((_, at) => at % 3 === 0)) {
        for (const locale of locales) {
          const ids = (await list(id, text, locale)).map(idOf).toSorted();
          expect(ids, `${text} (${locale})`).toEqual(expected(read, text, locale, defaultLocale));
        }
      }
    },
  );

  const nameOf = (street: Localized | null | undefined): string => Object.values(street ?? {})[0] ?? '';

  it.each(sites.map((site) => site.id))('streets are those of homes with a public street: %s', async (id) => {
    const shown = new Set(
      (await homesOf(id)).flatMap(({ estate, gone }) => {
        const { address } = estate.general;
        const isShown = address?.visible === true && !gone && nameOf(address.street) !== '';
        return isShown ? [`${nameOf(address.street)} ${address.city?.id}`] : [];
      }),
    );
    expect(shown.size).toBeGreaterThan(10);
    const own = [
      ...estatesOf(id).map(({ estate }) => estate.general),
      ...listingsOf(id).map(({ card }) => card.general),
    ];
    const streets = new Set(own.map(({ address }) => nameOf(address?.street)).filter((name) => name !== ''));
    for (const street of [...streets].filter((_, index) => index % 5 === 0)) {
      const path = `/sites/${id}/streets?${new URLSearchParams({ q: street })}`;
      const found = await reported<{ name: Localized; city: { id: number } }[]>(get(path));
      const exact = found.filter(({ name }) => nameOf(name) === street);
      expect(exact.map(({ city }) => `${street} ${city.id}`).toSorted(), street).toEqual(
        [...shown].filter((one) => one.slice(0, one.lastIndexOf(' ')) === street).toSorted(),
      );
    }
  });

  it.each(sites.map((site) => site.id))('references lead to their homes: %s', async (id) => {
    const homes = (await homesOf(id)).filter(({ estate }) => estate.general.reference);
    const bearing = Map.groupBy(homes, ({ estate }) => estate.general.reference?.trim().toLowerCase());
    for (const [reference = '', alike] of [...bearing].slice(0, 40)) {
      const path = `/sites/${id}/estates/by-reference?${new URLSearchParams({ reference })}`;
      const { id: found } = await reported<{ id: string }>(get(path));
      expect(
        alike.map(({ estate }) => idOf(estate)),
        reference,
      ).toContain(found);
    }
  });
});
