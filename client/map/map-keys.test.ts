import { expect, it } from 'vitest';
import { keyPosition, type MapPosition, ZOOMS, zoomed } from './map-keys.ts';

const from: MapPosition = { centre: { lat: 51.2, lon: 3.2 }, zoom: 15 };

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, -1],
  ['ArrowUp', 1, 0],
  ['ArrowDown', -1, 0],
])('%s moves the map %i to the north and %i to the east', (key, north, east) => {
  const to = keyPosition(key, from);
  expect(to?.zoom).toBe(15);
  expect(Math.sign(Math.round(((to?.centre.lat ?? 0) - 51.2) * 1e6))).toBe(north);
  expect(Math.sign(Math.round(((to?.centre.lon ?? 0) - 3.2) * 1e6))).toBe(east);
});

it.each([
  ['+', 16],
  ['=', 16],
  ['-', 14],
  ['_', 14],
])('%s zooms to %i, around the centre', (key, zoom) => {
  expect(keyPosition(key, from)).toEqual({ centre: from.centre, zoom });
});

it.each(['Tab', 'Escape', 'a', 'toString', ''])('leaves "%s" to the page', (key) => {
  expect(keyPosition(key, from)).toBeNull();
});

it('stays within the zoom range, and goes to a whole zoom after a pinch', () => {
  expect(zoomed({ ...from, zoom: ZOOMS.most }, 1).zoom).toBe(ZOOMS.most);
  expect(zoomed({ ...from, zoom: ZOOMS.least }, -1).zoom).toBe(ZOOMS.least);
  expect(zoomed({ ...from, zoom: 14.4 }, 1).zoom).toBe(15);
});
