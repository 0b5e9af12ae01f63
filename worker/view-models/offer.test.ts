import { describe, expect, it } from 'vitest';
import { parseFilter } from '../../domain/filter/parse.ts';
import type { OfferView } from '../../domain/views/offer.ts';
import { type EstateFilters, EstateFiltersSchema } from '../content/schemas/estate-filters.ts';
import { type SearchOutcome, toOfferView } from './offer.ts';
import { toOfferHead } from './offer-heading.ts';
import { contextIn, estateWith, siteWith } from './testing.ts';

const nl = contextIn('nl');

const OPTIONS: EstateFilters = EstateFiltersSchema.parse({
  headTypes: [
    { id: 3, name: { nl: 'Huis', fr: 'Maison' }, count: 12 },
    { id: 1, name: null, count: 8 },
    { id: 5, name: { nl: 'Garage' }, count: 0 },
  ],
  subTypes: [{ id: 31, name: { nl: 'Villa' }, count: 3 }],
  transactions: [
    { id: 1, name: { nl: 'Te koop' }, count: 15 },
    { id: 3, name: { nl: 'In optie' }, count: 2 },
    { id: 2, name: { nl: 'Te huur' }, count: 5 },
  ],
  countries: [{ id: 'BE', name: { nl: 'België' }, count: 20 }],
  locations: [
    { id: 1202, name: { nl: 'Zeebrugge' }, zip: 8380, count: 4 },
    { id: 1201, name: { nl: 'Knokke-Heist' }, zip: 8300, count: 9, lat: 51.34, lon: 3.28 },
    { id: 77, name: { nl: 'Heusden' }, zip: 9070, count: 1 },
    { id: 78, name: { nl: 'Heusden' }, zip: 3550, count: 1 },
    { id: 79, name: { nl: 'Sluis' }, zip: null, count: 0 },
  ],
  bedrooms: [
    { value: 0, count: 1 },
    { value: 3, count: 7 },
    { value: 6, count: 1 },
    { value: 9, count: 2 },
  ],
  prices: {
    min: 100_000,
    max: 400_000,
    steps: [
      { from: 100_000, to: 200_000, count: 2 },
      { from: 200_000, to: 300_000, count: 8 },
      { from: 300_000, to: 400_000, count: 4 },
    ],
  },
});

const found = (total: number, shown = Math.min(15, total)): SearchOutcome => ({
  ok: true,
  value: { total, results: Array.from({ length: shown }, () => estateWith()) },
});
const failed: SearchOutcome = { ok: false };

interface Asked {
  readonly search?: SearchOutcome;
  readonly options?: EstateFilters | null;
  readonly context?: typeof nl;
}
const offer = (
  query: string,
  { search = found(38), options = OPTIONS, context = nl }: Asked = {},
): OfferView => toOfferView({ filter: parseFilter(new URLSearchParams(query)), options, search }, context);

const labels = (options: readonly { label: string; checked: boolean }[]) =>
  options.map(({ label, checked }) => (checked ? `[${label}]` : label));

describe('heading', () => {
  it.each([
    ['status=FOR_SALE', 38, '38 woningen te koop'],
    ['status=FOR_SALE&type=3', 1, '1 huis te koop'],
    ['status=TO_RENT&type=1', 1240, '1.240 appartementen te huur'],
    ['status=FOR_SALE&status=TO_RENT', 3, '3 woningen'],
    ['type=PLOT&status=TAKE_OVER', 2, '2 gronden over te nemen'],
    ['type=3&type=1', 2, '2 woningen'],
    ['', 0, 'Geen woningen gevonden'],
  ])('of "%s" with %d homes: %s', (query, total, heading) => {
    expect(offer(query, { search: found(total) }).heading).toBe(heading);
  });

  it('does not count what could not be searched', () => {
    expect(offer('status=FOR_SALE', { search: failed }).heading).toBe('Aanbod');
  });

  it.each([
    ['fr', '38 maisons à vendre'],
    ['en', '38 houses for sale'],
    ['de', '38 Häuser zu verkaufen'],
  ] as const)('speaks %s', (locale, heading) => {
    expect(offer('status=FOR_SALE&type=3', { context: contextIn(locale) }).heading).toBe(heading);
  });

  it.each([
    ['city=1201&city=1202', 'Knokke-Heist, Zeebrugge'],
    ['geo_range=10km;51.341;3.281', 'Knokke-Heist en omgeving'],
    ['geo_range=10km;50.0;5.0', null],
    ['', null],
  ])('names the places of "%s"', (query, subheading) => {
    expect(offer(query).subheading).toBe(subheading);
  });

  it('titles the page without a number', () => {
    const filter = parseFilter(new URLSearchParams('status=FOR_SALE&city=1201&page=2'));
    expect(toOfferHead(filter, OPTIONS, nl)).toEqual({
      title: 'Woningen te koop – Knokke-Heist, pagina 2',
      description: 'Woningen te koop – Knokke-Heist bij Duinzicht: foto’s, prijzen en energielabels.',
      index: true,
    });
  });
});

