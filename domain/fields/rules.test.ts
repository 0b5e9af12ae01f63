import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale.ts';
import type { FieldFacts, FieldSource } from './field.ts';
import { FIRST_SOURCE_TABS, SECOND_SOURCE_TABS } from './field.ts';
import { shownField, tabRows } from './show.ts';
import { FIELDS, fieldAt } from './table.ts';
import { contextOf, documentWith } from './testing/context.ts';
import { EXAMPLES } from './testing/examples.ts';

function value(source: FieldSource, path: string, given: unknown, facts: Partial<FieldFacts> = {}) {
  const field = fieldAt(source, path);
  if (field === null) throw new Error(`No field ${path}.`);
  return shownField(field, documentWith(path, given), contextOf('en', facts));
}

const exampleOf = (path: string): unknown => EXAMPLES.second.find(([own]) => own === path)?.[1];

describe('conditional hiding of the second source (spec 2 §9)', () => {
  const LET = [
    'certification.electrical_certificate',
    'certification.electrical_certificate_conformity',
    'certification.electrical_certificate_information',
    'planning.permission',
    'planning.most_recent_destination',
    'planning.proceeding',
    'planning.subdivision_permit',
    'certification.as_built_certificate',
  ];
  const VAT = [
    'financial.price',
    'financial.land_price',
    'financial.infrastructure_price',
    'notary_cost.total',
  ];
  const cases: readonly [reason: string, facts: Partial<FieldFacts>, hidden: readonly string[]][] = [
    ['is to rent', { status: 'TO_RENT' }, LET],
    ['is rented', { status: 'RENTED' }, LET],
    ['is a plot', { type: 'PLOT' }, LET.slice(0, 3)],
    ['is under the VAT regime', { vatRegime: true }, VAT],
    ['is for sale', { status: 'FOR_SALE' }, []],
    ['is sold', { status: 'SOLD', sold: true }, []],
  ];

  it.each(cases)('hides exactly its fields when the home %s', (_, facts, hidden) => {
    const shown = EXAMPLES.second.filter(([path]) => value('second', path, exampleOf(path)) !== null);
    const gone = shown.filter(([path]) => value('second', path, exampleOf(path), facts) === null);
    expect(gone.map(([path]) => path).toSorted()).toEqual(hidden.toSorted());
  });
});

describe('the Walloon exceptions (spec 1 §5, contract)', () => {
  const hiddenInWallonia = (source: FieldSource) =>
    EXAMPLES[source]
      .filter(([path, given]) => value(source, path, given) !== null)
      .filter(([path, given]) => value(source, path, given, { region: 'WALLONIA' }) === null)
      .map(([path]) => path);

  it('hide as-built, heritage inventory and flood scores of the first source', () => {
    expect(hiddenInWallonia('first')).toEqual([
      'general.certificateAsBuilt',
      'general.heritageInventoried',
      'general.floodingParcelScore',
      'general.floodingBuildingScore',
    ]);
  });

  it('hide as-built, heritage and flood fields of the second source', () => {
    const groups = new Set(
      hiddenInWallonia('second').map((path) =>
        path.replace(/\.(protected|cons|cult).*/, '.heritage').replace(/^flood_information.*/, 'flood'),
      ),
    );
    expect([...groups].toSorted()).toEqual([
      'certification.as_built_certificate',
      'flood',
      'planning.heritage',
    ]);
  });

  it('keep what a town-planning field says when it has a value', () => {
    expect(value('first', 'general.buildingLicense', false, { region: 'WALLONIA' })?.value).toBe('No');
    expect(value('second', 'planning.permission', 'YES', { region: 'WALLONIA' })?.value).toBe('Yes');
  });
});

