import { expect, test } from 'vitest';
import { tabFaults } from './review/tab-faults.ts';
import type { Stop } from './review/tab-stops.ts';

const stop = (name: string, left: number, top: number, other: Partial<Stop> = {}): Stop => ({
  name,
  kind: 'a',
  left,
  top,
  right: left + 100,
  bottom: top + 40,
  scrolled: 0,
  stuck: false,
  hiddenBy: null,
  ring: null,
  ...other,
});

test('finds a focus that goes back up, and none in the next column, in a bar, or after a list that scrolls', () => {
  const first = stop('first', 0, 300);
  expect(tabFaults([first, stop('above', 0, 100)])).toEqual(['above is above first']);
  expect(tabFaults([first, stop('beside', 200, 100)])).toEqual([]);
  expect(tabFaults([first, stop('bar', 0, 100, { stuck: true })])).toEqual([]);
  expect(tabFaults([stop('of a list', 0, 900, { scrolled: 600 }), first])).toEqual([]);
});

test('looks past a bar to the element before it', () => {
  const bar = stop('bar', 0, 700, { stuck: true });
  expect(tabFaults([stop('first', 0, 300), bar, stop('above', 0, 100)])).toEqual(['above is above first']);
});

test('finds a focus that is not seen, and a ring that is not', () => {
  expect(tabFaults([stop('link', 0, 0, { hiddenBy: 'bar' })])).toEqual(['link is behind bar']);
  expect(tabFaults([stop('link', 0, 0, { ring: 0.2 }), stop('next', 0, 50, { ring: 3 })])).toEqual([
    'link has no ring (0.20)',
  ]);
});

test('reports a page where the Tab key reaches nothing', () => {
  expect(tabFaults([])).toEqual(['nothing is reached']);
});
