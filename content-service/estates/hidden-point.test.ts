import { describe, expect, it } from 'vitest';
import { hiddenPoint, type Point } from './hidden-point.ts';

const metres = (a: Point, b: Point): number =>
  Math.hypot((a.lat - b.lat) * 111_320, (a.lon - b.lon) * 111_320 * Math.cos((a.lat * Math.PI) / 180));

const points = Array.from({ length: 200 }, (_, index) => ({
  lat: 49.5 + index / 100,
  lon: 2.5 + index / 50,
}));

describe('hiddenPoint', () => {
  it('lies 150 to 400 m away, in all directions', () => {
    const shifted = points.map((point) => hiddenPoint('coast', point, 'key'));
    for (const [index, point] of points.entries()) {
      const distance = metres(point, shifted[index] ?? point);
      expect(distance).toBeGreaterThan(148);
      expect(distance).toBeLessThan(402);
    }
    const northward = shifted.filter((point, index) => point.lat > (points[index]?.lat ?? 0)).length;
    expect(northward).toBeGreaterThan(60);
    expect(northward).toBeLessThan(140);
  });

  it('is the same for all estates of a building and at every import', () => {
    const first = hiddenPoint('coast', { lat: 51.35, lon: 3.28 }, 'key');
    expect(hiddenPoint('coast', { lat: 51.350001, lon: 3.280001 }, 'key')).not.toEqual({
      lat: 51.35,
      lon: 3.28,
    });
    expect(metres(first, hiddenPoint('coast', { lat: 51.350001, lon: 3.280001 }, 'key'))).toBeLessThan(2);
    expect(hiddenPoint('coast', { lat: 51.35, lon: 3.28 }, 'key')).toEqual(first);
  });

  it('depends on the key, so that it cannot be computed backwards', () => {
    const point = { lat: 51.35, lon: 3.28 };
    expect(hiddenPoint('coast', point, 'another')).not.toEqual(hiddenPoint('coast', point, 'key'));
  });
});
