import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from '../errors.ts';
import type { Database, Row } from './database.ts';
import { literal } from './literal.ts';
import { type BackupSchema, readSchema, type SchemaFile, SchemaFileSchema, type Table } from './schema.ts';

/** D1's limit of a statement, bytes. */
const LONGEST = 100_000;

/** Rebuilds the full-text index of offered homes, as in migration 0005. */
const fillWords = (site: string | null): string =>
  'INSERT INTO estate_words (rowid, words) ' +
  "SELECT e.num, replace(' ' || d.words, ' ', ' ' || hex(e.site_id) || ':') " +
  'FROM estates AS e JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
  `WHERE e.parent_id IS NULL AND e.withdrawn_at IS NULL${site === null ? '' : ` AND e.site_id = ${literal(site)}`}`;

async function readBackup(folder: string): Promise<SchemaFile> {
  let text: string;
  try {
    text = await readFile(join(folder, 'schema.json'), 'utf8');
  } catch {
    throw new Refused(`${folder} is not a complete backup: it has no schema.json.`);
  }
  return SchemaFileSchema.parse(JSON.parse(text));
}

const insert = ({ name, columns }: Table, row: Row): string => {
  const sql =
    `INSERT OR REPLACE INTO ${name} (${columns.map((column) => `"${column}"`).join(', ')}) ` +
    `VALUES (${columns.map((column) => literal(row[column])).join(', ')})`;
  if (Buffer.byteLength(sql) <= LONGEST) return sql;
  throw new Refused(`A row of ${name} exceeds D1's limit of a statement (${Buffer.byteLength(sql)} bytes).`);
};

async function rowsOf(folder: string, { name }: Table): Promise<Row[]> {
  // A table without rows has no file.
  const text = await readFile(join(folder, `${name}.ndjson`), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/** Throws Refused when the database lacks migrations, or has rows that conflict with the backup. */
async function checkTarget(db: Database, backup: BackupSchema): Promise<void> {
  const there = await readSchema(db, backup.site);
  const missing = backup.migrations.filter((name) => !there.migrations.includes(name));
  if (missing.length > 0)
    throw new Refused(`The database lacks migrations that the backup has: ${missing.join(', ')}.`);
  const which = backup.site === null ? '' : ` WHERE id = ${literal(backup.site)}`;
  const [found] = await db.query(`SELECT count(*) AS n FROM sites${which}`);
  if (Number(found?.n) === 0) return;
  throw new Refused(
    backup.site === null
      ? 'The database has sites: restore a backup of the whole database into an empty one.'
      : `The database has the site ${backup.site}: remove it first (site remove).`,
  );
}

/** Statements that insert the erasures of a later backup. */
async function laterErasures(folder: string): Promise<string[]> {
  const table = (await readBackup(folder)).tables.find(({ name }) => name === 'erasures');
  if (table === undefined)
    throw new Refused(`${folder} contains one site: name a backup of the whole database.`);
  return (await rowsOf(folder, table)).map((row) => insert(table, row));
}

/** Result of a restore. */
interface Restored {
  readonly rows: number;
  /** Time of the backup, ISO 8601. */
  readonly savedAt: string;
  /** The backup's site; null for all. */
  readonly site: string | null;
  /** Whether the database has erasures since the backup. */
  readonly erasedSince: boolean;
}

/**
 * Restores a backup: of the whole database into a migrated database without sites, of one site into a database
 * without that site. Triggers are dropped meanwhile, because the backup contains the rows that they derive. All
 * statements run as one batch, so that no other write comes between. `later` is the folder of a later backup, whose
 * erasures are added.
 */
export async function restoreBackup(db: Database, folder: string, later?: string): Promise<Restored> {
  const backup = await readBackup(folder);
  await checkTarget(db, backup);
  const { triggers } = await readSchema(db, backup.site);
  const rows: string[] = [];
  for (const table of backup.tables)
    rows.push(...(await rowsOf(folder, table)).map((row) => insert(table, row)));
  await db.run([
    ...triggers.map(({ name }) => `DROP TRIGGER ${name}`),
    ...rows,
    ...(later === undefined ? [] : await laterErasures(later)),
    fillWords(backup.site),
    ...triggers.map(({ sql }) => sql),
  ]);
  const { savedAt, site } = backup;
  const [since] = await db.query(`SELECT count(*) AS n FROM erasures WHERE erased_at > ${literal(savedAt)}`);
  return { rows: rows.length, savedAt, site, erasedSince: Number(since?.n) > 0 };
}
