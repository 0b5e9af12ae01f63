/** Both Workers with two databases of the content service: one more binding than this repository's configuration has. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CONTENT_ALONE, SITE_ALONE } from '#scripts/lib/workers.ts';
import { startTestWorkers, type TestWorkers } from './environment.ts';
import { AGENCIES, type AgencyId } from './sites.ts';

/** Names of the databases by the number of their binding. */
const DATABASES = ['gevel-content', 'gevel-content-1'] as const;
const ROOM = 'content-service';

type Row = Readonly<Record<string, string | number | null>>;

/** Rows of a database by the number of its binding. */
export type RowsOf = (
  database: number,
  sql: string,
  ...params: readonly (string | number)[]
) => Promise<Row[]>;

export interface TwoDatabases extends TestWorkers {
  readonly rows: RowsOf;
}

/** The content service's configuration with a second database, elsewhere: its paths are absolute. */
function configurationIn(folder: string): string {
  const [own = ''] = CONTENT_ALONE;
  const absolute = (path: string): string => JSON.stringify(resolve(ROOM, path));
  const text = readFileSync(own, 'utf8')
    .replace(/^main = "(.+)"$/m, (_, path: string) => `main = ${absolute(path)}`)
    .replace(/^directory = "(.+)"$/m, (_, path: string) => `directory = ${absolute(path)}`)
    .replace(
      /^("\.\/type-names\.ts") = "(.+)"$/m,
      (_, name: string, path: string) => `${name} = ${absolute(path)}`,
    )
    .replace(/^migrations_dir = "(.+)"$/m, (_, path: string) => `migrations_dir = ${absolute(path)}`)
    .split(/^\[env\.staging\]$/m)[0];
  const second = `[[d1_databases]]\nbinding = "DB_1"\ndatabase_name = "${DATABASES[1]}"\ndatabase_id = "${DATABASES[1]}"\nmigrations_dir = ${absolute('migrations')}\n`;
  const file = join(folder, 'wrangler.toml');
  writeFileSync(file, `${text}\n${second}`);
  writeFileSync(join(folder, '.dev.vars'), readFileSync(join(ROOM, '.dev.vars')));
  return file;
}

/**
 * Notes in the directory that a site moves to the second database, as the command's first step does, long enough ago: the
 * command then waits no more. It is true, since no isolate exists yet that could know the old place.
 */
function announceMoveIn(state: string, site: string): void {
  for (const file of globSync(join(state, 'v3/d1/**/*.sqlite'))) {
    const database = new DatabaseSync(file);
    try {
      const isDirectory = database
        .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'sites'")
        .get();
      if (isDirectory === undefined) continue;
      if (database.prepare('SELECT 1 FROM sites WHERE id = ?').get(site) === undefined) continue;
      database
        .prepare(
          'INSERT INTO site_shards (site_id, shard, moving_to, moving_since) VALUES (?, 0, 1, ?) ' +
            'ON CONFLICT DO UPDATE SET moving_to = excluded.moving_to, moving_since = excluded.moving_since',
        )
        .run(site, new Date(Date.now() - 120_000).toISOString());
    } finally {
      database.close();
    }
  }
}

/**
 * Starts both Workers, on a copy of the demo data in the first database; the second one is empty. The move of a
 * site was announced before they start.
 */
export async function startTwoDatabases(announced: AgencyId): Promise<TwoDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-two-'));
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const config = configurationIn(folder);
    const workers = await startTestWorkers({
      configs: [...SITE_ALONE, config],
      seeded: true,
      prepare: (state) => {
        execFileSync(process.execPath, ['scripts/migrate.ts', '--persist-to', state, '--config', config]);
        announceMoveIn(state, announced);
      },
      hostnames: Object.values(AGENCIES).map(({ hostname }) => hostname),
      seconds: 150,
    });
    return {
      ...workers,
      rows: (database, sql, ...params) => ask(workers.port, DATABASES[database] ?? '', sql, params),
      stop: async () => {
        await workers.stop();
        clear();
      },
    };
  } catch (error) {
    clear();
    throw error;
  }
}

/** Asks a database by wrangler's API for local resources. */
async function ask(port: number, database: string, sql: string, params: readonly unknown[]): Promise<Row[]> {
  const answer = await fetch(
    `http://localhost:${port}/cdn-cgi/local/explorer/api/d1/database/${database}/raw`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ sql, params }),
    },
  );
  if (!answer.ok) throw new Error(`${sql}: ${answer.status} ${await answer.text()}`);
  const { result } = (await answer.json()) as {
    result: [{ results: { columns: string[]; rows: (string | number | null)[][] } }];
  };
  const { columns, rows } = result[0].results;
  return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null])));
}
