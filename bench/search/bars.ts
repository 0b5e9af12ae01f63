import type { Measurement } from './measure.ts';
import { quantile } from './statistics.ts';

/** Times the p95 of the smallest size that the largest may take. */
const MOST_GROWTH = 5;
/** Times a look-up by key that it may take. */
const MOST_LOOKUPS = 12;

/** Milliseconds that a filter's options may take at the largest size: the median of each filter. */
const MOST_OPTIONS_MS = 120;
/** Times a look-up by key that they may take: the median of each filter against that of the look-up. */
const MOST_OPTIONS_LOOKUPS = 60;
/** Rows that they may read. */
const MOST_OPTIONS_ROWS = 300_000;

/** Words that four homes in ten have: their time is told and not judged (decision 51), their rows are. */
const TOLD = 'a frequent word';

/** A bar and whether it was met. */
export interface Verdict {
  readonly met: boolean;
  readonly text: string;
}

const sign = (value: number, most: number): string => (value <= most ? '✓' : '✗');

const verdict = (what: string, value: number, most: number): Verdict => ({
  met: value <= most,
  text: `${sign(value, most)} ${what}: ${value.toFixed(1)} times (at most ${most})`,
});

/** The p95 of all samples of all queries at a size, milliseconds. */
export const p95At = ({ queries }: Measurement, size: number): number =>
  quantile(
    queries.flatMap(({ at }) => at.get(size)?.samples ?? []),
    0.95,
  );

const most = (values: readonly number[]): number => Math.max(0, ...values);

/** The bars of a filter's options: of the slowest filter, and of the one that reads most. */
const judgeOptions = ({ filters, lookup }: Measurement, largest: number): Verdict[] => {
  const at = filters.flatMap((filter) => filter.at.get(largest) ?? []);
  const timed = filters
    .filter(({ name }) => !name.startsWith(TOLD))
    .flatMap((filter) => filter.at.get(largest) ?? []);
  const slowest = most(timed.map(({ time }) => time.p50));
  const rows = most(at.map((measured) => measured.rows));
  return [
    {
      met: slowest <= MOST_OPTIONS_MS,
      text: `${sign(slowest, MOST_OPTIONS_MS)} options under the slowest filter at ${largest}: ${slowest.toFixed(0)} ms (at most ${MOST_OPTIONS_MS})`,
    },
    verdict(
      `options under the slowest filter at ${largest} against a look-up`,
      slowest / (lookup.get(largest)?.p50 ?? Number.NaN),
      MOST_OPTIONS_LOOKUPS,
    ),
    {
      met: rows <= MOST_OPTIONS_ROWS,
      text: `${sign(rows, MOST_OPTIONS_ROWS)} rows that options read under one filter at ${largest}: ${rows} (at most ${MOST_OPTIONS_ROWS})`,
    },
  ];
};

/** The bars of the largest size: against the smallest, and against a look-up in the same database. */
export const judge = (measurement: Measurement): Verdict[] => {
  const { sizes, lookup } = measurement;
  const [smallest = 0] = sizes;
  const largest = sizes.at(-1) ?? 0;
  const p95 = p95At(measurement, largest);
  if (measurement.queries.length === 0) return judgeOptions(measurement, largest);
  return [
    verdict(`p95 at ${largest} against ${smallest}`, p95 / p95At(measurement, smallest), MOST_GROWTH),
    // Like against like: what the machine does besides meets both, since they were timed in turns.
    verdict(`p95 at ${largest} against a look-up's`, p95 / (lookup.get(largest)?.p95 ?? 0), MOST_LOOKUPS),
    ...judgeOptions(measurement, largest),
  ];
};
