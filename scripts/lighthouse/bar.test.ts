import { describe, expect, it } from 'vitest';
import { BAR, FAVORITES_BAR, middleRun, missed } from './bar.ts';

describe('the bar', () => {
  it('is reached by equal or better scores', () => {
    expect(missed(BAR)).toEqual([]);
    expect(missed({ ...BAR, performance: 100, shift: 0.0001 })).toEqual([]);
  });

  it.each([
    ['performance', { performance: 99 }, 'performance 99 < 100'],
    ['blocking', { blocking: 62.4 }, 'blocking time 62 ms > 50 ms'],
    ['accessibility', { accessibility: 99 }, 'accessibility 99 < 100'],
    ['a shift', { shift: 0.002 }, 'shift 0.002 > 0'],
  ])('is missed by %s', (_what, scores, words) => {
    expect(missed({ ...BAR, ...scores })).toEqual([words]);
  });

  it('lets favourites be 98', () => {
    expect(missed({ ...BAR, performance: 98 }, FAVORITES_BAR)).toEqual([]);
    expect(missed({ ...BAR, performance: 97 }, FAVORITES_BAR)).toEqual(['performance 97 < 98']);
  });

  it('takes the middle of several runs', () => {
    const runs = [90, 100, 99].map((performance) => ({ scores: { ...BAR, performance } }));
    expect(middleRun(runs)?.scores.performance).toBe(99);
    expect(middleRun([])).toBeUndefined();
  });
});
