import type { EstateQuery } from '../../../wire/estate-search.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { and, or, type Sql, sql } from '../../platform/db/sql.ts';
import { geoCondition } from './geo-distance.ts';
import { matchCondition, matchConditionOfUnits } from './match.ts';
import { type OfferConditions, offerConditionsOf } from './offered.ts';
import { termConditions } from './terms.ts';

/**
 * Estates `e` that a list may show at all: of this site, not withdrawn, no units, and only of one source
 * where that is searched alone. Written as the partial indexes are, so that they serve.
 */
export const listedCondition = (siteId: string, scope: SearchScope, units: boolean): Sql =>
  and(sql('e.site_id = ?', siteId), ...listedParts(scope, units));

const listedParts = (scope: SearchScope, units: boolean): Sql[] => [
  sql('e.withdrawn_at IS NULL'),
  ...(units ? [] : [sql('e.parent_id IS NULL')]),
  ...(scope === 'all' ? [] : [sql('e.source = ?', scope)]),
];

/** Whether units are rows of their own in this search: only when asked for by id. */
export const findsUnits = (query: EstateQuery): boolean => query.terms?.['children.general.id'] !== undefined;

/** Whether the query leads to its rows by their numbers: ids, words and what is new have lists of them. */
export const findsByNumber = ({ terms, match }: EstateQuery): boolean =>
  match !== undefined || terms?.['children.general.id'] !== undefined || terms?.news !== undefined;

/** What a query asks beyond being listed: of the estate, and of what it offers. */
interface AskedConditions {
  readonly estate: readonly Sql[];
  readonly offer: OfferConditions | null;
}

const askedConditions = (siteId: string, query: EstateQuery, scope: SearchScope): AskedConditions => {
  const terms = termConditions(siteId, query.terms ?? {}, scope);
  const { match } = query;
  return {
    estate: [
      ...(terms.text === '' ? [] : [terms]),
      ...(match === undefined
        ? []
        : [findsUnits(query) ? matchConditionOfUnits(match) : matchCondition(siteId, match)]),
      ...(query.geo_distance === undefined ? [] : [geoCondition(query.geo_distance)]),
    ],
    offer: offerConditionsOf(query, scope),
  };
};

/** What a query asks beyond being listed; `1` when it asks nothing. */
const queryCondition = (siteId: string, query: EstateQuery, scope: SearchScope): Sql => {
  const { estate, offer } = askedConditions(siteId, query, scope);
  const conditions = [...estate, ...(offer === null ? [] : [or(offer.own, offer.unit)])];
  return conditions.length === 0 ? sql('1') : and(...conditions);
};

/** The whole condition of a search over `estates AS e`, where the way to its rows is named (access.ts). */
export const namedCondition = (siteId: string, query: EstateQuery, scope: SearchScope): Sql => {
  const asked = queryCondition(siteId, query, scope);
  const listed = listedCondition(siteId, scope, findsUnits(query));
  return asked.text === '1' ? listed : and(listed, asked);
};

/** The same where the planner finds the way by itself. */
export const searchCondition = (siteId: string, query: EstateQuery, scope: SearchScope): Sql => {
  const { text, params } = namedCondition(siteId, query, scope);
  // Numbers lead straight to their rows; the plus keeps the planner from reading the whole site instead.
  return sql(findsByNumber(query) ? `+${text}` : text, ...params);
};

/** The same search as parts that share no estate, each of which an index can serve. */
interface SearchParts {
  /** Estates that meet the query by themselves. */
  readonly own: Sql;
  /** Projects that meet it by a unit only; null when nothing is asked that a unit could meet. */
  readonly byUnit: Sql | null;
}

/** The search in parts: an OR over both would be read row by row. */
export const searchParts = (siteId: string, query: EstateQuery, scope: SearchScope): SearchParts => {
  const { estate, offer } = askedConditions(siteId, query, scope);
  const rest = [listedCondition(siteId, scope, findsUnits(query)), ...estate];
  return offer === null
    ? { own: and(...rest), byUnit: null }
    : { own: and(...rest, offer.own), byUnit: and(...rest, offer.unit) };
};
