import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { contextIn, estateWith, type Loose, listingWith } from '../testing/contexts.ts';
import { toEnergyTag } from './facts/energy.ts';
import { propertyOfEstate } from './property/estate-property.ts';
import { toEstatePage } from './sources/first/page.ts';
import { toSkarabeePage } from './sources/second/page.ts';
import { propertyOfListing } from './sources/second/property.ts';

interface Home {
  readonly name: string;
  readonly source: 'first' | 'second';
  readonly changes: Loose;
}

const HEAD = { flat: 1, plot: 2, house: 3, shop: 4, garage: 5, hall: 6, holiday: 7, project: 9, office: 10 };
const TYPE = { flat: 'APARTMENT', plot: 'PLOT', house: 'HOUSE', shop: 'COMMERCIAL', garage: 'GARAGE' };

/** A place: zip, country as the source writes it, region as the address says it. */
type Place = readonly [zip: string | number, city: string, country?: string | null, region?: string | null];
const addressOf = ([zip, city, country = null, region = null]: Place, visible: boolean) => ({
  visible,
  city: { id: 1, zip, name: { nl: city, fr: city, en: city, de: city } },
  country: country === null ? null : { id: country },
  region,
  geoLocation: null,
});

const first = (
  name: string,
  kind: keyof typeof HEAD,
  place: Place,
  energy: Loose | null,
  { let: forRent = false, hidden = false, general = {} } = {},
): Home => ({
  name,
  source: 'first',
  changes: {
    general: {
      headType: { id: HEAD[kind], name: null },
      transaction: { id: forRent ? 2 : 1 },
      address: addressOf(place, !hidden),
      floodingParcelScore: 'D',
      ...general,
    },
    energy: energy && { epcValue: null, energyLabel: null, epcReference: null, ...energy },
  },
});

const second = (
  name: string,
  kind: keyof typeof TYPE,
  place: Place,
  energy: Loose,
  changes: Loose = {},
): Home => ({
  name,
  source: 'second',
  changes: {
    type: TYPE[kind],
    subType: null,
    address: addressOf(place, true),
    certification: { epc_value: null, energy_label: null, ...energy },
    planning: { permission: null },
    flood_information: { parcel_score: 'D' },
    ...changes,
  },
});

