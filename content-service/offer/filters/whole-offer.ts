import { joinedSql, or, type Sql, sql } from '../../platform/db/sql.ts';
import { type CountedSearch, countedCondition } from '../query/census.ts';
import { findsUnits, listedCondition } from '../query/where.ts';
import { type CountedRow, kindColumns } from './counted-rows.ts';
import { distinctValues } from './distinct-values.ts';

const NONE = { misses: 0, homes: 0, priced: 0 } as const;

/** JSON of all kinds in the whole offer, a list of `PackedKind`. */
const wholeKinds = (search: CountedSearch): Sql => {
  const columns = kindColumns(search);
  const where = countedCondition(search.siteId, search.scope, false);
  return sql(
    '(SELECT json_group_array(json_array(headTypes, subTypes, transactions, countries)) FROM ' +
      `(SELECT DISTINCT ${columns.text} FROM estate_counts AS e WHERE ${where.text}))`,
    ...columns.params,
    ...where.params,
  );
};

/** JSON of all numbers of bedrooms in the whole offer, of homes, projects and units; can contain null. */
const wholeBedrooms = (search: CountedSearch): Sql => {
  const { siteId, scope, query } = search;
  const ofScope = (alias: string): Sql => (scope === 'all' ? sql('1') : sql(`${alias}.source = ?`, scope));
  const listed = listedCondition(siteId, scope, findsUnits(query));
  const ofProject = sql(
    `EXISTS (SELECT 1 FROM estates AS e WHERE e.id = u.parent_id AND ${listed.text})`,
    ...listed.params,
  );
  // Units requested by id are listed themselves; others as long as their project is.
  const unit = findsUnits(query) ? or(ofScope('u'), ofProject) : ofProject;
  return joinedSql(
    '(WITH RECURSIVE',
    distinctValues('home', 'home_counts', 'bedroom_count', sql('site_id = ?', siteId), '0'),
    ',',
    distinctValues(
      'unit',
      'estates INDEXED BY estates_by_unit_bedrooms',
      'bedroom_count',
      sql('site_id = ? AND parent_id IS NOT NULL AND withdrawn_at IS NULL', siteId),
      '0',
    ),
    'SELECT json_group_array(bedrooms) FROM (SELECT value AS bedrooms FROM home WHERE value IS NOT NULL AND',
    sql('EXISTS (SELECT 1 FROM home_counts AS h WHERE h.site_id = ? AND h.bedroom_count = value', siteId),
    'AND',
    ofScope('h'),
    ') UNION ALL SELECT value FROM unit WHERE value IS NOT NULL AND EXISTS (SELECT 1 FROM estates AS u',
    'INDEXED BY estates_by_unit_bedrooms WHERE',
    sql(
      'u.site_id = ? AND u.bedroom_count = value AND u.parent_id IS NOT NULL AND u.withdrawn_at IS NULL',
      siteId,
    ),
    'AND',
    unit,
    ') UNION ALL SELECT DISTINCT e.bedroom_count FROM estates AS e INDEXED BY estates_with_units WHERE',
    listedCondition(siteId, scope, false),
    'AND e.has_units = 1))',
  );
};

/** All options of the whole offer except places, as columns of one row. */
export const wholeOfferColumns = (search: CountedSearch): Readonly<Record<keyof WholeOffer, Sql>> => ({
  kinds: wholeKinds(search),
  bedrooms: wholeBedrooms(search),
});

/** Those columns. */
export interface WholeOffer {
  readonly kinds: string;
  readonly bedrooms: string;
}

type PackedKind = readonly [
  headTypes: string | null,
  subTypes: string | null,
  transactions: string | null,
  countries: string | null,
];

/** The options as rows with zero homes. */
export const readWholeOffer = ({ kinds, bedrooms }: WholeOffer): readonly CountedRow[] => [
  ...(JSON.parse(kinds) as readonly PackedKind[]).map(
    ([headTypes, subTypes, transactions, countries]): CountedRow => ({
      headTypes,
      subTypes,
      transactions,
      countries,
      ...NONE,
    }),
  ),
  ...(JSON.parse(bedrooms) as readonly (number | null)[]).map(
    (value): CountedRow => ({ bedrooms: value, ...NONE }),
  ),
];
