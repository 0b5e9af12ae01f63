/**
 * The only way to a database (docs/decisions/0081, 0101): of a site, the directory, or each in turn. The first database,
 * `DB`, is the directory: it also has the list of sites and all rows without a site. Further ones are bound as `DB_1`,
 * `DB_2` and so on.
 */
import { describeError } from '#domain/log.ts';
import type { Bindings } from '../../env.ts';
import { ContentError } from '../errors/content-error.ts';
import { createLog } from '../log.ts';

/** Milliseconds for which an isolate caches a site's database. */
const BELIEVED_MS = 60_000;
/** Maximum number of cached sites. */
const MOST_SITES = 5_000;

const known = new Map<string, { readonly shard: number; readonly readAt: number }>();

declare const CHOSEN: unique symbol;

/** Bindings with a database that this file chose. */
export interface WithDatabase extends Bindings {
  readonly DB: D1Database;
  /** Exists for the compiler only: no other file can make such bindings, except from others of this type. */
  readonly [CHOSEN]: true;
}

/** Bindings as they are at run time: the Worker's own, or chosen ones. */
interface Bound extends Bindings {
  readonly DB: D1Database;
  readonly [further: `DB_${number}`]: D1Database | undefined;
  /** The first database, when `DB` is another. */
  readonly DIRECTORY?: D1Database;
  /** The site that `DB` was chosen for. */
  readonly DB_OF?: string | undefined;
  /** Number of `DB`; 0 when absent. */
  readonly SHARD?: number;
}

const boundOf = (env: Bindings): Bound => env as Bound;
const chosen = (env: Bound): WithDatabase => env as Bound & WithDatabase;

const firstOf = ({ DB, DIRECTORY }: Bound): D1Database => DIRECTORY ?? DB;

/** The database with the directory of sites, and with all rows that belong to no site. */
export function directoryOf(env: Bindings): WithDatabase {
  const bound = boundOf(env);
  // Already chosen, as always with one database.
  if (bound.DIRECTORY === undefined) return chosen(bound);
  return chosen({ ...bound, DB: bound.DIRECTORY, DB_OF: undefined, SHARD: 0 });
}

/** Every database, by number. */
export function databasesOf(env: Bindings): readonly [WithDatabase, ...WithDatabase[]] {
  const bound = boundOf(env);
  const DIRECTORY = firstOf(bound);
  const databases: [WithDatabase, ...WithDatabase[]] = [directoryOf(env)];
  for (let SHARD = 1; ; SHARD++) {
    const DB = bound[`DB_${SHARD}`];
    if (DB === undefined) return databases;
    databases.push(chosen({ ...bound, DB, DIRECTORY, DB_OF: undefined, SHARD }));
  }
}

/** A database by its number. Throws when it is not bound. */
export function databaseNumbered(env: Bindings, number: number): WithDatabase {
  const found = databasesOf(env)[number];
  if (found === undefined) throw new Error(`The database DB_${number} is not bound.`);
  return found;
}

/** Number of a site's database; the newest for an unknown site. */
async function shardOf(env: Bindings, siteId: string, newest: number): Promise<number> {
  const believed = known.get(siteId);
  if (believed !== undefined && Date.now() - believed.readAt < BELIEVED_MS) return believed.shard;
  const noted = await directoryOf(env)
    .DB.prepare('SELECT shard, moving_to FROM site_shards WHERE site_id = ?')
    .bind(siteId)
    .first<{ shard: number; moving_to: number | null }>();
  if (noted === null) return newest;
  const { shard } = noted;
  // It moves: each call asks where it is, so that none uses the old place after the new one is noted.
  if (noted.moving_to !== null) {
    known.delete(siteId);
    return shard;
  }
  const [oldest] = known.keys();
  if (known.size >= MOST_SITES && oldest !== undefined) known.delete(oldest);
  known.set(siteId, { shard, readAt: Date.now() });
  return shard;
}

/** The database of a site; the directory without one. With a single database there is nothing to look up. */
export async function bindingsFor(env: Bindings, siteId: string | undefined): Promise<WithDatabase> {
  if (siteId === undefined) return directoryOf(env);
  const bound = boundOf(env);
  if (bound.DB_1 === undefined || bound.DB_OF === siteId) return chosen(bound);
  const shard = await shardOf(env, siteId, databasesOf(env).length - 1);
  return chosen({ ...boundOf(databaseNumbered(env, shard)), DB_OF: siteId });
}

/** The database of a site as the directory notes it now, whatever this isolate believes; the newest for an unknown site. */
export async function bindingsNow(env: Bindings, siteId: string): Promise<WithDatabase> {
  if (boundOf(env).DB_1 === undefined) return directoryOf(env);
  known.delete(siteId);
  const shard = await shardOf(env, siteId, databasesOf(env).length - 1);
  return chosen({ ...boundOf(databaseNumbered(env, shard)), DB_OF: siteId });
}

/** Number of a chosen database. */
export const numberOf = (env: WithDatabase): number => boundOf(env).SHARD ?? 0;

/**
 * Notes the database of a new site; an existing one stays where it is. Throws `unavailable` when the site was noted
 * elsewhere meanwhile: written here, it would not be found.
 */
export async function noteShard(env: WithDatabase, siteId: string): Promise<void> {
  const own = numberOf(env);
  const noted = await directoryOf(env)
    .DB.prepare(
      'INSERT INTO site_shards (site_id, shard) VALUES (?, ?) ON CONFLICT DO UPDATE SET shard = shard RETURNING shard',
    )
    .bind(siteId, own)
    .first<number>('shard');
  if (noted === own) return;
  known.delete(siteId);
  throw new ContentError('unavailable', 'The site is being stored in another database; try again.');
}

/** Runs a query in each database, sequentially. */
export async function inEach<Answer>(
  env: Bindings,
  ask: (env: WithDatabase) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const database of databasesOf(env)) answers.push(await ask(database));
  return answers;
}

/**
 * The first answer that is not null, for rows that only one database has. A database that fails is logged, and counts
 * only if no other has the answer.
 */
export async function inOneOf<Answer>(
  env: Bindings,
  ask: (env: WithDatabase) => Promise<Answer | null>,
): Promise<Answer | null> {
  const failures: unknown[] = [];
  for (const database of databasesOf(env)) {
    try {
      const answer = await ask(database);
      if (answer !== null) return answer;
    } catch (error) {
      failures.push(error);
      createLog()('error', 'database.failed', { database: numberOf(database), error: describeError(error) });
    }
  }
  if (failures.length > 0) throw failures[0];
  return null;
}
