import { and, equalsOneOf, type Sql, sql, statementOf } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { accessToAllProjects } from '../query/access.ts';
import type { CountedSearch } from '../query/census.ts';
import { bedroomConditions, priceConditions, unitTransaction } from '../query/offered.ts';
import { traitConditions, unitTraitConditions } from '../query/traits.ts';
import { findsUnits, listedCondition } from '../query/where.ts';
import { type CountedRow, kindColumns } from './counted-rows.ts';
import { kindConditions, MISSES_ONE_AT_MOST, missesOf, placeConditions, restConditions } from './misses.ts';

/** An offer of a project: price in euros (the project's by default), and the bits of what it misses. */
export type Offered = readonly [bedrooms: number | null, price: number | null, misses: number];

/** A project with units: its values and its offers. */
export interface ProjectRow
  extends Pick<CountedRow, 'headTypes' | 'subTypes' | 'transactions' | 'countries' | 'locations' | 'misses'> {
  /** JSON of `Offered`. */
  readonly own: string;
  /** JSON of a list of `Offered`. */
  readonly units: string;
}

/** SQL that writes a price as JSON quickly: a whole number takes a tenth of the time. */
const euros = (price: string): string =>
  `iif(${price} = CAST(${price} AS INTEGER), CAST(${price} AS INTEGER), ${price})`;

/**
 * Projects with units, each with all its offers, since it counts once for each number of bedrooms and each
 * price step. `located`: whether places are selected.
 */
export const projectStatement = (search: CountedSearch, located: boolean): Statement => {
  const { siteId, query, scope } = search;
  const offered = (price: string, bedrooms: string, traits: readonly Sql[]) => ({
    traits,
    bedrooms: bedroomConditions(query, bedrooms, equalsOneOf),
    prices: priceConditions(query, price),
  });
  const price = 'COALESCE(u.price, e.price)';
  return statementOf(
    'SELECT headTypes, subTypes, transactions, countries, locations, misses,',
    `json_array(e.bedroom_count, ${euros('e.price')},`,
    missesOf(offered('e.price', 'e.bedroom_count', traitConditions(query))),
    `) AS own, (SELECT json_group_array(json_array(u.bedroom_count, ${euros(price)},`,
    missesOf({
      ...offered(price, 'u.bedroom_count', unitTraitConditions(query)),
      transactions: unitTransaction(query, scope, equalsOneOf),
    }),
    ')) FROM estates AS u INDEXED BY estates_of_project ' +
      'WHERE u.site_id = e.site_id AND u.parent_id = e.id AND u.withdrawn_at IS NULL) AS units FROM (SELECT',
    kindColumns(search),
    `, ${located ? 'e.city_id' : 'NULL'} AS locations, e.site_id, e.id, e.price, e.bedroom_count, e.traits, e.living_area, e.land_area, e.built_in, e.available_on,`,
    missesOf({ ...kindConditions(search), locations: placeConditions(search) }),
    `AS misses FROM estates AS e ${accessToAllProjects(query)} WHERE`,
    and(listedCondition(siteId, scope, findsUnits(query)), sql('e.has_units = 1'), ...restConditions(search)),
    // The LIMIT keeps the planner from computing the misses again at each use.
    `LIMIT -1) AS e WHERE ${MISSES_ONE_AT_MOST}`,
  );
};
