import { PROJECTS_GROUP } from '#domain/grouping.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { and, type Sql, sql } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { accessToCount, accessToMarkedProjects, accessToProjects } from './access.ts';
import { groupNames } from './group-names.ts';
import type { GroupOrder } from './group-order.ts';
import { GROUPING } from './grouping.ts';
import { matchingNumbers } from './match.ts';
import { termConditions } from './terms.ts';
import { asksTraits } from './traits.ts';
import { namedCondition, searchParts } from './where.ts';

/** A search to be counted. */
export interface CountedSearch {
  readonly siteId: string;
  readonly query: EstateQuery;
  readonly scope: SearchScope;
}

/** Terms with a column in the table of counts. */
const COUNTED_TERMS: ReadonlySet<string> = new Set([
  'address.country.id',
  'address.city.id',
  'headType.id',
  'subType.id',
  'transaction.id',
]);

const asksTermsOnly = ({ terms = {}, range, match, geo_distance, geo_polygon }: EstateQuery): boolean =>
  Object.values(range ?? {}).every((bounds) => bounds === undefined) &&
  match === undefined &&
  geo_distance === undefined &&
  geo_polygon === undefined &&
  Object.entries(terms).every(([field, values]) => values === undefined || COUNTED_TERMS.has(field));

/**
 * Condition on rows `e` of the table of counts, which has the columns of estates. With `cities` each city has
 * its own rows; without, a site has a few hundred rows.
 */
export const countedCondition = (siteId: string, scope: SearchScope, cities: boolean): Sql =>
  and(
    sql(`e.site_id = ? AND e.city_id ${cities ? '<>' : '='} '*'`, siteId),
    ...(scope === 'all' ? [] : [sql('e.source = ?', scope)]),
  );

const union = (parts: readonly Sql[]): Sql =>
  sql(parts.map(({ text }) => text).join(' UNION ALL '), ...parts.flatMap(({ params }) => params));

/** `key` and `count` from the table of counts, where '' means null. */
const fromCounts = ({ siteId, query, scope }: CountedSearch, column: string | null, only?: Sql): Sql => {
  const terms = termConditions(siteId, query.terms ?? {}, scope);
  const cities = column === 'city_id' || query.terms?.['address.city.id'] !== undefined;
  const { text, params } = and(
    countedCondition(siteId, scope, cities),
    ...(terms.text === '' ? [] : [terms]),
    ...(only === undefined ? [] : [only]),
  );
  return sql(
    `SELECT ${column === null ? 'NULL' : `nullif(e.${column}, '')`} AS key, ` +
      `ifnull(sum(e.estates), 0) AS count FROM estate_counts AS e WHERE ${text}` +
      `${column === null ? '' : ` GROUP BY e.${column}`}`,
    ...params,
  );
};

/** What is read of the estates that meet a search: its columns, by which one they are grouped, a further condition. */
interface Reading {
  readonly columns: string;
  readonly by?: string | null;
  readonly only?: Sql | undefined;
}

/** The estates that meet a search by themselves, and the projects that meet it by a unit. */
const bothParts = ({ siteId, query, scope }: CountedSearch, { columns, by = null, only }: Reading): Sql => {
  const { own, byUnit } = searchParts(siteId, query, scope);
  const part = (access: string, asked: Sql): Sql => {
    const where = only === undefined ? asked : and(asked, only);
    return sql(
      `SELECT ${columns} FROM estates AS e ${access} WHERE ${where.text}${by === null ? '' : ` GROUP BY e.${by}`}`,
      ...where.params,
    );
  };
  return union([
    part(accessToCount(query, by ?? undefined), own),
    ...(byUnit === null ? [] : [part(accessToProjects(query), byUnit)]),
  ]);
};

/** `key` and `count` from the estates themselves. */
const fromEstates = (search: CountedSearch, column: string | null, only?: Sql): Sql =>
  bothParts(search, {
    columns: `${column === null ? 'NULL' : `e.${column}`} AS key, count(*) AS count`,
    by: column,
    only,
  });

/** Number of traits from which on a search may leave a handful of homes or most of them. */
const MANY_TRAITS = 4;
/** Number of results up to which they are listed with their count. */
const MOST_LISTED = 200;

/** Whether the count of a search without groups also lists the results where they are few. */
export const listsFew = (query: EstateQuery): boolean => asksTraits(query).length >= MANY_TRAITS;

/**
 * The count of a search, with the results' numbers where they are few: a page in its order would pass the whole offer to
 * find them again.
 */
const countWithFew = (search: CountedSearch): Statement => {
  const { text, params } = bothParts(search, { columns: 'e.num' });
  return {
    sql:
      `SELECT NULL AS key, count(*) AS count, iif(count(*) <= ${MOST_LISTED}, json_group_array(num), NULL) AS numbers ` +
      `FROM (${text})`,
    params,
  };
};

/**
 * `key` and `count` of a search by the values of a column, or in total in one row; `only` is a further
 * condition on `e`.
 */
const countsBy = (search: CountedSearch, column: string | null, only?: Sql): Sql =>
  column !== 'price_step' && asksTermsOnly(search.query)
    ? fromCounts(search, column, only)
    : ((column === null ? fromWords(search) : null) ?? fromEstates(search, column, only));

/**
 * A search for words only, on a site that shows both sources: the word index contains exactly the listed
 * estates.
 */
const fromWords = ({ siteId, query, scope }: CountedSearch): Sql | null => {
  const { match, ...rest } = query;
  if (match === undefined || scope !== 'all' || !asksTermsOnly(rest)) return null;
  if (Object.values(rest.terms ?? {}).some((values) => values !== undefined)) return null;
  const numbers = matchingNumbers(siteId, match);
  return sql(`SELECT NULL AS key, count(*) AS count FROM (${numbers.text})`, ...numbers.params);
};

/** The search restricted to projects without a key, which are few. */
const keylessProjects = ({ siteId, query, scope }: CountedSearch, column: string): Sql => {
  const asked = namedCondition(siteId, query, scope);
  return sql(
    `SELECT count(*) AS count FROM estates AS e ${accessToMarkedProjects(query)} ` +
      `WHERE ${asked.text} AND e.project = 1 AND e.${column} IS NULL`,
    ...asked.params,
  );
};

/** Splits the estates without a key into projects and others. */
const projectsApart = (search: CountedSearch, column: string, counts: Sql): Sql => {
  const projects = keylessProjects(search, column);
  return sql(
    `WITH projects AS MATERIALIZED (${projects.text}) ${counts.text} ` +
      `UNION ALL SELECT '${PROJECTS_GROUP}', count FROM projects UNION ALL SELECT NULL, -count FROM projects`,
    ...projects.params,
    ...counts.params,
  );
};

/** Number of results: per group with its name, unordered, or in one row for all, which may list them (`listsFew`). */
export const censusStatement = (search: CountedSearch, groups: GroupOrder | null): Statement => {
  if (groups === null) {
    if (listsFew(search.query)) return countWithFew(search);
    const { text, params } = countsBy(search, null);
    return { sql: `SELECT NULL AS key, sum(count) AS count FROM (${text})`, params };
  }
  const { column } = GROUPING[groups.grouping];
  const counts = countsBy(search, column);
  const { text, params } = groups.projectsApart ? projectsApart(search, column, counts) : counts;
  const names = groupNames(search.siteId, groups.grouping);
  return {
    sql:
      `SELECT found.key, found.count, ${names.columns} ` +
      `FROM (SELECT key, sum(count) AS count FROM (${text}) GROUP BY key) AS found ${names.join.text} ` +
      'WHERE found.count > 0',
    params: [...params, ...names.join.params],
  };
};
