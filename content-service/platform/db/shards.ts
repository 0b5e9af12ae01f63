/**
 * Which database has the rows of a site: the one place where that is decided (docs/decisions/0081). The first, `DB`, also
 * says of each site which it is, and has what belongs to none. Further ones are bound as `DB_1`, `DB_2` and so on.
 */
import type { Bindings } from '../../env.ts';

/** Milliseconds for which an isolate believes where a site is. */
const BELIEVED_MS = 60_000;
/** Sites of which that is remembered. */
const MOST_SITES = 5_000;

const known = new Map<string, { readonly shard: number; readonly readAt: number }>();

/** Bindings of a call that was given its site's database. */
type Sharded = Bindings & {
  /** The first database, where `DB` is that of a site. */
  readonly DIRECTORY?: D1Database;
  /** The site whose database `DB` is, and its number. */
  readonly DB_OF?: string;
  readonly SHARD?: number;
};

/** The database that says where each site is. */
const directoryOf = (env: Bindings): D1Database => (env as Sharded).DIRECTORY ?? env.DB;

/** Every database, by its number. */
function databasesOf(env: Bindings): readonly D1Database[] {
  const databases = [directoryOf(env)];
  for (let shard = 1; ; shard++) {
    const database = env[`DB_${shard}`];
    if (database === undefined) return databases;
    databases.push(database);
  }
}

/** The number of the database of a site; of one that there is not yet the newest. */
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

/** The bindings with the database of a site as `DB`. Where one is bound, they are all that is asked. */
export async function bindingsFor(env: Bindings, siteId: string | undefined): Promise<Bindings> {
  if (siteId === undefined || env.DB_1 === undefined || (env as Sharded).DB_OF === siteId) return env;
  const databases = databasesOf(env);
  const shard = await shardOf(env, siteId, databases.length - 1);
  const DB = databases[shard];
  if (DB === undefined) throw new Error(`The database of site ${siteId}, DB_${shard}, is not bound.`);
  return { ...env, DB, DIRECTORY: directoryOf(env), DB_OF: siteId, SHARD: shard } as Sharded;
}

/** Notes where a site that opens is; one that was there keeps its place. */
export async function noteShard(env: Bindings, siteId: string): Promise<void> {
  await directoryOf(env)
    .prepare('INSERT INTO site_shards (site_id, shard) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(siteId, (env as Sharded).SHARD ?? 0)
    .run();
}

/** What each database answers, one after the other. */
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
