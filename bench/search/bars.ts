import type { Measurement } from './measure.ts';
import { quantile } from './statistics.ts';

/** Times the p95 of the smallest size that the largest may take. */
const MOST_GROWTH = 5;
/** Times a look-up by key that it may take. */
const MOST_LOOKUPS = 12;

/** A bar and whether it was met. */
export interface Verdict {
  readonly met: boolean;
  readonly text: string;
}

const verdict = (what: string, value: number, most: number): Verdict => ({
  met: value <= most,
  text: `${value <= most ? '✓' : '✗'} ${what}: ${value.toFixed(1)} times (at most ${most})`,
});

/** The p95 of all samples of all queries at a size, milliseconds. */
export const p95At = ({ queries }: Measurement, size: number): number =>
  quantile(
    queries.flatMap(({ at }) => at.get(size)?.samples ?? []),
    0.95,
  );

/** The bars of the largest size: against the smallest, and against a look-up in the same database. */
export const judge = (measurement: Measurement): Verdict[] => {
  const { sizes, lookup } = measurement;
  const [smallest = 0] = sizes;
  const largest = sizes.at(-1) ?? 0;
  const p95 = p95At(measurement, largest);
  return [
    verdict(`p95 at ${largest} against ${smallest}`, p95 / p95At(measurement, smallest), MOST_GROWTH),
    // Like against like: what the machine does besides meets both, since they were timed in turns.
    verdict(`p95 at ${largest} against a look-up's`, p95 / (lookup.get(largest)?.p95 ?? 0), MOST_LOOKUPS),
  ];
};
