import type { ScreenName } from './screens.ts';
import type { StateName } from './states.ts';
import type { Figures } from './statistics.ts';
import type { Counts } from './workers/counts.ts';

/** Limits of a page. */
export interface Bar {
  /** CPU as a multiple of the constant's. */
  readonly cpuRatio?: number;
  readonly calls?: number;
  readonly rounds?: number;
  readonly trips?: number;
  readonly statements?: number;
  readonly rows?: number;
}

/** Limits of each page in each state. */
export type Bars = Readonly<Partial<Record<ScreenName, Readonly<Partial<Record<StateName, Bar>>>>>>;

const CACHED: Bar = { cpuRatio: 1.8 };
const MADE_ANEW: Bar = { cpuRatio: 10, calls: 0 };
/**
 * Counts alone: the CPU of a cold page is that of a simulated database. One round and one trip to it: the page's first
 * data is read together with the site of the host.
 */
const COLD: Bar = { rounds: 1, trips: 1 };

const PAGE = { kept: CACHED, 'made anew': MADE_ANEW, cold: COLD } as const satisfies Bars[ScreenName];

/** The current limits; a run that exceeds one exits with 1. */
export const BARS: Bars = {
  home: PAGE,
  offer: PAGE,
  'search feed': { kept: CACHED, 'made anew': { calls: 0 } },
  // Never cached; its search is.
  assistant: { 'made anew': { calls: 0 } },
  estate: PAGE,
  rentals: PAGE,
  // Never cached: the session and the site are read in one trip, the day in another.
  "the agency's page": { 'made anew': { calls: 1, rounds: 1, trips: 2, rows: 5000 }, cold: { rounds: 2 } },
  // Its calendar and its tables of rates make it the longest page.
  'rental unit': { ...PAGE, 'made anew': { cpuRatio: 14, calls: 0 } },
};

/** Measurements of a screen in a state. */
export interface Measured {
  readonly screen: ScreenName;
  readonly state: StateName;
  readonly figures: Figures;
  readonly counts: Counts;
}

/** A limit, and whether it was met. */
export interface Verdict {
  readonly met: boolean;
  readonly text: string;
}

const UNITS = {
  cpuRatio: 'times the constant’s CPU',
  calls: 'content calls',
  rounds: 'rounds of calls',
  trips: 'trips to the database',
  statements: 'statements',
  rows: 'rows read',
} as const satisfies Record<keyof Bar, string>;

/**
 * Compares the measurements with the limits. Limits of pages that were not measured are skipped, so that a run
 * of some screens can pass; NaN exceeds every limit.
 */
export const judge = (measured: readonly Measured[], bars: Bars = BARS): Verdict[] =>
  measured.flatMap(({ screen, state, figures, counts }) => {
    const values = { ...counts, cpuRatio: figures.cpuRatio };
    const bar = bars[screen]?.[state] ?? {};
    return (Object.keys(UNITS) as (keyof Bar)[]).flatMap((name) => {
      const most = bar[name];
      if (most === undefined) return [];
      const met = values[name] <= most;
      const value = Math.round(values[name] * 10) / 10;
      return [
        { met, text: `${met ? '✓' : '✗'} ${screen}, ${state}: ${value} ${UNITS[name]} (at most ${most})` },
      ];
    });
  });
