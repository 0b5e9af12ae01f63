import { describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { contextIn, estateWith, listingWith, siteWith } from '../../testing/contexts.ts';
import { propertyOfEstate } from '../property/estate-property.ts';
import { propertyOfListing } from '../sources/second/property.ts';
import { toMap } from './map.ts';

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
  it('marks a visible estate at its position', () => {
    expect(mapOf()).toMatchObject({
      point: { lat: 51.34567, lon: 3.28765 },
      radius: null,
      onRequest: false,
      label: 'Elizabetlaan 41, 8300 Knokke-Heist',
      live: null,
      base: 'outlines',
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
  ])('has no marker at %d, %d, which is an invalid position', (lat, lon) => {
    expect(mapOf({ address: { geoLocation: { lat, lon } } })).toBeNull();
  });

  it.each([
    ['a hidden address', { address: { visible: false } }],
    ...[null, undefined, 0, 1, 'false', 'true', 'N', 'J', {}].map(
      (visible): [string, Readonly<Record<string, unknown>>] => [
        `an address that says ${JSON.stringify(visible)}`,
        { address: { ...estateWith().general.address, visible } },
      ],
    ),
    ['a sold estate', { transaction: { id: 5 } }],
  ])('shows the grid cell for %s (spec 1 §2, decision 34)', (what, general) => {
    const map = mapOf(general);
    const place = { lat: 51.34567, lon: 3.28765 };
    expect(map?.point).toEqual(cellCentre(place));
    expect(metres(map?.point ?? { lat: 0, lon: 0 }, place)).toBeLessThan(map?.radius ?? 0);
    expect(map?.label).toBe('8300 Knokke-Heist');
    expect(map?.onRequest).toBe(what !== 'a sold estate');
  });

  it('shows an area when the point is only a centre, and nothing without data (spec 2 §3)', () => {
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
  ])('uses tiles from %s: %s', (tiles, shown) => {
    const site = siteWith({ settings: { map: { tiles, attribution: '© Kaart' } } });
    const live = mapOf({}, contextIn('nl', site))?.live ?? null;
    expect(live && { tiles: live.tiles, attribution: live.attribution }).toEqual(
      shown === null ? null : { tiles: shown, attribution: '© Kaart' },
    );
  });
});
