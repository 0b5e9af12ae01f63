import type { Statement } from './statement.ts';

/** The statement ready to run. */
export const prepare = (db: D1Database, statement: Statement): D1PreparedStatement =>
  db.prepare(statement.sql).bind(...statement.params);
