import type { FilterStatus } from '#domain/filter-status.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { keysOfStatus } from '../../estates/transaction-codes.ts';
import { and, isOneOf, type Sql, sql } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { kilometresFrom } from '../query/distance.ts';
import { placesCondition } from '../query/places.ts';
import { listedCondition } from '../query/where.ts';

/** Columns that determine similarity. */
export interface Likeness {
  readonly id: string;
  readonly parent_id: string | null;
  readonly head_type_id: string | null;
  readonly sub_type_id: string | null;
  /** Purpose, whether on offer or not; null when unknown. */
  readonly purpose: FilterStatus | null;
  readonly city_id: string | null;
  /** Euros. */
  readonly price: number | null;
  readonly bedroom_count: number | null;
  /** Public coordinates: for a hidden address the centre of its cell. */
  readonly lat: number | null;
  readonly lon: number | null;
}

/** Maximum distance of a similar estate. */
const NEARBY = '30km';
/** Maximum price difference, as a share of the price. */
const PRICE_SPAN = 0.5;

/** Penalties; only their sums are compared, so only the proportions matter. */
const PENALTIES = {
  /** Per kilometre. */
  distance: 0.1,
  /** For a price difference of the whole price. */
  price: 2,
  /** For a price on request. */
  unknownPrice: 0.5,
  /** Per bedroom more or fewer. */
  bedroom: 0.25,
  /** For another sub type: a villa beside a terraced house. */
  subType: 0.5,
} as const;

const pointOf = ({ lat, lon }: Likeness) => (lat === null || lon === null ? null : { lat, lon });

/** Condition: near the estate; without coordinates, in its city. null when neither is known. */
const nearby = (estate: Likeness): Sql | null => {
  const point = pointOf(estate);
  if (point !== null) {
    return placesCondition({ geo_distance: [{ distance: NEARBY, 'address.geoLocation': point }] });
  }
  return estate.city_id === null ? null : sql('e.city_id = ?', estate.city_id);
};

const nearPrice = ({ price }: Likeness): Sql[] =>
  price === null
    ? []
    : [
        sql(
          '(e.price IS NULL OR e.price BETWEEN ? AND ?)',
          price * (1 - PRICE_SPAN),
          price * (1 + PRICE_SPAN),
        ),
      ];

/**
 * Expressions whose sum is the dissimilarity, 0 for an identical estate at the same place; empty when nothing
 * can be compared.
 */
const unlikeness = (estate: Likeness): Sql[] => {
  const point = pointOf(estate);
  const distance = point === null ? null : kilometresFrom(point, 'e.lat', 'e.lon');
  const { price, bedroom_count: bedrooms, sub_type_id: subType } = estate;
  const parts = [
    ...(distance === null ? [] : [sql(`${PENALTIES.distance} * ${distance}`)]),
    ...(price === null
      ? []
      : [
          sql(`COALESCE(${PENALTIES.price} * abs(e.price - ?) / ?, ${PENALTIES.unknownPrice})`, price, price),
        ]),
    ...(bedrooms === null
      ? []
      : [sql(`${PENALTIES.bedroom} * abs(COALESCE(e.bedroom_count, 0) - ?)`, bedrooms)]),
    ...(subType === null ? [] : [sql(`${PENALTIES.subType} * (e.sub_type_id IS NOT ?)`, subType)]),
  ];
  if (parts.length === 0) return [];
  const sum = parts.map(({ text }) => `(${text})`).join(' + ');
  return [sql(sum, ...parts.flatMap(({ params }) => params))];
};

/**
 * The most similar estates, best first: of the same kind and purpose, nearby and of a similar price. null
 * when too little is known to compare.
 */
export const similarStatement = (
  siteId: string,
  estate: Likeness,
  scope: SearchScope,
  limit: number,
): Statement | null => {
  const place = nearby(estate);
  if (estate.head_type_id === null || estate.purpose === null || place === null) return null;
  const where = and(
    listedCondition(siteId, scope, false),
    sql('e.id <> ?', estate.id),
    // A unit's own project does not count.
    ...(estate.parent_id === null ? [] : [sql('e.id <> ?', estate.parent_id)]),
    sql('e.head_type_id = ?', estate.head_type_id),
    isOneOf('e.transaction_key', keysOfStatus(estate.purpose)),
    place,
    ...nearPrice(estate),
  );
  const order = [...unlikeness(estate), sql('e.id')];
  return {
    // `+ 0`: with a bare parameter as limit SQLite would plan the statement again each time.
    sql:
      `SELECT e.id, e.hidden_by FROM estates AS e WHERE ${where.text} ` +
      `ORDER BY ${order.map(({ text }) => text).join(', ')} LIMIT ? + 0`,
    params: [...where.params, ...order.flatMap(({ params }) => params), limit],
  };
};
