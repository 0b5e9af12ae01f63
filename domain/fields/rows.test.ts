import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale.ts';
import { FIRST_SOURCE_TABS, SECOND_SOURCE_TABS } from './field.ts';
import { shownField, tabRows } from './show.ts';
import { contextOf, documentWith } from './testing/context.ts';
import { FIELDS, fieldAt } from './testing/tables.ts';

describe('combined fields (spec 2 §3)', () => {
  const PAIRS: readonly (readonly [main: string, companion: string, code: unknown, text: string])[] = [
    ['certification.as_built_certificate', 'certification.as_built_certificate_information', 'YES', 'Yes'],
    ['other.garden', 'other.garden_information', true, 'Yes'],
    ['other.garden_type', 'other.garden_type_information', 'ONLY_LAWN', 'Lawn only'],
    ['comfort.domestic_animals_allowed', 'comfort.domestic_animals_allowed_information', 'NO', 'No'],
    ['comfort.glazing_type', 'comfort.windows_information', 'DOUBLE', 'Double glazing'],
    ['comfort.shutters', 'comfort.shutters_information', true, 'Yes'],
    ['comfort.tennis_court', 'comfort.tennis_court_information', true, 'Yes'],
    ['comfort.heating', 'comfort.heating_information', 'GAS', 'Natural gas'],
    ['comfort.swimming_pool', 'comfort.swimming_pool_information', true, 'Yes'],
    ['planning.proceeding', 'planning.proceeding_information', 'YES', 'Yes'],
    [
      'planning.most_recent_destination',
      'planning.most_recent_destination_information',
      'WG',
      'Residential zone',
    ],
    ['planning.permission', 'planning.permission_information', 'YES', 'Yes'],
    ['planning.priority_purchase', 'planning.priority_purchase_information', 'NO', 'No'],
  ];
  const combined = (main: string, companion: string, code: unknown, info: unknown) => {
    const [group = '', key = ''] = main.split('.');
    const field = fieldAt('second', main);
    const document = { [group]: { [key]: code, [companion.replace(`${group}.`, '')]: info } };
    return field && shownField(field, document, contextOf('en'));
  };

  it.each(PAIRS)('%s is shown together with %s', (main, companion, code, text) => {
    expect(combined(main, companion, code, '<b>See</b> the file')).toMatchObject({
      value: text,
      note: 'See the file',
    });
    expect(combined(main, companion, null, 'See the file')).toMatchObject({ value: 'See the file' });
    expect(combined(main, companion, null, 'See the file')).not.toHaveProperty('note');
    expect(combined(main, companion, code, null)).toMatchObject({ value: text });
    expect(combined(main, companion, code, null)).not.toHaveProperty('note');
    expect(fieldAt('second', companion)?.aside).toBe('companion');
  });

  it('puts conformity and description beneath the electrical certificate', () => {
    const certification = {
      electrical_certificate: 'OBTAINED',
      electrical_certificate_conformity: 'VALID',
      electrical_certificate_information: 'Valid until 2045',
    };
    const rows = tabRows('comfort', FIELDS.second, { certification }, contextOf('en'));
    expect(rows.map(({ note }) => note)).toEqual(['Compliant, Valid until 2045']);
  });

  it('never shows the advance on charges or its description (contract)', () => {
    const rows = tabRows(
      'financial',
      FIELDS.second,
      { financial: { provision: 3, provision_information: 'x' } },
      contextOf('en'),
    );
    expect(rows).toEqual([]);
  });
});

describe('rooms of a layout (spec 2 §3)', () => {
  it('have an area, a text or both, and their own name if given', () => {
    const layout = {
      living: { surface: 32.5, description: 'With a view' },
      bedroom1: 'Spacious',
      hall: true,
      custom_room1: { name: { en: 'Wine cellar', nl: 'Wijnkelder' }, surface: '9' },
      custom_room2: { name: 'Larder' },
    };
    expect(tabRows('layout', FIELDS.second, { layout }, contextOf('en'))).toMatchObject([
      { label: 'Bedroom 1', value: 'Spacious' },
      { label: 'Entrance hall', value: 'Yes' },
      { label: 'Living room', value: '32,5 m²', note: 'With a view' },
      { label: 'Wine cellar', value: '9 m²' },
      { label: 'Larder', value: 'Yes' },
    ]);
  });
});

describe('arbitrary values in every field', () => {
  const anything = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      undefined,
      -1,
      0,
      '',
      '-1',
      true,
      false,
      1e300,
      -1e-9,
      Number.NaN,
      '__proto__',
      'UNKNWON',
      '{{n}}',
    ),
    fc.anything({ maxDepth: 2, withNullPrototype: true }),
  );
  const sources = ['first', 'second'] as const;

  it.each(sources)('never fails in the %s source, and never shows an empty row (spec 1 §5)', (source) => {
    const facts = fc.record({
      region: fc.constantFrom('FLANDERS' as const, 'BRUSSELS' as const, 'WALLONIA' as const, null),
      sold: fc.boolean(),
      addressHidden: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...FIELDS[source]),
        anything,
        facts,
        fc.constantFrom(...LOCALES),
        (field, given, own, locale) => {
          const shown = shownField(field, documentWith(field.path, given), contextOf(locale, own));
          if (shown === null) return;
          expect(shown.value.trim()).not.toBe('');
          expect(shown.label.trim()).not.toBe('');
          expect(shown.note).not.toBe('');
          expect(shown.href ?? 'https://').toMatch(/^https:\/\//);
        },
      ),
      { seed: 11, numRuns: 6_000 },
    );
  });

  it('returns no rows for a value that is not a document', () => {
    for (const document of [null, undefined, 5, 'x', [], { comfort: [] }, { comfort: 'x' }])
      for (const tab of [...SECOND_SOURCE_TABS, ...FIRST_SOURCE_TABS])
        for (const source of sources)
          expect(tabRows(tab, FIELDS[source], document, contextOf('de', { region: 'WALLONIA' }))).toEqual([]);
  });
});
