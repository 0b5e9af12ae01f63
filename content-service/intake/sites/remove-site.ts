/**
 * A site and all that is kept of it, deleted in pieces: an invocation makes at most 1,000 queries of D1, each
 * of which may take 30 s. A piece may be done twice, or at the same time as another: it looks at what is left.
 */
import type { Bindings } from '../../env.ts';
import { normaliseHostname } from '../../platform/hostname.ts';
import { deleteSomeSql, SITE_TABLE_NAMES, WHICH_HAVE_ROWS_SQL } from './site-tables.ts';

type Stores = Pick<Bindings, 'DB' | 'PICTURES' | 'CACHE'>;

/** How much a piece does. */
interface Bounds {
  /** Rows that a statement deletes. */
  readonly rows: number;
  /** Statements, or pages of keys, that each step of a piece takes at most. */
  readonly rounds: number;
}
export const PIECE: Bounds = { rows: 500, rounds: 150 };

/** Keys of KV deleted in a round: each is a call of its own. */
const KV_ROUND = 100;
/** Of which an invocation makes 1,000. */
const KV_ROUNDS = 5;
/** How long the last version of a site is told: until every isolate has asked for it. KV takes no less than 60 s. */
const LAST_VERSION_SECONDS = 120;
/** KV deletes under way at once: a Worker may hold six connections open. */
const AT_ONCE = 5;

/** Whether a step has nothing left to do. */
type Step = (stores: Stores, siteId: string, bounds: Bounds) => Promise<boolean>;

interface AssetRow {
  readonly num: number;
  readonly key: string;
}

/** Pictures that rows name by keys beyond the site's own folder, where no other site names them too. */
const sharedPictures: Step = async ({ DB, PICTURES }, siteId, { rows, rounds }) => {
  const folder = `${siteId}/`;
  for (let round = 0; round < rounds; round++) {
    const { results } = await DB.prepare(
      'SELECT rowid AS num, r2_key AS key FROM assets WHERE site_id = ? LIMIT ?',
    )
      .bind(siteId, rows)
      .all<AssetRow>();
    if (results.length === 0) return true;
    const keys = JSON.stringify(results.map(({ key }) => key));
    const { results: others } = await DB.prepare(
      'SELECT DISTINCT r2_key AS key FROM assets ' +
        'WHERE site_id <> ? AND r2_key IN (SELECT value FROM json_each(?))',
    )
      .bind(siteId, keys)
      .all<{ key: string }>();
    const kept = new Set(others.map(({ key }) => key));
    const own = results.map(({ key }) => key).filter((key) => !kept.has(key) && !key.startsWith(folder));
    if (own.length > 0) await PICTURES.delete([...new Set(own)]);
    // After the pictures: what fails between the two is found again.
    await DB.prepare('DELETE FROM assets WHERE site_id = ? AND rowid IN (SELECT value FROM json_each(?))')
      .bind(siteId, JSON.stringify(results.map(({ num }) => num)))
      .run();
  }
  return false;
};

const ownRows: Step = async ({ DB }, siteId, { rows, rounds }) => {
  const has = await DB.prepare(WHICH_HAVE_ROWS_SQL).bind(siteId).first<Record<string, number>>();
  let left = rounds;
  for (const table of SITE_TABLE_NAMES.filter((name) => has?.[name] === 1)) {
    let deleted = rows;
    while (deleted === rows) {
      if (left-- === 0) return false;
      const { results } = await DB.prepare(deleteSomeSql(table)).bind(siteId, rows).all();
      deleted = results.length;
    }
  }
  return true;
};

const ownPictures: Step = async ({ PICTURES }, siteId, { rounds }) => {
  for (let round = 0; round < rounds; round++) {
    const { objects } = await PICTURES.list({ prefix: `${siteId}/`, limit: 1000 });
    if (objects.length === 0) return true;
    await PICTURES.delete(objects.map(({ key }) => key));
  }
  return false;
};

