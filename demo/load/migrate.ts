import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Where and how to report. */
interface MigrateOptions {
  readonly root: string;
  readonly configPath: string;
  readonly state: string;
  readonly say: (what: string) => void;
}

/** Names of the migrations a local D1 has seen; empty where there is none yet. */
function applied(state: string): Set<string> {
  const names = new Set<string>();
  for (const file of globSync(`${state}/v3/d1/miniflare-D1DatabaseObject/*.sqlite`)) {
    try {
      const database = new DatabaseSync(file, { readOnly: true });
      for (const row of database.prepare('SELECT name FROM d1_migrations').all()) names.add(String(row.name));
      database.close();
    } catch {
      // Not the content database: it knows no migrations.
    }
  }
  return names;
}

/** Applies migrations that the local database has not seen; throws when wrangler refuses. */
export function migrate({ root, configPath, state, say }: MigrateOptions): void {
  const wanted = globSync(`${root}content-service/migrations/*.sql`).map(
    (path) => path.split('/').at(-1) ?? '',
  );
  const seen = applied(state);
  if (wanted.every((name) => seen.has(name))) return;
  const wrangler = `${root}node_modules/wrangler/${JSON.parse(readFileSync(`${root}node_modules/wrangler/package.json`, 'utf8')).bin.wrangler}`;
  const run = spawnSync(
    process.execPath,
    [wrangler, 'd1', 'migrations', 'apply', 'DB', '--local', '--persist-to', state, '-c', configPath],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' } },
  );
  if (run.status !== 0) throw new Error(`The migrations could not be applied:\n${run.stdout}\n${run.stderr}`);
  say(`${wanted.length} migrations applied`);
}
