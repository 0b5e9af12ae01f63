import { p95At } from './bars.ts';
import type { Measurement } from './measure.ts';
import type { Spread } from './statistics.ts';

const WIDTH = 45;
const ms = (value: number): string => value.toFixed(1).padStart(6);
const pair = ({ p50, p95 }: Spread): string => `${ms(p50)} ${ms(p95)}`;
const times = (value: number): string => `${value.toFixed(1)}×`.padStart(7);

/** A line: a name, p50 and p95 at each size, and the growth of the p95 from the smallest to the largest. */
const line = (name: string, sizes: readonly number[], at: ReadonlyMap<number, Spread>): string => {
  const spreads = sizes.map((size) => at.get(size) ?? { p50: Number.NaN, p95: Number.NaN });
  const growth = (spreads.at(-1)?.p95 ?? Number.NaN) / (spreads[0]?.p95 ?? Number.NaN);
  return `${name.padEnd(WIDTH)} ${spreads.map(pair).join('  ')} ${times(growth)}`;
};

/** The measurements as a table of milliseconds. */
export const report = (measurement: Measurement): string => {
  const { sizes, queries, lookup, filters } = measurement;
  const largest = sizes.at(-1) ?? 0;
  const head = sizes.map((size) => `${String(size).padStart(8)} estates`.padEnd(13)).join('  ');
  const spreads = (at: (typeof queries)[number]['at']) =>
    new Map([...at].map(([size, { time }]) => [size, time]));
  const number = (value: number | undefined): string => String(value ?? '').padStart(8);
  const rows = queries.map(({ name, at }) => {
    const most = at.get(largest);
    return `${line(name, sizes, spreads(at))} ${number(most?.found)} ${number(most?.rows)}`;
  });
  const options = filters.map(
    ({ name, at }) =>
      `${line(`options: ${name}`, sizes, spreads(at))} ${number(undefined)} ${number(at.get(largest)?.rows)}`,
  );
  const all = new Map(
    sizes.map((size) => {
      const samples = queries.flatMap(({ at }) => at.get(size)?.samples ?? []);
      return [
        size,
        { p50: samples.toSorted((a, b) => a - b)[samples.length >> 1] ?? 0, p95: p95At(measurement, size) },
      ];
    }),
  );
  return [
    `${'milliseconds: p50 and p95'.padEnd(WIDTH)} ${head} growth    found rows read`,
    ...rows,
    line('all of them', sizes, all),
    line('a look-up by key', sizes, lookup),
    ...options,
    `for comparison: p95 at ${largest} is ${times(p95At(measurement, largest) / (lookup.get(largest)?.p50 ?? Number.NaN)).trim()} the median look-up`,
  ].join('\n');
};
