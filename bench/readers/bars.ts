import { MB } from './shape.ts';

/** A reading's CPU (ms), growth of memory (bytes) and input (bytes). */
export interface Cost {
  readonly ms: number;
  readonly bytes: number;
  readonly input: number;
}

/** For each megabyte of input begun; a picture in all. */
const TEXT = { ms: 250, mb: 32 };
const PICTURE = { ms: 300, mb: 64 };
/** Maximum ratio of the CPU of the whole input to that of its half. */
const MOST_GROWTH = 2.2;
/** CPU below which a ratio is noise, ms. */
const SHORT = 40;

/** Costs of an input and of its half, measured in turn, because the machine's load changes. */
export interface Pair {
  readonly half: Cost;
  readonly whole: Cost;
}

/** The middle of CPU, of memory, and of the ratio of each pair. */
export interface Middle extends Cost {
  /** CPU of the input as a multiple of its half's. */
  readonly growth: number;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export const middleOf = (pairs: readonly Pair[]): Middle => ({
  ms: middle(pairs.map(({ whole }) => whole.ms)),
  bytes: middle(pairs.map(({ whole }) => whole.bytes)),
  input: pairs[0]?.whole.input ?? 0,
  growth: middle(pairs.map(({ half, whole }) => whole.ms / half.ms)),
});

/** The limits that a reading of the largest input misses, in words. */
export function missed({ ms, bytes, input, growth }: Middle, picture: boolean): string[] {
  const times = picture ? 1 : Math.max(1, input / MB);
  const bar = picture ? PICTURE : TEXT;
  return [
    ...(ms > bar.ms * times ? [`CPU above ${Math.round(bar.ms * times)} ms`] : []),
    ...(bytes > bar.mb * MB * times ? [`memory above ${Math.round(bar.mb * times)} MB`] : []),
    ...(ms > SHORT && growth > MOST_GROWTH ? [`${growth.toFixed(1)} × its half`] : []),
  ];
}
