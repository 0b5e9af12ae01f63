import * as z from 'zod';
import type { Database } from './database.ts';
import { literal } from './literal.ts';

/** What a backup says of the database that it was made of. */
export const SchemaFileSchema = z.object({
  /** When its first row was read, ISO 8601: whoever was forgotten later may be in it. */
  savedAt: z.iso.datetime(),
  /** The one site that it holds; null for all that there is. */
  site: z.string().nullable(),
  /** Migrations that had been applied. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      /** Columns of its primary key; its rowid where it has none. */
      key: z.array(z.string()),
      /** Tables that must be filled before it. */
      after: z.array(z.string()),
    }),
  ),
  /** They keep derived rows, which are in the backup already: gone while it is put back. */
  triggers: z.array(z.object({ name: z.string(), sql: z.string() })),
});
export type SchemaFile = z.infer<typeof SchemaFileSchema>;
export type BackupSchema = Omit<SchemaFile, 'savedAt'>;
export type Table = BackupSchema['tables'][number];

/** Staged rows belong to an import that is under way; the index of words is made anew. */
const LEFT_OUT = ['staged_rows', 'staged_records', 'imports', 'd1_migrations'];
const isLeftOut = (name: string): boolean =>
  LEFT_OUT.includes(name) || /^(?:sqlite_|_cf_|estate_words)/.test(name);

const texts = (rows: readonly Readonly<Record<string, unknown>>[], name: string): string[] =>
  rows.map((row) => String(row[name]));

/** Numbers of rows that only the index of words refers to: given anew, so that they never meet another's. */
const GIVEN_ANEW: Readonly<Record<string, readonly string[]>> = { estates: ['num'] };

type Facts = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const byTable = (rows: readonly Readonly<Record<string, unknown>>[]): Facts =>
  Object.groupBy(rows, ({ owner }) => String(owner)) as Facts;

function toTable(name: string, columns: Facts, parents: Facts): Table {
  // Generated columns are not among them: the database makes them.
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

/** Tables in an order in which each comes after those that it refers to. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const names = new Set(tables.map(({ name }) => name));
  while (ordered.length < tables.length) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = tables.filter(
      ({ name, after }) => !done.has(name) && after.every((one) => done.has(one) || !names.has(one)),
    );
    if (next.length === 0) throw new Error('tables refer to one another in a circle');
    ordered.push(...next);
  }
  return ordered;
}

/** Reads from a database what its backup must know of it. */
export async function readSchema(db: Database, site: string | null): Promise<BackupSchema> {
  const names = texts(
    await db.query("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"),
    'name',
  ).filter((name) => !isLeftOut(name));
  // Of no other table: D1 lets nobody look at its own.
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
