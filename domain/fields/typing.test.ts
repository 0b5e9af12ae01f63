import { describe, expect, it } from 'vitest';
import { DICTIONARIES } from '#locales/dictionaries.ts';
import type { Dictionary } from '#locales/text-keys.ts';
import { LOCALES } from '../locale.ts';
import { FIRST_SOURCE_FIELDS } from './first/fields.ts';
import { SECOND_SOURCE_FIELDS } from './second/fields.ts';
import { FIELDS, fieldAt } from './testing/tables.ts';

const inGroup = (group: string, keys: string) => keys.split(' ').map((key) => `${group}.${key}`);

describe('fields by format (spec 2 §9)', () => {
  const ofFormat = (format: string) =>
    SECOND_SOURCE_FIELDS.filter((field) => field.format === format).map(({ path }) => path);

  it('are sizes for depths, widths and distances', () => {
    const sizes = [
      ...inGroup('construction', 'ground_floor_depth floor_depth frontage_width lot_width lot_depth'),
      ...inGroup('other', 'shops_distance public_transport_distance school_distance beach_distance'),
    ];
    expect(sizes.filter((path) => !ofFormat('length').includes(path))).toEqual([]);
  });

  it('are currency for prices, incomes, taxes and all notarial amounts', () => {
    const amounts = [
      ...inGroup('financial', 'price monthly_costs land_price cadastral_income cadastral_income_index'),
      ...inGroup('financial', 'construction_cost_21 infrastructure_price tax registration_cost'),
      ...SECOND_SOURCE_FIELDS.map(({ path }) => path).filter((path) => path.startsWith('notary_cost.')),
    ];
    expect(amounts.filter((path) => !ofFormat('price').includes(path))).toEqual([]);
  });

  it('are areas when their name says so', () => {
    const surfaces = SECOND_SOURCE_FIELDS.map(({ path }) => path).filter((path) => path.endsWith('_surface'));
    expect(surfaces).toHaveLength(9);
    expect(ofFormat('area').toSorted()).toEqual(surfaces.toSorted());
  });

  it('are percentages, prices per m², litres and EPC values where named so', () => {
    expect(ofFormat('percent')).toEqual(['financial.registration_percentage']);
    expect(ofFormat('pricePerArea')).toEqual(['financial.price_per_square_meter']);
    expect(ofFormat('litres')).toContain('comfort.heating_oil_tank_contents');
    expect(ofFormat('epc')).toContain('certification.epc_value');
    expect(ofFormat('epcYear')).toEqual(['certification.epc_year_value']);
  });
});

describe('labels and enumerations', () => {
  const at = (dictionary: Dictionary, key: string): string | Dictionary | undefined =>
    key
      .split('.')
      .reduce<string | Dictionary | undefined>(
        (node, part) => (typeof node === 'object' && Object.hasOwn(node, part) ? node[part] : undefined),
        dictionary,
      );
  const all = [...SECOND_SOURCE_FIELDS, ...FIRST_SOURCE_FIELDS];

  it.each(LOCALES)('each field has its own label in %s (spec 2 §1)', (locale) => {
    // At this key the labels of the first source's rooms form a group: the second source's rooms.
    const missing = all.filter(
      ({ path }) => path !== 'layout' && typeof at(DICTIONARIES[locale], `field.${path}`) !== 'string',
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it.each(LOCALES)('no label exists without a field in %s', (locale) => {
    const known = new Set(all.map(({ path }) => path));
    const leaves = (node: string | Dictionary, path: string): string[] =>
      typeof node === 'string'
        ? [path]
        : Object.entries(node).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));
    expect(leaves(DICTIONARIES[locale].field ?? {}, '').filter((path) => !known.has(path))).toEqual([]);
  });

  it.each(LOCALES)(
    'each enumeration a field is typed to has its labels in %s (spec 2 §3, "Typing")',
    (locale) => {
      const names = new Set(all.flatMap(({ enumeration }) => enumeration ?? []));
      expect([...names].filter((name) => typeof at(DICTIONARIES[locale], name) !== 'object')).toEqual([]);
    },
  );

  it('each companion field has no row of its own', () => {
    const companions = (['first', 'second'] as const).flatMap((source) =>
      FIELDS[source].flatMap(({ companions: own }) => (own ?? []).map((path) => fieldAt(source, path))),
    );
    expect(companions.filter((field) => field?.aside !== 'companion')).toEqual([]);
    const claimed = new Set(companions.map((field) => field?.path));
    expect(all.filter(({ path, aside }) => aside === 'companion' && !claimed.has(path))).toEqual([]);
  });
});
