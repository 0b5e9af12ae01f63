import type { Param, Row, Statement } from '../platform/db/statement.ts';
import { type TableName, tableOf, type WrittenTable } from './tables.ts';

/**
 * How rows are written: `put` replaces the row with the same key, `fill` writes only columns that are null
 * there, `add` keeps an existing row, `clear` deletes all rows of an owner.
 */
export type WriteMode = 'clear' | 'put' | 'fill' | 'add';
/** In execution order within a table. */
export const WRITE_MODES: readonly WriteMode[] = ['clear', 'put', 'fill', 'add'];

/** Rows to write: a complete statement, with its data for staging (`imports/`). */
export interface Write extends Statement {
  readonly mode: WriteMode;
  readonly table: TableName;
  readonly rows: readonly Row[];
}

/** Source of the rows: a query with one column `row`, each a JSON object. */
const GIVEN = '(SELECT value AS row FROM json_each(?))';

const columnsOf = (columns: readonly string[], found: WrittenTable['found'] = {}): string =>
  columns.map((column) => found[column] ?? `given.row ->> '$.${column}'`).join(', ');

/** Conflict clause for an existing key; with several given rows, the last one wins. */
const onConflict = (mode: WriteMode, table: TableName): string => {
  const { keys, columns } = tableOf(table);
  const others = columns.filter((column) => !keys.includes(column));
  if (mode === 'add' || others.length === 0) return 'DO NOTHING';
  const changes = others.map((column) =>
    mode === 'fill'
      ? `${column} = COALESCE(${table}.${column}, excluded.${column})`
      : `${column} = excluded.${column}`,
  );
  return `DO UPDATE SET ${changes.join(', ')}`;
};

/** A statement that writes all rows of a source to a table. */
export const sqlOf = (mode: WriteMode, table: TableName, source: string): string => {
  const { keys, columns, found, owner = keys } = tableOf(table);
  if (mode === 'clear') {
    return `DELETE FROM ${table} WHERE (${owner.join(', ')}) IN (SELECT ${columnsOf(owner)} FROM ${source} AS given)`;
  }
  return (
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${columnsOf(columns, found)} FROM ${source} AS given ` +
    `WHERE true ON CONFLICT (${keys.join(', ')}) ${onConflict(mode, table)}`
  );
};

const write = (mode: WriteMode, table: TableName, rows: readonly Row[]): Write => ({
  mode,
  table,
  rows,
  sql: sqlOf(mode, table, GIVEN),
  params: [JSON.stringify(rows)],
});

/** Rows that replace those with the same keys. */
export const put = (table: TableName, ...rows: readonly Row[]): Write => write('put', table, rows);
/** Rows that only fill null columns of those with the same keys. */
export const fill = (table: TableName, ...rows: readonly Row[]): Write => write('fill', table, rows);
/** Rows that leave existing ones with the same keys unchanged. */
export const add = (table: TableName, ...rows: readonly Row[]): Write => write('add', table, rows);
/** Deletes all rows of an owner. */
export const clear = (table: TableName, owner: Readonly<Record<string, Param>>): Write =>
  write('clear', table, [owner]);
