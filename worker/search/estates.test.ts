import { describe, expect, it } from 'vitest';
import { EstateFiltersSchema } from '#wire/estate-filters.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { contextIn, siteWith } from '../testing/contexts.ts';
import { byPanel, controlOf, everyPart, OPTIONS, offer, optionsOf } from '../testing/offer.ts';

const labels = (options: readonly { label: string; checked: boolean }[]) =>
  options.map(({ label, checked }) => (checked ? `[${label}]` : label));

const summary = (query: string) => byPanel(everyPart(query), ({ value }) => value);

/** Parts by traits, of which nothing is chosen; nothing is unsaid then. */
const NO_TRAITS = {
  has: null,
  size: null,
  energy: null,
  year: null,
  condition: null,
  facades: null,
  free: null,
  unsaid: null,
};

describe('the bar', () => {
  it('shows three parts that matter for the kind, and counts the chips of all others', () => {
    const { form, chips } = offer(
      'status=FOR_SALE&city=1201&type=3&price-max=400000&bed-min=3&with=garden&unknown=garden',
    );
    expect(form.panels.map(({ name }) => name)).toEqual(['city', 'price', 'bedrooms']);
    expect(chips).toHaveLength(7);
    expect(form.chosen).toEqual({ all: 7, beyond: 4 });
  });

  it('asks for the area of land instead of its bedrooms', () => {
    expect(offer('type=2').form.panels.map(({ name }) => name)).toEqual(['city', 'price', 'size']);
    expect(offer('type=2&type=3').form.panels.map(({ name }) => name)).toEqual(['city', 'price', 'bedrooms']);
  });

  it('carries all that it does not show, and leads to all filters of the search', () => {
    const { form } = offer('status=FOR_SALE&type=3&with=lift&city=1201&sortType=price&page=4');
    expect(form.hidden).toEqual([
      { name: 'type', value: '3' },
      { name: 'status', value: 'FOR_SALE' },
      { name: 'with', value: 'lift' },
      { name: 'sortType', value: 'price' },
    ]);
    expect(form.allHref).toBe('/nl/aanbod/filters?city=1201&type=3&status=FOR_SALE&with=lift&sortType=price');
  });
});

describe('the search form', () => {
  it('lists all options, cities by name (with zip if needed), including empty ones', () => {
    const form = everyPart('');
    expect(labels(optionsOf(form, 'city'))).toEqual([
      'Heusden (3550)',
      'Heusden (9070)',
      'Knokke-Heist',
      'Sluis',
      'Zeebrugge',
    ]);
    expect(labels(optionsOf(form, 'type'))).toEqual(['Huis', 'Appartement', 'Garage']);
    expect(optionsOf(form, 'status')).toEqual([
      { value: 'FOR_SALE', label: 'Te koop', count: 17, checked: false },
      { value: 'TO_RENT', label: 'Te huur', count: 5, checked: false },
    ]);
    expect(optionsOf(form, 'country')).toEqual([]);
    expect(optionsOf(form, 'bedrooms').map(({ label, count }) => [label, count])).toEqual([
      ['Zonder aparte slaapkamer', 1],
      ['1 slaapkamer', 0],
      ['2 slaapkamers', 0],
      ['3 slaapkamers', 7],
      ['4 slaapkamers', 0],
      ['5 slaapkamers', 0],
      ['6 slaapkamers of meer', 3],
    ]);
  });

  it('keeps and checks a chosen option without estates, and the others beside it', () => {
    const form = everyPart('type=5&city=79');
    expect(labels(optionsOf(form, 'type'))).toEqual(['Huis', 'Appartement', '[Garage]']);
    expect(labels(optionsOf(form, 'city'))).toContain('[Sluis]');
  });

  it.each([
    ['the options lack them', OPTIONS],
    ['the options failed ({} on error, spec 1 §7)', null],
  ])('keeps and checks the choices when %s', (_, options) => {
    const query = 'city=4040&type=4&status=TAKE_OVER&country=XX&bedrooms=4';
    const form = everyPart(query, { options });
    expect(labels(optionsOf(form, 'city'))).toContain('[Gemeente 4040]');
    expect(labels(optionsOf(form, 'type'))).toContain('[Handel]');
    expect(labels(optionsOf(form, 'status'))).toContain('[Over te nemen]');
    expect(labels(optionsOf(form, 'country'))).toContain('[Land XX]');
    expect(labels(optionsOf(form, 'bedrooms'))).toContain('[4 slaapkamers]');
    expect(offer(query, { options }).chips).toHaveLength(5);
  });

  it('keeps parameters that it does not show, and begins at page one', () => {
    const { form } = offer(
      'subType=31&sortType=price&geo_range=5km;51;3&bed-min=2&page=3&city=1&price-min=5',
    );
    expect(form.hidden).toEqual([
      { name: 'subType', value: '31' },
      { name: 'sortType', value: 'price' },
    ]);
    expect(controlOf(form, 'range').min.value).toBe('5');
    expect(controlOf(form, 'place').place.circles[0]?.radii[1]?.value).toBe('5km;51;3');
  });

  it('draws one bar per price step, dark inside the chosen range', () => {
    expect(controlOf(offer('price-min=200000&price-max=300000').form, 'range').bars).toEqual([
      { height: 0.25, inside: false },
      { height: 1, inside: true },
      { height: 0.5, inside: false },
    ]);
    expect(controlOf(offer('', { options: null }).form, 'range').bars).toEqual([]);
  });

  it('has in each panel a link to the search without its choices', () => {
    const form = everyPart('status=FOR_SALE&transaction=5&type=3&subType=31&bedrooms=2&bed-min=1&page=2');
    expect(byPanel(form, ({ clearHref }) => clearHref)).toEqual({
      status: '/nl/aanbod?type=3&subType=31&bedrooms=2&bed-min=1',
      city: null,
      type: '/nl/aanbod?status=FOR_SALE&transaction=5&bedrooms=2&bed-min=1',
      price: null,
      bedrooms: '/nl/aanbod?type=3&subType=31&status=FOR_SALE&transaction=5',
      news: null,
      ...NO_TRAITS,
      words: null,
      country: null,
    });
  });

  it('summarizes each panel', () => {
    expect(summary('status=FOR_SALE&city=1201&type=3&price-max=400000&bed-min=3')).toEqual({
      status: 'Te koop',
      city: 'Knokke-Heist',
      type: 'Huis',
      price: 'Tot € 400.000',
      bedrooms: '3 of meer',
      news: null,
      ...NO_TRAITS,
      words: null,
      country: null,
    });
    expect(summary('')).toEqual({
      status: null,
      city: null,
      type: null,
      price: null,
      bedrooms: null,
      news: null,
      ...NO_TRAITS,
      words: null,
      country: null,
    });
  });
});

it('counts a status of the second source by its texts (contract, "Estate search")', () => {
  const context = contextIn('fr', siteWith({ settings: { source: 'skarabee' } }));
  const options = readLoosely(EstateFiltersSchema, {
    transactions: [
      { id: 'FOR_SALE', name: null, count: 4 },
      { id: 1, name: null, count: 9 },
    ],
  });
  const form = everyPart('', { options, context });
  expect(optionsOf(form, 'status').map(({ count }) => count)).toEqual([4, null]);
});
