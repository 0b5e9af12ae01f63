import type { Param, Statement } from './statement.ts';

/** A piece of SQL with the values of its placeholders. */
export interface Sql {
  readonly text: string;
  readonly params: readonly Param[];
}

/** Creates a piece of SQL. `text` must be a constant of the code; caller input goes into parameters. */
export const sql = (text: string, ...params: readonly Param[]): Sql => ({ text, params });

const joined =
  (word: 'AND' | 'OR') =>
  (...parts: readonly Sql[]): Sql => ({
    text: parts
      .map((part) => (parts.length > 1 && word === 'OR' ? `(${part.text})` : part.text))
      .join(` ${word} `),
    params: parts.flatMap((part) => part.params),
  });

/** All of the conditions. */
export const and = joined('AND');

const either = joined('OR');
/** Any of the conditions, in parentheses. */
export const or = (...parts: readonly Sql[]): Sql => {
  const { text, params } = either(...parts);
  return { text: `(${text})`, params };
};

/** Compares a column with a list of values. */
export type OneOf = (column: string, values: readonly (string | number)[]) => Sql;

/**
 * Condition: `column` is one of the values. A list is one JSON parameter, since D1 binds at most a hundred; a
 * single value is compared directly, so that an index can be read in order.
 */
export const isOneOf: OneOf = (column, values) => {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0
    ? sql(`${column} = ?`, first)
    : sql(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values));
};

/** Above this number, values become one JSON parameter, since a statement may have a hundred. */
const FEW = 8;

/**
 * The same for a column checked on every row: D1 counts a lookup in a JSON list as a row, but not comparisons
 * with a few values.
 */
export const equalsOneOf: OneOf = (column, values) =>
  values.length === 0 || values.length > FEW
    ? isOneOf(column, values)
    : or(...values.map((value) => sql(`${column} = ?`, value)));

/** Joins pieces of SQL. */
export const joinedSql = (...pieces: readonly (Sql | string)[]): Sql => {
  const parts = pieces.map((piece) => (typeof piece === 'string' ? sql(piece) : piece));
  return sql(parts.map(({ text }) => text).join(' '), ...parts.flatMap(({ params }) => params));
};

/** Joins pieces into a statement. Equal values are bound once, since a hundred parameters are the limit. */
export const statementOf = (...pieces: readonly (Sql | string)[]): Statement => {
  const { text, params: given } = joinedSql(...pieces);
  const params = [...new Set(given)];
  const numbers = given.map((value) => params.indexOf(value) + 1).values();
  return { sql: text.replaceAll('?', () => `?${numbers.next().value}`), params };
};
