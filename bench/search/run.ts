/**
 * `npm run bench search`: searches, and a filter's options under many filters, some with the counts of traits, on 1,000, 10,000 and
 * 100,000 estates of one agency, in a real local D1, compared with a lookup of one row by its key. Exits with
 * 1 when a limit is exceeded. `-- --only options: --keep` runs a part of it on existing databases.
 */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Spread } from '../stage/statistics.ts';
import { judge, p95At } from './bars.ts';
import { type Measurement, measure } from './measure.ts';
import { FILTERS, QUERIES } from './queries.ts';
import { startService } from './service.ts';

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
const report = (measurement: Measurement): string => {
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

/** Estates in each database. */
const SIZES = [1_000, 10_000, 100_000] as const;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '25' }, only: { type: 'string' }, keep: { type: 'boolean' } },
});
const root = resolve(import.meta.dirname, '../..');
const state = `${root}/.gevel/bench-search`;
if (!values.keep) await rm(state, { recursive: true, force: true });

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const service = await startService({ root, state, sizes: SIZES, say });
try {
  const asked = ([name]: readonly [string, ...unknown[]]) => name.includes(values.only ?? '');
  const measured = await measure(service, {
    sizes: SIZES,
    queries: QUERIES.filter(asked),
    filters: FILTERS.filter(([name]) => asked([`options: ${name}`])),
    rounds: Number(values.rounds),
    say,
  });
  say(report(measured));
  const verdict = judge(measured);
  for (const { text } of verdict) say(text);
  process.exitCode = verdict.every(({ met }) => met) ? 0 : 1;
} finally {
  await service.stop();
}
