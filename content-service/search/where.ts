import { foldedWords } from '../../domain/fold.ts';
import type { EstateQuery } from '../../worker/content/schemas/estate-search.ts';
import { geoCondition } from './geo-distance.ts';
import { offerCondition } from './offered.ts';
import type { SearchScope } from './scope.ts';
import { and, type Sql, sql } from './sql.ts';
import { termConditions } from './terms.ts';

/**
 * Estates `e` that a list may show at all: of this site, not withdrawn, no units, and only the second
 * source's where that is searched. Written as the partial indexes are, so that they serve.
 */
export const listedCondition = (siteId: string, scope: SearchScope, units: boolean): Sql =>
  and(sql('e.site_id = ?', siteId), ...listedParts(scope, units));

const listedParts = (scope: SearchScope, units: boolean): Sql[] => [
  sql('e.withdrawn_at IS NULL'),
  ...(units ? [] : [sql('e.parent_id IS NULL')]),
  ...(scope === 'second' ? [sql('e.guid IS NOT NULL')] : []),
];

/** Every word must occur; a text without letters or digits finds nothing. */
const matchCondition = (text: string): Sql => {
  const words = foldedWords(text);
  return words.length === 0
    ? sql('0')
    : sql(
        'NOT EXISTS (SELECT 1 FROM json_each(?) AS word WHERE instr(e.match_text, word.value) = 0)',
        JSON.stringify(words),
      );
};

/** What a query asks beyond being listed; `1` when it asks nothing. */
export const queryCondition = (siteId: string, query: EstateQuery, scope: SearchScope): Sql => {
  const terms = termConditions(siteId, query.terms ?? {}, scope);
  const conditions = [
    ...(terms.text === '' ? [] : [terms]),
    ...offerCondition(query, scope),
    ...(query.match === undefined ? [] : [matchCondition(query.match.text)]),
    ...(query.geo_distance === undefined ? [] : [geoCondition(query.geo_distance)]),
  ];
  return conditions.length === 0 ? sql('1') : and(...conditions);
};

/** Whether units are rows of their own in this search: only when asked for by id. */
export const findsUnits = (query: EstateQuery): boolean => query.terms?.['children.general.id'] !== undefined;

/** The whole condition of a search over `estates AS e`. */
export const searchCondition = (siteId: string, query: EstateQuery, scope: SearchScope): Sql => {
  const asked = queryCondition(siteId, query, scope);
  // Ids lead straight to their rows; the plus keeps the planner from reading the whole site instead.
  const listed = findsUnits(query)
    ? and(sql('+e.site_id = ?', siteId), ...listedParts(scope, true))
    : listedCondition(siteId, scope, false);
  return asked.text === '1' ? listed : and(listed, asked);
};
