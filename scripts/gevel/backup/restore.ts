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

/** The databases of a deployment by number, the directory of sites first, and the number of the one to restore. */
export interface Target {
  readonly databases: readonly [Database, ...Database[]];
  readonly number: number;
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

/**
 * Throws Refused when another database has a site of the backup, or one of its hostnames: calls would find only one
 * of the two.
 */
async function checkOthers(
  { databases, number }: Target,
  sites: readonly string[],
  hostnames: readonly string[],
): Promise<void> {
  for (const other of databases.filter((_db, at) => at !== number)) {
    const rows = await other.query('SELECT id FROM sites');
    const twice = rows.map(({ id }) => String(id)).filter((id) => sites.includes(id));
    if (twice.length > 0)
      throw new Refused(`Another database has the site ${twice.join(', ')}: remove it first (site remove).`);
    const taken = (await other.query('SELECT hostname FROM hostnames'))
      .map(({ hostname }) => String(hostname))
      .filter((hostname) => hostnames.includes(hostname));
    if (taken.length > 0) throw new Refused(`Another site has the hostname ${taken.join(', ')}.`);
  }
}

/** Notes in the directory which database has a site (`content-service/platform/db/shards.ts`). */
const noteNumber = (site: string, number: number): string =>
  `INSERT INTO site_shards (site_id, shard) VALUES (${literal(site)}, ${number}) ` +
  'ON CONFLICT (site_id) DO UPDATE SET shard = excluded.shard';

/** Claims a hostname of a site in a further database (`content-service/intake/sites/claim-hostnames.ts`). */
const claimHostname = ({ hostname, site_id }: Row, savedAt: string): string =>
  'INSERT INTO claimed_hostnames (hostname, site_id, claim, claimed_at) ' +
  `VALUES (${[hostname, site_id, '', savedAt].map(literal).join(', ')}) ON CONFLICT DO NOTHING`;

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
  /** Whether the directory has erasures since the backup. */
  readonly erasedSince: boolean;
}

/**
 * Restores a backup: of the whole database into a migrated database without sites, of one site into a database
 * without that site. Triggers are dropped meanwhile, because the backup contains the rows that they derive. All
 * statements run as one batch, so that no other write comes between; before it, the directory gets what it has of
 * another database. `later` is the folder of a later backup of the directory, whose erasures are added.
 */
export async function restoreBackup(target: Target, folder: string, later?: string): Promise<Restored> {
  const { databases, number } = target;
  const [directory] = databases;
  const db = databases[number] ?? directory;
  const backup = await readBackup(folder);
  await checkTarget(db, backup);
  const table = backup.tables.find(({ name }) => name === 'sites');
  const sites = table === undefined ? [] : (await rowsOf(folder, table)).map(({ id }) => String(id));
  const names = backup.tables.find(({ name }) => name === 'hostnames');
  const hostnames = names === undefined ? [] : await rowsOf(folder, names);
  await checkOthers(
    target,
    sites,
    hostnames.map(({ hostname }) => String(hostname)),
  );
  const { triggers } = await readSchema(db, backup.site);
  const rows: string[] = [];
  for (const table of backup.tables)
    rows.push(...(await rowsOf(folder, table)).map((row) => insert(table, row)));
  const noted = [
    ...(later === undefined ? [] : await laterErasures(later)),
    ...sites.map((site) => noteNumber(site, number)),
    ...(db === directory ? [] : hostnames.map((row) => claimHostname(row, backup.savedAt))),
  ];
  if (db !== directory && noted.length > 0) await directory.run(noted);
  await db.run([
    ...triggers.map(({ name }) => `DROP TRIGGER ${name}`),
    ...rows,
    ...(db === directory ? noted : []),
    fillWords(backup.site),
    ...triggers.map(({ sql }) => sql),
  ]);
  const { savedAt, site } = backup;
  const [since] = await directory.query(
    `SELECT count(*) AS n FROM erasures WHERE erased_at > ${literal(savedAt)}`,
  );
  return { rows: rows.length, savedAt, site, erasedSince: Number(since?.n) > 0 };
}
