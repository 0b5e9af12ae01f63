import { expect, it } from 'vitest';
import { budgetStep, budgetSums, budgetsAround, inFives } from './budgets.ts';

it('rounds to fives downwards, and names no figure below five', () => {
  expect([0, 4, 5, 9, 10, 63].map(inFives)).toEqual([
    { few: true },
    { few: true },
    { shown: 5 },
    { shown: 5 },
    { shown: 10 },
    { shown: 60 },
  ]);
});

it.each([
  [549_000, 25_000],
  [325_000, 25_000],
  [95_000, 5_000],
  [1_950_000, 100_000],
  [850, 50],
])('takes bars of a round width around %d', (price, step) => {
  expect(budgetStep(price)).toBe(step);
});

it('makes bars outward from the price, and says what lies above and just below', () => {
  const highest = [
    ...Array.from({ length: 26 }, () => 520_000),
    ...Array.from({ length: 17 }, () => 530_000),
    ...Array.from({ length: 6 }, () => 549_000),
    ...Array.from({ length: 4 }, () => 590_000),
    ...Array.from({ length: 12 }, () => 430_000),
  ];
  const budgets = budgetsAround(549_000, highest);
  expect(
    budgets?.rows.map(({ from, searches }) => [from, 'shown' in searches ? searches.shown : 'few']),
  ).toEqual([
    [424_000, 10],
    [449_000, 'few'],
    [474_000, 'few'],
    [499_000, 25],
    [524_000, 15],
    [549_000, 5],
    [574_000, 'few'],
    [599_000, 'few'],
  ]);
  if (budgets === null) throw new Error('there are budgets');
  expect(budgetSums(549_000, budgets)).toEqual({
    all: { shown: 55 },
    reach: { shown: 5 },
    near: { shown: 40 },
    below: 50_000,
  });
});

it('says nothing where hardly anybody searches', () => {
  expect(budgetsAround(300_000, [300_000, 310_000, 290_000, 280_000])).toBeNull();
  // Five, but nowhere five together.
  expect(budgetsAround(300_000, [300_000, 340_000, 290_000, 270_000, 240_000])).toBeNull();
  expect(budgetsAround(0, [1, 2, 3, 4, 5, 6])).toBeNull();
});

it('counts whoever would pay much more with the last bar', () => {
  const rows = budgetsAround(100_000, [900_000, 900_000, 900_000, 900_000, 900_000])?.rows ?? [];
  expect(rows.at(-1)?.searches).toEqual({ shown: 5 });
});
