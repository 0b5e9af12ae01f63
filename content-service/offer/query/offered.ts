import { priceStepOf } from '#domain/price-steps.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { and, isOneOf, type OneOf, or, type Sql, sql } from '../../platform/db/sql.ts';
import { transactionCondition } from './terms.ts';
import { asksTraits, traitConditions, unitTraitConditions } from './traits.ts';

type Bounds = { gte?: number | undefined; lte?: number | undefined };

/** Unset prices and counts are null in their column, so that no range finds them (spec 1 §5, -1 is empty). */
const within = (column: string, bounds: Bounds | undefined): Sql[] => [
  ...(bounds?.gte === undefined ? [] : [sql(`${column} >= ?`, bounds.gte)]),
  ...(bounds?.lte === undefined ? [] : [sql(`${column} <= ?`, bounds.lte)]),
];

/** The price steps of a range, the first column of the price index. */
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

/** Whether homes without a public price match a range of prices too. */
const asksUnpriced = ({ range, unknown }: EstateQuery): boolean =>
  range?.['price.value'] !== undefined && unknown?.includes('price') === true;

/** The conditions on a column, or that it is null where the query accepts homes without a price. */
const orUnpriced = (query: EstateQuery, column: string, conditions: readonly Sql[]): Sql[] =>
  asksUnpriced(query) && conditions.length > 0
    ? [or(and(...conditions), sql(`${column} IS NULL`))]
    : [...conditions];

/** Conditions of a query on a price, in a column or expression. */
export const priceConditions = (query: EstateQuery, price: string): Sql[] =>
  orUnpriced(query, price, within(price, query.range?.['price.value']));

/** Conditions of a query on the number of bedrooms. */
export const bedroomConditions = (
  { terms, range }: EstateQuery,
  bedrooms: string,
  oneOf: OneOf = isOneOf,
): Sql[] => [...bedroomTerms(bedrooms, terms?.bedroomCount, oneOf), ...within(bedrooms, range?.bedroomCount)];

/** Conditions of a query on the transaction of a unit `u`, which may have its project's. */
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
 * Conditions on an offer `u`: the estate `e` itself or one of its units. A unit without a price has its
 * project's, and must itself be for sale or rent as requested.
 */
const offeredBy = (query: EstateQuery, scope: SearchScope): Sql[] => [
  ...offerConditions(query, 'COALESCE(u.price, e.price)', 'u.bedroom_count'),
  ...unitTraitConditions(query),
  ...unitTransaction(query, scope),
];

/** The two ways in which an estate can meet the conditions on price, bedrooms and traits. */
export interface OfferConditions {
  /** By itself: a project by its starting price. */
  readonly own: Sql;
  /** By a unit; true only for projects that do not meet them by themselves. */
  readonly unit: Sql;
}

/**
 * Conditions on price, bedrooms and traits. A project meets them by itself or by *one* unit: three bedrooms below €
 * 300.000 means a unit with both. null when the query has no such condition.
 */
export const offerConditionsOf = (query: EstateQuery, scope: SearchScope): OfferConditions | null => {
  const conditions = [...offerConditions(query, 'e.price', 'e.bedroom_count'), ...traitConditions(query)];
  if (conditions.length === 0) return null;
  // The step follows from the price: it leads to rows of the index of prices, and is not in that of projects.
  const own = and(
    ...orUnpriced(query, 'e.price_step', withinSteps(query.range?.['price.value'])),
    ...conditions,
  );
  const byItself = and(...conditions);
  const unit = and(...offeredBy(query, scope));
  return {
    own,
    unit: sql(
      // The index is named: by an index of bedrooms alone, all units of the site would be read for each
      // project.
      `e.has_units = 1 AND (${byItself.text}) IS NOT TRUE AND EXISTS (SELECT 1 FROM estates AS u ` +
        `INDEXED BY estates_of_project WHERE u.site_id = e.site_id AND u.parent_id = e.id AND u.withdrawn_at IS NULL AND ${unit.text})`,
      ...byItself.params,
      ...unit.params,
    ),
  };
};

/**
 * Sort expression that is 1 for estates that a query finds only because they do not say what it asks; null when it
 * accepts no unknown.
 */
export const unknownLast = ({ unknown, ...known }: EstateQuery, scope: SearchScope): Sql | null => {
  const asked =
    asksUnpriced({ ...known, unknown }) || asksTraits(known).some((trait) => unknown?.includes(trait))
      ? offerConditionsOf(known, scope)
      : null;
  if (asked === null) return null;
  const { text, params } = or(asked.own, asked.unit);
  return sql(`(${text}) IS NOT TRUE`, ...params);
};
