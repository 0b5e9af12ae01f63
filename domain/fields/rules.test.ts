import { describe, expect, it } from 'vitest';
import { standingOf } from '../rules/standing.ts';
import { STATUS_CODES, STATUSES } from '../status-code.ts';
import type { FieldFacts } from './field.ts';
import { shownField } from './show.ts';
import { contextOf, documentWith } from './testing/context.ts';
import { EXAMPLES } from './testing/examples.ts';
import { FIELDS, type FieldSource, fieldAt } from './testing/tables.ts';

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
  type Case = [reason: string, facts: Partial<FieldFacts>, hidden: readonly string[]];
  const cases: readonly Case[] = [
    ...STATUS_CODES.filter((code) => STATUSES[code].purpose === 'TO_RENT').map(
      (code): Case => [`is ${code}`, { standing: standingOf({ source: 'second', status: code }) }, LET],
    ),
    ...[2, 4, 6, 8, 10].map(
      (id): Case => [
        `has transaction ${id}`,
        { standing: standingOf({ source: 'second', transaction: id }) },
        LET,
      ],
    ),
    ['is to rent, in other words', { standing: standingOf({ source: 'second', status: 'FOR_RENT' }) }, LET],
    ['is a plot', { type: 'PLOT' }, LET.slice(0, 3)],
    ['is under the VAT regime', { vatRegime: true }, VAT],
    ['is for sale', { standing: standingOf({ source: 'second', status: 'FOR_SALE' }) }, []],
    [
      'is sold',
      { standing: standingOf({ source: 'second', status: 'SOLD' }), sold: true },
      ['address.location', 'notary.price_reached'],
    ],
  ];

  it.each(cases)('hides exactly its fields when the estate %s', (_, facts, hidden) => {
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

  it('show a town-planning field that has a value', () => {
    expect(value('first', 'general.buildingLicense', false, { region: 'WALLONIA' })?.value).toBe('No');
    expect(value('second', 'planning.permission', 'YES', { region: 'WALLONIA' })?.value).toBe('Yes');
  });
});

