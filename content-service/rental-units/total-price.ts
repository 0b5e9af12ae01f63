import { nightCount } from '#domain/stays/day.ts';
import { PERIOD_NIGHTS, PERIOD_TYPES } from '#domain/stays/stay.ts';
import { type Sql, sql } from '../platform/db/sql.ts';
import { centsOf, extraCents, lowestPrice, pricedSpansOf } from './priced-spans.ts';
import { type RentalSearch, stayAskedFor, stayParts } from './rental-search.ts';

const plus = (one: Sql, other: Sql): Sql =>
  sql(`${one.text} + ${other.text}`, ...one.params, ...other.params);

/** SQL for the rent of the requested stay, in cents. */
export const quote = (search: RentalSearch): Sql => {
  const parts = stayParts(search);
  return parts === null ? sql('NULL') : centsOf(parts);
};

/**
 * SQL for the total price: that of the requested stay; else the lowest of the requested types, or of a week. It is
 * the total that the list shows (`totalOf`), in cents.
 */
export const totalCents = (search: RentalSearch): Sql => {
  const stay = stayAskedFor(search.query);
  const persons = search.query.range?.maxOccupation?.gte ?? null;
  if (stay !== null) return plus(quote(search), extraCents(nightCount(stay.from, stay.to), persons));
  const types = search.query.terms?.periodType ?? ['WEEK'];
  const prices = PERIOD_TYPES.filter((type) => types.includes(type)).map((type) => {
    const lowest = lowestPrice(pricedSpansOf(search.spans.filter((span) => span.type === type)));
    const cents = sql(`round(100 * ${lowest.text})`, ...lowest.params);
    return plus(cents, extraCents(PERIOD_NIGHTS[type], persons));
  });
  const rows = prices.map(({ text }) => `SELECT ${text} AS price`).join(' UNION ALL ');
  return prices.length === 0
    ? sql('NULL')
    : sql(`(SELECT min(price) FROM (${rows}))`, ...prices.flatMap(({ params }) => params));
};
