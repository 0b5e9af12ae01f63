import { describe, expect, it } from 'vitest';
import type { CostSectionView } from '#domain/views/estate-page.ts';
import {
  contextIn,
  estateWith,
  generalWith,
  type Loose,
  listingWith,
  projectWith,
  siteWith,
  unitWith,
} from '../../testing/contexts.ts';
import { propertyOfEstate } from '../property/estate-property.ts';
import { propertyOfListing } from '../sources/second/property.ts';
import { toCostSection } from './cost-section.ts';
import { purchaseOf } from './purchase.ts';

const nl = contextIn('nl', siteWith({ settings: { costs: true } }));
const first = (changes: Loose = {}) => propertyOfEstate(estateWith(changes), nl);
const second = (changes: Loose = {}) => propertyOfListing(listingWith(changes), nl);
const rowsOf = (section: CostSectionView | null): readonly string[] | null =>
  section?.rows.map(({ label, value }) => `${label}: ${value}`) ?? null;

describe('a home for sale', () => {
  it('says what it costs in all at most and at least, and leads to the calculation', () => {
    const section = toCostSection(first(), nl);
    expect(rowsOf(section)).toEqual([
      'Alles samen, met de laagste tarieven: € 1.530.015',
      'Alles samen, met de hoogste tarieven: € 1.679.515',
    ]);
    expect(section?.href).toBe('/nl/aanbod/4711/kosten');
  });

  it('says one sum where no answer changes it', () => {
    const shop = first({ general: { headType: { id: 4 }, price: { value: 250_000 } } });
    expect(rowsOf(toCostSection(shop, nl))).toEqual(['Alles samen: € 284.255']);
  });

  it.each([
    ['the first source', first(), 'FLANDERS'],
    ['the second source', second(), 'WALLONIA'],
    ['Brussels', first({ general: { address: { region: 'BRUSSELS' } } }), 'BRUSSELS'],
  ] as const)('has the duty of its region: %s', (_, property, region) => {
    expect(purchaseOf(property, nl)).toMatchObject({ region, subject: 'dwelling', isNew: false });
  });

  it('in Brussels can gain the classes above its own', () => {
    const classesOf = (energy: Loose) =>
      purchaseOf(first({ general: { address: { region: 'BRUSSELS' } }, energy }), nl)?.classes;
    expect(classesOf({ energyLabel: 'C' })).toBe(2);
    expect(classesOf({ energyLabel: null, epcValue: null })).toBe(6);
  });

  it.each([
    ['that says so', { technical: { newBuilding: true, constructionYear: 1990 } }, true],
    ['that says it is not', { technical: { newBuilding: false, constructionYear: 2026 } }, false],
    ['built two years ago', { technical: { constructionYear: 2024 } }, true],
    ['built three years ago', { technical: { constructionYear: 2023 } }, false],
    ['in a state called new', { technical: { condition: { id: 'NEW' } } }, true],
    [
      'with a price for land and one for building',
      { general: { price: { groundValue: 1, constructionValue: 2 } } },
      true,
    ],
    ['of a project', { general: { parentId: 900 } }, true],
    ['of which the year is a slip', { technical: { constructionYear: 20_260 } }, false],
  ])('may be sold with VAT when it is new: one %s', (_, changes, isNew) => {
    expect(purchaseOf(first(changes), nl)?.isNew).toBe(isNew);
  });

  it('has the land’s part of its price', () => {
    const price = { value: 400_000, groundValue: 120_000 };
    expect(purchaseOf(first({ general: { price } }), nl)?.ground).toBe(12_000_000);
    expect(purchaseOf(second({ financial: { land_price: 90_000 } }), nl)?.ground).toBe(9_000_000);
  });
});

