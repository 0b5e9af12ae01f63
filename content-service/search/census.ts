import type { EstateQuery } from '../../worker/content/schemas/estate-search.ts';
import type { Statement } from '../db/statement.ts';
import { accessToCount, accessToProjects } from './access.ts';
import { GROUPING, type Grouping, type GroupKey } from './grouping.ts';
import { matchingNumbers } from './match.ts';
import type { GroupOrder } from './order.ts';
import type { SearchScope } from './scope.ts';
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

/** Whether the table of counts can answer: it knows the kinds of homes and their cities. */
export const isCounted = (query: EstateQuery, grouping?: Grouping): boolean =>
  grouping !== 'PRICE' && asksTermsOnly(query);

/**
 * Condition on the rows `e` of the table of counts, which has the columns of estates. With `cities` each
 * city has its own rows; without, a site has a few hundred.
 */
export const countedCondition = (siteId: string, scope: SearchScope, cities: boolean): Sql =>
  sql(
    `e.site_id = ? AND e.city_id ${cities ? '<>' : '='} '*'${scope === 'second' ? ' AND e.second = 1' : ''}`,
    siteId,
  );

const column = (grouping: Grouping | undefined): string =>
  grouping === undefined ? 'NULL' : `e.${GROUPING[grouping].column}`;
const by = (grouping: Grouping | undefined): string =>
  grouping === undefined ? '' : ` GROUP BY ${column(grouping)}`;

/** `key`, `name` and `count` from the table of counts, where '' stands for null. */
const fromCounts = ({ siteId, query, scope }: CountedSearch, grouping: Grouping | undefined): Sql => {
  const terms = termConditions(siteId, query.terms ?? {}, scope);
  const cities = grouping === 'CITY' || query.terms?.['address.city.id'] !== undefined;
  const where = [countedCondition(siteId, scope, cities), ...(terms.text === '' ? [] : [terms])];
  const { text, params } = and(...where);
  return sql(
    `SELECT nullif(${column(grouping)}, '') AS key, ` +
      `${grouping === 'CITY' ? "min(nullif(e.city_name, ''))" : 'NULL'} AS name, ` +
      `ifnull(sum(e.estates), 0) AS count FROM estate_counts AS e WHERE ${text}${by(grouping)}`,
    ...params,
  );
};

/** `key`, `name` and `count` from the estates themselves. */
const fromEstates = ({ siteId, query, scope }: CountedSearch, grouping: Grouping | undefined): Sql => {
  const { own, byUnit } = searchParts(siteId, query, scope);
  const part = (access: string, where: Sql): Sql =>
    sql(
      `SELECT ${column(grouping)} AS key, ${grouping === 'CITY' ? 'min(e.city_name)' : 'NULL'} AS name, count(*) AS count ` +
        `FROM estates AS e ${access} WHERE ${where.text}${by(grouping)}`,
      ...where.params,
    );
  const parts = [
    part(accessToCount(query, grouping), own),
    ...(byUnit === null ? [] : [part(accessToProjects(query), byUnit)]),
  ];
  return sql(parts.map(({ text }) => text).join(' UNION ALL '), ...parts.flatMap(({ params }) => params));
};

/** Words alone, on a site that shows both sources: the index of words holds what is listed and no more. */
const fromWords = ({ siteId, query, scope }: CountedSearch): Sql | null => {
  const { match, ...rest } = query;
  if (match === undefined || scope !== 'all' || !asksTermsOnly(rest)) return null;
  if (Object.values(rest.terms ?? {}).some((values) => values !== undefined)) return null;
  const numbers = matchingNumbers(siteId, match.text);
  return sql(`SELECT NULL AS key, NULL AS name, count(*) AS count FROM (${numbers.text})`, ...numbers.params);
};

const source = (search: CountedSearch, grouping: Grouping | undefined): Sql => {
  if (isCounted(search.query, grouping)) return fromCounts(search, grouping);
  const words = grouping === undefined ? fromWords(search) : null;
  return words ?? fromEstates(search, grouping);
};

/** How many estates a search finds: in each group, in their order, or in one row for all. */
export const censusStatement = (search: CountedSearch, groups: GroupOrder | null): Statement => {
  const counts = source(search, groups?.grouping);
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
