import { chainOf, type PeriodType } from '../../domain/stays/stay.ts';
import { and, type Sql, sql } from '../platform/db/sql.ts';
import { SHAPES, type Span } from './periods.ts';
import type { Season } from './season.ts';

/** Periods of one type and season, which a unit `u` lets at one price or not at all. */
export interface Letting {
  readonly type: PeriodType;
  readonly season: Season;
  readonly spans: readonly Span[];
}

/** The lettings of these periods. */
export const lettingsOf = (spans: readonly Span[]): readonly Letting[] =>
  [...Map.groupBy(spans, ({ type, season }) => `${type} ${season}`).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ type: first.type, season: first.season, spans: same }];
  });

/** What a unit charges for a period of a letting, euros; null where it lets none. Of two rates the first counts, as in `priceOf`. */
export const rateOf = ({ type, season }: Letting): Sql =>
  sql(
    "(SELECT rate.value ->> 'price' FROM json_each(u.rates) AS rate " +
      "WHERE rate.value ->> 'type' = ? AND rate.value ->> 'season' = ? LIMIT 1)",
    type,
    season,
  );

/** One may arrive on this weekday for so many nights. */
export const allows = (weekday: number, nights: number): Sql =>
  sql('instr(u.arrival_days, ?) > 0 AND u.min_nights <= ?', String(weekday), nights);

/** The unit lets such periods at all. */
export const lets = (letting: Letting): Sql => {
  const { arrival, nights } = SHAPES[letting.type];
  const rate = rateOf(letting);
  return and(allows(arrival, nights), sql(`${rate.text} IS NOT NULL`, ...rate.params));
};

/**
 * A night of `[from, to)` is taken; `from` and `to` are SQL. Stays share no night, so that of those that end after
 * `from` the first to end is the first to begin. One that is held and that nobody confirmed in time takes none.
 */
const isTaken = (from: string, to: string): string =>
  'ifnull((SELECT s.from_day FROM stays AS s INDEXED BY stays_of_unit ' +
  `WHERE s.site_id = u.site_id AND s.unit_id = u.id AND s.state <> 'released' AND s.to_day > ${from} ` +
  "AND (s.held_until IS NULL OR s.held_until > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) " +
  `ORDER BY s.to_day LIMIT 1) < ${to}, 0)`;

/** Every night of `[from, to)` is free. */
export const isFree = (from: string, to: string): Sql => sql(`NOT ${isTaken('?', '?')}`, from, to);

/** The unit lets such a period, and one of them is free. */
export const letsFree = (letting: Letting): Sql =>
  and(
    lets(letting),
    sql(
      'EXISTS (SELECT 1 FROM json_each(?) AS span ' +
        `WHERE NOT ${isTaken('span.value ->> 0', 'span.value ->> 1')})`,
      JSON.stringify(letting.spans.map(({ from, to }) => [from, to])),
    ),
  );

/** The lowest price of a free period of these lettings, euros; null where none is free. */
export const lowestPrice = (lettings: readonly Letting[]): Sql => {
  // A type has as many lettings as there are seasons: fewer than the five queries that D1 puts together.
  const prices = lettings.map((letting) => {
    const [free, rate] = [letsFree(letting), rateOf(letting)];
    return sql(`iif(${free.text}, ${rate.text}, NULL)`, ...free.params, ...rate.params);
  });
  const rows = prices.map(({ text }) => `SELECT ${text} AS price`).join(' UNION ALL ');
  return prices.length === 0
    ? sql('NULL')
    : sql(`(SELECT min(price) FROM (${rows}))`, ...prices.flatMap(({ params }) => params));
};

/** Periods of a letting that a stay is made up of, and how many. */
export interface StayPart {
  readonly letting: Letting;
  readonly times: number;
}

/**
 * The periods that make up the stay `[from, to)`; null where none do. No two begin on the same day (a test holds
 * it), so that there is one way at most, whatever a unit charges.
 */
export const partsOfStay = (spans: readonly Span[], from: string, to: string): readonly StayPart[] | null => {
  const chain = chainOf(
    spans.map((span) => ({ ...span, price: 0 })),
    from,
    to,
  );
  if (chain === null) return null;
  return lettingsOf(chain).map((letting) => ({ letting, times: letting.spans.length }));
};

/** What such a stay costs in a unit, in cents. */
export const centsOf = (parts: readonly StayPart[]): Sql => {
  const sums = parts.map(({ letting, times }) => {
    const rate = rateOf(letting);
    return sql(`? * CAST(round(${rate.text} * 100) AS INTEGER)`, times, ...rate.params);
  });
  return sql(sums.map(({ text }) => text).join(' + '), ...sums.flatMap(({ params }) => params));
};
