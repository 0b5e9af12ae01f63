import { describe, expect, it } from 'vitest';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { internalPaths } from '#domain/fields/table.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { contextIn, type Loose, listingWith, withValue } from '#worker/testing/contexts.ts';
import { toSkarabeePage } from './page.ts';
import { listingPath } from './path.ts';

const fr = contextIn('fr');
const pageOf = (changes: Record<string, unknown> = {}): EstatePageView => {
  const listing = listingWith(changes);
  return toSkarabeePage(listing, { path: listingPath(listing, fr), person: null }, fr);
};
const rowValue = (view: EstatePageView, group: string, label: string): string | undefined =>
  view.groups.find(({ id }) => id === group)?.rows.find((row) => row.label === label)?.value;

describe('toSkarabeePage', () => {
  it('reads a title that was exported as HTML', () => {
    const view = pageOf({ title: { fr: 'F&eacute;licien &amp; fils<br>&#233;tage' } });
    expect([view.title, view.titleLocale]).toEqual(['Félicien & fils étage', null]);
  });

  it('shows a listing of the second source like any estate', () => {
    expect(pageOf()).toMatchObject({
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      title: 'Fermette en pierre du pays',
      place: 'Rue du Fourneau\u00a012, 5530\u00a0Yvoir',
      price: { text: '€ 385.000', prefix: null },
      priceLabel: 'Prix demandé',
      sold: false,
      keyFacts: [
        { value: '4', name: 'chambres' },
        { value: '2', name: 'salles de bains' },
        { value: '218', unit: 'm²', name: 'habitables' },
      ],
      contact: { dataHref: '/fr/ajax/estate/0f8fad5b-d9cb-469f-a165-70867728950e?contact=1' },
    });
  });

  it('lists the units of a project, by floor, each at its own address', () => {
    const unit = (id: number, floor: number | null) => ({
      guid: `0f8fad5b-d9cb-469f-a165-70867728950${id}`,
      general: {
        id,
        floor,
        headType: { id: 1, name: { fr: 'Appartement' } },
        transaction: { id: 1, name: { fr: 'À vendre' } },
        price: { value: 300_000 },
      },
    });
    const { units } = pageOf({ type: 'PROJECT', units: [unit(1, 1), unit(2, 0), unit(3, 1)] });
    expect(units.map(({ floor, units: members }) => [floor, members.map(({ id }) => id.at(-1))])).toEqual([
      ['Rez-de-chaussée', ['2']],
      ['Étage 1', ['1', '3']],
    ]);
    expect(units[0]?.units[0]?.href).toContain('0f8fad5b-d9cb-469f-a165-708677289502');
    expect(pageOf().units).toEqual([]);
  });

  it('derives the region from the zip (contract, "Estate"): the Walloon scale has nine classes', () => {
    const { energy } = pageOf();
    expect(energy?.scale?.cells).toHaveLength(9);
    expect(energy?.scale?.limits).toHaveLength(8);
    expect(energy?.scale?.cells.find(({ current }) => current)?.letter).toBe('D');
  });

  it('shows the twelve tabs in order, each with its title (spec 2 §2)', () => {
    const view = pageOf({
      comfort: { heating: 'GAS' },
      notary_cost: {
        notary_fee: 1,
        fixed_fee: 2,
        registration_fee: {
          construction_tax: { taxable_by6: 3, total_taxable: 4 },
          property_registration_fee: { plot_price: 5, plot_fee: 6 },
        },
      },
      layout: { living: 30 },
      notary: { setting_price: 7 },
      other: { garages_count: 1 },
    });
    expect(view.groups.map(({ id, title }) => [id, title])).toEqual([
      ['comfort', 'Confort'],
      ['construction', 'Construction'],
      ['epc', 'PEB'],
      ['financial', 'Finances'],
      ['financialCosts', 'TVA et droits d’enregistrement'],
      ['financialNotary', 'Frais de notaire'],
      ['financialPriceDetails', 'Composition du prix'],
      ['general', 'Général'],
      ['layout', 'Composition'],
      ['notary', 'Vente notariale'],
      ['other', 'Divers'],
      ['planning', 'Urbanisme'],
    ]);
    expect(view.groups.filter(({ wide }) => wide).map(({ id }) => id)).toEqual(['planning']);
  });

  it('leaves out empty tabs (spec 2 §2)', () => {
    const view = pageOf({ certification: null, construction: null, financial: null, planning: null });
    expect(view.groups.map(({ id }) => id)).toEqual(['general']);
  });

  it('shows the companion of a field below it (spec 2 §3, "Combined fields")', () => {
    const view = pageOf({ comfort: { heating: 'GAS', heating_information: 'Chaudière de 2021' } });
    expect(view.groups.find(({ id }) => id === 'comfort')?.rows[0]).toMatchObject({
      label: 'Chauffage',
      value: 'Gaz naturel',
      note: 'Chaudière de 2021',
    });
  });

  it('shows the virtual visit among the films (spec 2 §3)', () => {
    const virtual_visit_url = 'https://my.matterport.com/show/?m=SxQL3iGyoDo';
    expect(pageOf({ media: { virtual_visit_url } }).media).toMatchObject([
      { kind: 'visit', label: 'Visite virtuelle', host: 'my.matterport.com', embedHref: virtual_visit_url },
    ]);
  });

  it('labels codes, and shows an unknown code unchanged (spec 2 §3)', () => {
    const view = pageOf({ comfort: { heating: 'PELLET', glazing_type: 'QUADRUPLE', lift: false } });
    expect(rowValue(view, 'comfort', 'Chauffage')).toBe('Pellets');
    expect(rowValue(view, 'comfort', 'Vitrage')).toBe('QUADRUPLE');
    expect(rowValue(view, 'comfort', 'Ascenseur')).toBe('Non');
  });

  it.each(['TO_RENT', 'RENTED'])(
    'hides fields that do not concern a tenant when it is %s (spec 2 §9)',
    (status) => {
      const view = pageOf({ status, planning: { priority_purchase: 'NO' } });
      expect(rowValue(view, 'comfort', 'Contrôle électrique')).toBeUndefined();
      expect(view.groups.find(({ id }) => id === 'planning')?.rows).toMatchObject([
        { label: 'Droit de préemption', value: 'Non' },
      ]);
      expect(view.priceLabel).toBe('Loyer');
    },
  );

  it('hides the electrical certificate of a plot (spec 2 §9)', () => {
    expect(rowValue(pageOf(), 'comfort', 'Contrôle électrique')).toBe('Attestation obtenue');
    expect(rowValue(pageOf({ type: 'PLOT' }), 'comfort', 'Contrôle électrique')).toBeUndefined();
  });

  it('hides the price under the VAT regime (spec 2 §9)', () => {
    const view = pageOf({ financial: { vat_regime: true } });
    expect(view.price).toMatchObject({ kind: 'on-request' });
    expect(JSON.stringify(view)).not.toMatch(/385.?000/);
  });

  it.each([
    [{ transaction: { id: 7 } }, true],
    [{ transaction: { id: 5 } }, false],
    [{ transaction: null, status: 'SOLD' }, true],
    [{ transaction: null, status: 'FOR_SALE' }, false],
  ])('reads %j as sold: %s (spec 1 §4)', (changes, sold) => {
    const view = pageOf(changes);
    expect(view.sold).toBe(sold);
    expect(view.place).toBe(sold ? '5530\u00a0Yvoir' : 'Rue du Fourneau\u00a012, 5530\u00a0Yvoir');
  });

  it.each([
    ['on request', { price: null }],
    ['hidden', { price: -1 }],
    ['hidden by the VAT regime', { price: 400000, vat_regime: true }],
  ])('shows no price per m² when the price is %s (spec 2 §9)', (_, financial) => {
    const label = 'Prix au m²';
    const priced = (more: object) => pageOf({ financial: { price_per_square_meter: 1700, ...more } });
    expect(rowValue(priced({ price: 400000 }), 'financial', label)).toBe('€ 1.700 /m²');
    expect(rowValue(priced(financial), 'financial', label)).toBeUndefined();
  });

  it.each([
    ['shown', { address: { visible: true } }, 'Face à l’église'],
    ['hidden', { address: { visible: false } }, undefined],
    ['without a visibility flag', { address: { visible: null } }, undefined],
    ['that of a sold home', { address: { visible: true }, status: 'SOLD' }, undefined],
  ])('shows its location in town only with its street, which is %s (spec 1 §2, §3)', (_, changes, stated) => {
    const address = { ...changes.address, location: 'Face à l’église' };
    const view = pageOf({ ...changes, address });
    expect(rowValue(view, 'construction', 'Situation')).toBe(stated);
    expect(JSON.stringify(view).includes('Face à')).toBe(stated !== undefined);
  });

  it('labels the group of a plot as plot, and its area not as living area', () => {
    const group = pageOf({ type: 'PLOT', subType: 'BUILDING_PLOT' }).groups.find(
      ({ id }) => id === 'construction',
    );
    expect(group?.title).toBe('Terrain');
    expect(group?.rows.map(({ label }) => label)).toContain('Surface');
  });

  it('shows no internal value (contract, "Estate")', () => {
    const paths = internalPaths(SECOND_SOURCE_FIELDS);
    expect(paths).toContain('financial.purchase_price');
    const listing = paths.reduce<Loose>((document, path, at) => withValue(document, path, `SECRET-${at}`), {
      general: { dossierNumber: 'D-9' },
    });
    const view = pageOf(listing);
    expect(JSON.stringify(view)).not.toContain('SECRET');
    expect(view.reference).toBe('D-9');
  });

  it('shows floods and as-built only outside Wallonia, including missing values (spec 1 §5)', () => {
    const facts = {
      flood_information: { effectively_vulnerable: 'NO' },
      certification: { as_built_certificate: 'YES' },
      planning: { permission: null },
    };
    const planning = (zip: string) =>
      pageOf({ ...facts, address: { city: { zip } } }).groups.find(({ id }) => id === 'planning')?.rows ?? [];
    expect(planning('5530')).toEqual([]);
    // The order within a tab is the field table's own concern.
    const shown = Object.fromEntries(planning('8300').map(({ label, value }) => [label, value]));
    expect(shown).toEqual({
      'Attestation as-built': 'Oui',
      'Affectation urbanistique la plus récente': 'Non renseigné',
      'Permis d’urbanisme': 'Non renseigné',
      'Citation en matière d’urbanisme': 'Non renseigné',
      'Droit de préemption': 'Non renseigné',
      'Permis de lotir': 'Non renseigné',
      'Zone effectivement inondable': 'Non',
    });
  });
});
