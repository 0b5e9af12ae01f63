import type { EstateQuery } from '#wire/estate-search.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { and, or, type Sql, sql } from '../../platform/db/sql.ts';
import { matchCondition, matchConditionOfUnits } from './match.ts';
import { type OfferConditions, offerConditionsOf } from './offered.ts';
import { placesCondition } from './places.ts';
import { termConditions } from './terms.ts';

/**
 * Condition on estates `e` that a list may show: of this site, not withdrawn, no units, and only of one
 * source if the scope is that source. Written like the partial indexes, so that they can be used.
 */
export const listedCondition = (siteId: string, scope: SearchScope, units: boolean): Sql =>
  and(sql('e.site_id = ?', siteId), ...listedParts(scope, units));

const listedParts = (scope: SearchScope, units: boolean): Sql[] => [
  sql('e.withdrawn_at IS NULL'),
  ...(units ? [] : [sql('e.parent_id IS NULL')]),
  ...(scope === 'all' ? [] : [sql('e.source = ?', scope)]),
];

/** Whether units are results of their own: only when requested by id. */
export const findsUnits = (query: EstateQuery): boolean => query.terms?.['children.general.id'] !== undefined;

/** Whether the query leads directly to rows by number: ids, words and news have lists of numbers. */
export const findsByNumber = ({ terms, match }: EstateQuery): boolean =>
  match !== undefined || terms?.['children.general.id'] !== undefined || terms?.news !== undefined;

/** Conditions of a query besides being listed: on the estate, and on its offers. */
interface AskedConditions {
  readonly estate: readonly Sql[];
  readonly offer: OfferConditions | null;
}

const askedConditions = (siteId: string, query: EstateQuery, scope: SearchScope): AskedConditions => {
  const terms = termConditions(siteId, query.terms ?? {}, scope);
  const { match } = query;
  const places = placesCondition(query);
  return {
    estate: [
      ...(terms.text === '' ? [] : [terms]),
      ...(match === undefined
        ? []
        : [findsUnits(query) ? matchConditionOfUnits(match) : matchCondition(siteId, match)]),
      ...(places === null ? [] : [places]),
    ],
    offer: offerConditionsOf(query, scope),
  };
};

/** Condition of a query besides being listed; `1` for an empty query. */
const queryCondition = (siteId: string, query: EstateQuery, scope: SearchScope): Sql => {
  const { estate, offer } = askedConditions(siteId, query, scope);
  const conditions = [...estate, ...(offer === null ? [] : [or(offer.own, offer.unit)])];
  return conditions.length === 0 ? sql('1') : and(...conditions);
};

/** The whole condition of a search over `estates AS e`, for statements with an index hint (access.ts). */
export const namedCondition = (siteId: string, query: EstateQuery, scope: SearchScope): Sql => {
  const asked = queryCondition(siteId, query, scope);
  const listed = listedCondition(siteId, scope, findsUnits(query));
  return asked.text === '1' ? listed : and(listed, asked);
};

/** The same for statements without an index hint. */
export const searchCondition = (siteId: string, query: EstateQuery, scope: SearchScope): Sql => {
  const { text, params } = namedCondition(siteId, query, scope);
  // Numbers lead directly to rows; the plus keeps the planner from reading the whole site instead.
  return sql(findsByNumber(query) ? `+${text}` : text, ...params);
};

/** The same search as disjoint parts, each of which can use an index. */
interface SearchParts {
  /** Estates that meet the query by themselves. */
  readonly own: Sql;
  /** Projects that meet it only by a unit; null when the query has no condition that a unit could meet. */
  readonly byUnit: Sql | null;
}

/** Splits a search into parts: an OR of both would be read row by row. */
export const searchParts = (siteId: string, query: EstateQuery, scope: SearchScope): SearchParts => {
  const { estate, offer } = askedConditions(siteId, query, scope);
  const rest = [listedCondition(siteId, scope, findsUnits(query)), ...estate];
  return offer === null
    ? { own: and(...rest), byUnit: null }
    : { own: and(...rest, offer.own), byUnit: and(...rest, offer.unit) };
};
