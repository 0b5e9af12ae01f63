import { describe, expect, it } from 'vitest';
import type { EstatePageView } from '../../domain/views/estate-page.ts';
import { listingPath } from './estate-link.ts';
import { toSkarabeePage } from './skarabee-page.ts';
import { contextIn, listingWith } from './testing.ts';

const fr = contextIn('fr');
const pageOf = (changes: Record<string, unknown> = {}): EstatePageView => {
  const listing = listingWith(changes);
  return toSkarabeePage(listing, { path: listingPath(listing, fr), person: null }, fr);
};
const rowValue = (view: EstatePageView, group: string, label: string): string | undefined =>
  view.groups.find(({ id }) => id === group)?.rows.find((row) => row.label === label)?.value;

describe('toSkarabeePage', () => {
  it('shows a listing of the second source like any home', () => {
    expect(pageOf()).toMatchObject({
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      title: 'Fermette en pierre du pays',
      place: 'Rue du Fourneau 12, 5530 Yvoir',
      price: { text: '€ 385.000', prefix: null },
      priceLabel: 'Prix demandé',
      sold: false,
      keyFacts: [
        { value: '4', name: 'chambres' },
        { value: '2', name: 'salles de bains' },
        { value: '218', unit: 'm²', name: 'habitable' },
      ],
      contact: { dataHref: '/fr/ajax/estate/0f8fad5b-d9cb-469f-a165-70867728950e?contact=1' },
    });
  });

  it('takes the region from the zip (contract, "Estate"): the Walloon scale has nine classes', () => {
    const { energy } = pageOf();
    expect(energy?.scale?.cells).toHaveLength(9);
    expect(energy?.scale?.limits).toHaveLength(8);
    expect(energy?.scale?.cells.find(({ current }) => current)?.letter).toBe('D');
  });

  it('labels codes, and says nothing for a code that nobody knows', () => {
    const view = pageOf({ comfort: { heating: 'PELLET', glazing_type: 'QUADRUPLE', lift: false } });
    expect(rowValue(view, 'technical', 'Chauffage')).toBe('Pellets');
    expect(rowValue(view, 'technical', 'Vitrage')).toBeUndefined();
    expect(rowValue(view, 'technical', 'Ascenseur')).toBe('Non');
  });

  it.each(['TO_RENT', 'RENTED'])(
    'hides what does not concern a tenant when it is %s (spec 2 §9)',
    (status) => {
      const view = pageOf({ status, planning: { priority_purchase: 'NO' } });
      expect(rowValue(view, 'technical', 'Contrôle électrique')).toBeUndefined();
      expect(view.groups.find(({ id }) => id === 'planning')?.rows).toEqual([
        { label: 'Droit de préemption', value: 'Non' },
      ]);
      expect(view.priceLabel).toBe('Loyer');
    },
  );

  it('hides the electrical certificate of a plot (spec 2 §9)', () => {
    expect(rowValue(pageOf(), 'technical', 'Contrôle électrique')).toBe('Attestation obtenue');
    expect(rowValue(pageOf({ type: 'PLOT' }), 'technical', 'Contrôle électrique')).toBeUndefined();
  });

  it('hides the price under the VAT regime (spec 2 §9)', () => {
    const view = pageOf({ financial: { vat_regime: true } });
    expect(view.price).toBeNull();
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
    expect(view.place).toBe(sold ? '5530 Yvoir' : 'Rue du Fourneau 12, 5530 Yvoir');
  });

  it('shows none of the values that are not for the public (contract, "Estate")', () => {
    const view = pageOf({
      financial: { purchase_price: 111_222, purchase_year: 1987, provision: 3 },
      general: { key: 'K-55', dossierNumber: 'D-9' },
      other: { sms_text: 'intern', sold_price: 99_887 },
    });
    expect(JSON.stringify(view)).not.toMatch(/111.?222|1987|K-55|intern|99.?887/);
    expect(view.reference).toBe('D-9');
  });

  it('shows floods and as-built only outside Wallonia, and there also what was not entered (spec 1 §5)', () => {
    const facts = {
      flood_information: { effectively_vulnerable: 'NO' },
      certification: { as_built_certificate: 'YES' },
      planning: { permission: null },
    };
    const planning = (zip: string) =>
      pageOf({ ...facts, address: { city: { zip } } }).groups.find(({ id }) => id === 'planning')?.rows ?? [];
    expect(planning('5530')).toEqual([]);
    expect(planning('8300').map(({ value }) => value)).toEqual([
      'Non renseigné',
      'Non renseigné',
      'Non renseigné',
      'Non renseigné',
      'Aucune mesure de réparation judiciaire ou mesure administrative imposée',
      'Oui',
      'Non',
    ]);
  });
});
