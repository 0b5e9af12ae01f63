import type { News } from '#domain/filter/news.ts';
import { ARCHIVED_KEY } from '#domain/rules/standing.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import { isLoweredNow } from '../../estates/lowered.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { isStatusText, keyOfStatusText } from '../../estates/transaction-codes.ts';
import { and, isOneOf, type OneOf, or, type Sql, sql } from '../../platform/db/sql.ts';

/** Numbers of the estates with each kind of news at the moment of the search. */
const NUMBERS: Readonly<Record<News, (siteId: string) => Sql>> = {
  lowered: (siteId) =>
    sql(
      'SELECT cheaper.num FROM price_cuts AS cut JOIN estates AS cheaper ON cheaper.site_id = cut.site_id ' +
        `AND cheaper.id = cut.estate_id WHERE cut.site_id = ? AND ${isLoweredNow('cut')}`,
      siteId,
    ),
  openHouse: (siteId) =>
    sql(
      'SELECT open.num FROM estates AS open ' +
        "WHERE open.site_id = ? AND open.open_until > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')",
      siteId,
    ),
};

const isNews = (text: string): text is News => Object.hasOwn(NUMBERS, text);

/** Condition: estate `e` has any of these kinds of news; unknown kinds match nothing. */
const newsCondition = (siteId: string, values: readonly string[]): Sql => {
  const parts = values.filter(isNews).map((news) => NUMBERS[news](siteId));
  return parts.length === 0
    ? sql('0')
    : sql(
        `e.num IN (${parts.map(({ text }) => text).join(' UNION ')})`,
        ...parts.flatMap(({ params }) => params),
      );
};

type Terms = NonNullable<EstateQuery['terms']>;
type TermField = keyof Terms;

/** Fields whose terms are compared with one column of the estate. */
const COLUMNS = {
  'address.country.id': 'country_id',
  'address.city.id': 'city_id',
  'headType.id': 'head_type_id',
  'subType.id': 'sub_type_id',
} as const satisfies Partial<Record<TermField, string>>;

/** Condition: not archived, unless it is also gone. */
export const notArchived = (alias: string): Sql => sql(`${alias}.transaction_key IS NOT ?`, ARCHIVED_KEY);

/**
 * Condition on transactions. The shared list uses the first source's ids; the second source's own list its
 * own ids, which never match archived homes. Both accept status texts (contract, "Status codes of the
 * filter").
 */
export const transactionCondition = (
  alias: string,
  terms: readonly string[],
  scope: SearchScope,
  oneOf: OneOf = isOneOf,
): Sql => {
  const ids = terms.filter((term) => !isStatusText(term));
  const keys = terms.filter(isStatusText).map(keyOfStatusText);
  const key = `${alias}.transaction_key`;
  if (scope === 'all') return oneOf(key, [...ids, ...keys]);
  const parts = [
    ...(ids.length > 0 ? [and(oneOf(`${alias}.transaction_id`, ids), notArchived(alias))] : []),
    ...(keys.length > 0 ? [oneOf(key, keys)] : []),
  ];
  return or(...parts);
};

/** Condition on collections: the estate's own or, for a project, those of a unit (contract, "children.…"). */
const collectionCondition = (siteId: string, collections: readonly string[], units: boolean): Sql => {
  const member = isOneOf('collection_id', collections);
  const ids = (column: string) =>
    sql(
      `SELECT ${column} FROM estate_collections WHERE site_id = ? AND ${member.text}`,
      siteId,
      ...member.params,
    );
  const parts = [ids('listed_id'), ...(units ? [ids('estate_id')] : [])];
  return sql(
    `e.id IN (${parts.map(({ text }) => text).join(' UNION ALL ')})`,
    ...parts.flatMap(({ params }) => params),
  );
};

/**
 * Condition on ids of estates or units, or guids of the second source: each row by its own (favourites). Two
 * index lookups, since a plain OR of two lists would not use the indexes.
 */
const idCondition = (siteId: string, ids: readonly string[]): Sql => {
  const byId = isOneOf('id', ids);
  const byGuid = isOneOf('guid', ids);
  return sql(
    `e.num IN (SELECT num FROM estates WHERE site_id = ? AND ${byId.text} ` +
      `UNION SELECT num FROM estates WHERE site_id = ? AND ${byGuid.text})`,
    siteId,
    ...byId.params,
    siteId,
    ...byGuid.params,
  );
};

/** Conditions of all terms except `bedroomCount`, which units can meet for their project. */
export const termConditions = (
  siteId: string,
  terms: Terms,
  scope: SearchScope,
  oneOf: OneOf = isOneOf,
): Sql => {
  const columns = Object.entries(COLUMNS).flatMap(([field, column]) => {
    const values = terms[field as keyof typeof COLUMNS];
    return values === undefined ? [] : [oneOf(`e.${column}`, values)];
  });
  const transactions = terms['transaction.id'];
  const collections = terms['children.collections'];
  const ids = terms['children.general.id'];
  const { news } = terms;
  return and(
    ...columns,
    ...(transactions === undefined ? [] : [transactionCondition('e', transactions, scope, oneOf)]),
    ...(collections === undefined ? [] : [collectionCondition(siteId, collections, ids !== undefined)]),
    ...(ids === undefined ? [] : [idCondition(siteId, ids)]),
    ...(news === undefined ? [] : [newsCondition(siteId, news)]),
  );
};