/** In and outside Belgium, with odd figures. */
const HOMES: readonly Home[] = [
  first('house, Flanders', 'house', [8300, 'Knokke-Heist', 'BE'], { epcValue: 241 }),
  first('house, no country', 'house', [9000, 'Gent'], { epcValue: 0 }),
  first('house, unknown country', 'house', ['2000', 'Antwerpen', 'UNKNOWN'], { epcValue: -1 }),
  first('house, small letters', 'house', [3500, 'Hasselt', 'be'], { epcValue: 500 }),
  first('house, Brussels', 'house', [1180, 'Ukkel', 'BE'], { epcValue: 210 }),
  first('house, last zip of Brussels', 'house', [1299, 'Brussel', 'BE'], { epcValue: 210.01 }),
  first('house, Wallonia', 'house', [5000, 'Namur', 'BE'], { epcValue: 511 }),
  first('house, Walloon Brabant', 'house', [1300, 'Wavre', 'BE'], { epcValue: -45 }),
  first('house, Eupen', 'house', [4700, 'Eupen', 'BE', 'Wallonien'], { epcValue: 85 }),
  first('house, region against zip', 'house', [1000, 'Tubize', 'BE', 'Wallonie'], { epcValue: 100 }),
  first('house, no zip', 'house', ['', 'Ergens', null], { epcValue: 241 }),
  first('house, zip of five', 'house', ['12345', 'Ergens', null], { epcValue: 241, energyLabel: 'C' }),
  first('villa, Marbella', 'house', [29600, 'Marbella', 'ES'], { epcValue: 120 }),
  first('villa, Marbella, a Flemish region said', 'house', [29600, 'Marbella', 'ES', 'Vlaanderen'], {
    epcValue: 120,
  }),
  first('house, Luxembourg', 'house', [1234, 'Luxembourg', 'LU'], { epcValue: 120, energyLabel: 'B' }),
  first('house, Luxembourg, hidden', 'house', [4123, 'Esch', 'LU'], { epcValue: 120 }, { hidden: true }),
  first('flat, Vienna', 'flat', [1010, 'Wien', 'AT'], { epcValue: 45 }),
  first('flat, London', 'flat', ['SW1A 1AA', 'London', 'GB'], { energyLabel: 'D' }),
  first('flat, London, the older code', 'flat', ['SW1A 1AA', 'London', 'UK'], { customEpcLabel: 'D_300' }),
  first('house, Maastricht', 'house', ['6211', 'Maastricht', 'nl'], { epcValue: 200 }),
  first('house, a country in words', 'house', [1010, 'Lausanne', 'Suisse'], { epcValue: 60 }),
  first('house, a country by number', 'house', [8300, 'Ergens', '17'], { epcValue: 60 }),
  first('holiday home, Spain', 'holiday', ['03181', 'Torrevieja', 'ES'], { epcValue: 60 }, { let: true }),
  first('flat to let, Flanders', 'flat', [8400, 'Oostende', 'BE'], { epcValue: 99 }, { let: true }),
  first('flat to let, Brussels', 'flat', [1050, 'Elsene', 'BE'], { epcValue: 99 }, { let: true }),
  first('flat to let, Wallonia', 'flat', [4000, 'Liège', 'BE'], { epcValue: 99 }, { let: true }),
  first('office with a figure', 'office', [1000, 'Brussel', 'BE'], { epcValue: 180 }),
  first('office with a label', 'office', [9000, 'Gent', 'BE'], { epcValue: 180, energyLabel: 'B' }),
  first('garage with a figure', 'garage', [8300, 'Knokke-Heist', 'BE'], { epcValue: 300 }),
  first('plot with a figure', 'plot', [3000, 'Leuven', 'BE'], { epcValue: 10 }),
  first('project with a figure', 'project', [2000, 'Antwerpen', 'BE'], { epcValue: 30 }),
  first('flat with figures of the building', 'flat', [8300, 'Knokke-Heist', 'BE'], {
    shared: { epcValue: 160 },
  }),
  first('flat with a label of the building', 'flat', [1000, 'Brussel', 'BE'], {
    shared: { epcValue: 160, energyLabel: 'D' },
  }),
  first('house with a label that Flanders does not have', 'house', [8300, 'Knokke-Heist', 'BE'], {
    epcValue: 800,
    customEpcLabel: 'G_700',
  }),
  second('second source, Flanders', 'house', ['8300', 'Knokke-Heist'], { epc_value: '341' }),
  second('second source, Wallonia', 'house', ['5530', 'Yvoir', 'BE'], { epc_value: 341 }),
  second(
    'second source, Spain beside the address',
    'house',
    ['8300', 'Calpe'],
    { epc_value: 80 },
    {
      geo: { address: { country: 'ES' } },
    },
  ),
  second(
    'second source, to let in Flanders',
    'flat',
    ['8300', 'Knokke-Heist'],
    { epc_value: 80 },
    {
      status: 'TO_RENT',
      transaction: { id: 2 },
    },
  ),
  second('second source, shop', 'shop', ['9000', 'Gent'], { epc_value: 80 }),
  second('second source, plot', 'plot', ['9000', 'Gent'], { epc_value: 80 }),
];

interface Seen {
  readonly page: EstatePageView;
  readonly region: string | null;
  readonly tag: string | null;
}

function see({ source, changes }: Home, locale: (typeof LOCALES)[number]): Seen {
  const context = contextIn(locale);
  const input = { path: '/', person: null };
  const [page, property] =
    source === 'first'
      ? [
          toEstatePage(estateWith(changes), null, input, context),
          propertyOfEstate(estateWith(changes), context),
        ]
      : [
          toSkarabeePage(listingWith(changes), input, context),
          propertyOfListing(listingWith(changes), context),
        ];
  return { page, region: property.region, tag: toEnergyTag(property, context)?.text ?? null };
}

