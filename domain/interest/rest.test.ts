import { expect, it } from 'vitest';
import { FEW, isShown } from './few.ts';
import { restOf } from './rest.ts';

it('tells what many quiet homes had together', () => {
  expect(restOf([1, 2, 0, 3, 12], 8)).toEqual({ shown: 6 });
  expect(restOf([1, 2, 1, 12], 8)).toEqual({ few: true });
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
  length === 0 ? [[]] : lists(length - 1).flatMap((list) => Array.from({ length: FEW }, (_, n) => [...list, n]));

it.each([1, 2, 3, 4, 5])('leaves every number possible for each of %i homes', (homes) => {
  const all = lists(homes);
  const sums = new Set(all.map((list) => list.reduce((sum, one) => sum + one, 0)));
  for (const sum of sums) {
    const possible = all.filter((list) => list.reduce((whole, one) => whole + one, 0) === sum);
    const [any = []] = possible;
    const values = new Set(possible.map(([first]) => first));
    if (isShown(restOf(any, homes))) expect([sum, values.size]).toEqual([sum, FEW]);
  }
  if (homes > 2) expect([...sums].some((sum) => isShown(restOf(all.find((list) => list.reduce((whole, one) => whole + one, 0) === sum) ?? [], homes)))).toBe(true);
});