describe('rules of single fields', () => {
  it('show the as-built certificate of the first source only as a boolean (spec 1 §5)', () => {
    expect(value('first', 'general.certificateAsBuilt', 'YES')).toBeNull();
    expect(value('first', 'general.certificateAsBuilt', true)?.value).toBe('Yes');
  });

  it('show a new building only if true (spec 1 §5)', () => {
    expect(value('first', 'technical.newBuilding', false)).toBeNull();
    expect(value('second', 'construction.new_construction', false)).toBeNull();
    expect(value('second', 'construction.new_construction', 'YES')?.value).toBe('Yes');
  });

  it('tell a floor of a flat, not of a house, a plot, a holiday home or a project', () => {
    expect([1, 4, 10].map((headType) => value('first', 'general.floor', 2, { headType })?.value)).toEqual([
      '2',
      '2',
      '2',
    ]);
    expect([2, 3, 7, 9].map((headType) => value('first', 'general.floor', 2, { headType }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('keep numbers and cadastre to themselves when the address is hidden (spec 1 §2)', () => {
    const hidden = EXAMPLES.second.filter(
      ([path, given]) =>
        value('second', path, given) !== null &&
        value('second', path, given, { addressHidden: true }) === null,
    );
    expect(hidden.map(([path]) => path)).toEqual([
      'general.appartment_number',
      'construction.lot_number',
      'construction.cadastral_classification',
      'construction.cadastral_section',
    ]);
  });

  it('tell what a home went for only when it is sold', () => {
    expect(value('second', 'other.sold_price', 372_000)).toBeNull();
    expect(value('second', 'other.sold_price', 372_000, { sold: true })?.value).toBe('€ 372.000');
  });

  it('tell a flood score by its letter and its meaning (spec 1 §5)', () => {
    expect(value('first', 'general.floodingParcelScore', 'D')).toMatchObject({
      value: 'D',
      note: 'Medium flood probability in the current climate',
    });
    expect(value('first', 'general.floodingParcelScore', 'X')).toMatchObject({ value: 'X', note: null });
  });

  it('take a pet rule from the group that has it (spec 1 §3)', () => {
    const field = fieldAt('first', 'technical.petsAllowed');
    expect(field && shownField(field, { general: { petsAllowed: true } }, contextOf('nl'))?.value).toBe('Ja');
  });

  it('link to an auction by https only, and name its host', () => {
    expect(value('second', 'notary.interactive_sale_bid_url', 'https://www.bid.example/a?b=1')).toMatchObject(
      { value: 'bid.example', href: 'https://www.bid.example/a?b=1' },
    );
  });

  it('read several codes, and figures that come as text', () => {
    expect(value('second', 'comfort.heating', ['GAS', 'WOOD', null])?.value).toBe('Natural gas, Wood');
    expect(value('second', 'construction.living_area_surface', '218.456')?.value).toBe('218,46 m²');
  });
});

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
  const together = (main: string, companion: string, code: unknown, info: unknown) => {
    const [group = '', key = ''] = main.split('.');
    const field = fieldAt('second', main);
    const document = { [group]: { [key]: code, [companion.replace(`${group}.`, '')]: info } };
    return field && shownField(field, document, contextOf('en'));
  };

  it.each(PAIRS)('%s is shown together with %s', (main, companion, code, text) => {
    expect(together(main, companion, code, '<b>See</b> the file')).toMatchObject({
      value: text,
      note: 'See the file',
    });
    expect(together(main, companion, null, 'See the file')).toMatchObject({
      value: 'See the file',
      note: null,
    });
    expect(together(main, companion, code, null)).toMatchObject({ value: text, note: null });
    expect(fieldAt('second', companion)?.aside).toBe('companion');
  });

  it('puts conformity and description beneath the electrical certificate', () => {
    const certification = {
      electrical_certificate: 'OBTAINED',
      electrical_certificate_conformity: 'VALID',
      electrical_certificate_information: 'Valid until 2045',
    };
    const rows = tabRows('comfort', 'second', { certification }, contextOf('en'));
    expect(rows.map(({ note }) => note)).toEqual(['Compliant, Valid until 2045']);
  });

  it('never shows the advance on charges, nor what is said of it (contract)', () => {
    const rows = tabRows(
      'financial',
      'second',
      { financial: { provision: 3, provision_information: 'x' } },
      contextOf('en'),
    );
    expect(rows).toEqual([]);
  });
});

describe('rooms of a layout (spec 2 §3)', () => {
  it('have a surface, words, or both, and a name of their own where they bring one', () => {
    const layout = {
      living: { surface: 32.5, description: 'With a view' },
      bedroom1: 'Spacious',
      hall: true,
      custom_room1: { name: { en: 'Wine cellar', nl: 'Wijnkelder' }, surface: '9' },
      custom_room2: { name: 'Nothing known' },
    };
    expect(tabRows('layout', 'second', { layout }, contextOf('en'))).toEqual([
      { label: 'Bedroom 1', value: 'Spacious', note: null, href: null },
      { label: 'Entrance hall', value: 'Yes', note: null, href: null },
      { label: 'Living room', value: '32,5 m²', note: 'With a view', href: null },
      { label: 'Wine cellar', value: '9 m²', note: null, href: null },
    ]);
  });
});

describe('anything at all at every field', () => {
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

  it('gets all rows of a document that is no document', () => {
    for (const document of [null, undefined, 5, 'x', [], { comfort: [] }, { comfort: 'x' }])
      for (const tab of [...SECOND_SOURCE_TABS, ...FIRST_SOURCE_TABS])
        for (const source of sources)
          expect(tabRows(tab, source, document, contextOf('de', { region: 'WALLONIA' }))).toEqual([]);
  });
});
