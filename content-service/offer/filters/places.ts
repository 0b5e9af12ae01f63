import { and, equalsOneOf, type Sql, sql, statementOf } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { accessToPlaces } from '../query/access.ts';
import { type CountedSearch, countedCondition } from '../query/census.ts';
import { bedroomConditions, priceConditions } from '../query/offered.ts';
import { asksTraits } from '../query/traits.ts';
import { distinctValues } from './distinct-values.ts';
import { homesUnderRest, kindConditions, restConditions } from './misses.ts';

/** Every place of the whole offer. */
const wholePlaces = ({ siteId, scope }: CountedSearch): Statement => {
  const { text, params } = and(
    sql('c.site_id = ? AND c.city_id = value', siteId),
    ...(scope === 'all' ? [] : [sql('c.source = ?', scope)]),
  );
  return statementOf(
    'WITH RECURSIVE',
    distinctValues('city', 'estate_counts', 'city_id', sql('site_id = ?', siteId), "''"),
    `SELECT value AS locations, 0 AS misses, 0 AS homes, 0 AS priced FROM city WHERE value IS NOT NULL AND value <> '*'`,
    sql(`AND EXISTS (SELECT 1 FROM estate_counts AS c WHERE ${text})`, ...params),
  );
};

/** Places of all estates, from the table of counts. */
const countedPlaces = (search: CountedSearch, kinds: readonly Sql[]): Statement =>
  statementOf(
    "SELECT nullif(e.city_id, '') AS locations, 0 AS misses, sum(e.estates * ((",
    kinds.length === 0 ? sql('1') : and(...kinds),
    ') IS TRUE)) AS priced, 0 AS homes FROM estate_counts AS e WHERE',
    countedCondition(search.siteId, search.scope, true),
    'GROUP BY e.city_id',
  );

/** Places of homes without units, from the estates. */
const readPlaces = (search: CountedSearch, asked: readonly Sql[]): Statement =>
  statementOf(
    'SELECT e.city_id AS locations, 0 AS misses, count(*) AS priced, 0 AS homes',
    homesUnderRest(search, accessToPlaces(search.query), asked),
    'GROUP BY e.city_id',
  );

/** Source of the counts of places. */
interface Places {
  /** Statements for every place of the whole offer, and its counts. */
  readonly statements: readonly Statement[];
  /** Whether projects must still be added. */
  readonly withoutProjects: boolean;
}

/** Counts places under the query without its place. */
export const countPlaces = (search: CountedSearch): Places => {
  const kinds = Object.values(kindConditions(search)).flat();
  const offered = [
    ...bedroomConditions(search.query, 'e.bedroom_count', equalsOneOf),
    ...priceConditions(search.query, 'e.price'),
  ];
  if (offered.length + restConditions(search).length + asksTraits(search.query).length === 0) {
    return { statements: [countedPlaces(search, kinds)], withoutProjects: false };
  }
  return {
    statements: [wholePlaces(search), readPlaces(search, [...kinds, ...offered])],
    withoutProjects: true,
  };
};
