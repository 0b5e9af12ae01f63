import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byNearness, type Stop } from './way.ts';

const at = (name: string, lat: number, lon: number): Stop => ({ name, point: { lat, lon } });

it('goes from each stop to the nearest of those that are left', () => {
  const stops = [
    at('Knokke', 51.35, 3.28),
    at('Oostende', 51.23, 2.91),
    at('Heist', 51.34, 3.24),
    at('Brugge', 51.21, 3.22),
  ];
  expect(byNearness(stops).map(({ name }) => name)).toEqual(['Knokke', 'Heist', 'Brugge', 'Oostende']);
  expect(byNearness([])).toEqual([]);
});

it('has every stop once, also of homes in one building', () => {
  const stop = fc.record({ lat: fc.constantFrom(51, 51.1, 51.2), lon: fc.constantFrom(3, 3.1) });
  fc.assert(
    fc.property(fc.array(stop, { maxLength: 10 }), (points) => {
      const stops = points.map((point, index) => ({ name: String(index), point }));
      expect(byNearness(stops).toSorted((a, b) => Number(a.name) - Number(b.name))).toEqual(stops);
    }),
  );
});
