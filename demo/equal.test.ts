/** The folders of the agencies have the content that the generators made. */
import { describe, expect, it } from 'vitest';
import { AGENCIES, readLines } from './agencies.ts';
import { demoData as filed } from './content.ts';
import { demoData } from './demo.ts';
import { loweredHomes } from './load/lowered.ts';
import { DEMO_DAY, movedTo } from './moved.ts';

const made = demoData();
const files = filed();
const texts = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value));

describe('the folders have what was generated, member by member in the same order', () => {
  it.each(['sites', 'cities', 'navigations', 'pages', 'entities', 'collections', 'groups', 'agreements', 'agendas'] as const)('%s', (key) => {
    const given = key === 'cities' ? made.cities.map(({ siteId, ...city }) => ({ siteId, city })) : made[key];
    expect(texts(files[key])).toEqual(texts(given));
    expect(given.length).toBeGreaterThan(0);
  });

  const contactOf = new Map(made.contactInfos.map((one) => [one.estateId, one.contactInfo]));
  const withContact = (id: string) => (contactOf.has(id) ? { contact: contactOf.get(id) } : {});

  it('homes', () => {
    expect(texts(files.estates)).toEqual(
      texts(made.estates.map((one) => ({ ...one, ...withContact(String(one.estate.general.id)) }))),
    );
    expect(texts(files.listings)).toEqual(
      texts(made.listings.map(({ siteId, listing, summary }) => ({ siteId, listing, card: summary, ...withContact(listing.guid) }))),
    );
    expect(texts(files.rentals)).toEqual(
      texts(made.rentalUnits.map(({ siteId, unit, ...rest }) => ({ siteId, rental: unit, ...rest }))),
    );
    expect([...files.estates, ...files.listings].filter(({ contact }) => contact)).toHaveLength(made.contactInfos.length);
  });

  it('pages of homes, rewordings, earlier prices', () => {
    expect(files.estatePages).toEqual(made.estatePages.map(({ page, ...at }) => ({ estatePage: page, ...at })));
    expect(files.translations).toEqual(made.translations.map(({ siteId, locale, texts }) => ({ siteId, locale, translations: texts })));
    expect(AGENCIES.flatMap((siteId) => readLines<object>(siteId, 'lowered.ndjson').map((one) => ({ siteId, ...one })))).toEqual(
      expect.arrayContaining([...loweredHomes(made)]),
    );
  });

  it('on its own day nothing moves', () => {
    expect(JSON.stringify(movedTo(files, DEMO_DAY))).toBe(JSON.stringify(files));
  });
});
