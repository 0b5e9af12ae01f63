import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kilometresBetween } from './distance.ts';
import { cellCentre, halfCell } from './hidden-cell.ts';
import { holds } from './polygon.ts';
import type { Place } from './projection.ts';
import { isInShapes, type SoughtPlaces, shapesOf } from './sought-places.ts';

const at = (lat: number, lon: number): Place => ({ lat, lon });
const isIn = (places: SoughtPlaces, point: Place, byCell = false): boolean =>
  isInShapes(shapesOf(places), point, byCell);

/** An area like an arrow head, with a notch in its southern side. */
const AREA = [at(50.8, 4.6), at(50.9, 4.7), at(50.8, 4.8), at(50.84, 4.7)];
const DRAWN: SoughtPlaces = { circles: [], area: AREA };
const near = fc.record({
  lat: fc.double({ min: 50.78, max: 50.92, noNaN: true }),
  lon: fc.double({ min: 4.58, max: 4.82, noNaN: true }),
});

describe('a home with a street is in a search', () => {
  it('by the even-odd rule, as a plain ray says', () => {
    fc.assert(
      fc.property(near, (point) => {
        const plain = holds([AREA.map(({ lat, lon }) => [lon, lat] as const)], [point.lon, point.lat]);
        expect(isIn(DRAWN, point)).toBe(plain);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });

  it('in any of its places', () => {
    const places: SoughtPlaces = {
      circles: [
        { km: 5, lat: 51.2, lon: 3.2 },
        { km: 2, lat: 50.5, lon: 5.5 },
      ],
      area: AREA,
    };
    expect([at(51.23, 3.2), at(50.51, 5.5), at(50.86, 4.7)].map((point) => isIn(places, point))).toEqual([
      true,
      true,
      true,
    ]);
    expect([at(51.25, 3.2), at(50.53, 5.5), at(50.82, 4.7)].map((point) => isIn(places, point))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a home without a street is in a search with its whole cell', () => {
  /** Points over the whole cell of a home, its edges among them. */
  const overCell = (centre: Place): Place[] => {
    const half = halfCell(centre.lat);
    const steps = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
    return steps.flatMap((up) =>
      steps.map((aside) => at(centre.lat + up * half.north, centre.lon + aside * half.east)),
    );
  };
  const places: readonly [what: string, places: SoughtPlaces][] = [
    ['an area', DRAWN],
    ['an area within one cell', { circles: [], area: [at(50.85, 4.7), at(50.8502, 4.7), at(50.85, 4.7002)] }],
    ['a circle', { circles: [{ km: 3, lat: 50.85, lon: 4.7 }], area: null }],
  ];

  it.each(places)('when it touches %s', (_what, sought) => {
    fc.assert(
      fc.property(near, (point) => {
        const centre = cellCentre(point);
        const touched = overCell(centre).some((one) => isIn(sought, one));
        expect(!touched || isIn(sought, centre, true)).toBe(true);
      }),
      { seed: 8, numRuns: 1000 },
    );
  });

  it.each(places)('and not when it is further from %s than a cell', (_what, sought) => {
    fc.assert(
      fc.property(near, (point) => {
        const centre = cellCentre(point);
        if (!isIn(sought, centre, true)) return;
        // Something of the search is within the half diagonal of a cell, 213 m.
        const reach = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((turn) =>
          [0, 0.06, 0.12, 0.18, 0.23].map((km) =>
            at(
              centre.lat + (km / 111.195) * Math.sin((turn * Math.PI) / 4),
              centre.lon + (km / 70) * Math.cos((turn * Math.PI) / 4),
            ),
          ),
        );
        const corner = sought.area?.some((one) => kilometresBetween(one, centre) < 0.23) ?? false;
        expect(corner || reach.some((one) => isIn(sought, one)) || edgeNear(sought, centre)).toBe(true);
      }),
      { seed: 9, numRuns: 1000 },
    );
  });

  /** Whether a side of the area passes a point within 230 m: a sharp corner may lie between the points above. */
  const edgeNear = ({ area }: SoughtPlaces, centre: Place): boolean =>
    (area ?? []).some((from, index) => {
      const to = area?.[(index + 1) % (area?.length ?? 1)] ?? from;
      return Array.from({ length: 201 }, (_, step) => step / 200).some(
        (share) =>
          kilometresBetween(
            at(from.lat + share * (to.lat - from.lat), from.lon + share * (to.lon - from.lon)),
            centre,
          ) < 0.24,
      );
    });

  it('and is nowhere near a place that only a home with a street could be in', () => {
    expect(isIn(DRAWN, at(50.7, 4.7), true)).toBe(false);
  });
});
