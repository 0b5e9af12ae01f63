/** A value D1 can bind. */
export type Param = string | number | null;

/** A SQL statement with its values, in the order of its placeholders. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly Param[];
}

/** A row to write: column → value. */
export type Row = Readonly<Record<string, Param>>;

/**
 * Inserts a row or updates the one with the same key. An upsert instead of REPLACE, which would delete the
 * row first and cascade to rows that refer to it.
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
