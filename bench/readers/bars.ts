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

/** The limits that a reading of the largest input misses, in words; `half` is the cost of half the input. */
export function missed(whole: Cost, half: Cost, picture: boolean): string[] {
  const times = picture ? 1 : Math.max(1, whole.input / MB);
  const bar = picture ? PICTURE : TEXT;
  return [
    ...(whole.ms > bar.ms * times ? [`CPU above ${Math.round(bar.ms * times)} ms`] : []),
    ...(whole.bytes > bar.mb * MB * times ? [`memory above ${Math.round(bar.mb * times)} MB`] : []),
    ...(whole.ms > SHORT && whole.ms > half.ms * MOST_GROWTH
      ? [`${(whole.ms / half.ms).toFixed(1)} × its half`]
      : []),
  ];
}

/** The cost in the middle by CPU; memory is the middle of its own. */
export function median(costs: readonly Cost[]): Cost {
  const middle = (values: readonly number[]): number =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return {
    ms: middle(costs.map(({ ms }) => ms)),
    bytes: middle(costs.map(({ bytes }) => bytes)),
    input: costs[0]?.input ?? 0,
  };
}
