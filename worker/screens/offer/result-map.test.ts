import { describe, expect, it } from 'vitest';
import { writeCorners } from '#domain/filter/drawn-area.ts';
import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse.ts';
import type { EstateMarkers } from '../../platform/content/estate-markers.ts';
import { contextIn, estateWith, type Loose, siteWith } from '../../testing/contexts.ts';
import { toMarkers, toResultMap } from './result-map.ts';

const nl = contextIn();
const bounds = { south: 51.2, west: 3.2, north: 51.3, east: 3.4 };
const nowhere = { options: null, archive: null };
const MARKS = {
  area: { bounds, size: { width: 480, height: 480 } },
  names: new Map([
    ['1', 'Brugge'],
    ['2', 'Damme'],
  ]),
};
const found = (changes: Partial<EstateMarkers> = {}): EstateMarkers => ({
  total: 84,
  located: 84,
  extent: bounds,
  clusters: [],
  results: [],
  ...changes,
});
const markerOf = (general: Loose) =>
  toMarkers(found({ results: [estateWith({ general })] }), EMPTY_FILTER, MARKS, nl).markers[0];

describe('a marker', () => {
  it.each([
    ['a price', { price: { value: 289_000 } }, '€ 289.000'],
    ['millions', { price: { value: 1_250_000 } }, '€ 1,25 mln'],
    ['a price on request', { price: { value: 0 } }, 'Op aanvraag'],
    [
      '"on request" when the price is withheld (spec 1 §9)',
      { headType: { id: 3 }, price: { value: -1 } },
      'Op aanvraag',
    ],
    ['that it is sold', { transaction: { id: 5 }, price: { value: 289_000 } }, 'Verkocht'],
    ['that it is let', { transaction: { id: 6 }, price: { value: 900 } }, 'Verhuurd'],
  ])('shows %s', (_, general, label) => {
    expect(markerOf(general)?.label).toBe(label);
  });

  it.each([
    ['location', { address: { geoLocation: null } }],
    ['sub type', { subType: null }],
    ['status', { transaction: null }],
  ])('exists only with a %s (spec 1 §4)', (_, general) => {
    expect(markerOf(general)).toBeUndefined();
  });

  it('has no link when the site hides the status (spec 1 §2)', () => {
    expect(markerOf({ transaction: { id: 8 } })).toMatchObject({ href: null });
  });

  it('is near a hidden address, never at it', () => {
    const marker = markerOf({ address: { visible: false, geoLocation: { lat: 51.34567, lon: 3.28765 } } });
    expect(marker).toMatchObject({ vague: true });
    expect(JSON.stringify(marker)).not.toMatch(/51\.34567|3\.28765/);
  });
});

describe('a cluster', () => {
  const filter = parseFilter(new URLSearchParams('type=3&city=1201&price-max=400000&view=map'));
  const brugge = { id: 1, count: 23, lat: 51.25, lon: 3.3 };
  const cluster = { ...brugge, bounds, vague: false, ids: [], towns: [brugge] };
  const wordsOf = (towns: (typeof brugge)[]) =>
    toMarkers(found({ clusters: [{ ...cluster, towns }] }), filter, MARKS, nl).clusters[0];
  const [drawn] = toMarkers(found({ clusters: [cluster] }), filter, MARKS, nl).clusters;

  it('links to the same search in a circle around it, on the map', () => {
    const address = new URL(drawn?.href ?? '', 'https://x');
    expect(address.searchParams.get('type')).toBe('3');
    expect(address.searchParams.get('price-max')).toBe('400000');
    expect(address.searchParams.get('view')).toBe('map');
    expect(address.searchParams.get('geo_range')).toBe('9km;51.25;3.3');
    expect(address.searchParams.has('city')).toBe(false);
  });

  it('is named after its town, with its number of estates', () => {
    expect(drawn).toMatchObject({
      count: 23,
      text: 'Brugge 23',
      label: 'Brugge 23 huizen: kom dichterbij',
      bounds,
    });
  });

  it('says that it has estates of other towns, and lists them', () => {
    const damme = { id: 2, count: 8, lat: 51.26, lon: 3.31 };
    expect(wordsOf([{ ...brugge, count: 15 }, damme])).toMatchObject({
      text: 'Brugge e.o. 23',
      label: 'Brugge e.o. 23 huizen (Brugge 15, Damme 8): kom dichterbij',
    });
    expect(wordsOf([{ ...brugge, count: 15 }])?.text).toBe('Brugge e.o. 23');
  });

  const damme = { id: 2, count: 8, lat: 51.25, lon: 3.3 };
  /** Texts of Brugge and of Damme, some degrees from it. */
  const textsAt = (least: number, north: number, east = 0) => {
    const other = { ...damme, lat: damme.lat + north, lon: damme.lon + east };
    const both = [cluster, { ...cluster, ...other, towns: [other] }];
    return toMarkers(found({ clusters: both }), filter, { ...MARKS, least }, nl)
      .clusters.toSorted((one, two) => two.count - one.count)
      .map(({ text, beside }) => [text, ...beside]);
  };

  it('has its name beside it where another mark would have no room for its own', () => {
    expect(textsAt(1, 0, 0.035)).toEqual([
      ['23', 'Brugge'],
      ['8', 'Damme'],
    ]);
    expect(textsAt(1, 0.024)).toEqual([['Brugge 23'], ['Damme 8']]);
    expect(textsAt(0.6, 0.024)).toEqual([
      ['23', 'Brugge'],
      ['8', 'Damme'],
    ]);
  });

  it('may have its name beside it without "e.o." where there is less room', () => {
    const [brugges] = toMarkers(
      found({
        clusters: [
          { ...cluster, towns: [{ ...brugge, count: 15 }, damme] },
          { ...cluster, ...damme, lon: 3.335, towns: [{ ...damme, lon: 3.335 }] },
        ],
      }),
      filter,
      MARKS,
      nl,
    ).clusters;
    expect(brugges).toMatchObject({ text: '23', beside: ['Brugge e.o.', 'Brugge'] });
    expect(brugges?.label).toMatch(/^Brugge e\.o\. 23 huizen/);
  });

  it('has its name in its text where no side of it has room for it', () => {
    const around = [
      [0.016, 0],
      [-0.016, 0],
      [0, 0.048],
      [0, -0.048],
    ].map(([north = 0, east = 0]) => ({
      ...cluster,
      ...damme,
      lat: damme.lat + north,
      lon: damme.lon + east,
      towns: [],
    }));
    const clusters = toMarkers(found({ clusters: [cluster, ...around] }), filter, MARKS, nl).clusters;
    expect(clusters.map(({ text }) => text)).toContain('Brugge 23');
  });

  it.each([
    ['its towns are unknown', []],
    ['the name of its town is unknown', [{ ...brugge, id: 3 }]],
  ])('has no name when %s', (_, towns) => {
    expect(wordsOf(towns)).toMatchObject({ text: '23', label: '23 huizen: kom dichterbij' });
  });

  it('is drawn in whole grid cells when the street of one of its estates is hidden', () => {
    const point = { south: 51.25123, west: 3.30123, north: 51.25123, east: 3.30123 };
    const at = { lat: 51.25123, lon: 3.30123 };
    const towns = [{ ...brugge, ...at }];
    const vague = { ...cluster, ...at, bounds: point, vague: true, towns };
    const [rough] = toMarkers(found({ clusters: [vague] }), filter, MARKS, nl).clusters;
    expect(JSON.stringify(rough)).not.toMatch(/51\.25123|3\.30123/);
    expect(rough?.bounds.south).toBeLessThan(51.25123);
    expect(rough?.bounds.north).toBeGreaterThan(51.25123);
    expect(rough?.bounds.west).toBeLessThan(3.30123);
    expect(rough?.bounds.east).toBeGreaterThan(3.30123);
  });
});

