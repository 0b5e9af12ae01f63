import { expect, it } from 'vitest';
import { FEW, isShown } from './few.ts';
import { restOf } from './rest.ts';

it('tells what many quiet homes had together', () => {
  expect(restOf([1, 2, 0, 3, 12], 7)).toEqual({ shown: 6 });
  expect(restOf([1, 2, 1, 12], 7)).toEqual({ few: true });
  expect(restOf([], 8)).toEqual({ few: true });
});

it('says nothing of a sum that few homes could have', () => {
  // Two homes with eight: both had four.
  expect(restOf([4, 4], 2)).toEqual({ few: true });
  // Two homes with six: neither had nothing or one.
  expect(restOf([4, 2], 2)).toEqual({ few: true });
  expect(restOf([4, 2], 3)).toEqual({ shown: 6 });
  expect(restOf([4, 4, 1], 3)).toEqual({ few: true });
});

/** All lists of so many counts below the floor. */
const lists = (length: number): number[][] =>
  length === 0
    ? [[]]
    : lists(length - 1).flatMap((list) => Array.from({ length: FEW }, (_, count) => [...list, count]));
const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);

it.each([1, 2, 3, 4, 5])('leaves every number possible for each of %i homes', (homes) => {
  const bySum = Map.groupBy(lists(homes), sumOf);
  const shown = [...bySum.values()].filter(([list = []]) => isShown(restOf(list, homes)));
  for (const possible of shown) expect(new Set(possible.map(([first]) => first)).size).toBe(FEW);
  expect(shown.length > 0).toBe(homes > 2);
});
