import { type Sql, sql } from '../../platform/db/sql.ts';

/** SQL that finds the distinct values of a column by index: a step per value, however many rows have it. */
export const distinctValues = (
  name: string,
  table: string,
  column: string,
  where: Sql,
  after: string,
): Sql => {
  const next = (than: string): string =>
    `(SELECT min(${column}) FROM ${table} WHERE ${where.text} AND ${column} > ${than})`;
  return sql(
    `${name} (value) AS (SELECT ${next(after)} ` +
      `UNION ALL SELECT ${next('value')} FROM ${name} WHERE value IS NOT NULL)`,
    ...where.params,
    ...where.params,
  );
};