describe('estates drawn in one place', () => {
  it('share a marker, and are listed in it', () => {
    const address = { visible: false, geoLocation: { lat: 51.34567, lon: 3.28765 } };
    const results = [7, 8].map((id) => estateWith({ general: { id, address } }));
    const { markers, clusters } = toMarkers(found({ results }), EMPTY_FILTER, MARKS, nl);
    expect(markers).toEqual([]);
    expect(clusters.map(({ count, ids }) => [count, ids.toSorted()])).toEqual([[2, ['7', '8']]]);
  });
});

describe('toResultMap', () => {
  it('says how many results are on the map, when not all are', () => {
    expect(toResultMap(found({ located: 76 }), EMPTY_FILTER, nowhere, nl).note).toBe(
      'Panden op de kaart: 76 van 84',
    );
    expect(toResultMap(found(), EMPTY_FILTER, nowhere, nl).note).toBeNull();
  });

  it('shows the whole extent, with space for the markers at its edge', () => {
    const shown = toResultMap(found(), EMPTY_FILTER, nowhere, nl).bounds;
    expect(shown.south).toBeLessThan(bounds.south);
    expect(shown.west).toBeLessThan(bounds.west);
    expect(shown.north).toBeGreaterThan(bounds.north);
    expect(shown.east).toBeGreaterThan(bounds.east);
  });

  it('shows the whole of a drawn area, of which the homes are a part', () => {
    const area = writeCorners([
      [50, 3],
      [51.4, 3],
      [51.4, 6],
    ]);
    const shown = toResultMap(found(), { ...EMPTY_FILTER, area }, nowhere, nl).bounds;
    expect(shown.south).toBeLessThan(50);
    expect(shown.west).toBeLessThan(3);
    expect(shown.east).toBeGreaterThan(6);
  });

  it('shows the country without markers', () => {
    const shown = toResultMap(found({ located: 0, extent: null }), EMPTY_FILTER, nowhere, nl);
    expect(shown.bounds.south).toBeLessThan(49.5);
    expect(shown.note).toBe('Panden op de kaart: 0 van 84');
  });

  it('names towns in the page’s language', () => {
    const names = (locale: 'nl' | 'fr' | 'de') =>
      toResultMap(found(), EMPTY_FILTER, nowhere, contextIn(locale)).towns.map(({ name }) => name);
    expect(names('nl')).toContain('Luik');
    expect(names('fr')).toContain('Liège');
    expect(names('de')).toContain('Lüttich');
  });

  it('has tiles only when the site has set them', () => {
    expect(toResultMap(found(), EMPTY_FILTER, nowhere, nl)).toMatchObject({ streets: null, service: null });
    const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
    const site = siteWith({ settings: { map: { tiles, attribution: '© Mappers' } } });
    expect(toResultMap(found(), EMPTY_FILTER, nowhere, contextIn('nl', site))).toMatchObject({
      streets: null,
      service: { tiles, dark: null, attribution: '© Mappers' },
    });
  });

  it('requests more markers with its own filter', () => {
    const filter = parseFilter(new URLSearchParams('type=3&view=map'));
    expect(toResultMap(found(), filter, nowhere, nl).dataHref).toBe('/nl/ajax/markers?type=3&view=map');
  });
});
