import { quantile } from '../stage/statistics.ts';
import type { Measurement } from './measure.ts';

/** Maximum ratio of the p95 at the largest size to that at the smallest. */
const MOST_GROWTH = 5;
/** Maximum ratio of the p95 to that of a lookup by key. */
const MOST_LOOKUPS = 12;

/** Maximum median of each filter's options at the largest size, milliseconds. */
const MOST_OPTIONS_MS = 120;
/** Maximum ratio of each filter's median to the lookup's median. */
const MOST_OPTIONS_LOOKUPS = 60;
/** Maximum rows that they may read. */
const MOST_OPTIONS_ROWS = 300_000;

/** Maximum rows that a new home may write. */
const MOST_WRITTEN = 100;

/** A word in four homes in ten: its time is printed but not checked (decision 51); its rows are checked. */
const REPORTED = 'a frequent word';

/** A limit, and whether it was met. */
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

/** Limits of a filter's options: for the slowest filter, and for the one that reads the most rows. */
const judgeOptions = ({ filters, lookup, written }: Measurement, largest: number): Verdict[] => {
  const at = filters.flatMap((filter) => filter.at.get(largest) ?? []);
  const timed = filters
    .filter(({ name }) => !name.startsWith(REPORTED))
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
    {
      met: written <= MOST_WRITTEN,
      text: `${sign(written, MOST_WRITTEN)} rows that a new home writes: ${written} (at most ${MOST_WRITTEN})`,
    },
  ];
};

/** Limits of the largest size: relative to the smallest, and to a lookup in the same database. */
export const judge = (measurement: Measurement): Verdict[] => {
  const { sizes, lookup } = measurement;
  const [smallest = 0] = sizes;
  const largest = sizes.at(-1) ?? 0;
  const p95 = p95At(measurement, largest);
  if (measurement.queries.length === 0) return judgeOptions(measurement, largest);
  return [
    verdict(`p95 at ${largest} against ${smallest}`, p95 / p95At(measurement, smallest), MOST_GROWTH),
    // A fair comparison: other load on the machine affects both, because they were timed in turns.
    verdict(`p95 at ${largest} against a look-up's`, p95 / (lookup.get(largest)?.p95 ?? 0), MOST_LOOKUPS),
    ...judgeOptions(measurement, largest),
  ];
};
