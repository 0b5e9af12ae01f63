import { describe, expect, it } from 'vitest';
import { GROUPINGS, type Grouping } from '#domain/filter/filter.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { contextIn, estateWith } from '../../testing/contexts.ts';
import { type FoundPage, toOfferCards } from './offer-cards.ts';

type Groups = NonNullable<FoundPage['groups']>;

const estate = (groupKey: string | number | null, general: Record<string, unknown> = {}) => ({
  ...estateWith({ general }),
  groupKey,
});

/** The groups of the cards on a page. */
const groupsOf = (
  group: Grouping | null,
  results: FoundPage['results'],
  { locale = 'nl', groups }: { locale?: Locale; groups?: Groups } = {},
) => toOfferCards({ group }, { results, groups }, 'grid', contextIn(locale)).map((card) => card.group);

/** The heading of a group counted by the service, for an estate without any name. */
const heading = (group: Grouping, counted: Omit<Groups[number], 'count'>, locale: Locale = 'nl') =>
  groupsOf(group, [estate(counted.key)], { locale, groups: [{ ...counted, count: 2 }] })[0]?.label;

const inAll = (of: (locale: Locale) => string | undefined) => LOCALES.map(of);

describe('the heading of a group (spec 1 §9)', () => {
  it('is absent from a list that is not grouped', () => {
    expect(groupsOf(null, [estate(3)])).toEqual([undefined]);
  });

  it.each<[Grouping, Omit<Groups[number], 'count'>, string[]]>([
    ['TYPE', { key: '3' }, ['Huizen', 'Maisons', 'Houses', 'Häuser']],
    ['TYPE', { key: 'APARTMENT' }, ['Appartementen', 'Appartements', 'Apartments', 'Wohnungen']],
    ['TYPE', { key: '9' }, ['Projecten', 'Projets', 'Projects', 'Projekte']],
    [
      'TYPE',
      { key: '99', name: { nl: 'Woonboot', de: 'Hausboot' } },
      ['Woonboot', 'Woonboot', 'Woonboot', 'Hausboot'],
    ],
    [
      'SUBTYPE',
      { key: '31', name: { nl: 'Hoeve', fr: 'Ferme', en: 'Farmhouse', de: 'Bauernhof' } },
      ['Hoeve', 'Ferme', 'Farmhouse', 'Bauernhof'],
    ],
    // The vocabulary's word comes before a name in another language.
    ['SUBTYPE', { key: 'MILL', name: { fr: 'Vieux moulin' } }, ['Molen', 'Vieux moulin', 'Mill', 'Mühle']],
    [
      'STATUS',
      { key: '2', name: { nl: 'Binnenkort te huur' } },
      ['Te huur', 'À louer', 'To rent', 'Zu vermieten'],
    ],
    ['STATUS', { key: 'none', name: { nl: 'Op komst' } }, ['Op komst', 'Op komst', 'Op komst', 'Op komst']],
    [
      'CITY',
      { key: '4000', name: { nl: 'Luik', fr: 'Liège', de: 'Lüttich' } },
      ['Luik', 'Liège', 'Luik', 'Lüttich'],
    ],
    ['CITY', { key: '1201' }, ['1201', '1201', '1201', '1201']],
    [
      'PRICE',
      { key: 250_000 },
      ['€ 250.000 – 300.000', '€ 250.000 – 300.000', '€ 250.000 – 300.000', '€ 250.000 – 300.000'],
    ],
    ['PRICE', { key: 0 }, ['Minder dan € 500', 'Moins de € 500', 'Less than € 500', 'Weniger als € 500']],
    [
      'PRICE',
      { key: 3_000_000 },
      ['€ 3.000.000 en meer', '€ 3.000.000 et plus', '€ 3.000.000 and more', '€ 3.000.000 und mehr'],
    ],
    ['PRICE', { key: 123 }, ['€ 123 en meer', '€ 123 et plus', '€ 123 and more', '€ 123 und mehr']],
  ])('by %s for %o', (grouping, group, words) => {
    expect(inAll((locale) => heading(grouping, group, locale))).toEqual(words);
  });

  it.each(GROUPINGS)(
    'by %s is "Projecten" above all projects without a key, and above no other estates',
    (grouping) => {
      expect(inAll((locale) => heading(grouping, { key: 'PROJECTS' }, locale))).toEqual([
        'Projecten',
        'Projets',
        'Projects',
        'Projekte',
      ]);
      for (const locale of LOCALES) {
        const projects = [estate(null, { project: true }), estate(null)];
        for (const group of groupsOf(grouping, projects, { locale })) {
          expect(group?.label).not.toBe(heading(grouping, { key: 'PROJECTS' }, locale));
        }
      }
    },
  );

  it.each<[Grouping, string[]]>([
    ['TYPE', ['Zonder vermeld type', 'Sans type indiqué', 'No type given', 'Ohne Angabe des Typs']],
    [
      'SUBTYPE',
      ['Zonder vermeld subtype', 'Sans sous-type indiqué', 'No subtype given', 'Ohne Angabe des Untertyps'],
    ],
    ['STATUS', ['Overige', 'Autres', 'Other', 'Weitere']],
    [
      'CITY',
      ['Zonder vermelde gemeente', 'Sans commune indiquée', 'No town given', 'Ohne Angabe der Gemeinde'],
    ],
    ['PRICE', ['Zonder vermelde prijs', 'Sans prix affiché', 'No price shown', 'Ohne Preisangabe']],
  ])('by %s names the missing value for homes without a key', (grouping, words) => {
    expect(inAll((locale) => heading(grouping, { key: null }, locale))).toEqual(words);
  });
});

