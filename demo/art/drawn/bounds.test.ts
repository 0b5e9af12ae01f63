import { describe, expect, it } from 'vitest';
import { LANDSCAPE, PANORAMA } from '../canvas/art.ts';
import { MOST_BYTES, poolComplaints, weightComplaint } from './bounds.ts';

describe('weightComplaint', () => {
  it.each([
    ['a picture that phones load', LANDSCAPE.width, 100_000, 100_001],
    ['its version for narrow screens', 800, 100_000, 100_001],
    ['a panorama on wide screens', PANORAMA.width, 150_000, 150_001],
  ])('limits %s', (_what, width, light, heavy) => {
    expect(weightComplaint('a', { width, height: 1 }, light)).toBeNull();
    expect(weightComplaint('a', { width, height: 1 }, heavy)).toContain(`at ${width} px`);
  });
});

it('limits the pool as a whole', () => {
  const pool = (bytes: number) => Array.from({ length: 400 }, () => ({ name: 'a', size: LANDSCAPE, bytes }));
  expect(poolComplaints(pool(MOST_BYTES / 400))).toEqual([]);
  expect(poolComplaints(pool(MOST_BYTES / 400 + 1))).toEqual(['The pool weighs 24.0 MB; 24 MB is the most']);
});
