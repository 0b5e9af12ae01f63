import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const MIGRATIONS = 'content-service/migrations';

/** What takes something away from code that still runs: tables, columns and their names. */
const CONTRACTS = /\b(?:DROP\s+(?:TABLE|VIEW|COLUMN)|RENAME\s+(?:TO|COLUMN)|DELETE\s+FROM)\b[^;]*/gi;

const withoutComments = (sql: string): string => sql.replace(/--[^\n]*/g, '');

/** Statements of a migration that the version before could not live through. */
export const contractsOf = (sql: string): string[] =>
  [
    ...withoutComments(sql)
      .replace(/CREATE TRIGGER[\s\S]*?\bEND;/gi, '')
      .matchAll(CONTRACTS),
  ].map(([statement]) => statement.replace(/\s+/g, ' ').trim());

/**
 * What pending migrations take away that the running version may still use. The first deployment has no version
 * before it: nothing is taken away from anybody.
 */
export function contracting(pending: readonly string[], folder = MIGRATIONS): string[] {
  const all = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  if (pending.length >= all.length) return [];
  return pending.flatMap((name) =>
    contractsOf(readFileSync(join(folder, name), 'utf8')).map((statement) => `${name}: ${statement}`),
  );
}
