import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AreaFault,
  type Corner,
  crossesItself,
  faultOf,
  MAX_AREA_LENGTH,
  MAX_CORNERS,
  readArea,
  readCorners,
  unreadArea,
  writeCorners,
} from './drawn-area.ts';

/** Corners on an ellipse, in order: a simple area. */
const round = (count: number, [lat, lon]: Corner = [50.9, 4.7], size = 0.2): Corner[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return [
      Math.round((lat + size * Math.sin(angle)) * 1e4) / 1e4,
      Math.round((lon + size * Math.cos(angle)) * 1e4) / 1e4,
    ];
  });
const BOW: Corner[] = [
  [50.9, 4.7],
  [51, 4.9],
  [51, 4.7],
  [50.9, 4.9],
];

describe('a drawn area in an address', () => {
  it('is read as it was written, to four decimals', () => {
    const corner = fc.tuple(
      fc.integer({ min: 49_0000, max: 52_0000 }).map((parts) => parts / 1e4),
      fc.integer({ min: 2_0000, max: 7_0000 }).map((parts) => parts / 1e4),
    );
    fc.assert(
      fc.property(fc.uniqueArray(corner, { minLength: 3, maxLength: 40, selector: String }), (corners) => {
        expect(readCorners(writeCorners(corners))).toEqual(corners);
        expect(writeCorners(corners).length).toBeLessThanOrEqual(MAX_AREA_LENGTH);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('takes some four signs a corner', () => {
    expect(writeCorners(round(MAX_CORNERS)).length).toBeLessThan(200);
  });

  it('is written in one spelling: without corners that say nothing', () => {
    const [one, two, three] = round(3) as [Corner, Corner, Corner];
    const text = writeCorners([one, one, two, three, one]);
    expect(readArea(text)).toBe(writeCorners([one, two, three]));
  });

  it.each<[what: string, text: string, fault: AreaFault | 'unreadable' | null]>([
    ['an area', writeCorners(round(12)), null],
    ['forty corners', writeCorners(round(40)), null],
    ['forty-one corners', writeCorners(round(41)), 'corners'],
    ['two corners', writeCorners(round(2)), 'corners'],
    [
      'three corners in a line',
      writeCorners([
        [50, 4],
        [50, 4.1],
        [50, 4.2],
      ]),
      'corners',
    ],
    ['a line that crosses itself', writeCorners(BOW), 'crossing'],
    [
      'a line that touches itself',
      writeCorners([
        [50, 4],
        [50.2, 4],
        [50.2, 4.2],
        [50, 4.1],
        [50.1, 4],
      ]),
      'crossing',
    ],
    ['another country', writeCorners(round(8, [48.9, 2.3], 0.05)), 'outside'],
    [
      'far outside',
      writeCorners([
        [10, 4],
        [10, 5],
        [11, 5],
      ]),
      'outside',
    ],
    ['half the country', writeCorners(round(8, [50.5, 4.5], 0.9)), 'large'],
    ['signs of no number', 'abc;def', 'unreadable'],
    ['an odd number of numbers', 'AAA', 'unreadable'],
    ['a number without end', '_', 'unreadable'],
    ['too long a number', '________A', 'unreadable'],
    ['a long text', 'A'.repeat(10_000), 'unreadable'],
    ['nothing', '', null],
  ])('with %s is read or its fault named', (_what, text, fault) => {
    expect(unreadArea(new URLSearchParams({ area: text }))).toBe(fault === 'unreadable' ? null : fault);
    expect(readArea(text) === null).toBe(fault !== null || text === '');
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const area = readArea(text);
        expect(area === null ? null : readArea(area)).toBe(area);
      }),
      { seed: 6, numRuns: 500 },
    );
  });
});

it('knows corners in order from corners that cross, wherever they begin', () => {
  for (let from = 0; from < 4; from += 1) {
    const turned = [...BOW.slice(from), ...BOW.slice(0, from)];
    expect(crossesItself(turned)).toBe(true);
    expect(faultOf(turned)).toBe('crossing');
  }
  expect(crossesItself(round(7))).toBe(false);
});
