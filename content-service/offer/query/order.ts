import { fold } from '#domain/fold.ts';
import { isAlphabetical } from '#domain/grouping.ts';
import { DEFAULT_LOCALE } from '#domain/locale.ts';
import type { EstateSearchRequest } from '#wire/estate-search.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';
import type { GroupOrder, SortKey } from './group-order.ts';
import { GROUPING, type Grouping, type SortField } from './grouping.ts';

/** Sort columns of an estate. */
interface Sorted {
  /** Sort expressions, first to last. */
  readonly expressions: readonly string[];
  /** The expression that a custom order refers to, and the format of its values. */
  readonly value: string;
  readonly write: (value: string | number) => string;
}

/** Numeric ids are compared as numbers, so that 2 comes before 10. */
const ids = (column: string): Sorted => ({
  expressions: [`CAST(${column} AS INTEGER)`, column],
  value: column,
  write: String,
});
const COLUMNS: Readonly<Record<SortField, Sorted>> = {
  // In index order: the price already determines the step.
  'price.value': { expressions: ['e.price_step', 'e.price'], value: 'e.price', write: String },
  // Cities of the same name are separated.
  'address.city.name': {
    expressions: ['e.city_name', 'e.city_id'],
    value: 'e.city_name',
    write: (value) => fold(String(value)),
  },
  livingArea: { expressions: ['e.living_area'], value: 'e.living_area', write: String },
  pricePerArea: { expressions: ['e.price_per_area'], value: 'e.price_per_area', write: String },
  publicationDate: { expressions: ['e.publication_date'], value: 'e.publication_date', write: String },
  'subType.id': ids('e.sub_type_id'),
  'headType.id': ids('e.head_type_id'),
  'transaction.id': ids('e.transaction_key'),
};

const DIRECTIONS = { asc: 'ASC', desc: 'DESC' } as const;

/**
 * Unset values last. In descending order SQLite does that by itself, and an explicit NULLS LAST would prevent
 * the use of the index; later expressions are unset only where the first is.
 */
const ordered = (expression: string, index: number, order: 'asc' | 'desc'): string =>
  order === 'asc' && index === 0 ? `${expression} ASC NULLS LAST` : `${expression} ${DIRECTIONS[order]}`;

const sortBy = ({ expressions, value, write }: Sorted, key: SortKey): Sql => {
  const plain = expressions.map((expression, index) => ordered(expression, index, key.order)).join(', ');
  if (key.values === undefined || key.values.length === 0) return sql(plain);
  // Position in the custom order; values that are not in it come after.
  const rank = `(SELECT place.key FROM json_each(?) AS place WHERE place.value = ${value})`;
  return sql(`${rank} ${DIRECTIONS[key.order]} NULLS LAST, ${plain}`, JSON.stringify(key.values.map(write)));
};

const joined = (parts: readonly Sql[]): Sql =>
  sql(parts.map(({ text }) => text).join(', '), ...parts.flatMap(({ params }) => params));

/** Fields with few values: a list sorted by one of them first has runs, like groups. */
const RUNS: Partial<Record<SortField, Grouping>> = {
  'headType.id': 'TYPE',
  'subType.id': 'SUBTYPE',
  'transaction.id': 'STATUS',
};

/** The order of a search: of its groups, and within each group. */
export interface SearchOrder {
  /** null when the list has no groups. */
  readonly groups: GroupOrder | null;
  /** The first sort field within a group, or of the whole list. */
  readonly first: SortField | null;
  /** Unset values come last, ties are broken by id (contract, "Estate search"). */
  readonly within: Sql;
}

/** The sort keys of a request in order: the group's first (spec 1 §7), newest first by default. */
const sortKeys = ({ sort = [], group }: EstateSearchRequest): [SortField, SortKey][] => {
  const keys = sort.flatMap((entry) => Object.entries(entry) as [SortField, SortKey][]);
  const given: [SortField, SortKey][] = keys.length > 0 ? keys : [['publicationDate', { order: 'desc' }]];
  if (group === undefined || given[0]?.[0] === GROUPING[group].field) return given;
  const { field, values } = GROUPING[group];
  return [[field, { order: 'asc', values }], ...given];
};

/** The groups or runs of a list, and their order. */
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
  // Within a group all estates have the same value, except that a price step contains many prices.
  const rest = groups === null || groups.grouping === 'PRICE' ? keys : keys.slice(1);
  return {
    groups,
    first: rest[0]?.[0] ?? null,
    within: joined([...rest.map(([field, key]) => sortBy(COLUMNS[field], key)), sql('e.id')]),
  };
};
