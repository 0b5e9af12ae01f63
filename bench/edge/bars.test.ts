import { describe, expect, it } from 'vitest';
import { type Bars, judge, type Measured } from './bars.ts';

const measured = (cpuRatio: number, calls = 0): Measured => ({
  screen: 'offer',
  state: 'made anew',
  figures: { cpu: 1, cpuRatio, rate: 1, rateRatio: 1 },
  counts: { calls, rounds: 1, trips: 0, statements: 0, rows: 0 },
});

const BARS: Bars = { offer: { 'made anew': { cpuRatio: 10, calls: 0 }, kept: { cpuRatio: 2 } } };

describe('judge', () => {
  it.each([
    ['at the bar', 10, 0, [true, true]],
    ['over it', 10.01, 0, [false, true]],
    ['over another', 9, 0.1, [true, false]],
    ['without a figure', Number.NaN, 0, [false, true]],
  ])('judges a page %s', (_what, ratio, calls, met) => {
    expect(judge([measured(ratio, calls)], BARS).map((verdict) => verdict.met)).toEqual(met);
  });

  it('states the measured value and the limit', () => {
    expect(judge([measured(12.34)], BARS)[0]?.text).toBe(
      '✗ offer, made anew: 12.3 times the constant’s CPU (at most 10)',
    );
  });

  it('applies to a page only the limits of its own screen and state', () => {
    expect(judge([{ ...measured(99), state: 'cold' }], BARS)).toEqual([]);
    expect(judge([{ ...measured(99), screen: 'home' }], BARS)).toEqual([]);
  });
});
