import { describe, expect, it } from 'vitest';
import { parseRegion, regionOf, regionOfZip } from './region.ts';

describe('region of a zip', () => {
  it.each([
    [1000, 'BRUSSELS'],
    ['1299', 'BRUSSELS'],
    [1300, 'WALLONIA'],
    [1499, 'WALLONIA'],
    [1500, 'FLANDERS'],
    [3999, 'FLANDERS'],
    [4000, 'WALLONIA'],
    [7999, 'WALLONIA'],
    [8000, 'FLANDERS'],
    [9999, 'FLANDERS'],
    [999, null],
    [10_000, null],
    ['B-1000', null],
    [null, null],
  ])('%s is %s', (zip, expected) => {
    expect(regionOfZip(zip)).toBe(expected);
  });

  it.each([
    [{ id: 'AT' }, 1010],
    [{ id: 'LU' }, 1234],
    [{ id: 'es' }, 29600],
    [{ id: 'CH' }, 2000],
    [{ id: 'UK' }, 1000],
    [{ id: 17 }, 8300],
  ])('is null outside Belgium, whatever zip or region is stated: %j %s', (country, zip) => {
    expect(regionOf({ country, city: { zip } })).toBeNull();
    expect(regionOf({ country, region: 'Vlaanderen', city: { zip } })).toBeNull();
  });

  it.each([
    null,
    undefined,
    {},
    { id: null },
    { id: '' },
    { id: 'UNKNOWN' },
    { id: 'BE' },
    { id: ' be ' },
    { id: 'België' },
  ])('is by zip where the country is Belgium or not known: %j', (country) => {
    expect(regionOf({ country, city: { zip: 1010 } })).toBe('BRUSSELS');
  });

  it('yields to the region that the address states', () => {
    expect(regionOf({ region: 'Wallonië', city: { zip: 1000 } })).toBe('WALLONIA');
    expect(regionOf({ region: 'Holland', city: { zip: 1000 } })).toBe('BRUSSELS');
    expect(regionOf(null)).toBeNull();
    expect(parseRegion(' FLANDERS ')).toBe('FLANDERS');
  });
});
