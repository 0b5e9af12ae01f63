import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from '../errors.ts';
import type { Database, Row } from './database.ts';
import { literal } from './literal.ts';
import { type BackupSchema, readSchema, type SchemaFile, SchemaFileSchema, type Table } from './schema.ts';

/** Bytes of the longest statement that D1 takes. */
const LONGEST = 100_000;

/** The words of homes that are offered, as migration 0005 indexes them. */
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
    throw new Refused(`${folder} is no backup, or one that was broken off: it has no schema.json.`);
  }
  return SchemaFileSchema.parse(JSON.parse(text));
}

const insert = ({ name, columns }: Table, row: Row): string => {
  const sql =
    `INSERT OR REPLACE INTO ${name} (${columns.map((column) => `"${column}"`).join(', ')}) ` +
    `VALUES (${columns.map((column) => literal(row[column])).join(', ')})`;
  if (Buffer.byteLength(sql) <= LONGEST) return sql;
  throw new Refused(
    `A row of ${name} is longer than D1 takes in one statement (${Buffer.byteLength(sql)} bytes).`,
  );
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

/** What would meet the backup's rows there. Throws Refused with what to do. */
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
      ? 'The database has sites: a whole backup goes into an empty one.'
      : `The database has the site ${backup.site}: remove it first (site remove).`,
  );
}

/** Who was forgotten, as a later copy of the database knows it. */
async function laterErasures(folder: string): Promise<string[]> {
  const table = (await readBackup(folder)).tables.find(({ name }) => name === 'erasures');
  if (table === undefined) throw new Refused(`${folder} holds one site: take a copy of the whole database.`);
  return (await rowsOf(folder, table)).map((row) => insert(table, row));
}

/** What a backup brought. */
interface Restored {
  readonly rows: number;
  /** When it was made, ISO 8601. */
  readonly savedAt: string;
  /** The one site that it holds; null for all. */
  readonly site: string | null;
  /** Whether anybody was forgotten since, as far as the database knows. */
  readonly erasedSince: boolean;
}

/**
 * Puts a backup into a database that does not have what it brings: a whole one into one that is only migrated, one
 * of a site where that site is not. Triggers are away meanwhile, for what they keep is in the backup, and all is one
 * run: nobody writes between. `later` is the folder of a later copy, of which only the erasures are taken.
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
