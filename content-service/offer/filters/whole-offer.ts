import { or, type Sql, sql, statementOf } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { type CountedSearch, countedCondition } from '../query/census.ts';
import { findsUnits, listedCondition } from '../query/where.ts';
import { kindColumns } from './counted-rows.ts';
import { distinctValues } from './distinct-values.ts';

const NONE = '0 AS misses, 0 AS homes, 0 AS priced';

/** Every kind of the whole offer, packed: a row per kind takes longer than its counting. */
const wholeKinds = (search: CountedSearch): Statement =>
  statementOf(
    'SELECT json_group_array(json_array(headTypes, subTypes, transactions, countries)) AS kinds FROM (SELECT DISTINCT',
    kindColumns(search),
    'FROM estate_counts AS e WHERE',
    countedCondition(search.siteId, search.scope, false),
    ')',
  );

/** Every number of bedrooms of the whole offer, in homes, projects and units. */
const wholeBedrooms = (search: CountedSearch): Statement => {
  const { siteId, scope, query } = search;
  const ofScope = (alias: string): Sql => (scope === 'all' ? sql('1') : sql(`${alias}.source = ?`, scope));
  const listed = listedCondition(siteId, scope, findsUnits(query));
  const ofProject = sql(
    `EXISTS (SELECT 1 FROM estates AS e WHERE e.id = u.parent_id AND ${listed.text})`,
    ...listed.params,
  );
  // Units requested by id are listed themselves; others as long as their project is.
  const unit = findsUnits(query) ? or(ofScope('u'), ofProject) : ofProject;
  return statementOf(
    'WITH RECURSIVE',
    distinctValues('home', 'home_counts', 'bedroom_count', sql('site_id = ?', siteId), '0'),
    ',',
    distinctValues(
      'unit',
      'estates INDEXED BY estates_by_unit_bedrooms',
      'bedroom_count',
      sql('site_id = ? AND parent_id IS NOT NULL AND withdrawn_at IS NULL', siteId),
      '0',
    ),
    `SELECT value AS bedrooms, ${NONE} FROM home WHERE value IS NOT NULL AND`,
    sql('EXISTS (SELECT 1 FROM home_counts AS h WHERE h.site_id = ? AND h.bedroom_count = value', siteId),
    'AND',
    ofScope('h'),
    `) UNION ALL SELECT value, ${NONE} FROM unit WHERE value IS NOT NULL AND EXISTS (SELECT 1 FROM estates AS u`,
    'INDEXED BY estates_by_unit_bedrooms WHERE',
    sql(
      'u.site_id = ? AND u.bedroom_count = value AND u.parent_id IS NOT NULL AND u.withdrawn_at IS NULL',
      siteId,
    ),
    'AND',
    unit,
    `) UNION ALL SELECT DISTINCT e.bedroom_count, ${NONE} FROM estates AS e INDEXED BY estates_with_units WHERE`,
    listedCondition(siteId, scope, false),
    'AND e.has_units = 1',
  );
};

/** Every option of the whole offer except places. */
export const wholeOfferStatements = (search: CountedSearch): readonly Statement[] => [
  wholeKinds(search),
  wholeBedrooms(search),
];
