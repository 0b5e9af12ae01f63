import { describe, expect, it } from 'vitest';
import { LOCALES } from '../domain/locale.ts';
import { ENERGY_LETTERS, parseEnergyLabel } from '../domain/rules/energy-label.ts';
import { STATUS_CODES } from '../domain/status-code.ts';
import type { Dictionary } from './text-keys.ts';
import { createTranslator, DICTIONARIES } from './translator.ts';

/** Codes of each enumeration as spec 2 §3 lists them, in the contract's spelling. */
const CODES: readonly (readonly [name: string, codes: string])[] = [
  ['type', 'APARTMENT GARAGE PLOT COMMERCIAL HOUSE PROJECT'],
  // And those that such systems write beside them.
  ['status', STATUS_CODES.join(' ')],
  ['bathroomType', 'EQUIPPED NOT_EQUIPPED'],
  ['carpentry', 'WOOD ALUMINUM PLASTIC'],
  ['commonMeter', 'NOT_APPLICABLE COMMON INDIVIDUAL'],
  ['commonHeating', 'NOT_APPLICABLE COMMON INDIVIDUAL'],
  ['commonMeterType', 'SINGLE DAY_AND_NIGHT SMART_METER'],
  ['condition', 'TO_RENOVATE TO_FRESHEN_UP GOOD_CONDITION EXCELLENT_CONDITION RENEWED NEW'],
  ['conformity', 'INVALID VALID'],
  ['constructionType', 'OPEN HALF_OPEN CLOSED'],
  ['electricityCertification', 'OBTAINED NOT_OBTAINED UNKNOWN'],
  ['flooding', 'UNKNOWN NO YES'],
  [
    'heating',
    'OIL COAL ELECTRICITY GAS HEAT_ACCUMULATION GAS_HEATERS PROPANE_GAS CENTRAL_VENTILATION WOOD PELLET',
  ],
  [
    'kitchenType',
    'EQUIPPED SEMI_EQUIPPED NOT_EQUIPPED HYPER_EQUIPPED AMERICAN_SEMI_EQUIPPED AMERICAN_EQUIPPED AMERICAN_HYPER_EQUIPPED',
  ],
  ['luxuryLevel', 'MODEST AVERAGE LUXURIOUS'],
  ['roofType', 'SADDLEBACK FLAT LEAN_TO KERB HIPPED'],
  ['windowGlazing', 'SINGLE DOUBLE TRIPLE'],
  ['destination', 'MAIN_RESIDENCE VACATION_RESIDENCE STUDENT_RESIDENCE'],
  [
    'environment',
    'TOWN RESIDENTIAL COUNTRYSIDE VILLAGE SUBURBAN_AREA CRAFT_INDUSTRY INDUSTRIAL SEA_BEACH_DUNE',
  ],
  ['freeOn', 'UNKNWON IMMEDIATE DEED AFTER_NOTICE_PERIOD DELIVERY TBD'],
  ['garden', 'NOT_CONSTRUCTED ONLY_LAWN FULLY_LANDSCAPED'],
  ['geoPrecision', '0 1 2 3'],
  ['orientation', 'N NE E SE S SW W NW'],
  ['planningAnswer', 'UNKNOWN NO YES PENDING BEFORE_1962'],
  [
    'recentDestination',
    'AG EG WIG WUG BG IGB RG GWG NG PG WG WGL WGR GG WCHE WP IAB GDR GVR LWAG NR GVON DVG NI',
  ],
];

const group = (locale: (typeof LOCALES)[number], name: string): Dictionary => {
  const found = DICTIONARIES[locale][name];
  return typeof found === 'object' ? found : {};
};

describe.each(LOCALES)('enumerations in %s', (locale) => {
  it.each(CODES)('%s has exactly the codes of spec 2 §3', (name, codes) => {
    expect(Object.keys(group(locale, name)).toSorted()).toEqual(codes.split(' ').toSorted());
  });

  it.each(CODES)('%s tells its codes apart', (name) => {
    const labels = Object.values(group(locale, name));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('name 243 countries by two letters or UNKNOWN: GB beside the legacy UK, YU and AN (spec 2 §3)', () => {
    const countries = Object.keys(group(locale, 'country'));
    expect(countries).toHaveLength(243);
    expect(countries.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual(['UNKNOWN']);
    expect(
      ['UK', 'GB', 'YU', 'AN', 'BE', 'NL', 'FR', 'DE', 'LU'].filter((code) => !countries.includes(code)),
    ).toEqual([]);
  });

  it('name nine energy classes and their 36 pairs, worse before better (spec 2 §3)', () => {
    const pairs = ENERGY_LETTERS.flatMap((worst, place) =>
      ENERGY_LETTERS.slice(0, place).map((best) => `${worst}_${best}`),
    );
    const known = Object.keys(group(locale, 'energyLabel'));
    expect(known).toHaveLength(45);
    expect(pairs).toHaveLength(36);
    expect(known.filter((code) => parseEnergyLabel(code) === null)).toEqual([]);
    expect(pairs.filter((code) => !known.includes(code))).toEqual([]);
  });
});

describe('labels that the specification gives', () => {
  it.each([
    ['recentDestination', 'NI', 'Not entered'],
    ['recentDestination', 'AG', 'Agricultural area'],
    ['recentDestination', 'IGB', 'Industrial zone'],
    ['recentDestination', 'NR', 'Nature reserve'],
    ['recentDestination', 'WG', 'Residential zone'],
    ['geoPrecision', '3', 'Exact rooftop location'],
    ['energyLabel', 'G_F', 'G to F'],
    ['country', 'UK', 'United Kingdom'],
  ] as const)('%s.%s is "%s" (spec 2 §3)', (name, code, text) => {
    expect(createTranslator('en').label(name, code)).toBe(text);
  });

  it('come from the language where the site has an empty text, and are none for a new code (spec 2 §1)', () => {
    const t = createTranslator('de', { 'field.comfort.lift': '  ', 'heating.GAS': '' });
    expect(t.label('field', 'comfort.lift')).toBe('Aufzug');
    expect(t.label('heating', 'GAS')).toBe(createTranslator('de').label('heating', 'GAS'));
    expect(t.label('heating', 'NEW_CODE')).toBeNull();
  });
});
