import { instantOf } from './zoned-time.ts';

/** An open house, in Brussels time. */
export interface OpenHouse {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** `HH:mm`. */
  readonly from: string;
  readonly to: string;
  /** Number of places; unlimited when absent. */
  readonly places?: number | null | undefined;
  /** Whether visitors must register. */
  readonly registration?: boolean | null | undefined;
}

const ZONE = 'Europe/Brussels';

/** Open houses of today and later, in order; one of today stays until midnight. */
export const openHousesFrom = <One extends OpenHouse>(
  days: readonly One[] | null | undefined,
  today: string,
): readonly One[] =>
  (days ?? [])
    .filter(({ day, from, to }) => day >= today && from < to)
    .toSorted((a, b) => `${a.day}${a.from}`.localeCompare(`${b.day}${b.from}`));

/** Start and end, milliseconds. */
export const timesOf = ({ day, from, to }: OpenHouse): { readonly start: number; readonly end: number } => ({
  start: instantOf(day, from, ZONE),
  end: instantOf(day, to, ZONE),
});

/** Whether a slot id belongs to an open house. */
export const isOpenHouseSlot = (id: string): boolean => id.endsWith('_open');

/** Slot id of an open house: its start in UTC, `20261128T0900Z_open`. */
export const openHouseSlot = (start: number): string =>
  `${new Date(start).toISOString().slice(0, 16).replaceAll(/[-:]/g, '')}Z_open`;
