import { describe, expect, it } from 'vitest';
import type { Field, Format } from './field.ts';
import { shownField } from './show.ts';
import { contextOf, documentWith } from './testing/context.ts';
import { EXAMPLES } from './testing/examples.ts';
import { FIELDS, type FieldSource, fieldAt } from './testing/tables.ts';

/** The languages of the specification, whose texts are used below. */
const SPOKEN = ['nl', 'fr', 'en', 'de'] as const;

const SPEC: Readonly<Record<FieldSource, string>> = { first: 'spec 1 §3, §9', second: 'spec 2 §3, §9' };
const SOURCES = ['first', 'second'] as const;

/** Price fields shown only for a sold estate. */
const SOLD_ONLY = ['other.sold_price'];
const PROJECT_ONLY = ['general.buildingName'];

function texts(field: Field, value: unknown, facts: Parameters<typeof contextOf>[1] = {}) {
  const shown = {
    ...(SOLD_ONLY.includes(field.path) ? { sold: true, realisedPrices: true } : {}),
    ...(PROJECT_ONLY.includes(field.path) ? { project: true } : {}),
    ...facts,
  };
  return SPOKEN.map(
    (locale) => shownField(field, documentWith(field.path, value), contextOf(locale, shown))?.value ?? null,
  );
}

const known = (source: FieldSource, path: string): Field => {
  const field = fieldAt(source, path);
  if (field === null) throw new Error(`No field ${path} in the ${source} source.`);
  return field;
};

describe.each(SOURCES)('a field of the %s source', (source) => {
  it.each(EXAMPLES[source])(`%s of %j shows in four languages (${SPEC[source]})`, (path, value, shown) => {
    const expected = typeof shown === 'string' ? SPOKEN.map(() => shown) : shown;
    expect(texts(known(source, path), value)).toEqual(expected);
  });

  it('has an example, unless it is internal or a list with its own format', () => {
    const examples = EXAMPLES[source].map(([path]) => path);
    const unannounced = FIELDS[source].filter(({ path, internal }) => !examples.includes(path) && !internal);
    expect(unannounced.map(({ path }) => path)).toEqual(
      source === 'second'
        ? []
        : [
            'general.children',
            'general.address',
            'layout',
            'floors',
            'buildTechnicals',
            'files',
            'environments',
            'extraFields',
            'pictures',
            'videos',
            'salesRep',
          ],
    );
  });
});

/**
 * Fields where zero is a value: the ground floor, EPC figures, a place without data (contract, spec 2 §3).
 */
const ZERO_SHOWN = [
  'construction.floor',
  'certification.epc_value',
  'certification.epc_year_value',
  'other.geo_precision',
  'general.floor',
  'energy.epcValue',
  'energy.epcValueTotal',
  'energy.shared.epcValue',
  'energy.shared.epcValueTotal',
];
/** In yes/no fields, 0 means no. */
const zeroShown = ({ path, format }: Field): boolean => ZERO_SHOWN.includes(path) || format === 'yesNo';
/** Shown only when true (spec 1 §5). */
const ONLY_YES = ['technical.newBuilding', 'construction.new_construction'];
/** Fields where -1 is a value: EPC figures (contract). */
const MINUS_ONE_SHOWN = ZERO_SHOWN.filter((path) => /epc|\.floor$/i.test(path));
/** Outside Wallonia these show "not entered"; in Wallonia they are hidden (spec 1 §5). */
const SAYS_NOTHING_ENTERED = [
  'planning.most_recent_destination',
  'planning.permission',
  'planning.subdivision_permit',
  'planning.priority_purchase',
  'general.townPlanningValue',
  'general.buildingLicense',
  'general.allocationLicense',
  'general.presaleRight',
];
const SAYS_NO_MEASURE = ['planning.proceeding', 'general.townPlanningViolation'];
const SAYS_SOMETHING = [...SAYS_NOTHING_ENTERED, ...SAYS_NO_MEASURE];

const FIGURES: readonly Format[] = [
  'year',
  'area',
  'length',
  'litres',
  'price',
  'pricePerArea',
  'percent',
  'epc',
  'epcYear',
  'energyUse',
  'co2',
];
const DATES: readonly Format[] = ['date', 'dateTime'];

