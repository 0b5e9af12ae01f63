import { fold } from '../../../domain/fold.ts';
import { isAlphabetical } from '../../../domain/grouping.ts';
import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import type { EstateSearchRequest } from '../../../wire/estate-search.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { GroupOrder, SortKey } from './group-order.ts';
import { GROUPING, type Grouping, type SortField } from './grouping.ts';

/** What is sorted by: columns of an estate. */
interface Sorted {
  /** Expressions to sort by, first to last. */
  readonly expressions: readonly string[];
  /** What an order of values speaks of, and how a given value is written there. */
  readonly value: string;
  readonly write: (value: string | number) => string;
}

/** Ids are compared as text but look wrong in that order: 2 comes before 10. */
const ids = (column: string): Sorted => ({
  expressions: [`CAST(${column} AS INTEGER)`, column],
  value: column,
  write: String,
});
const COLUMNS: Readonly<Record<SortField, Sorted>> = {
  // As the index has them: the step says nothing that the price does not.
  'price.value': { expressions: ['e.price_step', 'e.price'], value: 'e.price', write: String },
  // Cities of the same name stay apart.
  'address.city.name': {
    expressions: ['e.city_name', 'e.city_id'],
    value: 'e.city_name',
    write: (value) => fold(String(value)),
  },
  publicationDate: { expressions: ['e.publication_date'], value: 'e.publication_date', write: String },
  'subType.id': ids('e.sub_type_id'),
  'headType.id': ids('e.head_type_id'),
  'transaction.id': ids('e.transaction_key'),
};

const DIRECTIONS = { asc: 'ASC', desc: 'DESC' } as const;

/**
 * Unset values last. SQLite puts nulls there by itself in a descending order, and said aloud it could not
 * use the index; of several expressions the later ones are unset only where the first is.
 */
const ordered = (expression: string, index: number, order: 'asc' | 'desc'): string =>
  order === 'asc' && index === 0 ? `${expression} ASC NULLS LAST` : `${expression} ${DIRECTIONS[order]}`;

const sortBy = ({ expressions, value, write }: Sorted, key: SortKey): Sql => {
  const plain = expressions.map((expression, index) => ordered(expression, index, key.order)).join(', ');
  if (key.values === undefined || key.values.length === 0) return sql(plain);
  // The place in the given order; what is not in it comes after, by itself.
  const rank = `(SELECT place.key FROM json_each(?) AS place WHERE place.value = ${value})`;
  return sql(`${rank} ${DIRECTIONS[key.order]} NULLS LAST, ${plain}`, JSON.stringify(key.values.map(write)));
};

const joined = (parts: readonly Sql[]): Sql =>
  sql(parts.map(({ text }) => text).join(', '), ...parts.flatMap(({ params }) => params));

/** Fields whose values are few: what is sorted by them first stands in runs, like groups. */
const RUNS: Partial<Record<SortField, Grouping>> = {
  'headType.id': 'TYPE',
  'subType.id': 'SUBTYPE',
  'transaction.id': 'STATUS',
};

/** The order of a search: of its groups, and within each of them. */
export interface SearchOrder {
  /** null when the list stands in none. */
  readonly groups: GroupOrder | null;
  /** The field that the estates of a group, or all of them, are sorted by first. */
  readonly first: SortField | null;
  /** Unset values come last, a tie is broken by id (contract, "Estate search"). */
  readonly within: Sql;
}

/** The sort keys of a request, one by one: the group's first (spec 1 §7), newest first by default. */
const sortKeys = ({ sort = [], group }: EstateSearchRequest): [SortField, SortKey][] => {
  const keys = sort.flatMap((entry) => Object.entries(entry) as [SortField, SortKey][]);
  const given: [SortField, SortKey][] = keys.length > 0 ? keys : [['publicationDate', { order: 'desc' }]];
  if (group === undefined || given[0]?.[0] === GROUPING[group].field) return given;
  const { field, values } = GROUPING[group];
  return [[field, { order: 'asc', values }], ...given];
};

/** The groups, or runs, that a list stands in, and how those are ordered. */
const groupOrder = (
  { group, locale = DEFAULT_LOCALE }: EstateSearchRequest,
  [field, key]: [SortField, SortKey],
): GroupOrder | null => {
  const grouping = group ?? RUNS[field];
  if (grouping === undefined) return null;
  const alphabet = group !== undefined && isAlphabetical(group) ? locale : null;
  return { grouping, key, alphabet, projectsApart: group !== undefined };
};

/** The order of a search. */
export const searchOrder = (request: EstateSearchRequest): SearchOrder => {
  const keys = sortKeys(request);
  const [first] = keys;
  const groups = first === undefined ? null : groupOrder(request, first);
  // Within a group all have the same value, except that a price step holds many prices.
  const rest = groups === null || groups.grouping === 'PRICE' ? keys : keys.slice(1);
  return {
    groups,
    first: rest[0]?.[0] ?? null,
    within: joined([...rest.map(([field, key]) => sortBy(COLUMNS[field], key)), sql('e.id')]),
  };
};
