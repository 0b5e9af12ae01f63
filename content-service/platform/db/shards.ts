/**
 * Maps sites to databases, in this file only (docs/decisions/0081). The first database, `DB`, also has the
 * directory of sites and all rows without a site. Further ones are bound as `DB_1`, `DB_2` and so on.
 */
import type { Bindings } from '../../env.ts';

/** Milliseconds for which an isolate caches a site's database. */
const BELIEVED_MS = 60_000;
/** Maximum number of cached sites. */
const MOST_SITES = 5_000;

const known = new Map<string, { readonly shard: number; readonly readAt: number }>();

/** Bindings of a call with its site's database. */
type Sharded = Bindings & {
  /** The first database, when `DB` is that of a site. */
  readonly DIRECTORY?: D1Database;
  /** The site whose database `DB` is, and its number. */
  readonly DB_OF?: string;
  readonly SHARD?: number;
};

/** The database with the directory of sites. */
const directoryOf = (env: Bindings): D1Database => (env as Sharded).DIRECTORY ?? env.DB;

/** All databases, by number. */
function databasesOf(env: Bindings): readonly D1Database[] {
  const databases = [directoryOf(env)];
  for (let shard = 1; ; shard++) {
    const database = env[`DB_${shard}`];
    if (database === undefined) return databases;
    databases.push(database);
  }
}

/** Number of a site's database; the newest for an unknown site. */
async function shardOf(env: Bindings, siteId: string, newest: number): Promise<number> {
  const believed = known.get(siteId);
  if (believed !== undefined && Date.now() - believed.readAt < BELIEVED_MS) return believed.shard;
  const shard = await directoryOf(env)
    .prepare('SELECT shard FROM site_shards WHERE site_id = ?')
    .bind(siteId)
    .first<number>('shard');
  if (shard === null) return newest;
  const [oldest] = known.keys();
  if (known.size >= MOST_SITES && oldest !== undefined) known.delete(oldest);
  known.set(siteId, { shard, readAt: Date.now() });
  return shard;
}

/** The bindings with a site's database as `DB`. With a single database there is nothing to look up. */
export async function bindingsFor(env: Bindings, siteId: string | undefined): Promise<Bindings> {
  if (siteId === undefined || env.DB_1 === undefined || (env as Sharded).DB_OF === siteId) return env;
  const databases = databasesOf(env);
  const shard = await shardOf(env, siteId, databases.length - 1);
  const DB = databases[shard];
  if (DB === undefined) throw new Error(`The database of site ${siteId}, DB_${shard}, is not bound.`);
  return { ...env, DB, DIRECTORY: directoryOf(env), DB_OF: siteId, SHARD: shard } as Sharded;
}

/** Notes the database of a new site; an existing one stays where it is. */
export async function noteShard(env: Bindings, siteId: string): Promise<void> {
  await directoryOf(env)
    .prepare('INSERT INTO site_shards (site_id, shard) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(siteId, (env as Sharded).SHARD ?? 0)
    .run();
}

/** Runs a query in each database, sequentially. */
export async function inEach<Answer>(
  env: Bindings,
  ask: (env: Bindings) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const DB of databasesOf(env)) {
    answers.push(await ask({ ...env, DB, DIRECTORY: directoryOf(env) } as Sharded));
  }
  return answers;
}
