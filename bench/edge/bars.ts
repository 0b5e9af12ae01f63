import type { ScreenName } from './screens.ts';
import type { StateName } from './states.ts';
import type { Figures } from './statistics.ts';
import type { Counts } from './workers/counts.ts';

/** What a bar may hold down. */
export interface Bar {
  /** CPU as a multiple of the constant's. */
  readonly cpuRatio?: number;
  readonly calls?: number;
  readonly rounds?: number;
  readonly trips?: number;
  readonly statements?: number;
  readonly rows?: number;
}

/** The most that each page may cost in each state. */
export type Bars = Readonly<Partial<Record<ScreenName, Readonly<Partial<Record<StateName, Bar>>>>>>;

const KEPT: Bar = { cpuRatio: 1.8 };
/** One round, one trip to the database: what the page begins with goes along with the site of the host. */
const ROUNDS: Bar = { rounds: 1, trips: 1 };
const COLD: Bar = { ...ROUNDS, cpuRatio: 50 };

/** The bars of today; a run that misses one ends with 1. */
export const BARS: Bars = {
  home: { kept: KEPT, 'made anew': { cpuRatio: 8, calls: 0 }, cold: COLD },
  offer: { kept: KEPT, 'made anew': { cpuRatio: 10, calls: 0 }, cold: COLD },
  estate: { kept: KEPT, 'made anew': { cpuRatio: 12, calls: 0 }, cold: COLD },
  rentals: { kept: KEPT, 'made anew': { cpuRatio: 10, calls: 0 }, cold: COLD },
  // Never kept: who asks and the site in one trip, the day in another.
  "the agency's page": { 'made anew': { calls: 1, rounds: 1, trips: 2, rows: 5000 }, cold: { rounds: 2 } },
  'rental unit': { kept: KEPT, 'made anew': { calls: 0 }, cold: ROUNDS },
};

/** What was measured of a screen in a state. */
export interface Measured {
  readonly screen: ScreenName;
  readonly state: StateName;
  readonly figures: Figures;
  readonly counts: Counts;
}

/** A bar and whether it was met. */
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
 * Holds what was measured against the bars. A bar of a page that was not measured is no verdict, so that a
 * run of some screens can be met; a figure that is no number misses its bar.
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
