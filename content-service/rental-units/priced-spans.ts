import type { Season } from '#domain/stays/seasons.ts';
import { chainOf, type PeriodType, personsFor } from '#domain/stays/stay.ts';
import { and, type Sql, sql } from '../platform/db/sql.ts';
import { SHAPES, type Span } from './periods.ts';

/** Periods of a type and season, for which a unit `u` has one price or none. */
interface PricedSpans {
  readonly type: PeriodType;
  readonly season: Season;
  readonly spans: readonly Span[];
}

/** Groups these periods by type and season. */
export const pricedSpansOf = (spans: readonly Span[]): readonly PricedSpans[] =>
  [...Map.groupBy(spans, ({ type, season }) => `${type} ${season}`).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ type: first.type, season: first.season, spans: same }];
  });

/**
 * SQL for a unit's price of such a period, euros; null when it does not offer it. Of two rates the first
 * counts, as in `priceOf`.
 */
export const rateOf = ({ type, season }: PricedSpans): Sql =>
  sql(
    "(SELECT rate.value ->> 'price' FROM json_each(u.rates) AS rate " +
      "WHERE rate.value ->> 'type' = ? AND rate.value ->> 'season' = ? LIMIT 1)",
    type,
    season,
  );

/** Condition: arrival on this weekday for this number of nights is allowed. */
export const allows = (weekday: number, nights: number): Sql =>
  sql('instr(u.arrival_days, ?) > 0 AND u.min_nights <= ?', String(weekday), nights);

/** Condition: the unit offers such periods at all. */
export const lets = (priced: PricedSpans): Sql => {
  const { arrival, nights } = SHAPES[priced.type];
  const rate = rateOf(priced);
  return and(allows(arrival, nights), sql(`${rate.text} IS NOT NULL`, ...rate.params));
};

/**
 * SQL condition: a night of `[from, to)` is taken; `from` and `to` are SQL. Stays do not overlap, so of those
 * that end after `from` the first to end is also the first to begin. An expired hold takes no night.
 */
const isTaken = (from: string, to: string): string =>
  'ifnull((SELECT s.from_day FROM stays AS s INDEXED BY stays_of_unit ' +
  `WHERE s.site_id = u.site_id AND s.unit_id = u.id AND s.state <> 'released' AND s.to_day > ${from} ` +
  "AND (s.held_until IS NULL OR s.held_until > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) " +
  `ORDER BY s.to_day LIMIT 1) < ${to}, 0)`;

/** Condition: every night of `[from, to)` is free. */
export const isFree = (from: string, to: string): Sql => sql(`NOT ${isTaken('?', '?')}`, from, to);

/** Condition: the unit offers such periods, and one of them is free. */
export const letsFree = (priced: PricedSpans): Sql =>
  and(
    lets(priced),
    sql(
      'EXISTS (SELECT 1 FROM json_each(?) AS span ' +
        `WHERE NOT ${isTaken('span.value ->> 0', 'span.value ->> 1')})`,
      JSON.stringify(priced.spans.map(({ from, to }) => [from, to])),
    ),
  );

/** SQL for the lowest price of a free period, euros; null when none is free. */
export const lowestPrice = (groups: readonly PricedSpans[]): Sql => {
  // A type has as many groups as there are seasons: fewer than D1's limit of five compound queries.
  const prices = groups.map((priced) => {
    const [free, rate] = [letsFree(priced), rateOf(priced)];
    return sql(`iif(${free.text}, ${rate.text}, NULL)`, ...free.params, ...rate.params);
  });
  const rows = prices.map(({ text }) => `SELECT ${text} AS price`).join(' UNION ALL ');
  return prices.length === 0
    ? sql('NULL')
    : sql(`(SELECT min(price) FROM (${rows}))`, ...prices.flatMap(({ params }) => params));
};

/** A group of periods in a stay, and their number. */
export interface StayPart {
  readonly priced: PricedSpans;
  readonly times: number;
}

/**
 * The periods that make up the stay `[from, to)`; null when there are none. No two periods of a type begin on
 * the same day (tested), so there is at most one combination, independent of a unit's prices.
 */
export const partsOfStay = (spans: readonly Span[], from: string, to: string): readonly StayPart[] | null => {
  const chain = chainOf(
    spans.map((span) => ({ ...span, price: 0 })),
    from,
    to,
  );
  if (chain === null) return null;
  return pricedSpansOf(chain).map((priced) => ({ priced, times: priced.spans.length }));
};

/** SQL for the price of such a stay in a unit, in cents. */
export const centsOf = (parts: readonly StayPart[]): Sql => {
  const sums = parts.map(({ priced, times }) => {
    const rate = rateOf(priced);
    return sql(`? * CAST(round(${rate.text} * 100) AS INTEGER)`, times, ...rate.params);
  });
  return sql(sums.map(({ text }) => text).join(' + '), ...sums.flatMap(({ params }) => params));
};

/** SQL for the costs of a stay in a unit besides its rent, in cents; for two guests, or fewer, unless asked for. */
export const extraCents = (nights: number, persons: number | null): Sql => {
  const coming =
    persons === null ? sql(`max(1, min(${personsFor(null, 99)}, u.max_occupation))`) : sql('?', persons);
  return sql(
    `(u.cleaning_cents + u.night_cents * ${nights} + (u.person_cents + u.tax_cents * ${nights}) * ${coming.text})`,
    ...coming.params,
  );
};
