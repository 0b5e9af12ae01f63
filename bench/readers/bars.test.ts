import { expect, it } from 'vitest';
import { type Cost, middleOf, missed } from './bars.ts';
import { MB } from './shape.ts';

const cost = (ms: number, mb: number, input = 1): Cost => ({ ms, bytes: mb * MB, input: input * MB });
const middle = (ms: number, mb: number, input = 1, growth = 2) => ({ ...cost(ms, mb, input), growth });

it('counts for each megabyte of a text, and for a picture in all', () => {
  expect(missed(middle(240, 30), false)).toEqual([]);
  expect(missed(middle(260, 33), false)).toEqual(['CPU above 250 ms', 'memory above 32 MB']);
  expect(missed(middle(900, 120, 4), false)).toEqual([]);
  expect(missed(middle(310, 65, 10), true)).toEqual(['CPU above 300 ms', 'memory above 64 MB']);
});

it('does not lower the limit for a short text', () => {
  expect(missed(middle(30, 5, 0.1), false)).toEqual([]);
});

it('misses when twice the input costs more than 2.2 times the CPU, unless that is noise', () => {
  expect(missed(middle(200, 1, 1, 2.5), false)).toEqual(['2.5 × its half']);
  expect(missed(middle(39, 1, 1, 4), false)).toEqual([]);
});

it('takes the middle of CPU, memory and growth, each for itself', () => {
  const pairs = [
    { half: cost(1, 9), whole: cost(3, 1) },
    { half: cost(1, 9), whole: cost(1, 3) },
    { half: cost(1, 9), whole: cost(2, 2) },
  ];
  expect(middleOf(pairs)).toEqual(middle(2, 2, 1, 2));
});
