/** Both Workers with two databases of the content service: one more binding than this repository's configuration has. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CONTENT_ALONE, SITE_ALONE } from '../../scripts/lib/workers.ts';
import { startTestWorkers, type TestWorkers } from './environment.ts';
import { AGENCIES } from './sites.ts';

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

/** Starts both Workers, on a copy of the demo data in the first database; the second one is empty. */
export async function startTwoDatabases(): Promise<TwoDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-two-'));
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const config = configurationIn(folder);
    const workers = await startTestWorkers({
      configs: [...SITE_ALONE, config],
      seeded: true,
      prepare: (state) =>
        void execFileSync(process.execPath, [
          'scripts/migrate.ts',
          '--persist-to',
          state,
          '--config',
          config,
        ]),
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
