import { PRICE_STEPS } from '../../domain/price-steps.ts';
import type { EstateQuery } from '../../worker/content/schemas/estate-search.ts';
import type { Statement } from '../db/statement.ts';
import { offeredBy } from './offered.ts';
import type { SearchScope } from './scope.ts';
import { and, type Sql } from './sql.ts';
import { findsUnits, listedCondition, queryCondition } from './where.ts';
import { type QueryParts, withoutParts } from './without.ts';

/** Where the options of a group come from and which part of the query is their own. */
export interface OptionGroup {
  readonly column: string;
  readonly own: QueryParts;
}

/** Groups whose options are the values of one column. */
export const OPTION_GROUPS = {
  headTypes: { column: 'head_type_id', own: { terms: ['headType.id'] } },
  subTypes: { column: 'sub_type_id', own: { terms: ['subType.id'] } },
  transactions: { column: 'transaction_key', own: { terms: ['transaction.id'] } },
  ownTransactions: { column: 'transaction_id', own: { terms: ['transaction.id'] } },
  countries: { column: 'country_id', own: { terms: ['address.country.id'] } },
  // A search around a point takes the city's place (spec 1 §5), so it is the group's own as well.
  locations: { column: 'city_id', own: { terms: ['address.city.id'], geo: true } },
} as const satisfies Record<string, OptionGroup>;

/** What every count is made under. */
export interface CountContext {
  readonly siteId: string;
  readonly query: EstateQuery;
  readonly scope: SearchScope;
}

const listed = ({ siteId, query, scope }: CountContext): Sql =>
  listedCondition(siteId, scope, findsUnits(query));

/** Every value of a column in the whole offer, with how many estates have it under the query. */
export const columnCounts = (group: OptionGroup, context: CountContext): Statement => {
  const where = listed(context);
  const asked = queryCondition(context.siteId, withoutParts(context.query, group.own), context.scope);
  return {
    sql:
      `SELECT e.${group.column} AS id, count(CASE WHEN ${asked.text} THEN 1 END) AS count, ` +
      'min(e.head_type_id) AS head_type_id ' +
      `FROM estates AS e WHERE ${where.text} AND e.${group.column} IS NOT NULL GROUP BY 1`,
    params: [...asked.params, ...where.params],
  };
};

/** Estates joined to all they offer: themselves and their units. */
const OFFERS =
  'estates AS e JOIN estates AS u ON u.site_id = e.site_id AND u.withdrawn_at IS NULL ' +
  'AND (u.id = e.id OR u.parent_id = e.id)';

/** The rest of the query on the estate, and what remains of the offer's part on the unit. */
const askedOfOffers = (own: QueryParts, { siteId, query, scope }: CountContext): Sql => {
  const rest = withoutParts(query, own);
  const estate = withoutParts(rest, { terms: ['bedroomCount'], ranges: ['price.value', 'bedroomCount'] });
  return and(queryCondition(siteId, estate, scope), ...offeredBy(rest, scope));
};

/** Numbers of bedrooms in the whole offer, and how many estates (a project once) have them. */
export const bedroomCounts = (context: CountContext): Statement => {
  const where = listed(context);
  const asked = askedOfOffers({ terms: ['bedroomCount'], ranges: ['bedroomCount'] }, context);
  return {
    sql:
      `SELECT u.bedroom_count AS value, count(DISTINCT CASE WHEN ${asked.text} THEN e.id END) AS count ` +
      `FROM ${OFFERS} WHERE ${where.text} AND u.bedroom_count > 0 GROUP BY 1 ORDER BY 1`,
    params: [...asked.params, ...where.params],
  };
};

/** Lowest and highest price and the number of estates in each price step, under the rest of the query. */
export const priceCounts = (context: CountContext): Statement => {
  const where = listed(context);
  const asked = askedOfOffers({ ranges: ['price.value'] }, context);
  const price = 'COALESCE(u.price, e.price)';
  return {
    sql:
      `SELECT (SELECT max(step.value) FROM json_each(?) AS step WHERE step.value <= ${price}) AS step, ` +
      `min(${price}) AS lowest, max(${price}) AS highest, count(DISTINCT e.id) AS count ` +
      `FROM ${OFFERS} WHERE ${where.text} AND ${price} IS NOT NULL AND ${asked.text} GROUP BY 1 ORDER BY 1`,
    params: [JSON.stringify(PRICE_STEPS), ...where.params, ...asked.params],
  };
};
