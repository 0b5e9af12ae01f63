import { expect, it } from 'vitest';
import { bandOf } from './like.ts';

it('says nothing of fewer than five homes', () => {
  expect(bandOf([1, 2, 3, 4])).toBeNull();
  expect(bandOf([1, 2, 3, 4, null, null])).toBeNull();
});

it('is the middle half, whatever the order', () => {
  expect(bandOf([9, 1, 5, 3, 7])).toEqual({ from: 3, to: 7 });
  expect(bandOf([10, 20, 30, 40, 50, 60, 70, 80])).toEqual({ from: 28, to: 63 });
});

it('is not moved by one home of which everybody speaks', () => {
  expect(bandOf([4, 4, 5, 5, 6, 9000])).toEqual(bandOf([4, 4, 5, 5, 6, 7]));
});
