import { nightCount } from '#domain/stays/day.ts';
import { PERIOD_NIGHTS, PERIOD_TYPES } from '#domain/stays/stay.ts';
import type { RentalSearchRequest, RentalUnit } from '#wire/rental-unit.ts';
import { prepare } from '../platform/db/prepare.ts';
import { type Sql, sql, statementOf } from '../platform/db/sql.ts';
import type { Statement } from '../platform/db/statement.ts';
import { withKnownPictures } from '../platform/hashed-pictures.ts';
import {
  foundUnits,
  type RentalSearch,
  rentalSearch,
  stayAskedFor,
  stayParts,
} from '../rental-units/conditions.ts';
import { calendarOf, freeSpans, lowestPrices, takenFrom } from '../rental-units/free-spans.ts';
import { centsOf, extraCents, lowestPrice, pricedSpansOf } from '../rental-units/priced-spans.ts';
import { priceOf, type Rate } from '../rental-units/rates.ts';
import { rulesOf } from '../rental-units/rules.ts';
import { cardUnit } from './card-unit.ts';
import { CARD_COLUMNS } from './units.ts';

const DEFAULT_SIZE = 15;

type Sort = NonNullable<RentalSearchRequest['sort']>[number];
type SortField = keyof Sort;
type Direction = 'asc' | 'desc';

const plus = (one: Sql, other: Sql): Sql =>
  sql(`${one.text} + ${other.text}`, ...one.params, ...other.params);

/** SQL for the rent of the requested stay, in cents. */
const quote = (search: RentalSearch): Sql => {
  const parts = stayParts(search);
  return parts === null ? sql('NULL') : centsOf(parts);
};

/**
 * SQL for the sort price: the total of the requested stay; else the lowest of the requested types, or of a week. It is
 * the total that the list shows (`totalOf`), in cents.
 */
const price = (search: RentalSearch): Sql => {
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

/** Sort expressions by field. */
const KEYS: Readonly<Record<SortField, (search: RentalSearch) => Sql>> = {
  name: () => sql('u.name'),
  price,
  maxOccupation: () => sql('u.max_occupation'),
  city: () => sql('u.city_name'),
};
const DIRECTIONS = { asc: 'ASC', desc: 'DESC' } as const;

/**
 * A page of search results, by name by default, ties by id, unset values last (contract, "Rentals"): a row
 * per unit, and one without a unit when the page is empty.
 */
export const rentalSearchStatement = (search: RentalSearch, request: RentalSearchRequest): Statement => {
  const sort = (request.sort ?? [{ name: { order: 'asc' } }]).flatMap(
    (part) => Object.entries(part) as [SortField, { order: Direction }][],
  );
  const keys = sort.map(([field], index) => {
    const key = KEYS[field](search);
    return sql(`, ${key.text} AS key${index}`, ...key.params);
  });
  const order = [
    ...sort.map(([, { order }], index) => `key${index} IS NULL, key${index} ${DIRECTIONS[order]}`),
    // Numeric ids are compared as numbers, so that 2 comes before 10.
    'CAST(unit_id AS INTEGER), unit_id',
  ].join(', ');
  return statementOf(
    'WITH found AS MATERIALIZED (SELECT u.id AS unit_id',
    ...keys,
    'FROM rental_units AS u WHERE',
    foundUnits(search),
    `), page AS MATERIALIZED (SELECT * FROM found ORDER BY ${order}`,
    // `+ 0`: with bare parameters SQLite would plan the statement again each time.
    sql('LIMIT ? + 0 OFFSET ? + 0)', request.size ?? DEFAULT_SIZE, request.from ?? 0),
    `SELECT (SELECT count(*) FROM found) AS total, u.rates, ${CARD_COLUMNS},`,
    takenFrom(search.today),
    'AS taken,',
    quote(search),
    'AS cents FROM (SELECT 1) LEFT JOIN page LEFT JOIN rental_units AS u ON',
    sql('u.site_id = ? AND u.id = page.unit_id', search.siteId),
    `ORDER BY ${order}`,
  );
};

interface UnitRow {
  readonly total: number;
  /** null when the page is empty. */
  readonly doc: string | null;
  readonly rates: string;
  readonly photos: string;
  readonly taken: string | null;
  readonly cents: number | null;
}

/** The unit of a row, with its lowest prices, for which all its nights are read. */
const readUnit = ({ query, spans }: RentalSearch, row: UnitRow): RentalUnit[] => {
  if (row.doc === null) return [];
  const stored: RentalUnit = JSON.parse(row.doc);
  const unit = stored.photoCount === undefined ? cardUnit(stored) : stored;
  const rates: readonly Rate[] = JSON.parse(row.rates);
  const calendar = calendarOf(spans);
  const nights = { ...rulesOf(unit.rules), taken: row.taken };
  const isFree = freeSpans(calendar, nights, ({ season, type }) => priceOf(rates, season, type) !== null);
  const prices = lowestPrices(calendar, isFree, rates);
  const stay = stayAskedFor(query);
  const asked = stay === null || row.cents === null ? {} : { quote: { ...stay, price: row.cents / 100 } };
  return [withKnownPictures({ ...unit, pricesFrom: prices, ...asked }, row.photos)];
};

/** A page of search results, and the total. */
export async function searchRentals(
  db: D1Database,
  siteId: string,
  request: RentalSearchRequest,
  today: string,
): Promise<{ total: number; results: RentalUnit[] }> {
  const search = rentalSearch(siteId, request.query, today);
  const { results } = await prepare(db, rentalSearchStatement(search, request)).all<UnitRow>();
  return { total: results[0]?.total ?? 0, results: results.flatMap((row) => readUnit(search, row)) };
}
