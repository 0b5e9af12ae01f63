import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What local Workers store: databases, key-value entries, and objects with their bytes. */
const STORES = ['d1', 'kv', 'r2'];

/** Every row of every table of a file, also those that are still in its log. */
function rowsOf(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database
      .prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL AND name NOT LIKE 'sqlite_%' ORDER BY name",
      )
      .all();
    return tables.flatMap(({ name }) =>
      database
        .prepare(`SELECT * FROM "${String(name)}"`)
        .all()
        .map((row) => `${String(name)} ${JSON.stringify(row)}`)
        .toSorted(),
    );
  } finally {
    database.close();
  }
}

/**
 * Hash of each store of running Workers, by file: all rows of its tables, or its bytes. Equal when nothing was written
 * in between.
 */
export async function hashesOfStore(state: string): Promise<Readonly<Record<string, string>>> {
  const hashes: Record<string, string> = {};
  for (const store of STORES) {
    const folder = join(state, 'v3', store);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile() && !/\.sqlite-(?:wal|shm)$/.test(one.name))) {
      const file = join(entry.parentPath, entry.name);
      const content = entry.name.endsWith('.sqlite') ? rowsOf(file).join('\n') : await readFile(file);
      hashes[file.slice(folder.length)] = createHash('sha256').update(content).digest('hex');
    }
  }
  return hashes;
}