describe('the search form', () => {
  it('lists what there is, places by name and twins by zip, without empty options', () => {
    const { form } = offer('');
    expect(labels(form.cities)).toEqual(['Heusden (3550)', 'Heusden (9070)', 'Knokke-Heist', 'Zeebrugge']);
    expect(labels(form.types)).toEqual(['Huis', 'Appartement']);
    expect(form.status).toEqual([
      { value: 'FOR_SALE', label: 'Te koop', count: 17, checked: false },
      { value: 'TO_RENT', label: 'Te huur', count: 5, checked: false },
    ]);
    expect(form.countries).toEqual([]);
    expect(form.bedrooms.map(({ label, count }) => [label, count])).toEqual([
      ['Zonder aparte slaapkamer', 1],
      ['1 slaapkamer', null],
      ['2 slaapkamers', null],
      ['3 slaapkamers', 7],
      ['4 slaapkamers', null],
      ['5 slaapkamers', null],
      ['6 slaapkamers of meer', 3],
    ]);
  });

  it('keeps and checks a chosen option with no homes, and those beside it', () => {
    const { form } = offer('type=5&city=79');
    expect(labels(form.types)).toEqual(['Huis', 'Appartement', '[Garage]']);
    expect(labels(form.cities)).toContain('[Sluis]');
  });

  it.each([
    ['the options lack them', OPTIONS],
    ['the options failed ({} on error, spec 1 §7)', null],
  ])('keeps and checks what was chosen when %s', (_, options) => {
    const { form, chips } = offer('city=4040&type=4&status=TAKE_OVER&country=XX&bedrooms=4', { options });
    expect(labels(form.cities)).toContain('[Gemeente 4040]');
    expect(labels(form.types)).toContain('[Handel]');
    expect(labels(form.status)).toContain('[Over te nemen]');
    expect(labels(form.countries)).toContain('[Land XX]');
    expect(labels(form.bedrooms)).toContain('[4 slaapkamers]');
    expect(chips).toHaveLength(5);
    expect(form.activeCount).toBe(5);
  });

  it('carries along what it does not show, and begins at page one', () => {
    const { form } = offer(
      'subType=31&sortType=price&geo_range=5km;51;3&bed-min=2&page=3&city=1&price-min=5',
    );
    expect(form.hidden).toEqual([
      { name: 'subType', value: '31' },
      { name: 'bed-min', value: '2' },
      { name: 'geo_range', value: '5km;51;3' },
      { name: 'sortType', value: 'price' },
    ]);
    expect(form.priceMin).toBe('5');
  });

  it('draws a bar a price step, dark inside the chosen range', () => {
    expect(offer('price-min=200000&price-max=300000').form.priceBars).toEqual([
      { height: 0.25, inside: false },
      { height: 1, inside: true },
      { height: 0.5, inside: false },
    ]);
    expect(offer('', { options: null }).form.priceBars).toEqual([]);
  });

  it('sums up each panel', () => {
    expect(offer('status=FOR_SALE&city=1201&type=3&price-max=400000&bed-min=3').form.summary).toEqual({
      status: 'Te koop',
      city: 'Knokke-Heist',
      type: 'Huis',
      price: 'Tot € 400.000',
      bedrooms: '3 slaapkamers of meer',
    });
    expect(offer('').form.summary).toEqual({
      status: null,
      city: null,
      type: null,
      price: null,
      bedrooms: null,
    });
  });
});

