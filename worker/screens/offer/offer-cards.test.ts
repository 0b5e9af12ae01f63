import { describe, expect, it } from 'vitest';
import { parseFilter } from '../../../domain/filter/parse.ts';
import { contextIn, estateWith } from '../../testing/contexts.ts';
import { type FoundPage, toOfferCards } from './offer-cards.ts';

const estate = (groupKey: string | number | null, general: Record<string, unknown> = {}) => ({
  ...estateWith({ general }),
  groupKey,
});

const labels = (
  group: string,
  results: FoundPage['results'],
  { locale = 'nl', groups }: { locale?: 'nl' | 'fr' | 'en' | 'de'; groups?: FoundPage['groups'] } = {},
) =>
  toOfferCards(parseFilter(new URLSearchParams({ group })), { results, groups }, contextIn(locale)).map(
    (card) => card.group,
  );

describe('groups of a list (spec 1 §9)', () => {
  it('are absent from a list that is not grouped', () => {
    expect(labels('', [estate(3)])).toEqual([undefined]);
  });

  it.each([
    ['nl', 'Projecten'],
    ['fr', 'Projets'],
    ['en', 'Projects'],
    ['de', 'Projekte'],
  ] as const)('of projects without a key are called that in %s: %s', (locale, label) => {
    for (const group of ['TYPE', 'CITY', 'PRICE']) {
      expect(labels(group, [estate(null, { project: true })], { locale })).toEqual([
        { key: '', label, count: null },
      ]);
    }
  });

  it.each([
    ['nl', 'Zonder vermelde prijs', 'Overige'],
    ['fr', 'Sans prix affiché', 'Autres'],
    ['en', 'No price shown', 'Other'],
    ['de', 'Ohne Preisangabe', 'Weitere'],
  ] as const)(
    'of homes without a key say in %s what they lack, and are no projects',
    (locale, noPrice, other) => {
      const mixed = [estate(null, { project: true }), estate(null)];
      for (const results of [mixed, [estate(null)]]) {
        expect(labels('PRICE', results, { locale }).map((group) => group?.label)).toEqual(
          results.map(() => noPrice),
        );
        expect(labels('CITY', results, { locale }).map((group) => group?.label)).toEqual(
          results.map(() => other),
        );
      }
    },
  );

  it('name types in the plural, and unknown ones by their own name', () => {
    const other = estate(99, { headType: { id: 99, name: { nl: 'Woonboot' } } });
    expect(labels('TYPE', [estate(1), estate('HOUSE'), other]).map((group) => group?.label)).toEqual([
      'Appartementen',
      'Huizen',
      'Woonboot',
    ]);
  });

  it('name sub types, statuses and cities as the estate does', () => {
    const one = estate(7, {
      subType: { id: 7, name: { nl: 'Villa', fr: 'Villa de maître' } },
      transaction: { id: 1, name: { nl: 'Te koop', fr: 'À vendre' } },
      address: { city: { id: 7, name: { nl: 'Luik', fr: 'Liège' } } },
    });
    expect(
      ['SUBTYPE', 'STATUS', 'CITY'].map((group) => labels(group, [one], { locale: 'fr' })[0]?.label),
    ).toEqual(['Villa de maître', 'À vendre', 'Liège']);
  });

  it('have one name, in the visitor’s language where one of their estates is so named', () => {
    const dutch = estate(108, { subType: { id: 108, name: { nl: 'Appartement in herenhuis', de: null } } });
    const german = estate(108, { subType: { id: 108, name: { de: 'Altbauwohnung' } } });
    const bare = estate(108, { subType: { id: 108, name: null } });
    const found = labels('SUBTYPE', [bare, dutch, german], { locale: 'de' });
    expect(found.map((group) => group?.label)).toEqual(['Altbauwohnung', 'Altbauwohnung', 'Altbauwohnung']);
  });

  it('have the name of their status, whatever single estates call it', () => {
    const soon = estate(2, { transaction: { id: 2, name: { nl: 'Binnenkort te huur' } } });
    expect(labels('STATUS', [soon])[0]?.label).toBe('Te huur');
  });

  it('show a key that nobody has a name for', () => {
    const bare = estate('1201', { address: { city: { id: 1201, name: null } } });
    expect(labels('CITY', [bare])[0]?.label).toBe('1201');
  });

  it.each([
    [250_000, '€ 250.000 – 300.000'],
    [0, 'Minder dan € 500'],
    [3_000_000, '€ 3.000.000 en meer'],
    [123, '€ 123 en meer'],
  ])('name a price step from %d: %s', (key, label) => {
    expect(labels('PRICE', [estate(key)])[0]?.label).toBe(label);
  });

  it('say how many estates the whole search has in them, where the service counts', () => {
    const groups = [
      { key: '3', count: 1240 },
      { key: null, count: 1 },
    ];
    expect(labels('TYPE', [estate(3), estate(null), estate(1)], { groups }).map((one) => one?.count)).toEqual(
      ['1.240 panden', '1 pand', null],
    );
  });
});
