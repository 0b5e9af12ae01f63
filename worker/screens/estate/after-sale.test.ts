import { describe, expect, it } from 'vitest';
import { propertyOfEstate } from '../../estate/property/estate-property.ts';
import { contextIn, generalWith, type Loose, siteWith } from '../../testing/contexts.ts';
import { toAfterSale } from './after-sale.ts';

const SOLD = { transaction: { id: 5 } };
const within = (settings: object) => contextIn('nl', siteWith({ settings }));
const nl = within({ features: ['alerts'] });

const shownAfter = (general: Loose, goneNear = 12, context = nl) =>
  toAfterSale(propertyOfEstate(generalWith(general), context), { cards: [], goneNear }, context);

describe('after a sale', () => {
  it('tells how many homes of the municipality are sold, and of a let home how many are let', () => {
    expect(shownAfter(SOLD).near).toBe(
      'Van de panden in Knokke-Heist die hier de voorbije 24 maanden verschenen, zijn er 12 verkocht.',
    );
    expect(shownAfter({ transaction: { id: 6 } }).near).toContain('12 verhuurd');
  });

  it.each([
    ['one alone, which may be the home itself', SOLD, 1],
    ['none', SOLD, 0],
    ['neighbours of a home that is archived, and not gone', { archived: true }, 12],
    ['neighbours without a town', { ...SOLD, address: null }, 12],
  ])('says nothing of %s', (_what, general, count) => {
    expect(shownAfter(general, count).near).toBeNull();
  });

  it('says nothing of others where the status of the home is hidden', () => {
    const hiding = within({ hiddenStatus: [5] });
    expect(shownAfter(SOLD, 12, hiding).near).toBeNull();
  });

  it('searches for the like: purpose, kind, town, and a price around the one that is shown', () => {
    const { searchHref, alertHref } = shownAfter({ ...SOLD, price: { value: 395_000 } });
    const query = 'city=1201&type=3&status=FOR_SALE&price-min=295000&price-max=495000';
    const parts = (href: string | null) => [...new URLSearchParams(href?.split('?')[1])].toSorted();
    expect(parts(searchHref)).toEqual([...new URLSearchParams(query)].toSorted());
    expect(parts(alertHref)).toEqual(parts(searchHref));
  });

  it.each([
    ['hidden', { value: -1 }],
    ['"from"', { value: 395_000, priceFrom: true }],
  ])('says nothing about a price that is %s', (_what, price) => {
    expect(shownAfter({ ...SOLD, price }).searchHref).not.toContain('price');
  });

  it('leads to no alert where the agency sends none, and nowhere without a town', () => {
    const none = within({ features: [] });
    expect(shownAfter(SOLD, 12, none)).toMatchObject({ alertHref: null, searchHref: expect.any(String) });
    expect(shownAfter({ ...SOLD, address: null })).toMatchObject({ alertHref: null, searchHref: null });
  });
});
