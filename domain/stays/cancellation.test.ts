import { expect, it } from 'vitest';
import { cancellationSteps } from './cancellation.ts';

const TERMS = [
  { days: 14, percent: 50 },
  { days: 28, percent: 0 },
];
const STAY = { from: '2027-07-10', total: 1_090.4 };

const shown = (today: string) =>
  cancellationSteps(TERMS, STAY, today).map(({ until, due, current }) => [until, due, current]);

it('lists the present term first, then all later ones', () => {
  expect(shown('2026-11-28')).toEqual([
    ['2027-06-12', 0, true],
    ['2027-06-26', 545.2, false],
    [null, 1_090.4, false],
  ]);
  expect(shown('2027-06-12')[0]).toEqual(['2027-06-12', 0, true]);
  expect(shown('2027-06-13')[0]).toEqual(['2027-06-26', 545.2, true]);
  expect(shown('2027-06-27')).toEqual([[null, 1_090.4, true]]);
});

it('is empty for an agency without terms', () => {
  expect(cancellationSteps([], STAY, '2026-11-28')).toEqual([]);
});
