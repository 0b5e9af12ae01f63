import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What local Workers store: databases, key-value entries, and objects with their bytes. */
const STORES = ['d1', 'kv', 'r2'];

const textOf = (row: object): string =>
  JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

/** Every row of every table of a file, also those that are still in its log: one text for each table. */
function tablesOf(file: string): Readonly<Record<string, string>> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' ORDER BY name",
      )
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const rows = database.prepare(`SELECT * FROM "${String(name)}"`);
        // Numbers of the index of words are larger than those of JavaScript.
        rows.setReadBigInts(true);
        return [String(name), rows.all().map(textOf).toSorted().join('\n')];
      }),
    );
  } finally {
    database.close();
  }
}

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/**
 * Everything that running Workers store: a hash of the rows of each table, and size and time of each other file. Files
 * of pictures are written once and never changed, so that any write shows; reading their bytes took most of a test.
 */
export async function hashesOfStore(state: string): Promise<Readonly<Record<string, string>>> {
  const hashes: Record<string, string> = {};
  for (const store of STORES) {
    const folder = join(state, 'v3', store);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile() && !/\.sqlite-(?:wal|shm)$/.test(one.name))) {
      const file = join(entry.parentPath, entry.name);
      const name = `${store}${file.slice(folder.length)}`;
      if (!entry.name.endsWith('.sqlite')) {
        const { size, mtimeMs } = await stat(file);
        hashes[name] = `${size} ${mtimeMs}`;
      } else
        for (const [table, rows] of Object.entries(tablesOf(file))) hashes[`${name} ${table}`] = hashOf(rows);
    }
  }
  return hashes;
}
