import { describe, expect, it } from 'vitest';
import { hashText, rngFor } from './random.ts';

describe('rngFor', () => {
  it('draws the same numbers for the same key, and different ones for another key', () => {
    const draws = (key: string) => Array.from({ length: 5 }, rngFor(key).next);
    expect(draws('a')).toEqual(draws('a'));
    expect(draws('a')).not.toEqual(draws('b'));
  });

  it('keeps known values, so that a change of the algorithm is detected', () => {
    // Test vectors of FNV-1a, 32 bits.
    expect(hashText('a')).toBe(0xe40c292c);
    expect(hashText('foobar')).toBe(0xbf9cf968);
    expect(rngFor('duinzicht').int(0, 1_000_000)).toBe(78_862);
  });

  it('stays within bounds and reaches both ends', () => {
    const { int } = rngFor('bounds');
    const seen = new Set(Array.from({ length: 500 }, () => int(3, 6)));
    expect([...seen].sort((a, b) => a - b)).toEqual([3, 4, 5, 6]);
  });

  it('shuffles without losing a member, and does not change the original list', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(
      rngFor('shuffle')
        .shuffle(list)
        .sort((a, b) => a - b),
    ).toEqual(list);
    expect(list[0]).toBe(1);
  });
});
