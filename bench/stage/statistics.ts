/** The median; the mean of the two middle samples of an even number; NaN for none. */
export const median = (samples: readonly number[]): number => {
  const sorted = samples.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
};

/** The value that a share (0…1) of the samples does not exceed; NaN for no samples. */
export const quantile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};

/** Milliseconds that half of the samples, and 95 % of them, do not exceed. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

/** Both quantiles of the samples. */
export const spread = (samples: readonly number[]): Spread => ({
  p50: quantile(samples, 0.5),
  p95: quantile(samples, 0.95),
});