const deleteKeys = async (cache: KVNamespace, keys: readonly string[]): Promise<void> => {
  const waiting = [...keys];
  const hand = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) await cache.delete(key);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
};

/** What the edge keeps of the site (`worker/platform/cache/keys.ts`). */
const cachedAnswers: Step = async ({ DB, CACHE }, siteId) => {
  let cursor: string | null = null;
  for (let round = 0; round < KV_ROUNDS; round++) {
    const page: KVNamespaceListResult<unknown> = await CACHE.list({
      prefix: `${siteId}/`,
      limit: KV_ROUND,
      cursor,
    });
    await deleteKeys(
      CACHE,
      page.keys.map(({ name }) => name),
    );
    // Keys that have just gone may be listed for a while: a cursor leads past them.
    if (!page.list_complete) {
      cursor = page.cursor;
      continue;
    }
    const hostnames = await DB.prepare(
      "SELECT name.value AS hostname FROM sites, json_each(sites.doc, '$.hostnames') AS name WHERE sites.id = ?",
    )
      .bind(siteId)
      .all<{ hostname: string }>();
    await deleteKeys(
      CACHE,
      hostnames.results.map(({ hostname }) => `@host/${encodeURIComponent(normaliseHostname(hostname))}`),
    );
    // What isolates remember of the site is outdated by it, and then it goes by itself.
    await CACHE.put(`version:${siteId}`, String(Date.now()), { expirationTtl: LAST_VERSION_SECONDS });
    return true;
  }
  return false;
};

/** The site itself, with what somebody wrote of it meanwhile. */
const theRest: Step = async ({ DB }, siteId) => {
  await DB.batch([
    ...SITE_TABLE_NAMES.map((table) => DB.prepare(`DELETE FROM ${table} WHERE site_id = ?`).bind(siteId)),
    DB.prepare('DELETE FROM sites WHERE id = ? AND removed_at IS NOT NULL').bind(siteId),
  ]);
  return true;
};

const STEPS: readonly Step[] = [sharedPictures, ownRows, ownPictures, cachedAnswers, theRest];

/**
 * From now on no call finds the site, and its hostnames are free. Says whether that begins now, is under way
 * already, or there is no such site.
 */
export async function beginRemoval(
  { DB }: Stores,
  siteId: string,
  now: Date,
): Promise<'begun' | 'under way' | 'unknown'> {
  const [marked, , found] = await DB.batch([
    DB.prepare('UPDATE sites SET removed_at = ? WHERE id = ? AND removed_at IS NULL RETURNING id').bind(
      now.toISOString(),
      siteId,
    ),
    DB.prepare('DELETE FROM hostnames WHERE site_id = ?').bind(siteId),
    DB.prepare('SELECT 1 FROM sites WHERE id = ?').bind(siteId),
  ]);
  if (found?.results.length !== 1) return 'unknown';
  return marked?.results.length === 1 ? 'begun' : 'under way';
}

/** Deletes a piece of a site whose removal has begun; whether nothing of it is left. */
export async function removePiece(stores: Stores, siteId: string, bounds = PIECE): Promise<boolean> {
  const going = await stores.DB.prepare('SELECT 1 FROM sites WHERE id = ? AND removed_at IS NOT NULL')
    .bind(siteId)
    .first();
  // Done before, or a new site of this id.
  if (going === null) return true;
  for (const step of STEPS) if (!(await step(stores, siteId, bounds))) return false;
  return true;
}

/** Milliseconds after which a removal is taken for one that lost its message. */
const LEFT_OVER_MS = 10 * 60_000;

/** Sites whose removal should have ended by now: a piece of each, where a message of the queue was lost. */
export async function removeLeftOver(stores: Stores, now: Date): Promise<void> {
  const { results } = await stores.DB.prepare('SELECT id FROM sites WHERE removed_at < ? LIMIT 3')
    .bind(new Date(now.getTime() - LEFT_OVER_MS).toISOString())
    .all<{ id: string }>();
  for (const { id } of results) await removePiece(stores, id);
}
