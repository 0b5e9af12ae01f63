import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { demoData } from '../demo.ts';
import type { PictureFile } from './picture-files.ts';
import { clearStatements, documentStatements } from './statements.ts';

const data = demoData();
/** Every picture that a site shows, in its widths. */
const pictures: PictureFile[] = [
  ...new Map(data.assets.map((asset) => [asset.name, asset])).values(),
].flatMap(({ name, widths }) =>
  widths.map((width) => ({
    name,
    version: `w${width}` as const,
    r2Key: `pictures/${name}-${width}.webp`,
    hash: 'ab'.repeat(32),
    contentType: 'image/webp' as const,
    width,
    height: 300,
    bytes: new Uint8Array([1, 2, 3]),
  })),
);
const shown = data.assets.reduce((sum, { widths }) => sum + widths.length, 0);

function database(): DatabaseSync {
  const sqlite = new DatabaseSync(':memory:');
  const migrations = globSync(`${import.meta.dirname}/../../content-service/migrations/*.sql`).sort();
  for (const file of migrations) sqlite.exec(readFileSync(file, 'utf8'));
  sqlite.exec('PRAGMA foreign_keys = ON');
  return sqlite;
}

const statements = [...clearStatements(), ...documentStatements(data, pictures)];

function load(sqlite: DatabaseSync): void {
  sqlite.exec('BEGIN');
  for (const { sql, params } of statements) sqlite.prepare(sql).run(...params);
  sqlite.exec('COMMIT');
}

const count = (sqlite: DatabaseSync, table: string) =>
  Number(sqlite.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);

// Four thousand statements take seconds where the machine is busy.
describe('documentStatements', { timeout: 30_000 }, () => {
  it('fill the real tables, and fill them alike when run again', () => {
    const sqlite = database();
    load(sqlite);
    const tables = [
      'sites',
      'pages',
      'estates',
      'source_listings',
      'contact_infos',
      'rental_units',
      'stays',
      'stay_nights',
      'agreements',
      'cities',
      'assets',
    ];
    const first = Object.fromEntries(tables.map((table) => [table, count(sqlite, table)]));
    expect(first).toMatchObject({
      sites: 3,
      estates: data.estates.length + data.listings.length,
      source_listings: data.listings.length,
      rental_units: 41,
      agreements: 8,
      assets: shown + data.icons.length,
    });
    load(sqlite);
    expect(Object.fromEntries(tables.map((table) => [table, count(sqlite, table)]))).toEqual(first);
  });

  it('keep internal fields of the second source out of the database (contract, "Estate")', () => {
    const sqlite = database();
    load(sqlite);
    const docs = sqlite
      .prepare('SELECT doc FROM source_listings')
      .all()
      .map(({ doc }) => String(doc))
      .join();
    expect(docs).not.toMatch(/purchase_price|sms_text|portals_|provision/);
  });
});
