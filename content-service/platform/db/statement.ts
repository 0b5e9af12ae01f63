/** A value D1 can bind. */
export type Param = string | number | null;

/** One SQL statement with its bound values, in the order of its question marks. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly Param[];
}

/** A row to write: column → value. */
export type Row = Readonly<Record<string, Param>>;

/**
 * Inserts a row or replaces the one with the same key. An upsert and not REPLACE, since that would
 * delete first and take the rows that refer to it along.
 */
export const upsert = (table: string, keys: readonly string[], row: Row): Statement => {
  const columns = Object.keys(row);
  const changes = columns
    .filter((column) => !keys.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  const conflict = changes.length > 0 ? `DO UPDATE SET ${changes.join(', ')}` : 'DO NOTHING';
  return {
    sql:
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) ` +
      `ON CONFLICT (${keys.join(', ')}) ${conflict}`,
    params: Object.values(row),
  };
};
