/**
 * A number as SQL. The sides of an area are more numbers than the hundred parameters of a statement; a number of a query
 * was checked when the query was read, and nothing but a finite number is written.
 */
export const literal = (value: number): string => {
  if (!Number.isFinite(value)) throw new TypeError(`Not a number for SQL: ${value}`);
  return value < 0 ? `(${value})` : String(value);
};
