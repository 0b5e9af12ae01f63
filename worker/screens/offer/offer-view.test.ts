import { describe, expect, it } from 'vitest';
import { parseFilter } from '#domain/filter/parse.ts';
import { contextIn, siteWith } from '../../testing/contexts.ts';
import { failed, found, OPTIONS, offer } from '../../testing/offer.ts';
import { toOfferHead } from './offer-heading.ts';

const nl = contextIn('nl');

describe('heading', () => {
  it.each([
    ['status=FOR_SALE', 38, '38 panden te koop'],
    ['status=FOR_SALE&type=3', 1, '1 huis te koop'],
    ['status=TO_RENT&type=1', 1240, '1.240 appartementen te huur'],
    ['status=FOR_SALE&status=TO_RENT', 3, '3 panden'],
    ['type=PLOT&status=TAKE_OVER', 2, '2 gronden over te nemen'],
    ['type=3&type=1', 2, '2 panden'],
    ['', 0, 'Geen panden gevonden'],
  ])('of "%s" with %d estates: %s', (query, total, heading) => {
    expect(offer(query, { search: found(total) }).heading).toBe(heading);
  });

  it('has no number when the search failed', () => {
    expect(offer('status=FOR_SALE', { search: failed }).heading).toBe('Aanbod');
  });

  it.each([
    ['fr', '38 maisons à vendre'],
    ['en', '38 houses for sale'],
    ['de', '38 Häuser zu verkaufen'],
  ] as const)('has texts in %s', (locale, heading) => {
    expect(offer('status=FOR_SALE&type=3', { context: contextIn(locale) }).heading).toBe(heading);
  });

  it.each([
    ['city=1201&city=1202', 'Knokke-Heist, Zeebrugge'],
    ['geo_range=10km;51.341;3.281', 'Knokke-Heist en omgeving'],
    ['city=1&city=2&city=3&city=4&city=5&city=6', 'Gemeente 1, Gemeente 2, Gemeente 3, Gemeente 4 en nog 2'],
    ['geo_range=10km;50.0;5.0', null],
    ['', null],
  ])('names the places of "%s"', (query, subheading) => {
    expect(offer(query).subheading).toBe(subheading);
  });

  it('has a page title without a number', () => {
    const filter = parseFilter(new URLSearchParams('status=FOR_SALE&city=1201&page=2'));
    expect(toOfferHead(filter, OPTIONS, nl)).toEqual({
      title: 'Panden te koop – Knokke-Heist, pagina 2',
      description: 'Panden te koop – Knokke-Heist bij Duinzicht: foto’s, prijzen en energielabels. Pagina 2.',
      index: true,
    });
  });
});

describe('chips', () => {
  it('remove one choice each; a price range is one choice', () => {
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
  it('marks the current sort; newest first needs no parameters (spec 1 §9)', () => {
    const [date, priceUp] = offer('page=3').sort;
    expect(date).toEqual({ label: 'Nieuwste eerst', href: '/nl/aanbod', current: true, value: 'date-DESC' });
    expect(priceUp).toMatchObject({ href: '/nl/aanbod?sortType=price', current: false });
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

describe('view options of the list', () => {
  const current = (ways: readonly { value: string; current: boolean }[]) =>
    ways.filter((way) => way.current).map(({ value }) => value);

  it('are a view, a grouping and a sort, each a link that keeps the rest', () => {
    const context = contextIn('nl', siteWith({ settings: { features: ['map'] } }));
    const view = offer('city=1201&group=CITY&view=list&page=2', { context });
    expect([view.mode, current(view.views), current(view.groupings)]).toEqual(['list', ['list'], ['CITY']]);
    expect(view.views.map(({ href }) => href)).toEqual([
      '/nl/aanbod?city=1201&group=CITY&page=2',
      '/nl/aanbod?city=1201&group=CITY&view=list&page=2',
      '/nl/aanbod?city=1201&group=CITY&view=map&page=2',
    ]);
    expect(view.groupings.map(({ label, href }) => [label, href])).toEqual([
      ['Niet', '/nl/aanbod?city=1201&view=list'],
      ['Type', '/nl/aanbod?city=1201&group=TYPE&view=list'],
      ['Subtype', '/nl/aanbod?city=1201&group=SUBTYPE&view=list'],
      ['Status', '/nl/aanbod?city=1201&group=STATUS&view=list'],
      ['Gemeente', '/nl/aanbod?city=1201&group=CITY&view=list'],
      ['Prijs', '/nl/aanbod?city=1201&group=PRICE&view=list'],
    ]);
  });

  it('have no map when the site has none, even when requested', () => {
    const context = contextIn('nl', siteWith({ settings: { features: [] } }));
    const view = offer('view=map', { context });
    expect([view.mode, view.views.map(({ value }) => value)]).toEqual(['grid', ['', 'list']]);
  });

  it('are column heads when the list is a table; the current one reverses the order', () => {
    const context = contextIn('nl', siteWith({ theme: { choices: { list: 'table' } } }));
    const heads = (query: string) =>
      offer(query, { context }).columns.map(({ by, label, order, href }) => [by, label, order, href]);
    expect(heads('view=list&sortType=city&sortOrder=ASC&page=2')).toEqual([
      ['type', 'Type pand', null, '/nl/aanbod?sortType=type&view=list'],
      ['city', 'Gemeente', 'ASC', '/nl/aanbod?sortType=city&sortOrder=DESC&view=list'],
      ['price', 'Prijs', null, '/nl/aanbod?sortType=price&view=list'],
    ]);
    expect(heads('')).toEqual([]);
    expect(offer('view=list').columns).toEqual([]);
  });

  it('announce the result of the search to screen readers', () => {
    expect(offer('status=FOR_SALE').status).toBe('38 panden te koop');
    expect(offer('', { search: failed }).status).toBe('We konden niet zoeken');
  });
});

describe('results', () => {
  it('pages through the results', () => {
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
      },
    });
  });

  it.each([
    ['the first of one', '', 15, { previousHref: null, nextHref: null, to: 15 }],
    ['the last', 'page=3', 38, { previousHref: '/nl/aanbod?page=2', nextHref: null }],
  ])('has the right ends: %s', (_, query, total, paging) => {
    const { results } = offer(query, { search: found(total, query === 'page=3' ? 8 : undefined) });
    expect(results).toMatchObject({ kind: 'found', paging });
  });

  it('links to the first page of the same search when the page is beyond the last', () => {
    expect(offer('city=1201&view=list&page=99', { search: found(38, 0) }).results).toEqual({
      kind: 'beyond',
      firstHref: '/nl/aanbod?city=1201&view=list',
      page: 99,
    });
  });

  it('suggests wider searches when nothing was found', () => {
    const filter = parseFilter(new URLSearchParams('city=1201'));
    const widen = [{ label: 'Zonder ‘5 slaapkamers’', filter, total: 1 }];
    expect(offer('city=1201&bedrooms=5', { search: found(0), widen }).results).toEqual({
      kind: 'none',
      alertHere: true,
      alertCard: null,
      map: null,
      adjustHref: null,
      widen: [{ label: 'Zonder ‘5 slaapkamers’', href: '/nl/aanbod?city=1201', count: '1 pand' }],
      nearest: null,
    });
  });

  it('never shows a failure as an empty list (spec 1 §8)', () => {
    const { results, chips } = offer('city=1201&page=2', { search: failed, options: null });
    expect(results).toEqual({ kind: 'failed', retryHref: '/nl/aanbod?city=1201&page=2' });
    expect(chips.map(({ label }) => label)).toEqual(['Gemeente 1201']);
  });
});
