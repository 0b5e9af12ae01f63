import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from '../errors.ts';
import type { Database, Row } from './database.ts';
import { literal } from './literal.ts';
import { readSchema, type SchemaFile, type Table } from './schema.ts';

/** Rows of one query, because the size of D1's responses is limited. */
const PAGE = 200;

const whose = ({ name }: Table, site: string | null): string =>
  site === null ? 'true' : `${name === 'sites' ? 'id' : 'site_id'} = ${literal(site)}`;

/** The rows of a table in pages, ordered by its key. */
async function* pages(db: Database, table: Table, site: string | null): AsyncGenerator<readonly Row[]> {
  const key = table.key.map((column) => `"${column}"`).join(', ');
  const columns = [...new Set([...table.columns, ...table.key])].map((column) => `"${column}"`).join(', ');
  let after: Row | null = null;
  for (;;) {
    const last: Row | null = after;
    const behind =
      last === null ? 'true' : `(${key}) > (${table.key.map((column) => literal(last[column])).join(', ')})`;
    const rows = await db.query(
      `SELECT ${columns} FROM ${table.name} WHERE ${whose(table, site)} AND ${behind} ORDER BY ${key} LIMIT ${PAGE}`,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1) ?? null;
  }
}

/**
 * Writes every row of a database, or of one site, into an empty folder, one file for each table; returns their
 * number.
 */
export async function saveBackup(
  db: Database,
  folder: string,
  site: string | null,
  say: (what: string, done: number) => void,
  now = new Date(),
): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new Refused(`${folder} contains other files: choose an empty folder.`);
  const schema = await readSchema(db, site);
  // One query for all tables: each query is a call, and most tables of a site are empty.
  const [filled = {}] = await db.query(
    `SELECT ${schema.tables
      .map((table) => `EXISTS (SELECT 1 FROM ${table.name} WHERE ${whose(table, site)}) AS ${table.name}`)
      .join(', ')}`,
  );
  let count = 0;
  for (const table of schema.tables.filter(({ name }) => Number(filled[name]) === 1)) {
    // Contains personal data of visitors: readable only by this user.
    const file = await open(join(folder, `${table.name}.ndjson`), 'w', 0o600);
    try {
      for await (const rows of pages(db, table, site)) {
        const kept = rows.map((row) =>
          Object.fromEntries(table.columns.map((column) => [column, row[column]])),
        );
        await file.write(kept.map((row) => `${JSON.stringify(row)}\n`).join(''));
        count += rows.length;
        say(table.name, count);
      }
    } finally {
      await file.close();
    }
  }
  const file: SchemaFile = { savedAt: now.toISOString(), ...schema };
  // Written last: a folder without it is an incomplete backup.
  await writeFile(join(folder, 'schema.json'), `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600 });
  return count;
}
