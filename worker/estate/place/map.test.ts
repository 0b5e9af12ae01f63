import { describe, expect, it } from 'vitest';
import { contextIn, estateWith, listingWith, siteWith } from '../../testing/contexts.ts';
import { propertyOfEstate } from '../property/estate-property.ts';
import { propertyOfListing } from '../sources/second/property.ts';
import { fuzzed, toMap } from './map.ts';

const nl = contextIn();
const mapOf = (general: Readonly<Record<string, unknown>> = {}, context = nl) =>
  toMap(propertyOfEstate(estateWith({ general }), context), context);
const listingMap = (changes: Readonly<Record<string, unknown>> = {}) =>
  toMap(propertyOfListing(listingWith(changes), nl), nl);

/** Metres between two places that are near each other. */
function metres(one: { lat: number; lon: number }, other: { lat: number; lon: number }): number {
  const perDegree = 111_320;
  const east = (one.lon - other.lon) * perDegree * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot((one.lat - other.lat) * perDegree, east);
}

describe('toMap', () => {
  it('marks a visible estate where it stands', () => {
    expect(mapOf()).toEqual({
      point: { lat: 51.34567, lon: 3.28765 },
      radius: null,
      onRequest: false,
      label: 'Elizabetlaan 41, 8300 Knokke-Heist',
      tiles: null,
      attribution: null,
    });
  });

  it.each([
    ['location', { address: { geoLocation: null } }],
    ['latitude', { address: { geoLocation: { lat: null } } }],
    ['sub type', { subType: null }],
    ['status', { transaction: null }],
  ])('has no marker without %s (spec 1 §4)', (_, general) => {
    expect(mapOf(general)).toBeNull();
  });

  it.each([
    [0, 0],
    [-1, -1],
    [91, 3],
    [51, 200],
  ])('has no marker at %d, %d, which is no place', (lat, lon) => {
    expect(mapOf({ address: { geoLocation: { lat, lon } } })).toBeNull();
  });

  it.each([
    ['a hidden address', { address: { visible: false } }],
    ['an address that does not say', { address: { visible: null } }],
    ['a sold estate', { transaction: { id: 5 } }],
  ])('is an area for %s, which holds the estate but is not centred on it (spec 1 §2)', (what, general) => {
    const map = mapOf(general);
    const away = metres(map?.point ?? { lat: 0, lon: 0 }, { lat: 51.34567, lon: 3.28765 });
    expect(away).toBeGreaterThan(60);
    expect(away).toBeLessThan(map?.radius ?? 0);
    expect(map?.label).toBe('8300 Knokke-Heist');
    expect(map?.onRequest).toBe(what !== 'a sold estate');
  });

  it('takes an area where the point is only a centre, and nothing where there is no data (spec 2 §3)', () => {
    const at = (precision: number | null) => listingMap({ geo: { precision } });
    expect(at(0)).toBeNull();
    expect(at(1)?.radius).toBe(500);
    expect(at(3)).toMatchObject({ radius: null, point: { lat: 50.32111, lon: 4.87222 } });
    expect(listingMap({ status: null, transaction: null })).toBeNull();
  });

  it.each([
    ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example/{z}/{x}/{y}.png'],
    ['http://tiles.example/{z}/{x}/{y}.png', null],
    ['https://tiles.example/{z}.png', null],
    ['', null],
  ])('takes tiles from %s: %s', (tiles, shown) => {
    const site = siteWith({ settings: { map: { tiles, attribution: '© Kaart' } } });
    expect(mapOf({}, contextIn('nl', site))).toMatchObject({
      tiles: shown,
      attribution: shown === null ? null : '© Kaart',
    });
  });
});

describe('fuzzed', () => {
  const places = Array.from({ length: 400 }, (_, index) => ({
    lat: 49.5 + (index % 20) * 0.1037,
    lon: 2.5 + Math.floor(index / 20) * 0.1931,
  }));

  it('is never nearer than 60 m, nor so far that the circle would miss the estate', () => {
    const away = places.map((place) => metres(fuzzed(place), place));
    expect(Math.min(...away)).toBeGreaterThan(60);
    // 900 m less the 400 m by which a content service may have moved the point already.
    expect(Math.max(...away)).toBeLessThan(500);
  });

  it('is the same for every estate of a square, so that it cannot be undone', () => {
    const estate = { lat: 51.3461, lon: 3.288 };
    expect(fuzzed({ lat: estate.lat + 0.0001, lon: estate.lon + 0.0001 })).toEqual(fuzzed(estate));
  });
});
