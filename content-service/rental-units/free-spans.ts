/**
 * The free periods of a unit, computed fast, because lists need them for every unit: days are compared as numbers, and
 * periods and taken nights are read once, in parallel.
 */
import { PERIOD_TYPES, type PeriodType } from '#domain/stays/stay.ts';
import { type Sql, sql } from '../platform/db/sql.ts';
import { SHAPES, type Span } from './periods.ts';
import { type Kind, priceOf, type Rate } from './rates.ts';

/** The number of two digits at a position. */
const two = (text: string, at: number): number =>
  (text.charCodeAt(at) - 48) * 10 + (text.charCodeAt(at + 1) - 48);

/** The day "2027-07-03" at a position in a text as a number; later days are larger. */
const dayAt = (text: string, at: number): number =>
  (two(text, at) * 100 + two(text, at + 2)) * 10_000 + two(text, at + 5) * 100 + two(text, at + 8);

const DAY = '2027-07-03'.length;

/**
 * SQL for the stays of a unit `u` that end after a day, as one text of pairs of days, in order: they do not overlap, so
 * they end in the order in which they begin. Without expired holds. JSON would be twice as long, and escaped.
 */
export const takenFrom = (day: string): Sql =>
  sql(
    "(SELECT group_concat(from_day || to_day, '') FROM (SELECT s.from_day, s.to_day FROM stays AS s " +
      "WHERE s.site_id = u.site_id AND s.unit_id = u.id AND s.to_day > ? AND s.state <> 'released' " +
      "AND (s.held_until IS NULL OR s.held_until > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) ORDER BY s.to_day))",
    day,
  );

/** The periods of a calendar as arrays of numbers, by the index of the period. */
export interface Calendar {
  readonly spans: readonly Span[];
  readonly kinds: readonly Kind[];
  /** Index in `kinds` of each period's kind. */
  readonly kindOf: Int32Array;
  readonly begins: Int32Array;
  readonly ends: Int32Array;
}

/** The calendar of these periods, which are ordered by their first day. */
const makeCalendar = (spans: readonly Span[]): Calendar => {
  const kinds = new Map<string, { readonly kind: Kind; readonly at: number }>();
  const kindOf = spans.map(({ type, season }) => {
    const name = `${type} ${season}`;
    const known = kinds.get(name);
    if (known !== undefined) return known.at;
    const at = kinds.size;
    kinds.set(name, { kind: { type, season }, at });
    return at;
  });
  return {
    spans,
    kinds: [...kinds.values()].map(({ kind }) => kind),
    kindOf: Int32Array.from(kindOf),
    begins: Int32Array.from(spans, ({ from }) => dayAt(from, 0)),
    ends: Int32Array.from(spans, ({ to }) => dayAt(to, 0)),
  };
};

const calendars = new WeakMap<readonly Span[], Calendar>();

/** The same, made once a day: until midnight `spansFrom` returns the same list. */
export const calendarOf = (spans: readonly Span[]): Calendar => {
  const known = calendars.get(spans) ?? makeCalendar(spans);
  calendars.set(spans, known);
  return known;
};

/** Data of a unit from which its free periods follow. */
export interface UnitNights {
  /** Possible weekdays of arrival; 0 is Sunday. */
  readonly arrivalDays: readonly number[];
  readonly minNights: number;
  /** From the column `takenFrom`; null without stays. */
  readonly taken: string | null;
}

/** For each period of a calendar, whether it is free in a unit: 1 is yes. */
export type FreeSpans = Uint8Array;

/** The days of that column as numbers. */
const daysOf = (taken: string): readonly number[] => {
  const days: number[] = [];
  for (let at = 0; at < taken.length; at += DAY) days.push(dayAt(taken, at));
  return days;
};

/** The free periods of a unit, which offers some kinds of periods. */
export const freeSpans = (
  { kinds, kindOf, begins, ends }: Calendar,
  { arrivalDays, minNights, taken }: UnitNights,
  isOffered: (kind: Kind) => boolean,
): FreeSpans => {
  const offered: boolean[] = [];
  for (const kind of kinds) {
    const { arrival, nights } = SHAPES[kind.type];
    offered.push(nights >= minNights && arrivalDays.includes(arrival) && isOffered(kind));
  }
  const stays = daysOf(taken ?? '');
  const isFree = new Uint8Array(begins.length);
  // The first stay that ends after the period begins: arrival, then departure.
  let at = 0;
  for (let index = 0; index < begins.length; index += 1) {
    if (offered[kindOf[index] ?? 0] !== true) continue;
    while ((stays[at + 1] ?? Number.POSITIVE_INFINITY) <= (begins[index] ?? 0)) at += 2;
    if ((stays[at] ?? Number.POSITIVE_INFINITY) >= (ends[index] ?? 0)) isFree[index] = 1;
  }
  return isFree;
};

/** The lowest price of a free period of each type, euros. */
export const lowestPrices = (
  { kinds, kindOf }: Calendar,
  isFree: FreeSpans,
  rates: readonly Rate[],
): { type: PeriodType; price: number }[] => {
  const isAny = new Uint8Array(kinds.length);
  for (let index = 0; index < kindOf.length; index += 1) {
    if (isFree[index] === 1) isAny[kindOf[index] ?? 0] = 1;
  }
  return PERIOD_TYPES.flatMap((type) => {
    const ofType = kinds.flatMap((kind, at) =>
      kind.type === type && isAny[at] === 1 ? (priceOf(rates, kind.season, type) ?? []) : [],
    );
    return ofType.length === 0 ? [] : [{ type, price: Math.min(...ofType) }];
  });
};
