import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bandOf } from './like.ts';

it('says nothing of fewer than five homes', () => {
  expect(bandOf([1, 2, 3, 4])).toBeNull();
  expect(bandOf([1, 2, 3, 4, null, null])).toBeNull();
});

it('is the middle half, whatever the order', () => {
  expect(bandOf([9, 1, 5, 3, 7])).toEqual({ from: 4, to: 6 });
  expect(bandOf([10, 20, 30, 40, 50, 60, 70, 80])).toEqual({ from: 25, to: 65 });
});

it('is not moved by one home of which everybody speaks', () => {
  expect(bandOf([4, 4, 5, 5, 6, 9000])).toEqual(bandOf([4, 4, 5, 5, 6, 7]));
});

it('never ends at the figure of one home', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1000), { minLength: 5, maxLength: 20 }), (some) => {
      const figures = some.map((one) => one * 10);
      const band = bandOf(figures);
      expect(figures).not.toContain(band?.from);
      expect(figures).not.toContain(band?.to);
      expect(band?.from).toBeLessThan(band?.to ?? 0);
    }),
  );
});
