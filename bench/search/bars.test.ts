import { expect, it } from 'vitest';
import { judge } from './bars.ts';
import type { Measured, Measurement } from './measure.ts';

const measured = (samples: readonly number[]): Measured => ({
  time: { p50: 0, p95: 0 },
  samples,
  rows: 0,
  found: 0,
});

const measurement = (small: readonly number[], large: readonly number[]): Measurement => ({
  sizes: [10, 1_000],
  queries: [
    {
      name: 'one',
      at: new Map([
        [10, measured(small)],
        [1_000, measured(large)],
      ]),
    },
  ],
  lookup: new Map([[1_000, { p50: 2, p95: 1 }]]),
  filters: [],
  written: 100,
});

it.each([
  ['both bars', [2, 2], [10, 3], [true, true]],
  ['not the growth', [2, 2], [10.1, 3], [false, true]],
  ['not the look-up’s', [3, 3], [12.1, 3], [true, false]],
])('decides whether %s are met', (_what, small, large, met) => {
  expect(
    judge(measurement(small, large))
      .map((verdict) => verdict.met)
      .slice(0, 2),
  ).toEqual(met);
});

it.each([
  ['all of them', 120, 300_000, [true, true, true]],
  ['not the milliseconds, nor the look-ups', 121, 300_000, [false, false, true]],
  ['not the rows', 120, 300_001, [true, true, false]],
])('decides whether the limits of options are met: %s', (_what, p50, rows, met) => {
  const at = new Map([[1_000, { ...measured([1]), time: { p50, p95: 1_000 }, rows }]]);
  const filters = [{ name: 'one', at }];
  expect(judge({ ...measurement([1], [1]), filters }).map((verdict) => verdict.met)).toEqual([
    true,
    true,
    ...met,
    true,
  ]);
});

it('decides whether a new home writes few rows', () => {
  const last = (written: number) => judge({ ...measurement([1], [1]), written }).at(-1)?.met;
  expect([last(100), last(101)]).toEqual([true, false]);
});