describe('chips', () => {
  it('drop one choice each; a price range is one choice', () => {
    const { chips, clearHref } = offer(
      'city=1201&city=1202&price-min=250000&price-max=500000&sortType=price&page=2',
    );
    expect(chips).toEqual([
      {
        label: 'Knokke-Heist',
        removeHref: '/nl/aanbod?city=1202&price-min=250000&price-max=500000&sortType=price',
      },
      {
        label: 'Zeebrugge',
        removeHref: '/nl/aanbod?city=1201&price-min=250000&price-max=500000&sortType=price',
      },
      { label: '€ 250.000 – 500.000', removeHref: '/nl/aanbod?city=1201&city=1202&sortType=price' },
    ]);
    expect(clearHref).toBe('/nl/aanbod?sortType=price');
  });

  it('show a circle by its radius', () => {
    expect(offer('geo_range=10km;51.3;3.2').chips).toEqual([
      { label: 'Binnen 10 km', removeHref: '/nl/aanbod' },
    ]);
  });
});

describe('sort', () => {
  it('says which sort is in force; newest first needs no parameters (spec 1 §9)', () => {
    const [date, priceUp] = offer('page=3').sort;
    expect(date).toEqual({ label: 'Nieuwste eerst', href: '/nl/aanbod', current: true, value: 'date-DESC' });
    expect(priceUp).toMatchObject({ href: '/nl/aanbod?sortType=price&sortOrder=ASC', current: false });
  });

  it.each([
    ['sortType=price', 'price-ASC'],
    ['sortType=price&sortOrder=DESC', 'price-DESC'],
    ['sortType=city&sortOrder=DESC', 'city-DESC'],
    ['sortOrder=ASC', 'date-ASC'],
  ])('keeps the sort of "%s" in the list', (query, value) => {
    expect(
      offer(query)
        .sort.filter(({ current }) => current)
        .map((sort) => sort.value),
    ).toEqual([value]);
  });
});

describe('results', () => {
  it('pages through what was found', () => {
    const { results } = offer('city=1201&page=2', { search: found(38) });
    expect(results).toMatchObject({
      kind: 'found',
      total: 38,
      paging: {
        page: 2,
        pages: 3,
        from: 15,
        to: 30,
        pageSize: 15,
        previousHref: '/nl/aanbod?city=1201',
        nextHref: '/nl/aanbod?city=1201&page=3',
        nextDataHref: '/nl/ajax/estates?city=1201&page=3',
      },
    });
  });

  it.each([
    ['the first of one', '', 15, { previousHref: null, nextHref: null, nextDataHref: null, to: 15 }],
    ['the last', 'page=3', 38, { previousHref: '/nl/aanbod?page=2', nextHref: null, nextDataHref: null }],
    ['one beyond the last', 'page=99', 38, { previousHref: '/nl/aanbod?page=3', nextHref: null }],
  ])('knows the ends: %s', (_, query, total, paging) => {
    const { results } = offer(query, { search: found(total, query === 'page=3' ? 8 : undefined) });
    expect(results).toMatchObject({ kind: 'found', paging });
  });

  it('offers single steps when there is nothing: without one choice, or all of a kind', () => {
    const { results } = offer('city=1201&city=1202&bedrooms=5', { search: found(0) });
    expect(results).toEqual({
      kind: 'none',
      widen: [
        { label: 'In alle gemeenten', href: '/nl/aanbod?bedrooms=5' },
        { label: 'Zonder ‘5 slaapkamers’', href: '/nl/aanbod?city=1201&city=1202' },
      ],
    });
  });

  it('never takes a failure for emptiness (spec 1 §8)', () => {
    const { results, chips } = offer('city=1201&page=2', { search: failed, options: null });
    expect(results).toEqual({ kind: 'failed', retryHref: '/nl/aanbod?city=1201&page=2' });
    expect(chips.map(({ label }) => label)).toEqual(['Gemeente 1201']);
  });
});

it('counts a status of the second source by its texts (contract, "Estate search")', () => {
  const context = contextIn('fr', siteWith({ settings: { source: 'skarabee' } }));
  const options = EstateFiltersSchema.parse({
    transactions: [
      { id: 'FOR_SALE', name: null, count: 4 },
      { id: 1, name: null, count: 9 },
    ],
  });
  const { form } = offer('', { options, context });
  expect(form.status.map(({ count }) => count)).toEqual([4, null]);
});