describe('costs of a purchase are not shown', () => {
  const words = (text: string) => ({ general: { description: { fr: text } } });
  it.each([
    ['without the setting', toCostSection(propertyOfEstate(estateWith(), contextIn()), contextIn())],
    ['with the price on request', toCostSection(first({ general: { price: null } }), nl)],
    ['with a hidden price', toCostSection(first({ general: { price: { value: -1 } } }), nl)],
    ['with a price "from"', toCostSection(first({ general: { price: { priceFrom: true } } }), nl)],
    ['of a project', toCostSection(propertyOfEstate(projectWith([unitWith(1)]), nl), nl)],
    ['of a project of the second source', toCostSection(second({ type: 'PROJECT' }), nl)],
    ['once it is sold', toCostSection(first({ general: { transaction: { id: 5 } } }), nl)],
    ['once it is archived', toCostSection(first({ general: { archived: true } }), nl)],
    ['of a takeover', toCostSection(first({ general: { transaction: { id: 10 } } }), nl)],
    ['of an unknown status', toCostSection(first({ general: { transaction: { id: 77 } } }), nl)],
    ['abroad', toCostSection(first({ general: { address: { country: { id: 'ES' } } } }), nl)],
    ['in no known region', toCostSection(first({ general: { address: { region: null, city: null } } }), nl)],
    ['of a life annuity, in words', toCostSection(first(words('Vente en viager occupé.')), nl)],
    ['of a public sale, in words', toCostSection(first(words('Vente publique en ligne.')), nl)],
    ['of a leasehold, in words', toCostSection(first(words('Bail emphytéotique de 99 ans.')), nl)],
    ['of bare ownership, in words', toCostSection(second({ title: { nl: 'Naakte eigendom' } }), nl)],
    ['of a life annuity', toCostSection(second({ notary: { annuity: 900 } }), nl)],
    ['of a public sale', toCostSection(second({ notary: { setting_price: 150_000 } }), nl)],
    [
      'of a sale on line',
      toCostSection(second({ notary: { interactive_sale_bid_url: 'https://x.example' } }), nl),
    ],
    ['where the listing hides them', toCostSection(second({ financial: { full_costs_visible: 'NO' } }), nl)],
    ['where VAT hides the price', toCostSection(second({ financial: { vat_regime: 'YES' } }), nl)],
    ['of a hidden status', toCostSection(first({ general: { transaction: { id: 8 } } }), nl)],
  ])('%s', (_, section) => {
    expect(section).toBeNull();
  });
});

describe('a unit of a project', () => {
  it('has a calculation of its own, as a new home', () => {
    const project = projectWith([unitWith(1)]);
    const unit = propertyOfEstate(project, nl).units[0];
    expect(unit && purchaseOf(unit, nl)).toMatchObject({
      isNew: true,
      region: 'FLANDERS',
      price: 30_000_100,
    });
    // With VAT on all of it, since its land is not known.
    expect(unit && rowsOf(toCostSection(unit, nl))).toEqual(['Alles samen: € 367.292']);
  });
});

describe('a home to let', () => {
  const let_ = (more: Loose = {}, rest: Loose = {}) =>
    first({
      general: { transaction: { id: 2 }, price: { value: 950, deposit: 1900 }, ...more },
      technical: { monthlyCost: 75 },
      ...rest,
    });

  it('says what it costs each month and at the start', () => {
    const section = toCostSection(let_(), nl);
    expect(rowsOf(section)).toEqual([
      'Huur: € 950',
      'Maandelijkse kosten: € 75',
      'Samen per maand: € 1.025',
      'Huurwaarborg: € 1.900',
      'Bij de start: eerste maand en waarborg: € 2.925',
    ]);
    expect(section?.href).toBeNull();
    expect(section?.note).toContain('hoogstens 3 maanden');
  });

  it('says what it does not know', () => {
    const section = toCostSection(let_({ price: { value: 950, deposit: null } }, { technical: null }), nl);
    expect(rowsOf(section)).toEqual([
      'Huur: € 950',
      'Maandelijkse kosten: niet vermeld',
      'Samen per maand: minstens € 950',
      'Huurwaarborg: niet vermeld',
      'Bij de start: eerste maand en waarborg: minstens € 950',
    ]);
  });

  it('reads the second source, whose rent may contain the charges', () => {
    const financial = { price: 800, costs_included: 'YES', warranty: 1600 };
    const listing = second({ status: 'FOR_RENT', transaction: { id: 2 }, financial });
    expect(rowsOf(toCostSection(listing, nl))).toEqual([
      'Huur: € 800',
      'Maandelijkse kosten: in de huur inbegrepen',
      'Samen per maand: € 800',
      'Huurwaarborg: € 1.600',
      'Bij de start: eerste maand en waarborg: € 2.400',
    ]);
  });

  it.each([
    ['a rent by the week', let_({ price: { value: 950, period: { name: { nl: 'week' } } } })],
    ['a rent on request', let_({ price: { value: 0 } })],
    ['a home that is let', let_({ transaction: { id: 6 } })],
  ])('has no sum for %s', (_, property) => {
    expect(toCostSection(property, nl)).toBeNull();
  });

  it('has one for a rent by the month, whatever it is called', () => {
    const price = { value: 950, deposit: 1900, period: { name: { nl: '/ maand' } } };
    expect(toCostSection(let_({ price }), nl)).not.toBeNull();
  });

  it('has no limit of the deposit abroad, nor for a shop', () => {
    const noteOf = (more: Loose) => toCostSection(let_(more), nl)?.note;
    expect(noteOf({ address: { country: { id: 'FR' } } })).toBeNull();
    expect(noteOf({ headType: { id: 4 } })).toBeNull();
  });
});

it('does not take a general text for a special sale', () => {
  expect(
    purchaseOf(propertyOfEstate(generalWith({ description: { nl: 'Open terras, eigen grond.' } }), nl), nl),
  ).not.toBeNull();
});
