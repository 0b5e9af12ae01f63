import type { Statement } from './statement.ts';

/** Prepares a statement and binds its parameters. */
export const prepare = (db: D1Database, statement: Statement): D1PreparedStatement =>
  db.prepare(statement.sql).bind(...statement.params);
