import { expect, it } from 'vitest';
import { areaAddress } from './use-markers.ts';

it('requests a part of the map with the current filter', () => {
  const bounds = { south: 50.8, west: 4.6, north: 50.95, east: 4.8 };
  const address = areaAddress('/nl/ajax/markers?type=3&view=map', bounds, { width: 640.4, height: 480 });
  expect(address.startsWith('/nl/ajax/markers?')).toBe(true);
  const params = new URL(address, 'https://x').searchParams;
  expect(Object.fromEntries(params)).toEqual({
    type: '3',
    view: 'map',
    bounds: '50.800000,4.600000,50.950000,4.800000',
    size: '640x480',
  });
});
