import { type Spread, spread } from '../stage/statistics.ts';
import type { BenchQuery, FILTERS } from './queries.ts';
import type { Service } from './service.ts';
import { SITE } from './site.ts';

/** Measurements of one query at one size. */
export interface Measured {
  readonly time: Spread;
  readonly samples: readonly number[];
  /** Rows that D1 reads. */
  readonly rows: number;
  /** Number of estates found. */
  readonly found: number;
}

/** Measurements of one query. */
interface MeasuredQuery {
  readonly name: string;
  /** By size. */
  readonly at: ReadonlyMap<number, Measured>;
}

/** All measurements. */
export interface Measurement {
  readonly sizes: readonly number[];
  readonly queries: readonly MeasuredQuery[];
  /** Lookup of one row by its key, by size. */
  readonly lookup: ReadonlyMap<number, Spread>;
  /** Options of a filter, under each of `FILTERS`. */
  readonly filters: readonly MeasuredQuery[];
  /** Rows that a new home writes at the largest size. */
  readonly written: number;
}

interface Plan {
  readonly sizes: readonly number[];
  readonly queries: readonly BenchQuery[];
  readonly filters: typeof FILTERS;
  readonly rounds: number;
  readonly say: (text: string) => void;
}

/** Rounds without measurement. */
const WARM_UP = 2;

/** A call with its measured times. */
interface Series {
  readonly path: string;
  readonly body?: unknown;
  readonly samples: number[];
}

/**
 * Times every query at every size in rounds. A round makes each query once, at all sizes in turn and in a
 * changing order, so that other load on the machine affects all of them equally.
 */
export const measure = async (service: Service, plan: Plan): Promise<Measurement> => {
  const { sizes, queries, filters, rounds, say } = plan;
  const bySize = (path: (size: number) => string, body?: unknown): Map<number, Series> =>
    new Map(sizes.map((size) => [size, { path: path(size), body, samples: [] }]));
  const searches = queries.map(([name, request]) => ({
    name,
    request,
    at: bySize((size) => `/${size}/sites/${SITE}/estates`, request),
  }));
  const lookups = bySize((size) => `/${size}/lookup/${100_000 + Math.floor(size / 2)}`);
  const options = filters.map(([name, query, traits = []]) => {
    const body = { query, traits };
    return { name, body, at: bySize((size) => `/${size}/sites/${SITE}/estate-filters`, body) };
  });
  const all = [...searches, ...options];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, { at }] of all.entries()) {
      for (const step of sizes.keys()) {
        const size = sizes[(step + index + round + WARM_UP) % sizes.length] ?? 0;
        for (const series of [at.get(size), lookups.get(size)]) {
          if (series === undefined) continue;
          const time = await service.time(series.path, series.body);
          if (round >= 0) series.samples.push(time);
        }
      }
    }
    if (round >= 0 && (round + 1) % 5 === 0) say(`round ${round + 1} of ${rounds}`);
  }
  const times = (at: ReadonlyMap<number, Series>): Map<number, Spread> =>
    new Map([...at].map(([size, { samples }]) => [size, spread(samples)]));
  const measured = [];
  for (const { name, request, at } of searches) {
    const bySizes = new Map<number, Measured>();
    for (const [size, { path, samples }] of at) {
      const { total } = (await service.read(path, request)) as { total: { value: number } };
      const { rows } = (await service.read(`/${size}/rows`, request)) as { rows: number };
      bySizes.set(size, { time: spread(samples), samples, rows, found: total.value });
    }
    measured.push({ name, at: bySizes });
  }
  const measuredOptions = [];
  for (const { name, body, at } of options) {
    const bySizes = new Map<number, Measured>();
    for (const [size, { samples }] of at) {
      const { rows } = (await service.read(`/${size}/filter-rows`, body)) as { rows: number };
      bySizes.set(size, { time: spread(samples), samples, rows, found: 0 });
    }
    measuredOptions.push({ name, at: bySizes });
  }
  const { rows: written } = (await service.read(`/${sizes.at(-1)}/written-rows`)) as { rows: number };
  return {
    sizes,
    queries: measured,
    lookup: times(lookups),
    filters: measuredOptions,
    written,
  };
};
