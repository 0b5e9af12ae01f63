import { expect, it } from 'vitest';
import { addDays, weekdayOf } from './day.ts';
import { nearStays } from './near.ts';

const WEEKS = Array.from({ length: 8 }, (_, index) => {
  const from = addDays('2027-06-26', 7 * index);
  return { type: 'WEEK' as const, from, to: addDays(from, 7) };
});
const SHORT = [
  { type: 'WEEKEND' as const, from: '2027-06-11', to: '2027-06-14' },
  { type: 'MIDWEEK' as const, from: '2027-06-14', to: '2027-06-18' },
];

const near = (from: string, to: string | null) =>
  nearStays({ from, to }, [...SHORT, ...WEEKS], 1).stays.map((stay) => `${stay.from} ${stay.to}`);

it('finds the weeks before and after days on which no week begins', () => {
  expect(near('2027-07-12', '2027-07-19')).toEqual(['2027-07-10 2027-07-17', '2027-07-17 2027-07-24']);
  const { beginOn } = nearStays({ from: '2027-07-12', to: '2027-07-19' }, WEEKS, 1);
  expect(beginOn.map(weekdayOf)).toEqual([6]);
});

it('finds stays of the same length: weekends for three nights, whole weeks for longer ones', () => {
  expect(near('2027-06-12', '2027-06-15')).toEqual(['2027-06-11 2027-06-14']);
  expect(near('2027-07-12', '2027-07-26')).toEqual(['2027-07-10 2027-07-24', '2027-07-17 2027-07-31']);
  expect(near('2027-06-30', null)).toEqual(['2027-06-26 2027-07-03', '2027-07-03 2027-07-10']);
});
