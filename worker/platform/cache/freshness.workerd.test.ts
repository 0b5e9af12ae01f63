import { expect, it } from 'vitest';
import { freshnessOf } from './freshness.ts';
import { POLICIES } from './policies.ts';

const stamp = { madeAt: 1_000_000, version: '7', missing: false };
const after = (seconds: number): number => stamp.madeAt + seconds * 1000;

it.each([
  [0, 'fresh'],
  [59, 'fresh'],
  [60, 'stale'],
  [3_599, 'stale'],
  [3_600, 'fallback'],
  [86_399, 'fallback'],
  [86_400, 'dead'],
  [-1, 'dead'],
] as const)('a listing of %d seconds is %s', (age, freshness) => {
  expect(freshnessOf(stamp, POLICIES.listings, '7', after(age))).toBe(freshness);
});

it('an entry of another version is only a fallback, at any age', () => {
  expect(freshnessOf(stamp, POLICIES.listings, '8', after(1))).toBe('fallback');
  expect(freshnessOf({ ...stamp, missing: true }, POLICIES.listings, '8', after(1))).toBe('dead');
});

it('an unreadable version invalidates nothing', () => {
  expect(freshnessOf(stamp, POLICIES.listings, null, after(1))).toBe('fresh');
  expect(freshnessOf({ ...stamp, version: null }, POLICIES.listings, '8', after(1))).toBe('fresh');
});
