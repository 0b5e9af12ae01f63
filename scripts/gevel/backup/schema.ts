import * as z from 'zod';
import type { Database } from './database.ts';
import { literal } from './literal.ts';

/** Description of the saved database (`schema.json`). */
export const SchemaFileSchema = z.object({
  /** Time before the first row was read, ISO 8601: persons erased later may be in the backup. */
  savedAt: z.iso.datetime(),
  /** The backup's site; null for all. */
  site: z.string().nullable(),
  /** Applied migrations. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      /** Columns of the primary key; `rowid` without one. */
      key: z.array(z.string()),
      /** Tables that must be filled first, because of foreign keys. */
      after: z.array(z.string()),
    }),
  ),
  /** They write derived rows, which are in the backup already: dropped during the restore. */
  triggers: z.array(z.object({ name: z.string(), sql: z.string() })),
});
export type SchemaFile = z.infer<typeof SchemaFileSchema>;
export type BackupSchema = Omit<SchemaFile, 'savedAt'>;
export type Table = BackupSchema['tables'][number];

/** Tables of running imports, and the migrations; the full-text index is rebuilt. */
const LEFT_OUT = ['staged_rows', 'staged_records', 'imports', 'd1_migrations'];
const isLeftOut = (name: string): boolean =>
  LEFT_OUT.includes(name) || /^(?:sqlite_|_cf_|estate_words)/.test(name);

const texts = (rows: readonly Readonly<Record<string, unknown>>[], name: string): string[] =>
  rows.map((row) => String(row[name]));

/** Row numbers that only the full-text index refers to: assigned again, so that they cannot conflict. */
const GIVEN_ANEW: Readonly<Record<string, readonly string[]>> = { estates: ['num'] };

type Facts = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const byTable = (rows: readonly Readonly<Record<string, unknown>>[]): Facts =>
  Object.groupBy(rows, ({ owner }) => String(owner)) as Facts;

function toTable(name: string, columns: Facts, parents: Facts): Table {
  // `pragma_table_info` leaves out generated columns, which the database computes.
  const own = columns[name] ?? [];
  const anew = GIVEN_ANEW[name] ?? [];
  const key = own
    .filter(({ pk }) => Number(pk) > 0)
    .toSorted((one, other) => Number(one.pk) - Number(other.pk));
  return {
    name,
    columns: texts(own, 'name').filter((column) => !anew.includes(column)),
    key: key.length === 0 ? ['rowid'] : texts(key, 'name'),
    after: [...new Set(texts(parents[name] ?? [], 'parent'))].filter((parent) => parent !== name),
  };
}

/** Sorts tables so that each follows the tables that it refers to. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const names = new Set(tables.map(({ name }) => name));
  while (ordered.length < tables.length) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = tables.filter(
      ({ name, after }) => !done.has(name) && after.every((one) => done.has(one) || !names.has(one)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a cycle');
    ordered.push(...next);
  }
  return ordered;
}

/** Reads a database's tables, triggers and migrations. */
export async function readSchema(db: Database, site: string | null): Promise<BackupSchema> {
  const names = texts(
    await db.query("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"),
    'name',
  ).filter((name) => !isLeftOut(name));
  // Restricted to these tables, because D1 denies access to its own.
  const among = `FROM sqlite_master AS m, %s AS p WHERE m.name IN (${names.map(literal).join(', ')})`;
  const columns = await db.query(
    `SELECT m.name AS owner, p.name, p.pk ${among.replace('%s', 'pragma_table_info(m.name)')} ORDER BY m.name, p.cid`,
  );
  const parents = await db.query(
    `SELECT m.name AS owner, p."table" AS parent ${among.replace('%s', 'pragma_foreign_key_list(m.name)')}`,
  );
  const [owned, referred] = [byTable(columns), byTable(parents)];
  const tables = names.map((name) => toTable(name, owned, referred));
  const triggers = await db.query("SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name");
  const migrations = await db.query('SELECT name FROM d1_migrations ORDER BY name');
  return {
    site,
    migrations: texts(migrations, 'name'),
    tables: inOrder(site === null ? tables : tables.filter(ofSites)),
    triggers: triggers.map(({ name, sql }) => ({ name: String(name), sql: String(sql) })),
  };
}

const ofSites = ({ name, columns }: Table): boolean => name === 'sites' || columns.includes('site_id');
