import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { ENERGY_LETTERS, parseEnergyLabel } from '#domain/rules/energy-label.ts';
import { ENUMERATIONS, VIOLATIONS } from '#domain/vocabulary/enumerations.ts';
import { DICTIONARIES } from './dictionaries.ts';
import type { Dictionary } from './text-keys.ts';
import { createTranslator } from './translator.ts';

/** Every enumeration of the domain with its codes. */
const CODES = Object.entries(ENUMERATIONS);
/** A country may have two codes: UK and GB (spec 2 §3); most have their names from the runtime. */
const COUNTRIES: readonly string[] = ENUMERATIONS.country;
const APART = CODES.filter(([name]) => name !== 'country');

const group = (locale: (typeof LOCALES)[number], name: string): Dictionary => {
  const found = DICTIONARIES[locale][name];
  return typeof found === 'object' ? found : {};
};

describe.each(LOCALES)('enumerations in %s', (locale) => {
  it.each(APART)('%s has exactly the codes of spec 2 §3', (name, codes) => {
    expect(Object.keys(group(locale, name)).toSorted()).toEqual([...codes].toSorted());
  });

  it('has a label for each measure against a building (spec 1 §5)', () => {
    expect(Object.keys(group(locale, 'violation')).toSorted()).toEqual([...VIOLATIONS].toSorted());
  });

  it.each(APART)('%s has a different label for each code', (name) => {
    const labels = Object.values(group(locale, name));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('name 243 countries: two-letter codes or UNKNOWN, both GB and UK, and the former YU and AN (spec 2 §3)', () => {
    const { label } = createTranslator(locale);
    expect(COUNTRIES).toHaveLength(243);
    expect(COUNTRIES.filter((code) => label('country', code) === null)).toEqual([]);
    expect(label('country', 'XX')).toBeNull();
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

describe('labels from the specification', () => {
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

  it('come from the language when the site’s text is empty, and are null for a new code (spec 2 §1)', () => {
    const t = createTranslator('de', { 'field.comfort.lift': '  ', 'heating.GAS': '' });
    expect(t.label('field', 'comfort.lift')).toBe('Aufzug');
    expect(t.label('heating', 'GAS')).toBe(createTranslator('de').label('heating', 'GAS'));
    expect(t.label('heating', 'NEW_CODE')).toBeNull();
  });
});
