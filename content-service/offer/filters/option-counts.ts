import { PRICE_STEPS } from '../../../domain/price-steps.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { accessToAll, accessToAllProjects, accessToCount } from '../query/access.ts';
import { type CountedSearch, countedCondition, countsBy } from '../query/census.ts';
import { offeredBy } from '../query/offered.ts';
import { and, type Sql } from '../query/sql.ts';
import { notArchived } from '../query/terms.ts';
import { findsUnits, listedCondition, queryCondition, searchParts } from '../query/where.ts';
import { type QueryParts, withoutParts } from './without.ts';

/** Where the options of a group come from and which part of the query is their own. */
interface OptionGroup {
  readonly column: string;
  readonly own: QueryParts;
  /** What of the offer it counts, as a condition on `e`; all of it where nothing is said. */
  readonly only?: Sql;
}

const TRANSACTIONS = { own: { terms: ['transaction.id'] }, only: notArchived('e') } as const;

/** Groups whose options are the values of one column. */
export const OPTION_GROUPS = {
  headTypes: { column: 'head_type_id', own: { terms: ['headType.id'] } },
  subTypes: { column: 'sub_type_id', own: { terms: ['subType.id'] } },
  transactions: { ...TRANSACTIONS, column: 'transaction_key' },
  ownTransactions: { ...TRANSACTIONS, column: 'transaction_id' },
  countries: { column: 'country_id', own: { terms: ['address.country.id'] } },
  // A search around a point takes the city's place (spec 1 §5), so it is the group's own as well.
  locations: { column: 'city_id', own: { terms: ['address.city.id'], geo: true } },
} as const satisfies Record<string, OptionGroup>;

/**
 * Every value of a column in the whole offer, with how many estates have it under the query: `id`,
 * `count`, and the head type it belongs to.
 */
export const columnCounts = ({ column, own, only }: OptionGroup, search: CountedSearch): Statement => {
  const { siteId, query, scope } = search;
  const whole = countedCondition(siteId, scope, column === 'city_id');
  const offer = only === undefined ? whole : and(whole, only);
  const counts = countsBy({ siteId, query: withoutParts(query, own), scope }, column, only);
  return {
    sql:
      'SELECT id, sum(count) AS count, min(head_type_id) AS head_type_id FROM (' +
      `SELECT nullif(e.${column}, '') AS id, 0 AS count, nullif(e.head_type_id, '') AS head_type_id ` +
      `FROM estate_counts AS e WHERE ${offer.text} ` +
      `UNION ALL SELECT key, count, NULL FROM (${counts.text})) WHERE id IS NOT NULL GROUP BY id`,
    params: [...offer.params, ...counts.params],
  };
};

/** Projects joined to all they offer, themselves and their units; CROSS keeps the projects first. */
const OFFERS =
  'CROSS JOIN estates AS u ON u.num IN (SELECT e.num UNION ALL SELECT unit.num FROM estates AS unit ' +
  'WHERE unit.site_id = e.site_id AND unit.parent_id = e.id AND unit.withdrawn_at IS NULL)';

const listed = ({ siteId, query, scope }: CountedSearch): Sql =>
  listedCondition(siteId, scope, findsUnits(query));

/** The rest of the query on the estate, and what remains of the offer's part on the unit. */
const askedOfOffers = ({ siteId, query, scope }: CountedSearch): Sql => {
  const estate = withoutParts(query, { terms: ['bedroomCount'], ranges: ['price.value', 'bedroomCount'] });
  return and(queryCondition(siteId, estate, scope), ...offeredBy(query, scope));
};

/**
 * Numbers of bedrooms in the whole offer, and how many estates (a project once) have them. What is no
 * project is counted without a look at units.
 */
export const bedroomCounts = (search: CountedSearch): Statement => {
  const rest = {
    ...search,
    query: withoutParts(search.query, { terms: ['bedroomCount'], ranges: ['bedroomCount'] }),
  };
  const where = listed(search);
  const { own } = searchParts(search.siteId, rest.query, search.scope);
  const asked = askedOfOffers(rest);
  return {
    sql:
      'SELECT value, sum(count) AS count FROM (' +
      `SELECT DISTINCT e.bedroom_count AS value, 0 AS count FROM estates AS e ${accessToAll(search.query)} WHERE ${where.text} ` +
      `UNION ALL SELECT e.bedroom_count, count(*) FROM estates AS e ${accessToCount(rest.query)} ` +
      `WHERE ${own.text} AND e.has_units = 0 GROUP BY 1 ` +
      `UNION ALL SELECT u.bedroom_count, count(DISTINCT CASE WHEN ${asked.text} THEN e.id END) ` +
      `FROM estates AS e ${accessToAllProjects(search.query)} ${OFFERS} WHERE ${where.text} AND e.has_units = 1 GROUP BY 1` +
      ') WHERE value > 0 GROUP BY 1 ORDER BY 1',
    params: [...where.params, ...own.params, ...asked.params, ...where.params],
  };
};

/** Lowest and highest price and the number of estates in each price step, under the rest of the query. */
export const priceCounts = (search: CountedSearch): Statement => {
  const rest = { ...search, query: withoutParts(search.query, { ranges: ['price.value'] }) };
  const where = listed(search);
  const { own } = searchParts(search.siteId, rest.query, search.scope);
  const asked = askedOfOffers(rest);
  const price = 'COALESCE(u.price, e.price)';
  return {
    sql:
      'SELECT step, min(lowest) AS lowest, max(highest) AS highest, sum(count) AS count FROM (' +
      'SELECT e.price_step AS step, min(e.price) AS lowest, max(e.price) AS highest, count(*) AS count ' +
      `FROM estates AS e ${accessToCount(rest.query, 'price_step')} ` +
      `WHERE ${own.text} AND e.has_units = 0 AND e.price IS NOT NULL GROUP BY 1 ` +
      'UNION ALL ' +
      `SELECT (SELECT max(step.value) FROM json_each(?) AS step WHERE step.value <= ${price}), ` +
      `min(${price}), max(${price}), count(DISTINCT e.id) ` +
      `FROM estates AS e ${accessToAllProjects(search.query)} ${OFFERS} WHERE ${where.text} AND e.has_units = 1 ` +
      `AND ${price} IS NOT NULL AND ${asked.text} GROUP BY 1) GROUP BY 1 ORDER BY 1`,
    params: [...own.params, JSON.stringify(PRICE_STEPS), ...where.params, ...asked.params],
  };
};
