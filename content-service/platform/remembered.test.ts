import { expect, it } from 'vitest';
import { rememberedByText } from './remembered.ts';

it('computes a result once for equal values, and drops the least recently used', () => {
  const made: number[] = [];
  const twice = rememberedByText(({ value }: { value: number }) => {
    made.push(value);
    return [value * 2];
  }, 2);
  expect(twice({ value: 1 })).toBe(twice({ value: 1 }));
  expect(twice({ value: 2 })).toEqual([4]);
  twice({ value: 1 });
  twice({ value: 3 }); // drops 2
  twice({ value: 1 });
  twice({ value: 2 });
  expect(made).toEqual([1, 2, 3, 2]);
});
