/**
 * The free periods of a unit, computed fast, because lists need them for every unit: days are compared as numbers, and
 * periods and taken nights are read once, in parallel.
 */
import { PERIOD_TYPES, type PeriodType } from '../../domain/stays/stay.ts';
import { type Sql, sql } from '../platform/db/sql.ts';
import { SHAPES, type Span } from './periods.ts';
import { priceOf, type Rate } from './rates.ts';
import type { Season } from './season.ts';

/** The day "2027-07-03" at a position in a text as a number; later days are larger. */
const dayAt = (text: string, at: number): number => {
  const two = (place: number): number =>
    (text.charCodeAt(at + place) - 48) * 10 + (text.charCodeAt(at + place + 1) - 48);
  return (two(0) * 100 + two(2)) * 10_000 + two(5) * 100 + two(8);
};

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

/** Periods with the same price in a unit. */
interface Kind {
  readonly type: PeriodType;
  readonly season: Season;
}

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
  readonly rates: readonly Rate[];
  /** Possible weekdays of arrival; 0 is Sunday. */
  readonly arrivalDays: readonly number[];
  readonly minNights: number;
  /** From the column `takenFrom`; null without stays. */
  readonly taken: string | null;
}

/** The free periods of a unit, with their prices. */
interface FreeSpans {
  /** Whether each period of the calendar is free; 1 is yes. */
  readonly isFree: Uint8Array;
  /** The price of each kind, euros; null when it is not offered. */
  readonly prices: readonly (number | null)[];
}

/** Arrival and departure of the stay at a position in the text; infinite after the last one. */
const stayAt = (stays: string, at: number): readonly [from: number, to: number] =>
  at < stays.length
    ? [dayAt(stays, at), dayAt(stays, at + DAY)]
    : [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];

/** The free periods of a unit. */
export const freeSpans = (
  { kinds, kindOf, begins, ends }: Calendar,
  { rates, arrivalDays, minNights, taken }: UnitNights,
): FreeSpans => {
  const types = PERIOD_TYPES.filter(
    (type) => arrivalDays.includes(SHAPES[type].arrival) && SHAPES[type].nights >= minNights,
  );
  const prices = kinds.map(({ type, season }) =>
    types.includes(type) ? priceOf(rates, season, type) : null,
  );
  const isOffered = Uint8Array.from(prices, (price) => (price === null ? 0 : 1));
  const stays = taken ?? '';
  const isFree = new Uint8Array(begins.length);
  // The first stay that ends after the period begins.
  let at = 0;
  let [first, last] = stayAt(stays, at);
  for (let index = 0; index < begins.length; index += 1) {
    if (isOffered[kindOf[index] ?? 0] === 0) continue;
    while (last <= (begins[index] ?? 0)) {
      at += 2 * DAY;
      [first, last] = stayAt(stays, at);
    }
    if (first >= (ends[index] ?? 0)) isFree[index] = 1;
  }
  return { isFree, prices };
};

/** The lowest price of a free period of each type. */
export const lowestPrices = (
  { kinds, kindOf }: Calendar,
  { isFree, prices }: FreeSpans,
): { type: PeriodType; price: number }[] => {
  const isAny = new Uint8Array(kinds.length);
  for (let index = 0; index < kindOf.length; index += 1) {
    if (isFree[index] === 1) isAny[kindOf[index] ?? 0] = 1;
  }
  return PERIOD_TYPES.flatMap((type) => {
    const ofType = kinds.flatMap((kind, at) =>
      kind.type === type && isAny[at] === 1 ? (prices[at] ?? []) : [],
    );
    return ofType.length === 0 ? [] : [{ type, price: Math.min(...ofType) }];
  });
};
