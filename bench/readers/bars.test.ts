import { expect, it } from 'vitest';
import { type Cost, median, missed } from './bars.ts';
import { MB } from './shape.ts';

const cost = (ms: number, mb: number, input = 1): Cost => ({ ms, bytes: mb * MB, input: input * MB });

it('counts for each megabyte of a text, and for a picture in all', () => {
  expect(missed(cost(240, 30), cost(120, 15), false)).toEqual([]);
  expect(missed(cost(260, 33), cost(130, 15), false)).toEqual(['CPU above 250 ms', 'memory above 32 MB']);
  expect(missed(cost(900, 120, 4), cost(450, 60, 2), false)).toEqual([]);
  expect(missed(cost(310, 65, 10), cost(150, 30, 5), true)).toEqual([
    'CPU above 300 ms',
    'memory above 64 MB',
  ]);
});

it('does not lower the limit for a short text', () => {
  expect(missed(cost(30, 5, 0.1), cost(20, 5, 0.05), false)).toEqual([]);
});

it('misses when twice the input costs more than 2.2 times the CPU, unless that is noise', () => {
  expect(missed(cost(200, 1), cost(80, 1), false)).toEqual(['2.5 × its half']);
  expect(missed(cost(39, 1), cost(10, 1), false)).toEqual([]);
});

it('takes the middle of CPU and memory, each for itself', () => {
  expect(median([cost(3, 1), cost(1, 3), cost(2, 2)])).toEqual(cost(2, 2));
});
