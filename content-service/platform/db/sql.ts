import type { Param, Statement } from './statement.ts';

/** A piece of SQL with the values of its question marks. */
export interface Sql {
  readonly text: string;
  readonly params: readonly Param[];
}

/** A piece of SQL. Only constants of this code may stand in `text`; what a caller sent is a parameter. */
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
/** One of the conditions, in brackets. */
export const or = (...parts: readonly Sql[]): Sql => {
  const { text, params } = either(...parts);
  return { text: `(${text})`, params };
};

/** How a column is held against a list of values. */
export type OneOf = (column: string, values: readonly (string | number)[]) => Sql;

/**
 * `column` is one of the values. A list is one JSON parameter, since D1 binds a hundred at most; a single
 * value is compared directly, which lets an index be read in order.
 */
export const isOneOf: OneOf = (column, values) => {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0
    ? sql(`${column} = ?`, first)
    : sql(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values));
};

/** More values than this are one parameter; a statement may have a hundred. */
const FEW = 8;

/**
 * The same for a column that is asked of every row that is read: D1 counts a look into a list as a row, but not a
 * comparison with each of a few values.
 */
export const equalsOneOf: OneOf = (column, values) =>
  values.length === 0 || values.length > FEW
    ? isOneOf(column, values)
    : or(...values.map((value) => sql(`${column} = ?`, value)));

/** A statement of pieces, one after the other. A value that several name is bound once, since a hundred are the most. */
export const statementOf = (...pieces: readonly (Sql | string)[]): Statement => {
  const parts = pieces.map((piece) => (typeof piece === 'string' ? sql(piece) : piece));
  const given = parts.flatMap(({ params }) => params);
  const params = [...new Set(given)];
  const numbers = given.map((value) => params.indexOf(value) + 1).values();
  const text = parts.map((part) => part.text).join(' ');
  return { sql: text.replaceAll('?', () => `?${numbers.next().value}`), params };
};