describe('rules of single fields', () => {
  it('show the as-built certificate of the first source only as yes or no (spec 1 §5)', () => {
    expect(value('first', 'general.certificateAsBuilt', 'PENDING')).toBeNull();
    expect(value('first', 'general.certificateAsBuilt', 'YES')?.value).toBe('Yes');
    expect(value('first', 'general.certificateAsBuilt', true)?.value).toBe('Yes');
  });

  it('show a new building only if true (spec 1 §5)', () => {
    expect(value('first', 'technical.newBuilding', false)).toBeNull();
    expect(value('second', 'construction.new_construction', false)).toBeNull();
    expect(value('second', 'construction.new_construction', 'YES')?.value).toBe('Yes');
  });

  it('show a stated floor (spec 1 §5); 0 or below only for homes inside a building', () => {
    const floors = (headTypes: readonly number[], floor: number) =>
      headTypes.map((headType) => value('first', 'general.floor', floor, { headType })?.value ?? null);
    expect(floors([1, 4, 10, 2, 3, 7, 9], 2)).toEqual(Array.from({ length: 7 }, () => '2'));
    expect(floors([1, 4, 10], 0)).not.toContain(null);
    expect([...floors([2, 3, 7, 9], 0), ...floors([2, 3, 7, 9], -1)]).toEqual(
      Array.from({ length: 8 }, () => null),
    );
  });

  it('hide unit numbers and cadastral data when the address is hidden (spec 1 §2)', () => {
    const hidden = EXAMPLES.second.filter(
      ([path, given]) =>
        value('second', path, given) !== null &&
        value('second', path, given, { addressHidden: true }) === null,
    );
    expect(hidden.map(([path]) => path)).toEqual([
      'general.appartment_number',
      'address.location',
      'construction.lot_number',
      'construction.cadastral_classification',
      'construction.cadastral_section',
    ]);
  });

  it('show the realised price only when sold', () => {
    const shown = (facts: Partial<FieldFacts>) =>
      ['other.sold_price', 'notary.price_reached'].map(
        (path) => value('second', path, 372_000, facts)?.value,
      );
    expect(shown({ realisedPrices: true })).toEqual([undefined, '€ 372.000']);
    expect(shown({})).toEqual([undefined, '€ 372.000']);
    expect(shown({ sold: true })).toEqual([undefined, undefined]);
    expect(shown({ sold: true, realisedPrices: true })).toEqual(['€ 372.000', '€ 372.000']);
  });

  it('show a flood score with its letter and meaning (spec 1 §5)', () => {
    expect(value('first', 'general.floodingParcelScore', 'D')).toMatchObject({
      value: 'D',
      note: 'Medium flood probability in the current climate',
    });
    expect(value('first', 'general.floodingParcelScore', 'X')).toMatchObject({ value: 'X' });
    expect(value('first', 'general.floodingParcelScore', 'X')).not.toHaveProperty('note');
  });

  it('reads the pet rule from either group (spec 1 §3)', () => {
    const field = fieldAt('first', 'technical.petsAllowed');
    expect(field && shownField(field, { general: { petsAllowed: true } }, contextOf('nl'))?.value).toBe('Ja');
  });

  /** Amounts that are not part of the price and do not depend on it. */
  const INDEPENDENT: Readonly<Record<FieldSource, readonly string[]>> = {
    first: ['ki.indexed', 'ki.nonIndexed', 'ki.communityTax', 'technical.monthlyCost'],
    second: [
      'construction.renovation_costs',
      'financial.cadastral_income',
      'financial.cadastral_income_index',
      'financial.monthly_costs',
      'financial.common_costs',
      'financial.property_tax',
    ],
  };
  const MONEY = (['first', 'second'] as const).flatMap((source) =>
    FIELDS[source]
      .filter(({ format, aside, internal }) => format.startsWith('price') && aside === undefined && !internal)
      .map(({ path }) => [source, path] as const),
  );

  it.each(MONEY)('reveal no hidden price: %s source, %s (spec 1 §9, spec 2 §9)', (source, path) => {
    const sold = path === 'other.sold_price' ? { sold: true, realisedPrices: true } : {};
    expect(value(source, path, 2500, sold)).not.toBeNull();
    const withheld = value(source, path, 2500, { ...sold, priceHidden: true, priceWithheld: true });
    expect(withheld !== null).toBe(INDEPENDENT[source].includes(path));
  });

  it.each(['notary.setting_price', 'notary.annuity', 'other.sold_price'])(
    'show another kind of price when the price is on request: %s',
    (path) =>
      expect(
        value('second', path, 2500, { sold: true, realisedPrices: true, priceHidden: true }),
      ).not.toBeNull(),
  );

  it.each(['shops', 'public_transport', 'school', 'beach'])(
    'give the distance of a hidden address to the %s in steps of 500 m (decision 34)',
    (place) => {
      const path = `other.${place}_distance`;
      expect(value('second', path, 340)?.value).toBe('340 m');
      expect(value('second', path, 340, { addressHidden: true })?.value).toBe('500 m');
    },
  );

  it.each([
    ['first', 'dimensions.areaBuild'],
    ['second', 'construction.living_area_surface'],
  ] as const)('use the label "living area" only for dwellings: %s source, %s', (source, path) => {
    expect(value(source, path, 31)?.label).toBe('Living area');
    expect(value(source, path, 31, { dwelling: false })?.label).toBe('Floor area');
  });

  it('fall back to the site’s own language and mark it (WCAG 3.1.2)', () => {
    const given = { nl: 'Zaal', fr: 'Salle' };
    const field = fieldAt('second', 'notary.location_public_auction');
    const document = documentWith('notary.location_public_auction', given);
    const inGerman = { ...contextOf('de'), fallback: 'fr' as const };
    expect(field && shownField(field, document, inGerman)).toMatchObject({
      value: 'Salle',
      lang: { value: 'fr' },
    });
    expect(field && shownField(field, document, contextOf('nl'))).not.toHaveProperty('lang');
  });

  it('link to an auction only by https, with its hostname', () => {
    expect(value('second', 'notary.interactive_sale_bid_url', 'https://www.bid.example/a?b=1')).toMatchObject(
      { value: 'bid.example', href: 'https://www.bid.example/a?b=1' },
    );
  });

  it('read several codes, and figures that come as text', () => {
    expect(value('second', 'comfort.heating', ['GAS', 'WOOD', null])?.value).toBe('Natural gas, Wood');
    expect(value('second', 'construction.living_area_surface', '218.456')?.value).toBe('218,46 m²');
  });
});

describe('a certificate in Dutch', () => {
  const nameIn = (source: FieldSource, path: string, region: FieldFacts['region']) => {
    const field = fieldAt(source, path);
    return field === null
      ? null
      : shownField(field, documentWith(path, 241), contextOf('nl', { region }))?.label;
  };

  it.each([
    ['FLANDERS', 'EPC-waarde'],
    ['BRUSSELS', 'EPB-waarde'],
    ['WALLONIA', 'EPB-waarde'],
    [null, 'EPC-waarde'],
  ] as const)('is selected in %s by its %s, for both sources', (region, name) => {
    expect(nameIn('second', 'certification.epc_value', region)).toBe(name);
    expect(nameIn('first', 'energy.epcValue', region)).toBe(name);
    expect(nameIn('first', 'energy.shared.epcValue', region)).toBe(`${name} (gemeenschappelijke delen)`);
  });
});
