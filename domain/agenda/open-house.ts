import { instantOf } from './zoned-time.ts';

/** A day on which whoever likes may come and look: wall times of Brussels. */
export interface OpenHouse {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:mm`. */
  readonly from: string;
  readonly to: string;
  /** How many may register; without it everybody. */
  readonly places?: number | null | undefined;
  /** Whoever comes says so first. */
  readonly registration?: boolean | null | undefined;
}

const ZONE = 'Europe/Brussels';

/** Those of today and later, in order; at the end of its day an open house is gone. */
export const openHousesFrom = <One extends OpenHouse>(
  days: readonly One[] | null | undefined,
  today: string,
): readonly One[] =>
  (days ?? [])
    .filter(({ day, from, to }) => day >= today && from < to)
    .toSorted((a, b) => `${a.day}${a.from}`.localeCompare(`${b.day}${b.from}`));

/** When it begins and ends, milliseconds. */
export const timesOf = ({ day, from, to }: OpenHouse): { readonly start: number; readonly end: number } => ({
  start: instantOf(day, from, ZONE),
  end: instantOf(day, to, ZONE),
});

/** Whether the name of a slot is that of an open house. */
export const isOpenHouseSlot = (id: string): boolean => id.endsWith('_open');

/** The name of a place on it, as the agenda names slots: its start in UTC, `20261128T0900Z_open`. */
export const openHouseSlot = (start: number): string =>
  `${new Date(start).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z_open`;