const scaleOf = ({ energy }: EstatePageView): string => {
  if (energy?.scale === null || energy === null) return 'none';
  const { cells } = energy.scale;
  return cells.map(({ letter, current }) => (current ? `[${letter}]` : letter)).join(' ');
};
const legalOf = ({ groups, flood }: EstatePageView): string[] => [
  ...(groups.find(({ id }) => id === 'planning')?.rows ?? []).map(({ label, value }) => `${label}: ${value}`),
  ...(flood?.scores ?? []).map(({ label, letter }) => `${label}: ${letter}`),
];

/** What each home says, for people to read. */
function outlineOf(home: Home): string {
  const { page, region, tag } = see(home, 'nl');
  const places = LOCALES.map(
    (locale) => `${locale} ${see(home, locale).page.place.replaceAll('\u00a0', ' ')}`,
  );
  return [
    `# ${home.name}`,
    `region: ${region ?? 'none'}, scale: ${scaleOf(page)}, tag: ${tag ?? 'none'}`,
    `place:  ${places.join(' | ')}`,
    // In one language: domain/fields/show.test.ts has the words in all of them.
    `legal:  ${legalOf(page).join('; ') || 'none'}`,
  ].join('\n');
}

const ABROAD = HOMES.filter(({ name }) =>
  /Marbella|Luxembourg|Vienna|London|Maastricht|country in words|country by number|Spain/.test(name),
);

describe('forty homes in and outside Belgium', () => {
  it('are forty', () => {
    expect(HOMES).toHaveLength(40);
    expect(ABROAD).toHaveLength(12);
  });

  it('match their outline, with as many legal rows in every language', async () => {
    for (const home of HOMES) {
      const rows = LOCALES.map((locale) => legalOf(see(home, locale).page).length);
      expect([home.name, new Set(rows).size]).toEqual([home.name, 1]);
    }
    await expect(`${HOMES.map(outlineOf).join('\n')}\n`).toMatchFileSnapshot('forty-homes.txt');
  });

  it.each(ABROAD.map((home) => [home.name, home] as const))(
    'have no region, scale, Belgian letter or Flemish row abroad: %s',
    (_, home) => {
      for (const locale of LOCALES) {
        const { page, region } = see(home, locale);
        expect([region, scaleOf(page), legalOf(page)]).toEqual([null, 'none', []]);
      }
    },
  );

  it.each([
    ['villa, Marbella', ['Spanje', 'Espagne', 'Spain', 'Spanien']],
    ['flat, Vienna', ['Oostenrijk', 'Autriche', 'Austria', 'Österreich']],
    ['flat, London', ['Verenigd Koninkrijk', 'Royaume-Uni', 'United Kingdom', 'Vereinigtes Königreich']],
    [
      'flat, London, the older code',
      ['Verenigd Koninkrijk', 'Royaume-Uni', 'United Kingdom', 'Vereinigtes Königreich'],
    ],
    ['second source, Spain beside the address', ['Spanje', 'Espagne', 'Spain', 'Spanien']],
  ])('show their country beside the address: %s', (name, countries) => {
    const home = HOMES.find((one) => one.name === name);
    if (home === undefined) throw new Error(`no home ${name}`);
    const spoken = (['nl', 'fr', 'en', 'de'] as const).map((locale) => see(home, locale).page);
    expect(spoken.map(({ place }) => place.split(', ').at(-1))).toEqual(countries);
    for (const [at, { headTitle }] of spoken.entries()) expect(headTitle).toContain(countries[at]);
  });

  it('in Belgium show no country', () => {
    for (const home of HOMES.filter((one) => !ABROAD.includes(one)))
      for (const locale of LOCALES)
        expect(see(home, locale).page.place).not.toMatch(/Belgi|Unknown|Inconnu|Onbekend|Unbekannt/i);
  });
});
