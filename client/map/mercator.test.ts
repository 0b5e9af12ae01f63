import { describe, expect, it } from 'vitest';
import { metresPerPixel, moved, zoomToFit } from './mercator.ts';

const bruges = { lat: 51.2093, lon: 3.2247 };

describe('metresPerPixel', () => {
  it('is the scale of map tiles: 156 543 m at zoom 0 at the equator, halved by each zoom', () => {
    expect(metresPerPixel(0, 0)).toBeCloseTo(156_543.03, 1);
    expect(metresPerPixel(0, 17)).toBeCloseTo(1.194, 3);
  });
  it('decreases to the north', () => {
    expect(metresPerPixel(60, 10) / metresPerPixel(0, 10)).toBeCloseTo(0.5, 6);
  });
});

describe('moved', () => {
  it('does not move for zero pixels', () => {
    const { lat, lon } = moved(bruges, 15, 0, 0);
    expect(lat).toBeCloseTo(bruges.lat, 9);
    expect(lon).toBeCloseTo(bruges.lon, 9);
  });
  it('moves east and south by as many metres as the pixels cover', () => {
    const there = moved(bruges, 16, 100, 100);
    const metres = metresPerPixel(bruges.lat, 16) * 100;
    expect((there.lon - bruges.lon) * 111_319.5 * Math.cos((bruges.lat * Math.PI) / 180)).toBeCloseTo(
      metres,
      0,
    );
    expect((bruges.lat - there.lat) * 111_319.5).toBeCloseTo(metres, 0);
  });
  it('returns after the same steps in reverse', () => {
    const { lat, lon } = moved(moved(bruges, 12, 100, -80), 12, -100, 80);
    expect(lat).toBeCloseTo(bruges.lat, 9);
    expect(lon).toBeCloseTo(bruges.lon, 9);
  });
  it('stops at the poles of the projection and wraps around east and west', () => {
    expect(moved({ lat: 84, lon: 0 }, 3, 0, -5000).lat).toBe(85.0511);
    expect(moved({ lat: 0, lon: 179 }, 0, 10, 0).lon).toBeCloseTo(-166.94, 2);
  });
});

describe('zoomToFit', () => {
  it.each([
    [1800, 200],
    [1000, 320],
    [40, 640],
  ])('is the highest zoom that shows %i m in %i pixels', (metres, pixels) => {
    const zoom = zoomToFit(metres, pixels, bruges.lat);
    expect(metres / metresPerPixel(bruges.lat, zoom)).toBeLessThanOrEqual(pixels);
    expect(metres / metresPerPixel(bruges.lat, zoom + 1)).toBeGreaterThan(pixels);
  });
});
