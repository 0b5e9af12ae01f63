import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import * as z from 'zod';
import { CONFIGS, type EnvironmentName } from '../deploy/environment.ts';
import { of, type Wrangler } from '../deploy/wrangler.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A database to save or restore. */
export interface Database {
  /** Rows of one statement. */
  query(sql: string): Promise<readonly Row[]>;
  /** Runs statements in order, in a transaction where the database supports it. */
  run(statements: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const ResultSchema = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) })).min(1);

/** A deployed database, through wrangler: while it runs a file, other reads and writes are blocked. */
export function deployedDatabase(wrangler: Wrangler, name: EnvironmentName, binding: string): Database {
  const words = [
    'd1',
    'execute',
    binding,
    '--remote',
    ...of(CONFIGS['content service'], name),
    '--json',
    '-y',
  ];
  return {
    async query(sql) {
      const told = await wrangler.json('Reading the database', [...words, '--command', sql]);
      return ResultSchema.parse(told)[0]?.results ?? [];
    },
    async run(statements) {
      const folder = await mkdtemp(join(tmpdir(), 'gevel-'));
      try {
        const file = join(folder, 'restore.sql');
        await writeFile(file, statements.map((statement) => `${statement};\n`).join(''), { mode: 0o600 });
        await wrangler.run('Writing the database', [...words, '--file', file]);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close: async () => undefined,
  };
}

/** The first database's id in content-service/wrangler.toml, by which wrangler finds its local file. */
const LOCAL = 'gevel-content';

/** A local database by its id; `npm start` must not use it at the same time. */
export async function localDatabase(state: string, id = LOCAL): Promise<Database> {
  const options = convertV4MiniflareOptions({
    modules: [{ type: 'ESModule', path: 'none.js', contents: 'export default {}' }],
    compatibilityDate: '2026-10-20',
    d1Databases: { DB: id },
  });
  // Wrangler stores local data in the subfolder `v3`.
  const miniflare = new Miniflare({ ...options, resourcePersistencePath: join(state, 'v3') });
  const db = await miniflare.getD1Database('DB');
  return {
    query: async (sql) => (await db.prepare(sql).all<Row>()).results,
    run: async (statements) => {
      await db.batch(statements.map((statement) => db.prepare(statement)));
    },
    close: () => miniflare.dispose(),
  };
}
