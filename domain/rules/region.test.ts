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

  it('gives way to what the address says itself', () => {
    expect(regionOf({ region: 'Wallonië', city: { zip: 1000 } })).toBe('WALLONIA');
    expect(regionOf({ region: 'Holland', city: { zip: 1000 } })).toBe('BRUSSELS');
    expect(regionOf(null)).toBeNull();
    expect(parseRegion(' FLANDERS ')).toBe('FLANDERS');
  });
});
