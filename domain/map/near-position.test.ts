import fc from 'fast-check';
import { expect, it } from 'vitest';
import { kilometresBetween } from './distance.ts';
import { nearPosition } from './near-position.ts';

const here = fc.record({
  lat: fc.double({ min: 49.4, max: 51.6, noNaN: true }),
  lon: fc.double({ min: 2.4, max: 6.5, noNaN: true }),
});

it('rounds a position to a grid of a kilometre, and no further than that', () => {
  fc.assert(
    fc.property(here, (point) => {
      const near = nearPosition(point);
      expect(kilometresBetween(point, near)).toBeLessThan(0.8);
      expect(nearPosition(near)).toEqual(near);
      expect(`${near.lat};${near.lon}`).toMatch(/^\d+(\.\d{1,2})?;\d+(\.\d{1,3})?$/);
    }),
    { seed: 4, numRuns: 500 },
  );
});

it('gives neighbours within a kilometre the same address', () => {
  const one = nearPosition({ lat: 51.2101, lon: 3.2251 });
  expect(nearPosition({ lat: 51.2139, lon: 3.2309 })).toEqual(one);
});