describe('a group', () => {
  const groups: Groups = [
    { key: '108', count: 1240, name: { nl: 'Appartement in herenhuis', de: 'Altbauwohnung' } },
    { key: 'PROJECTS', count: 1 },
    { key: null, count: 2 },
  ];

  it('is equal on every page of the results, whatever its estates contain', () => {
    const dutch = estate('108', { subType: { id: 108, name: { nl: 'Appartement' } } });
    const german = estate('108', { subType: { id: 108, name: { de: 'Wohnung' } } });
    for (const locale of LOCALES) {
      const pages = [[dutch, german], [german], [dutch, estate('PROJECTS'), estate(null)]];
      const found = pages.map((page) => groupsOf('SUBTYPE', page, { locale, groups }));
      expect(new Set(found.map(([first]) => JSON.stringify(first))).size).toBe(1);
      expect(found[2]?.slice(1)).toEqual(
        [estate('PROJECTS'), estate(null)].flatMap((one) => groupsOf('SUBTYPE', [one], { locale, groups })),
      );
    }
  });

  it('has the number of estates in the whole search', () => {
    const cards = [estate(108), estate('PROJECTS'), estate(null)];
    expect(groupsOf('SUBTYPE', cards, { groups }).map((group) => [group?.key, group?.count])).toEqual([
      ['108', '1.240 panden'],
      ['PROJECTS', '1 pand'],
      ['', '2 panden'],
    ]);
  });

  it('is distinguished from a city of the same name by its zip', () => {
    const name = { nl: 'Berg' };
    const twins: Groups = [
      { key: '1', name, zip: '3700', count: 1 },
      { key: '2', name, zip: 1910, count: 1 },
      { key: '3', name: { nl: 'Bergen' }, zip: '7000', count: 1 },
    ];
    const cards = [estate('1'), estate('2'), estate('3')];
    expect(groupsOf('CITY', cards, { groups: twins }).map((group) => group?.label)).toEqual([
      'Berg (3700)',
      'Berg (1910)',
      'Bergen',
    ]);
  });

  it('is named by the estate when the service does not count groups', () => {
    const one = estate(7, {
      headType: { id: 99, name: { nl: 'Woonboot', fr: 'Péniche' } },
      subType: { id: 7, name: { nl: 'Villa', fr: 'Villa de maître' } },
      transaction: { id: 7, name: { fr: 'À venir' } },
      address: { city: { id: 7, name: { nl: 'Luik', fr: 'Liège' } } },
    });
    const labels = (['SUBTYPE', 'CITY'] as const).map((group) => groupsOf(group, [one], { locale: 'fr' })[0]);
    expect(labels).toMatchObject([
      { key: '7', label: 'Villa de maître', count: null },
      { key: '7', label: 'Liège', count: null },
    ]);
  });
});
