import { expect, it } from 'vitest';
import { weekNumberOf } from './week-number.ts';

it.each([
  ['2026-11-16', 47],
  ['2026-12-28', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
  ['2025-12-22', 52],
])('the week of %s is %d', (monday, number) => {
  expect(weekNumberOf(monday)).toBe(number);
});
