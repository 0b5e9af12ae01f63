import type { RentalSearchRequest, RentalUnit } from '#wire/rental-unit.ts';
import { prepare } from '../platform/db/prepare.ts';
import { type Sql, sql, statementOf } from '../platform/db/sql.ts';
import type { Statement } from '../platform/db/statement.ts';
import { withKnownPictures } from '../platform/hashed-pictures.ts';
import { foundUnits } from '../rental-units/conditions.ts';
import { calendarOf, freeSpans, lowestPrices, takenFrom } from '../rental-units/free-spans.ts';
import { priceOf, type Rate } from '../rental-units/rates.ts';
import { type RentalSearch, rentalSearch, stayAskedFor } from '../rental-units/rental-search.ts';
import { rulesOf } from '../rental-units/rules.ts';
import { quote, totalCents } from '../rental-units/total-price.ts';
import { cardUnit } from './card-unit.ts';
import { CARD_COLUMNS } from './units.ts';

const DEFAULT_SIZE = 15;

type Sort = NonNullable<RentalSearchRequest['sort']>[number];
type SortField = keyof Sort;
type Direction = 'asc' | 'desc';

/** Sort expressions by field. */
const KEYS: Readonly<Record<SortField, (search: RentalSearch) => Sql>> = {
  name: () => sql('u.name'),
  price: totalCents,
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
