import { describe, expect, it } from 'vitest';
import { median } from '../stage/statistics.ts';
import { type Cost, figuresOf } from './statistics.ts';

describe('median', () => {
  it.each([
    ['the middle of an odd number', [9, 1, 5], 5],
    ['the mean of the two middle ones of an even number', [8, 1, 2, 100], 5],
    ['the one there is', [3], 3],
    ['NaN for no samples', [], Number.NaN],
  ])('is %s', (_what, samples, expected) => {
    expect(median(samples)).toBe(expected);
  });
});

const cost = (requests: number, cpu: number, time: number): Cost => ({ requests, cpu, time });

describe('figuresOf', () => {
  it('divides each cost by its own number of requests before comparing them', () => {
    const figures = figuresOf([{ page: cost(200, 1_000, 2_000), constant: cost(1_000, 500, 1_000) }]);
    expect(figures).toEqual({ cpu: 5, cpuRatio: 10, rate: 100, rateRatio: 0.1 });
  });

  it('compares within a round, so that a slow moment of the machine changes no ratio', () => {
    const quiet = { page: cost(100, 400, 1_000), constant: cost(100, 100, 100) };
    const slow = { page: cost(100, 4_000, 10_000), constant: cost(100, 1_000, 1_000) };
    const odd = { page: cost(100, 300, 1_000), constant: cost(100, 100, 200) };
    expect(figuresOf([quiet, slow, odd])).toEqual({ cpu: 4, cpuRatio: 4, rate: 100, rateRatio: 0.1 });
  });
});
