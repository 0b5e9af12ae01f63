import { expect, it } from 'vitest';
import { FEW, shownOf, sumOfShown } from './few.ts';

it('hides zero to four alike', () => {
  expect([0, 1, 2, 3, 4].map(shownOf)).toEqual(Array(FEW).fill({ few: true }));
  expect(shownOf(5)).toEqual({ shown: 5 });
});

it('adds up only what is shown', () => {
  expect(sumOfShown([shownOf(7), shownOf(4), shownOf(12)])).toEqual({ shown: 19 });
  expect(sumOfShown([shownOf(4), shownOf(0)])).toEqual({ few: true });
  expect(sumOfShown([])).toEqual({ few: true });
});
