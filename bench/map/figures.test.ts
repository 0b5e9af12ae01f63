import { describe, expect, it } from 'vitest';
import { median } from '../stage/statistics.ts';
import { BARS, missed } from './figures.ts';

const zoom = (bytes: number[], anew: number[]) => ({ zoom: 14, bytes, anew });

describe('the limits of map tiles', () => {
  it('apply to the largest tile, the median of the milliseconds, and the cost of a cached tile', () => {
    expect(missed([zoom([10, BARS.bytes], [1, 20, 90])], BARS.cachedRatio)).toEqual([]);
    expect(missed([zoom([10, BARS.bytes + 1], [1, 2, 3])], 1)).toEqual(['zoom 14: 30001 bytes (bar 30000)']);
    expect(missed([zoom([10], [1, 21, 90])], 1)).toEqual(['zoom 14: 21.0 ms in the middle (bar 20)']);
    expect(missed([], 2)).toEqual(['kept: 2.00 × (bar 1.8)']);
  });

  it('apply to the median', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([7])]).toEqual([2, 2.5, 7]);
  });
});
