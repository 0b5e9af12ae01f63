import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

export const MIGRATIONS = 'content-service/migrations';

const LandedSchema = z.object({ commit: z.string(), migration: z.string() });
/** The previous release: its commit and its last migration. */
export type Landed = Readonly<z.infer<typeof LandedSchema>>;

export const readLanded = (): Landed =>
  LandedSchema.parse(JSON.parse(readFileSync('content-service/landed.json', 'utf8')));

/** Statements that break running code: they remove or rename tables or columns, or delete rows. */
const CONTRACTS = /\b(?:DROP\s+(?:TABLE|COLUMN)|RENAME\s+(?:TO|COLUMN)|DELETE\s+FROM)\b[^;]*/gi;
/** A view, or an index that queries may name (INDEXED BY); not one that is made anew. */
const DROPPED = /\bDROP\s+(?:INDEX|VIEW)\s+(?:IF\s+EXISTS\s+)?(\w+)/gi;

const withoutComments = (sql: string): string => sql.replace(/--[^\n]*/g, '');

/** Statements of a migration with which the previous version could not work. */
export function contractsOf(sql: string): string[] {
  const text = withoutComments(sql).replace(/CREATE TRIGGER[\s\S]*?\bEND;/gi, '');
  const made = new Set(
    [...text.matchAll(/CREATE\s+(?:(?:UNIQUE\s+)?INDEX|VIEW)\s+(\w+)/gi)].map(([, name]) => name),
  );
  const gone = [...text.matchAll(DROPPED)].filter(([, name]) => !made.has(name));
  const dropped = new Set([...text.matchAll(/DROP\s+TABLE\s+(\w+)/gi)].map(([, name]) => name));
  const renamed = new Set([...text.matchAll(/RENAME\s+TO\s+(\w+)/gi)].map(([, name]) => name));
  // A table that is made anew, filled and given its name again (sqlite.org/lang_altertable.html §7) is not removed.
  // Whether it still has each column is seen by `try versions`, which runs the released code on it.
  const again = ([statement]: RegExpExecArray): boolean => {
    const [, name] = /(?:DROP\s+TABLE|RENAME\s+TO)\s+(\w+)/i.exec(statement) ?? [];
    return dropped.has(name) && renamed.has(name);
  };
  return [...[...text.matchAll(CONTRACTS)].filter((found) => !again(found)), ...gone]
    .toSorted((one, other) => one.index - other.index)
    .map(([statement]) => statement.replace(/\s+/g, ' ').trim());
}

/** Names of all migrations, oldest first. */
export const migrationsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

/**
 * Migrations of a database that this version no longer has. They were folded into the baseline before the first
 * release (decision 135): such a database is left as it is, since no migration leads from it to the baseline.
 */
export function foldedInto(applied: readonly string[], folder: string = MIGRATIONS): string[] {
  const present = new Set(migrationsIn(folder));
  return applied.filter((name) => !present.has(name));
}

/** Whether a database is new: all migrations are pending, and no version uses it. */
const isNew = (pending: readonly string[], folder: string): boolean =>
  pending.length >= migrationsIn(folder).length;

/** Pending migrations that the previous release already had: the running version is older than that release. */
export const untried = (
  pending: readonly string[],
  { migration }: Landed,
  folder: string = MIGRATIONS,
): string[] => (isNew(pending, folder) ? [] : pending.filter((name) => name <= migration));

/** Statements of pending migrations that break the running version. */
export function contracting(pending: readonly string[], folder = MIGRATIONS): string[] {
  if (isNew(pending, folder)) return [];
  return pending.flatMap((name) =>
    contractsOf(readFileSync(join(folder, name), 'utf8')).map((statement) => `${name}: ${statement}`),
  );
}
