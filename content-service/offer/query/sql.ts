import type { Param } from '../../platform/db/statement.ts';

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

/**
 * `column` is one of the values. A list is one JSON parameter, since D1 binds a hundred at most; a single
 * value is compared directly, which lets an index be read in order.
 */
export const isOneOf = (column: string, values: readonly string[]): Sql => {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0
    ? sql(`${column} = ?`, first)
    : sql(`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values));
};
