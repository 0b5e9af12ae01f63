import { fold } from '../../domain/fold.ts';
import type { EstateSearchRequest, SORT_FIELDS } from '../../worker/content/schemas/estate-search.ts';
import { GROUP_FIELDS } from './grouping.ts';
import { type Sql, sql } from './sql.ts';

type SortField = (typeof SORT_FIELDS)[number];
type SortKey = { readonly order: 'asc' | 'desc'; readonly values?: readonly (string | number)[] | undefined };

interface SortColumn {
  /** Column that an order of values speaks of. */
  readonly value: string;
  /** Expressions to sort by, first to last. */
  readonly expressions: readonly string[];
  /** How a given value is written in the column. */
  readonly write: (value: string | number) => string;
}

const plain = (column: string): SortColumn => ({ value: column, expressions: [column], write: String });
/** Ids are compared as text but look wrong in that order: 2 comes before 10. */
const ids = (column: string): SortColumn => ({
  value: column,
  expressions: [`CAST(${column} AS INTEGER)`, column],
  write: String,
});

const COLUMNS: Readonly<Record<SortField, SortColumn>> = {
  'price.value': plain('e.price'),
  // Cities of the same name stay apart.
  'address.city.name': {
    value: 'e.city_name',
    expressions: ['e.city_name', 'e.city_id'],
    write: (name) => fold(String(name)),
  },
  publicationDate: plain('e.publication_date'),
  'subType.id': ids('e.sub_type_id'),
  'headType.id': ids('e.head_type_id'),
  'transaction.id': ids('e.transaction_key'),
};

const DIRECTIONS = { asc: 'ASC', desc: 'DESC' } as const;

/** SQLite puts nulls last in a descending order by itself; said aloud, it could not use the index. */
const ordered = (expression: string, order: 'asc' | 'desc'): string =>
  order === 'desc' ? `${expression} DESC` : `${expression} ASC NULLS LAST`;

const sortBy = (field: SortField, key: SortKey): Sql => {
  const column = COLUMNS[field];
  const expressions = column.expressions.map((expression) => ordered(expression, key.order)).join(', ');
  if (key.values === undefined || key.values.length === 0) return sql(expressions);
  // The place in the given order; what is not in it comes after, by itself.
  const rank = `(SELECT place.key FROM json_each(?) AS place WHERE place.value = ${column.value})`;
  return sql(
    `${rank} ${DIRECTIONS[key.order]} NULLS LAST, ${expressions}`,
    JSON.stringify(key.values.map(column.write)),
  );
};

/** The sort keys of a request, one by one: the group's first (spec 1 §7), newest first by default. */
const sortKeys = ({ sort = [], group }: EstateSearchRequest): [SortField, SortKey][] => {
  const keys = sort.flatMap((entry) => Object.entries(entry) as [SortField, SortKey][]);
  const given: [SortField, SortKey][] = keys.length > 0 ? keys : [['publicationDate', { order: 'desc' }]];
  const field = group === undefined ? undefined : GROUP_FIELDS[group];
  return field === undefined || given[0]?.[0] === field ? given : [[field, { order: 'asc' }], ...given];
};

/** The order of a search; unset values come last, a tie is broken by id (contract, "Estate search"). */
export const searchOrder = (request: EstateSearchRequest): Sql => {
  const parts = sortKeys(request).map(([field, key]) => sortBy(field, key));
  return sql([...parts.map((part) => part.text), 'e.id'].join(', '), ...parts.flatMap((part) => part.params));
};
