import { priceStepOf } from '../../../domain/price-steps.ts';
import type { EstateQuery } from '../../../wire/estate-search.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { and, isOneOf, type OneOf, or, type Sql, sql } from '../../platform/db/sql.ts';
import { transactionCondition } from './terms.ts';

type Bounds = { gte?: number | undefined; lte?: number | undefined };

/** An unset price or count is null in its column, so that no range finds it (spec 1 §5, -1 is empty). */
const within = (column: string, bounds: Bounds | undefined): Sql[] => [
  ...(bounds?.gte === undefined ? [] : [sql(`${column} >= ?`, bounds.gte)]),
  ...(bounds?.lte === undefined ? [] : [sql(`${column} <= ?`, bounds.lte)]),
];

/** The price steps of a range of prices: what the index of prices begins with. */
const withinSteps = (bounds: Bounds | undefined): Sql[] =>
  within('e.price_step', {
    gte: bounds?.gte === undefined ? undefined : priceStepOf(bounds.gte),
    lte: bounds?.lte === undefined ? undefined : priceStepOf(bounds.lte),
  });

const bedroomTerms = (column: string, terms: readonly string[] | undefined, oneOf: OneOf): Sql[] => {
  if (terms === undefined) return [];
  const counts = terms.filter((term) => /^\d{1,3}$/.test(term)).map(Number);
  return [oneOf(column, counts)];
};

/** What a query asks of a price, in a column or expression. */
export const priceConditions = ({ range }: EstateQuery, price: string): Sql[] =>
  within(price, range?.['price.value']);

/** What a query asks of a number of bedrooms. */
export const bedroomConditions = (
  { terms, range }: EstateQuery,
  bedrooms: string,
  oneOf: OneOf = isOneOf,
): Sql[] => [...bedroomTerms(bedrooms, terms?.bedroomCount, oneOf), ...within(bedrooms, range?.bedroomCount)];

/** What a query asks of the transaction of a unit `u`, which may leave it to its project. */
export const unitTransaction = (
  { terms }: EstateQuery,
  scope: SearchScope,
  oneOf: OneOf = isOneOf,
): Sql[] => {
  const transactions = terms?.['transaction.id'];
  return transactions === undefined
    ? []
    : [or(sql('u.transaction_key IS NULL'), transactionCondition('u', transactions, scope, oneOf))];
};

const offerConditions = (query: EstateQuery, price: string, bedrooms: string): Sql[] => [
  ...priceConditions(query, price),
  ...bedroomConditions(query, bedrooms),
];

/**
 * Conditions on one thing on offer, `u`: the estate `e` itself or a unit of it. A unit without a price
 * counts with its project's, and must itself be for sale or rent as asked.
 */
const offeredBy = (query: EstateQuery, scope: SearchScope): Sql[] => [
  ...offerConditions(query, 'COALESCE(u.price, e.price)', 'u.bedroom_count'),
  ...unitTransaction(query, scope),
];

/** The two ways in which an estate meets what is asked of price and bedrooms. */
export interface OfferConditions {
  /** By itself: a project by its from-price. */
  readonly own: Sql;
  /** By a unit; true only of projects that do not meet it by themselves. */
  readonly unit: Sql;
}

/**
 * Price and bedrooms. A project meets them by itself or by a unit, and then by *one* unit: three bedrooms
 * below € 300.000 means an estate that is both. null when nothing of the kind is asked.
 */
export const offerConditionsOf = (query: EstateQuery, scope: SearchScope): OfferConditions | null => {
  const conditions = [
    ...withinSteps(query.range?.['price.value']),
    ...offerConditions(query, 'e.price', 'e.bedroom_count'),
  ];
  if (conditions.length === 0) return null;
  const own = and(...conditions);
  const unit = and(...offeredBy(query, scope));
  return {
    own,
    unit: sql(
      // Named: by an index of bedrooms alone, all units of the site would be read for each project.
      `e.has_units = 1 AND (${own.text}) IS NOT TRUE AND EXISTS (SELECT 1 FROM estates AS u ` +
        `INDEXED BY estates_of_project WHERE u.site_id = e.site_id AND u.parent_id = e.id AND u.withdrawn_at IS NULL AND ${unit.text})`,
      ...own.params,
      ...unit.params,
    ),
  };
};
