/** The value that so many of the samples (0…1) do not exceed; NaN of none. */
export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

/** Milliseconds as half of the samples, and nineteen of twenty, take at most. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

/** Both quantiles of the samples. */
export const spread = (samples: readonly number[]): Spread => ({
  p50: quantile(samples, 0.5),
  p95: quantile(samples, 0.95),
});
