import { describe, expect, it } from 'vitest';
import { CELL_RADIUS, cellCentre, cellsAround } from './hidden-cell.ts';

const METRES_PER_DEGREE = 111_320;
const offset = (one: { lat: number; lon: number }, other: { lat: number; lon: number }) => ({
  north: (one.lat - other.lat) * METRES_PER_DEGREE,
  east: (one.lon - other.lon) * METRES_PER_DEGREE * Math.cos((one.lat * Math.PI) / 180),
});
const metres = (...points: Parameters<typeof offset>): number => {
  const { north, east } = offset(...points);
  return Math.hypot(north, east);
};

/** Places all over Belgium and, to cover signs, in the other hemispheres. */
const places = [
  ...Array.from({ length: 2000 }, (_, index) => ({
    lat: 49.49 + (index % 50) * 0.040_413,
    lon: 2.54 + Math.floor(index / 50) * 0.096_737,
  })),
  { lat: -33.86, lon: -70.55 },
  { lat: 0, lon: 0 },
  { lat: -0.0001, lon: -0.0001 },
];

describe('cellCentre (decision 34)', () => {
  it('is the centre of the 300 m cell that contains the place', () => {
    for (const place of places) {
      const { north, east } = offset(place, cellCentre(place));
      expect(Math.abs(north)).toBeLessThan(151.5);
      expect(Math.abs(east)).toBeLessThan(151.5);
      expect(Math.hypot(north, east)).toBeLessThan(CELL_RADIUS);
    }
  });

  it('maps a centre to itself, so that applying it twice changes nothing', () => {
    for (const place of places) expect(cellCentre(cellCentre(place))).toEqual(cellCentre(place));
  });

  it('is the same for every place in the cell', () => {
    for (const place of places) {
      const centre = cellCentre(place);
      for (const [north, east] of [
        [148, 148],
        [148, -148],
        [-148, 148],
        [-148, -148],
        [0, 0],
      ] as const) {
        const other = {
          lat: centre.lat + north / METRES_PER_DEGREE,
          lon: centre.lon + east / (METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180)),
        };
        expect(cellCentre(other)).toEqual(centre);
      }
    }
  });

  it('is 300 m from the next one in its row and column', () => {
    const centre = cellCentre({ lat: 51.34567, lon: 3.28765 });
    const north = cellCentre({ lat: centre.lat + 300 / METRES_PER_DEGREE, lon: centre.lon });
    const lonStep = 300 / (METRES_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180));
    const east = cellCentre({ lat: centre.lat, lon: centre.lon + lonStep });
    expect(offset(north, centre).north).toBeCloseTo(300, -1);
    expect(metres(east, centre)).toBeCloseTo(300, -1);
  });
});

it('bounds enclose whole cells, so that an edge reveals nothing about a place inside', () => {
  const bounds = { south: 51.2, west: 3.2, north: 51.25, east: 3.3 };
  const around = cellsAround(bounds);
  const moved = { south: 51.2003, west: 3.2004, north: 51.2499, east: 3.2999 };
  expect(around.south).toBeLessThanOrEqual(bounds.south);
  expect(around.east).toBeGreaterThanOrEqual(bounds.east);
  expect(cellsAround({ ...bounds, south: around.south + 1e-6 }).south).toBe(around.south);
  expect(metres({ lat: around.south, lon: 3.2 }, { lat: moved.south, lon: 3.2 })).toBeLessThan(310);
});
