import { describe, expect, it } from 'vitest';
import { cornerOf, nearestWithin, simplified } from './drawn-line.ts';

const circle = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    x: 200 + 150 * Math.cos((at / count) * 2 * Math.PI),
    y: 200 + 150 * Math.sin((at / count) * 2 * Math.PI),
  }));

describe('a line drawn by hand', () => {
  it('keeps the corners of a square, and none of the points between them', () => {
    const side = Array.from({ length: 50 }, (_, at) => at * 2);
    const line = [
      ...side.map((x) => ({ x, y: 0 })),
      ...side.map((y) => ({ x: 100, y })),
      ...side.map((x) => ({ x: 100 - x, y: 100 })),
      { x: 0, y: 100 },
    ];
    expect(simplified(line)).toEqual([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ]);
  });

  it('has at most forty corners, however long it is', () => {
    const zigzag = Array.from({ length: 500 }, (_, at) => ({ x: at * 4, y: at % 2 === 0 ? 0 : 60 }));
    expect(simplified(circle(2000)).length).toBeGreaterThan(8);
    for (const line of [circle(2000), zigzag]) expect(simplified(line).length).toBeLessThanOrEqual(40);
  });
});

it('writes corners with the four decimals of an address', () => {
  expect(cornerOf({ lat: 51.34567, lon: 3.28764 })).toEqual([51.3457, 3.2876]);
});

it('finds the corner that a finger means: the nearest one, not any further than its reach', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
  ];
  expect(nearestWithin(points, { x: 20, y: 5 }, 22)).toBe(1);
  expect(nearestWithin(points, { x: 80, y: 5 }, 22)).toBeNull();
  expect(nearestWithin([], { x: 0, y: 0 }, 22)).toBeNull();
});
