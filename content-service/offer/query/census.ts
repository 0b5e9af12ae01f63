import type { EstateQuery } from '../../../wire/estate-search.ts';
import type { SearchScope } from '../../estates/scope.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { accessToCount, accessToProjects } from './access.ts';
import { GROUPING, type Grouping, type GroupKey } from './grouping.ts';
import { matchingNumbers } from './match.ts';
import type { GroupOrder } from './order.ts';
import { and, type Sql, sql } from './sql.ts';
import { termConditions } from './terms.ts';
import { searchParts } from './where.ts';

/** A search to be counted. */
export interface CountedSearch {
  readonly siteId: string;
  readonly query: EstateQuery;
  readonly scope: SearchScope;
}

/** Estates of a group under the query; all of them where the search has no groups. */
export interface GroupCount {
  readonly key: GroupKey;
  readonly count: number;
}

/** Terms that the table of counts knows by its columns. */
const COUNTED_TERMS: ReadonlySet<string> = new Set([
  'address.country.id',
  'address.city.id',
  'headType.id',
  'subType.id',
  'transaction.id',
]);

const asksTermsOnly = ({ terms = {}, range, match, geo_distance }: EstateQuery): boolean =>
  Object.values(range ?? {}).every((bounds) => bounds === undefined) &&
  match === undefined &&
  geo_distance === undefined &&
  Object.entries(terms).every(([field, values]) => values === undefined || COUNTED_TERMS.has(field));

/**
 * Condition on the rows `e` of the table of counts, which has the columns of estates. With `cities` each
 * city has its own rows; without, a site has a few hundred.
 */
export const countedCondition = (siteId: string, scope: SearchScope, cities: boolean): Sql =>
  and(
    sql(`e.site_id = ? AND e.city_id ${cities ? '<>' : '='} '*'`, siteId),
    ...(scope === 'all' ? [] : [sql('e.source = ?', scope)]),
  );

/** What is counted apart: the values of a column, each with the name of its city where that is wanted. */
export interface Counted {
  readonly column: string;
  readonly named?: boolean;
}

const countedBy = (grouping: Grouping | undefined): Counted | null =>
  grouping === undefined ? null : { column: GROUPING[grouping].column, named: grouping === 'CITY' };

const union = (parts: readonly Sql[]): Sql =>
  sql(parts.map(({ text }) => text).join(' UNION ALL '), ...parts.flatMap(({ params }) => params));

/** `key`, `name` and `count` from the table of counts, where '' stands for null. */
const fromCounts = ({ siteId, query, scope }: CountedSearch, by: Counted | null): Sql => {
  const terms = termConditions(siteId, query.terms ?? {}, scope);
  const cities = by?.column === 'city_id' || query.terms?.['address.city.id'] !== undefined;
  const { text, params } = and(
    countedCondition(siteId, scope, cities),
    ...(terms.text === '' ? [] : [terms]),
  );
  return sql(
    `SELECT ${by === null ? 'NULL' : `nullif(e.${by.column}, '')`} AS key, ` +
      `${by?.named === true ? "min(nullif(e.city_name, ''))" : 'NULL'} AS name, ` +
      `ifnull(sum(e.estates), 0) AS count FROM estate_counts AS e WHERE ${text}` +
      `${by === null ? '' : ` GROUP BY e.${by.column}`}`,
    ...params,
  );
};

/** `key`, `name` and `count` from the estates themselves. */
const fromEstates = ({ siteId, query, scope }: CountedSearch, by: Counted | null): Sql => {
  const { own, byUnit } = searchParts(siteId, query, scope);
  const part = (access: string, where: Sql): Sql =>
    sql(
      `SELECT ${by === null ? 'NULL' : `e.${by.column}`} AS key, ` +
        `${by?.named === true ? 'min(e.city_name)' : 'NULL'} AS name, count(*) AS count ` +
        `FROM estates AS e ${access} WHERE ${where.text}${by === null ? '' : ` GROUP BY e.${by.column}`}`,
      ...where.params,
    );
  return union([
    part(accessToCount(query, by?.column), own),
    ...(byUnit === null ? [] : [part(accessToProjects(query), byUnit)]),
  ]);
};

/** `key`, `name` and `count` of a search by the values of a column, or of all of it in one row. */
export const countsBy = (search: CountedSearch, by: Counted | null): Sql =>
  by?.column !== 'price_step' && asksTermsOnly(search.query)
    ? fromCounts(search, by)
    : ((by === null ? fromWords(search) : null) ?? fromEstates(search, by));

/** Words alone, on a site that shows both sources: the index of words holds what is listed and no more. */
const fromWords = ({ siteId, query, scope }: CountedSearch): Sql | null => {
  const { match, ...rest } = query;
  if (match === undefined || scope !== 'all' || !asksTermsOnly(rest)) return null;
  if (Object.values(rest.terms ?? {}).some((values) => values !== undefined)) return null;
  const numbers = matchingNumbers(siteId, match.text);
  return sql(`SELECT NULL AS key, NULL AS name, count(*) AS count FROM (${numbers.text})`, ...numbers.params);
};

/** How many estates a search finds: in each group, in their order, or in one row for all. */
export const censusStatement = (search: CountedSearch, groups: GroupOrder | null): Statement => {
  const counts = countsBy(search, countedBy(groups?.grouping));
  if (groups === null) {
    return { sql: `SELECT NULL AS key, sum(count) AS count FROM (${counts.text})`, params: counts.params };
  }
  return {
    sql:
      'SELECT found.key, found.count FROM (SELECT key, min(name) AS name, sum(count) AS count ' +
      `FROM (${counts.text}) GROUP BY key) AS found WHERE found.count > 0 ORDER BY ${groups.order.text}`,
    params: [...counts.params, ...groups.order.params],
  };
};
