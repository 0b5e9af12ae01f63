import { describe, expect, it } from 'vitest';
import type { FactGroupView } from '#domain/views/estate-page.ts';
import { createTranslator } from '#locales/translator.ts';
import { contextIn, estateWith, type Loose } from '#worker/testing/contexts.ts';
import { propertyOfEstate } from '../../property/estate-property.ts';
import { estateGroups } from './groups.ts';

const groupsOf = (changes: Loose, context = contextIn()): readonly FactGroupView[] => {
  const estate = estateWith(changes);
  return estateGroups(estate, propertyOfEstate(estate, context), context);
};
const rowsOf = (id: string, changes: Loose, context = contextIn()) =>
  groupsOf(changes, context).find((group) => group.id === id)?.rows;

const w = (nl: string, fr: string | null = null) => ({ nl, fr });

describe('estateGroups (spec 1 §3)', () => {
  it('puts the groups in the order of the page, each with its title', () => {
    const groups = groupsOf({
      general: { asbestosInventory: true, tax: 1, townPlanningValue: w('Woongebied') },
      layout: [{ typeId: 7, name: w('Leefruimte'), surface: 30 }],
      buildTechnicals: [{ criteria: w('Dak'), value: w('Plat') }],
      facilities: [{ name: w('Zwembad') }],
      environments: [{ environment: w('Aan zee') }],
      files: [{ type: w('Plannen'), comment: w('Vraag ernaar') }],
      extraFields: [
        { type: 'TEXT', value_lang_string: w('kort') },
        { type: 'BIGTEXT', value_lang_string: w('lang') },
      ],
    });
    expect(groups.map(({ id, title }) => [id, title])).toEqual([
      ['building', 'Gebouw'],
      ['layout', 'Indeling'],
      ['technical', 'Technisch'],
      ['equipment', 'Uitrusting'],
      ['finances', 'Financieel'],
      ['planning', 'Stedenbouw'],
      ['documents', 'Documenten op aanvraag'],
      ['extra', 'Bijzonderheden'],
      ['remarks', 'Toelichting'],
    ]);
    expect(groups.filter(({ wide }) => wide).map(({ id }) => id)).toEqual(['planning', 'remarks']);
  });

  it('formats extra fields by their type: a line, paragraphs, a number, yes or no', () => {
    const extraFields = [
      { extra_field_autoid: 1, type: 'TEXT', value_lang_string: w('Strandcabine\n\n42') },
      { extra_field_autoid: 2, type: 'NUMBER', value: 1234.5 },
      { extra_field_autoid: 3, type: 'BOOL', value: false },
      { extra_field_autoid: 4, type: 'TEXT', value_lang_string: null, value: '' },
      { extra_field_autoid: 5, type: 'NUMBER', value: 0 },
      { extra_field_autoid: 6, type: 'NUMBER', value: -1 },
      { extra_field_autoid: 7, type: 'BIGTEXT', value_lang_string: w('<p>Een.</p><p>Twee.</p>') },
    ];
    expect(rowsOf('extra', { extraFields })).toEqual([
      { label: 'Bijzonderheid', value: 'Strandcabine 42' },
      { label: 'Bijzonderheid', value: '1.234,5' },
      { label: 'Bijzonderheid', value: 'Nee' },
    ]);
    expect(rowsOf('remarks', { extraFields })).toEqual([{ label: 'Bijzonderheid', value: 'Een.\n\nTwee.' }]);
  });

  it('uses the site’s text as the name of an extra field', () => {
    const context = contextIn();
    const t = createTranslator(context.locale, { 'extraField.41': 'Cabine' });
    const extraFields = [{ extra_field_autoid: 41, type: 'TEXT', value_lang_string: w('42') }];
    expect(rowsOf('extra', { extraFields }, { ...context, t })).toEqual([{ label: 'Cabine', value: '42' }]);
  });

  it('shows a criterion with its value, and its comment below', () => {
    const buildTechnicals = [
      { criteria: w('Dak', 'Toit'), value: w('Plat', 'Plat'), comment: w('van 2019', 'de 2019') },
      { criteria: w('Ramen', 'Châssis'), value: null, comment: w('hout', 'bois') },
      { criteria: null, value: w('x') },
      { criteria: w('Leeg'), value: w(' ') },
    ];
    expect(rowsOf('equipment', { buildTechnicals }, contextIn('fr'))).toEqual([
      { label: 'Toit', value: 'Plat', note: 'de 2019' },
      { label: 'Châssis', value: 'bois' },
    ]);
  });

  it('lists facilities in one row, and surroundings in another', () => {
    const changes = {
      facilities: [{ name: w('Zwembad') }, { name: null }, { name: w('Lift') }],
      environments: [{ environment: w('Aan zee'), comment: w('eerste lijn') }, { environment: w('Stad') }],
    };
    expect(rowsOf('equipment', changes)).toMatchObject([{ label: 'Voorzieningen', value: 'Zwembad, Lift' }]);
    expect(rowsOf('building', changes)?.at(-1)).toMatchObject({
      label: 'Omgeving',
      value: 'Aan zee, Stad',
      note: 'eerste lijn',
    });
    const alone = { environments: [{ comment: w('Winkels: 100 m') }, { comment: w('Strand: 1 km') }] };
    expect(rowsOf('building', alone)?.at(-1)).toMatchObject({ value: 'Winkels: 100 m, Strand: 1 km' });
  });

  it('shows each facility with its icon when at least one has an icon', () => {
    const facilities = [
      { name: w('Zwembad'), icon: 'icon-pool' },
      { name: null, icon: 'icon-lift' },
      { name: w('Lift'), icon: null },
      { name: { fr: 'Sauna' }, icon: '../secret' },
    ];
    expect(rowsOf('equipment', { facilities })).toMatchObject([
      {
        label: 'Voorzieningen',
        value: 'Zwembad, Lift, Sauna',
        items: [
          { text: 'Zwembad', icon: '/media/icon/icon-pool.svg' },
          { text: 'Lift', icon: null },
          { text: 'Sauna', icon: null, lang: 'fr' },
        ],
      },
    ]);
  });

  it.each([
    ['FLANDERS', null, 'Niet ingevuld'],
    ['BRUSSELS', null, 'Niet ingevuld'],
    ['WALLONIA', null, undefined],
    ['WALLONIA', 'YES', 'Ja'],
    ['FLANDERS', 'NO', 'Nee'],
  ])('shows the legal block by region (spec 1 §5): %s, %s', (region, buildingLicense, shown) => {
    const rows = rowsOf('planning', { general: { buildingLicense, address: { region } } });
    expect(rows?.find(({ label }) => label === 'Stedenbouwkundige vergunning')?.value).toBe(shown);
  });
});
