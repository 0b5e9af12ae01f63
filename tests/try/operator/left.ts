import { globSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Tables of SQLite itself and of the full-text index, whose content is checked in its own table. */
const INTERNAL = /^(?:sqlite_|_cf_|d1_)|_(?:data|idx|docsize|config|content)$/;

/** Rows of a database that contain any of the words, as `table: row`. */
function rowsWith(path: string, words: readonly string[]): string[] {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
    return tables
      .map(({ name }) => String(name))
      .filter((name) => !INTERNAL.test(name))
      .flatMap((name) =>
        database
          .prepare(`SELECT * FROM "${name}"`)
          .all()
          .map((row) => JSON.stringify(row))
          .filter((row) => words.some((word) => row.includes(word)))
          // The last version expires by itself, after every isolate has read it.
          .filter((row) => !/^\{"key":"version:[^"]*".*"expiration":\d/.test(row))
          .map((row) => `${name}: ${row.slice(0, 200)}`),
      );
  } finally {
    database.close();
  }
}

/** Data left of a site in the local D1, R2 and KV, whose databases contain every row, object and key. */
export async function leftOf(state: string, siteId: string, hosts: readonly string[]): Promise<string[]> {
  const words = [siteId, Buffer.from(siteId).toString('hex').toUpperCase(), ...hosts];
  return globSync(`${state}/v3/{d1,r2,kv}/**/*.sqlite`).flatMap((path) =>
    rowsWith(path, words).map((row) => `${path.split('/v3/')[1]} ${row}`),
  );
}
