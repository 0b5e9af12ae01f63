import { expect, it } from 'vitest';
import { isNear, keyTarget, shownIndex } from './viewer-position.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 11, 11],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['Home', 7, 0],
  ['End', 7, 11],
  ['Tab', 7, null],
])('%s in picture %i of 12 leads to %s', (key, index, target) => {
  expect(keyTarget(key, index, 12)).toBe(target);
});

it('returns the picture that fills most of the strip', () => {
  expect(shownIndex(0, 400, 3)).toBe(0);
  expect(shownIndex(390, 400, 3)).toBe(1);
  expect(shownIndex(9000, 400, 3)).toBe(2);
  expect(shownIndex(100, 0, 3)).toBe(0);
});

it('loads the shown picture and its two neighbours', () => {
  expect([0, 1, 2, 3, 4, 5].filter((index) => isNear(index, 3))).toEqual([2, 3, 4]);
  expect([0, 1, 2].filter((index) => isNear(index, 0))).toEqual([0, 1]);
});
