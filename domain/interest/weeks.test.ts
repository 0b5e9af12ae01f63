import { expect, it } from 'vitest';
import { closedWeeks, weekOf } from './weeks.ts';

it('names a week by its Monday', () => {
  expect(['2026-11-23', '2026-11-25', '2026-11-29', '2026-11-30'].map(weekOf)).toEqual([
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-11-30',
  ]);
  // Over the end of a year.
  expect(weekOf('2027-01-03')).toBe('2026-12-28');
});

it('closes a week on Sunday, and shows it from Monday', () => {
  expect(closedWeeks('2026-11-29', '2026-11-11')).toEqual(['2026-11-09', '2026-11-16']);
  expect(closedWeeks('2026-11-30', '2026-11-11')).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
});

it('shows nothing of a home that came in this week', () => {
  expect(closedWeeks('2026-11-29', '2026-11-23')).toEqual([]);
});