/** Values of the wrong type for a format. */
function wrongTypes(format: Format): readonly unknown[] {
  if (FIGURES.includes(format))
    return [true, 'abc', '12 m', [12], { value: 12 }, Number.NaN, Number.POSITIVE_INFINITY];
  if (DATES.includes(format)) return [true, 20261104, 'yesterday', '2026-02-30', {}, []];
  if (format === 'link')
    return ['javascript:alert(1)', 'http://plain.example', 'https://me:pw@x.example', 5, {}];
  if (format === 'yesNo' || format === 'enumeration' || format === 'violation')
    return [{}, [], [[]], { id: 1 }];
  if (format === 'named' || format === 'names') return [true, 'text', [], {}, { id: {} }, [null]];
  return [[], {}, { nl: 5 }, [['x']], { nl: ' ' }];
}

describe.each(SOURCES)('the %s source hides', (source) => {
  const rows = FIELDS[source]
    .filter(({ internal }) => internal !== true)
    .map((field) => [field.path, field] as const);

  it.each(rows)('%s when it is null, absent or blank (spec 1 §5)', (path, field) => {
    const facts = SAYS_SOMETHING.includes(path) ? { region: 'WALLONIA' as const } : {};
    for (const value of [null, undefined, '', '  \n'])
      expect(texts(field, value, facts)).toEqual([null, null, null, null]);
    expect(shownField(field, {}, contextOf('nl', facts))).toBeNull();
    expect(shownField(field, null, contextOf('nl', facts))).toBeNull();
  });

  it.each(rows)('%s when it is zero, unless zero is a value (spec 1 §5)', (path, field) => {
    const facts = SAYS_SOMETHING.includes(path) ? { region: 'WALLONIA' as const } : {};
    const shown = zeroShown(field) && !ONLY_YES.includes(path);
    for (const zero of [0, '0', -0, ...(FIGURES.includes(field.format) ? [0.0049] : [])])
      expect(texts(field, zero, facts).every((text) => (text !== null) === shown)).toBe(true);
    expect(field.zero === 'shown').toBe(ZERO_SHOWN.includes(path));
  });

  it.each(rows)('%s when it is -1, unless -1 is a value (spec 1 §5, contract)', (path, field) => {
    const facts = SAYS_SOMETHING.includes(path) ? { region: 'WALLONIA' as const } : {};
    const shown = MINUS_ONE_SHOWN.includes(path);
    for (const unset of [-1, '-1'])
      expect(texts(field, unset, facts).every((text) => (text !== null) === shown)).toBe(true);
  });

  it.each(rows)('%s when its value is of the wrong type (spec 1 §5)', (path, field) => {
    const facts = SAYS_SOMETHING.includes(path) ? { region: 'WALLONIA' as const } : {};
    for (const value of wrongTypes(field.format))
      expect(texts(field, value, facts), JSON.stringify(value)).toEqual([null, null, null, null]);
  });
});

describe('an unknown code', () => {
  const coded = FIELDS.second.filter(({ format }) => format === 'enumeration');

  it.each(coded.map((field) => [field.path, field] as const))(
    'is shown unchanged in %s (spec 2 §1)',
    (_, field) => {
      expect(texts(field, 'NEW_CODE')).toEqual(['NEW_CODE', 'NEW_CODE', 'NEW_CODE', 'NEW_CODE']);
      expect(texts(field, 'a.b')).toEqual(['a.b', 'a.b', 'a.b', 'a.b']);
      expect(texts(field, '__proto__')).toEqual(Array(4).fill('__proto__'));
    },
  );
});

describe('a planning field without a value', () => {
  it.each(SAYS_NOTHING_ENTERED)('%s shows "Not entered" outside Wallonia (spec 1 §5, §9)', (path) => {
    const field = fieldAt('second', path) ?? known('first', path);
    expect(texts(field, null)).toEqual(['Niet ingevuld', 'Non renseigné', 'Not entered', 'Nicht angegeben']);
    expect(texts(field, null, { region: null })[2]).toBe('Not entered');
  });

  it.each(SAYS_NO_MEASURE)('%s states that no measure was imposed (spec 1 §5)', (path) => {
    const field = fieldAt('second', path) ?? known('first', path);
    expect(texts(field, null)[2]).toBe('No judicial remedial or administrative measure imposed');
    expect(texts(field, false)).toEqual(texts(field, null));
    expect(new Set(texts(field, null)).size).toBe(4);
  });
});
