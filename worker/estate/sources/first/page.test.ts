import { describe, expect, it } from 'vitest';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { Estate } from '#wire/estate.ts';
import { contextIn, estateWith, generalWith } from '#worker/testing/contexts.ts';
import { canonicalPath } from '../../links/estate-link.ts';
import { toEstatePage } from './page.ts';

const nl = contextIn('nl');
const pageOf = (estate: Estate, project: Estate | null = null, context = nl): EstatePageView =>
  toEstatePage(estate, project, { path: canonicalPath(estate, project, context), person: null }, context);

/** Value of a row by its group and label. */
const rowValue = (view: EstatePageView, group: string, label: string): string | undefined =>
  view.groups.find(({ id }) => id === group)?.rows.find((row) => row.label === label)?.value;

describe('toEstatePage', () => {
  it('shows an estate', () => {
    expect(pageOf(estateWith())).toMatchObject({
      id: '4711',
      hidden: false,
      title: 'Villa in cottagestijl',
      place: 'Elizabetlaan\u00a041, 8300\u00a0Knokke-Heist',
      addressHidden: false,
      noPicture: false,
      price: { text: '€ 1.495.000' },
      priceLabel: 'Vraagprijs',
      lead: 'Rustig gelegen, met een tuin op het zuiden.',
      description: ['Eerste alinea.', 'Tweede alinea.'],
      reference: 'DZ-4711',
      published: '14/11/2026',
      archived: null,
      units: [],
      breadcrumbs: [
        { label: 'Te koop', href: '/nl/aanbod?status=FOR_SALE' },
        { label: 'Knokke-Heist', href: '/nl/aanbod?city=1201&status=FOR_SALE' },
        { label: 'Villa in cottagestijl', href: null },
      ],
      keyFacts: [
        { value: '5', unit: null, name: 'slaapkamers' },
        { value: '3', unit: null, name: 'badkamers' },
        { value: '284', unit: 'm²', name: 'bewoonbaar' },
        { value: '1.210,5', unit: 'm²', name: 'grond' },
        { value: '1924', unit: null, name: 'bouwjaar' },
        { value: '2019', unit: null, name: 'gerenoveerd' },
      ],
      contact: {
        revealHref: '/nl/aanbod/4711/villa-te-koop-in-elizabetlaan-41-8300-knokke-heist?contact=1#contact',
        dataHref: '/nl/ajax/estate/4711?contact=1',
        person: null,
        agency: { name: 'Duinzicht', phone: { href: 'tel:+3250551280' } },
      },
      jsonLd: {
        name: 'Villa in cottagestijl',
        offers: { price: 1_495_000, availability: 'https://schema.org/InStock' },
      },
    });
  });

  it('draws the energy scale of the region, the bar up to 700 and the pin (spec 1 §9)', () => {
    const { energy } = pageOf(estateWith());
    expect(energy?.scale).toMatchObject({
      limits: ['0', '100', '200', '300', '400', '500'],
      pinText: '241 kWh/m²',
      text: 'Energielabel C, 241 kWh/m² per jaar',
    });
    expect(
      energy?.scale?.cells.map(({ letter, current }) => (current ? `[${letter}]` : letter)).join(''),
    ).toBe('A+AB[C]DEF');
    expect(energy?.scale?.barPercent).toBeCloseTo(34.43, 2);
    expect(energy?.scale?.pin).toBeCloseTo((3 + 0.41) / 7, 5);
    expect(energy?.rows).toMatchObject([
      { label: 'Energielabel', value: 'C' },
      { label: 'EPC-waarde', value: '241 kWh/m²/jaar' },
      { label: 'EPC-certificaatnummer', value: '20240912-0003318457-RES-1' },
    ]);
  });

  it.each([
    [-1, '−1', 'A+'],
    [0, '0', 'A+'],
    [-37, '−37', 'A+'],
  ])('accepts an EPC value of %d (contract, "Estate")', (epcValue, written, letter) => {
    const { energy } = pageOf(estateWith({ energy: { epcValue, energyLabel: null } }));
    expect(energy?.scale?.cells.find(({ current }) => current)?.letter).toBe(letter);
    expect(energy?.rows).toContainEqual(
      expect.objectContaining({ label: 'EPC-waarde', value: `${written} kWh/m²/jaar` }),
    );
  });

  it('draws both cells of a pair of labels, so that the pin is in one of them (spec 2 §3)', () => {
    const { energy } = pageOf(estateWith({ energy: { epcValue: 341, energyLabel: 'E_D' } }));
    expect(energy?.scale?.cells.filter(({ current }) => current).map(({ letter }) => letter)).toEqual([
      'D',
      'E',
    ]);
  });

  it("uses the building's shared figures when the estate has none of its own (spec 1 §3)", () => {
    const shared = { epcValue: 90, energyLabel: 'A' };
    const own = pageOf(estateWith({ energy: { shared } }));
    const without = pageOf(estateWith({ energy: { epcValue: null, energyLabel: null, shared } }));
    expect(own.energy?.scale?.text).toContain('241');
    // They are the building's: no scale for dwellings, and rows and a tag that say whose they are.
    expect(without.energy?.scale).toBeNull();
    expect(without.energy?.rows.map(({ label }) => label)).toEqual([
      'EPC-certificaatnummer',
      'Energielabel (gemeenschappelijke delen)',
      'EPC-waarde (gemeenschappelijke delen)',
    ]);
  });

  it('has no energy section without a figure', () => {
    expect(pageOf(estateWith({ energy: null })).energy).toBeNull();
  });

  it.each([
    ['null', null],
    ['-1', -1],
    ['zero', 0],
  ])('leaves out facts that are %s (spec 1 §5)', (_, value) => {
    const view = pageOf(
      estateWith({
        technical: { constructionYear: value, renovationYear: value, monthlyCost: value },
        dimensions: { areaBuild: value, areaGround: value, widthHouse: value },
        ki: { indexed: value, nonIndexed: value },
        general: { bedroomCount: value, bathroomCount: value, tax: value },
      }),
    );
    expect(view.keyFacts).toEqual([]);
    expect(view.groups.map(({ id }) => id)).toEqual(['building', 'planning']);
    expect(view.groups[0]?.rows).toMatchObject([
      { label: 'Type', value: 'Villa' },
      { label: 'Staat van het pand', value: 'Goede staat' },
    ]);
  });

  it('labels floor 0 as the ground floor of a flat (contract, "Estate"), and shows the floor that a house states (spec 1 §5)', () => {
    const flat = { floor: 0, headType: { id: 1 } };
    expect(rowValue(pageOf(generalWith(flat)), 'building', 'Verdieping')).toBe('Gelijkvloers');
    expect(rowValue(pageOf(generalWith({ ...flat, floor: 3 })), 'building', 'Verdieping')).toBe('3');
    expect(rowValue(pageOf(generalWith({ ...flat, floor: -1 })), 'building', 'Verdieping')).toBe('−1');
    expect(rowValue(pageOf(generalWith({ floor: 0 })), 'building', 'Verdieping')).toBeUndefined();
    expect(rowValue(pageOf(generalWith({ floor: 2 })), 'building', 'Verdieping')).toBe('2');
  });

  it('sums the rooms of a kind over the rows of its type (spec 1 §3)', () => {
    const view = pageOf(
      estateWith({
        general: { bedroomCount: -1 },
        layout: [
          { typeId: 7, name: { nl: 'Leefruimte' }, surface: 38.4 },
          { typeId: 1, count: 2, surface: 18 },
          { typeId: 1, count: null, surface: 15 },
          { typeId: 16, count: 1 },
          { typeId: 16 },
          { typeId: 10, surface: 10 },
          { typeId: 10, surface: 12.5 },
        ],
      }),
    );
    expect(view.keyFacts[0]).toEqual({ value: '3', unit: null, name: 'slaapkamers' });
    expect(view.groups.find(({ id }) => id === 'layout')?.rows).toMatchObject([
      { label: 'Leefruimte', value: '38,4 m²' },
      { label: 'Slaapkamers', value: '3 (18\u00a0· 15 m²)' },
      { label: 'Toiletten', value: '2' },
      { label: 'Terras', value: '2 (22,5 m²)' },
      { label: 'Badkamers', value: '3' },
    ]);
  });

  it.each([
    [true, true, { value: 'Ja', note: 'Conform' }],
    [true, false, { value: 'Ja', note: 'Niet conform' }],
    [true, null, { value: 'Ja' }],
    [false, null, { value: 'Nee' }],
  ])('shows an electricity certificate of %s and %s (spec 1 §5)', (has, conform, row) => {
    const certificates = { certificateElectricity: has, certificateElectricityConform: conform };
    const { groups } = pageOf(estateWith({ certificates }));
    expect(groups.find(({ id }) => id === 'technical')?.rows).toMatchObject([
      { label: 'Elektrische keuring', ...row },
    ]);
  });

  it('shows "new building" only when true (spec 1 §5)', () => {
    const rowOf = (newBuilding: boolean) =>
      rowValue(pageOf(estateWith({ technical: { newBuilding } })), 'building', 'Nieuwbouw');
    expect([rowOf(true), rowOf(false)]).toEqual(['Ja', undefined]);
  });

  it('labels a price by the transaction', () => {
    const label = (transaction: number) =>
      pageOf(generalWith({ transaction: { id: transaction } })).priceLabel;
    expect([1, 2, 10, 5, 6].map(label)).toEqual([
      'Vraagprijs',
      'Huurprijs',
      'Overnameprijs',
      'Laatste vraagprijs',
      'Huurprijs',
    ]);
    expect(pageOf(generalWith({ price: null })).priceLabel).toBeNull();
  });

  it('has no link from a sold estate to estates for sale', () => {
    const view = pageOf(generalWith({ transaction: { id: 5 } }));
    expect(view.breadcrumbs[0]).toEqual({ label: 'Aanbod', href: '/nl/aanbod' });
    expect(view.jsonLd.offers).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  });

  it('shows that an estate is archived, and since when (spec 1 §4)', () => {
    const view = pageOf(generalWith({ archivedAt: '2026-10-31T23:30:00Z' }));
    expect(view.archived).toEqual({ label: 'In het archief', date: '01/11/2026' });
  });

  it('marks a hidden status as not to be indexed', () => {
    expect(pageOf(generalWith({ transaction: { id: 8 } })).hidden).toBe(true);
  });

  it('does not repeat the lead as the first paragraph', () => {
    const shortDescription = { nl: 'Eerste alinea.' };
    expect(pageOf(generalWith({ shortDescription }))).toMatchObject({
      lead: 'Eerste alinea.',
      description: ['Tweede alinea.'],
    });
  });

  it.each([
    ['nor as its first sentence', 'Licht en rustig.', ['Met tuin.', 'Aan het park.']],
    [
      'and leaves a word whole that only begins like it',
      'Licht en rus',
      ['Licht en rustig. Met tuin.', 'Aan het park.'],
    ],
  ])('%s', (_, lead, expected) => {
    const description = { nl: 'Licht en rustig. Met tuin.\n\nAan het park.' };
    expect(pageOf(generalWith({ shortDescription: { nl: lead }, description })).description).toEqual(
      expected,
    );
  });

  it('shows plain text when a system sends HTML', () => {
    const html = '<p>Zicht op <b>zee</b> &amp; duin.</p><script>alert(1)</script><p>Lift.<br>Berging.</p>';
    const view = pageOf(generalWith({ description: { nl: html } }));
    expect(view.description).toEqual(['Zicht op zee & duin.', 'Lift. Berging.']);
  });
});
