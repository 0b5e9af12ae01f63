import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalDatabase, withLocalDatabase } from './lib/local-database.ts';
import { capture } from './lib/run.ts';

let state: string;
beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'gevel-migrate-'));
});
afterAll(() => rm(state, { recursive: true, force: true }));

const migrate = () => capture(process.execPath, ['scripts/migrate.ts', '--persist-to', state]);

async function read<Row>(sql: string): Promise<Row[]> {
  const rows: Row[] = [];
  await withLocalDatabase(state, async (db: LocalDatabase) => {
    rows.push(...(await db.prepare(sql).all<Row>()).results);
  });
  return rows;
}

it('leaves a database of an older version as it is, and names the command that makes it again', async () => {
  await withLocalDatabase(state, async (db) => {
    await db.batch(
      [
        'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
        "INSERT INTO d1_migrations (name) VALUES ('0001_sites.sql'), ('0002_estates.sql')",
        'CREATE TABLE sites (id TEXT PRIMARY KEY NOT NULL, doc TEXT NOT NULL CHECK (json_valid(doc))) STRICT',
        "INSERT INTO sites (id, doc) VALUES ('coast', '{}')",
      ].map((sql) => db.prepare(sql)),
    );
  });
  const { code, output } = await migrate();
  expect(output).toContain('made by an older version, by 0001_sites.sql and others');
  expect(output).toContain('`npm run reset` deletes it');
  expect(code).toBe(1);
  expect(await read("SELECT name FROM sqlite_schema WHERE name NOT GLOB '[_s]*' ORDER BY name")).toEqual([
    { name: 'd1_migrations' },
  ]);
  expect(await read('SELECT id FROM sites')).toEqual([{ id: 'coast' }]);
  expect(await read('SELECT name FROM d1_migrations')).toHaveLength(2);
});

it('applies all migrations to a new database, and none to it again', async () => {
  await rm(state, { recursive: true });
  for (const _ of ['first', 'again']) expect(await migrate()).toMatchObject({ code: 0 });
  expect(await read('SELECT name FROM d1_migrations')).toContainEqual({ name: '0001_first_release.sql' });
  expect(await read('SELECT most FROM mail_quotas')).toEqual([{ most: 5_000 }]);
});
