/**
 * Deletes a site with all its data, in pieces: an invocation makes at most 1,000 D1 queries, each of at most
 * 30 s. A piece can be repeated or run concurrently with another, since it checks what is left.
 */

import { endClaim } from '../../intake/sites/claim-hostnames.ts';
import { changedStatement, tellChanged } from '../../platform/changed-sites.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { inEach, type WithDatabase } from '../../platform/db/shards.ts';
import { normaliseHostname } from '../../platform/hostname.ts';
import { createLog } from '../../platform/log.ts';
import { numberOfEach } from '../each-table.ts';
import { deleteSomeSql, GOES, IS_GOING, SITE_TABLE_NAMES } from '../tables.ts';

/** Limits of a piece. */
interface Bounds {
  /** Rows per statement. */
  readonly rows: number;
  /** Maximum statements, or pages of keys, per step of a piece. */
  readonly rounds: number;
}
export const PIECE: Bounds = { rows: 500, rounds: 150 };

/** KV keys deleted per round: each is a separate call. */
const KV_ROUND = 100;
/** Maximum rounds, since an invocation makes at most 1,000 calls. */
const KV_ROUNDS = 5;
/** Concurrent KV deletes: a Worker may have six open connections. */
const AT_ONCE = 5;

/** A step; returns whether it has nothing left to do. */
type Step = (stores: WithDatabase, siteId: string, bounds: Bounds) => Promise<boolean>;

const isGoing = async (db: D1Database, siteId: string): Promise<boolean> =>
  (await db.prepare(`SELECT 1 FROM sites WHERE id = ? AND ${GOES}`).bind(siteId).first()) !== null;

interface AssetRow {
  readonly num: number;
  readonly key: string;
}

/** Pictures outside the site's own folder that no other site uses. */
const sharedPictures: Step = async (stores, siteId, { rows, rounds }) => {
  const { DB, PICTURES } = stores;
  const folder = `${siteId}/`;
  for (let round = 0; round < rounds; round++) {
    const { results } = await DB.prepare(
      `SELECT rowid AS num, r2_key AS key FROM assets WHERE site_id = ?1 AND ${IS_GOING} LIMIT ?2`,
    )
      .bind(siteId, rows)
      .all<AssetRow>();
    if (results.length === 0) return true;
    const keys = JSON.stringify(results.map(({ key }) => key));
    const others = await inEach(stores, (one) =>
      one.DB.prepare(
        'SELECT DISTINCT r2_key AS key FROM assets ' +
          'WHERE site_id <> ? AND r2_key IN (SELECT value FROM json_each(?))',
      )
        .bind(siteId, keys)
        .all<{ key: string }>(),
    );
    const usedElsewhere = new Set(others.flatMap((one) => one.results.map(({ key }) => key)));
    const own = results
      .map(({ key }) => key)
      .filter((key) => !usedElsewhere.has(key) && !key.startsWith(folder));
    if (own.length > 0) await PICTURES.delete([...new Set(own)]);
    // After the pictures, so that a failure between the two is repeated.
    await DB.prepare(
      `DELETE FROM assets WHERE site_id = ?1 AND rowid IN (SELECT value FROM json_each(?2)) AND ${IS_GOING}`,
    )
      .bind(siteId, JSON.stringify(results.map(({ num }) => num)))
      .run();
  }
  return false;
};

const ownRows: Step = async ({ DB }, siteId, { rows, rounds }) => {
  const has = await numberOfEach(
    DB,
    siteId,
    SITE_TABLE_NAMES,
    (table) => `EXISTS (SELECT 1 FROM ${table} WHERE site_id = ?1)`,
  );
  let left = rounds;
  // Last, with the site's own row: without its number, calls would look for it in the newest database.
  const tables = SITE_TABLE_NAMES.filter((name) => name !== 'site_shards');
  for (const table of tables.filter((name) => has[name] === 1)) {
    let deleted = rows;
    while (deleted === rows) {
      if (left-- === 0) return false;
      const { results } = await DB.prepare(deleteSomeSql(table)).bind(siteId, rows).all();
      deleted = results.length;
    }
  }
  return true;
};

const ownPictures: Step = async ({ DB, PICTURES }, siteId, { rounds }) => {
  for (let round = 0; round < rounds; round++) {
    // A bucket has no conditions: asked before each page, which leaves one trip in between.
    if (!(await isGoing(DB, siteId))) return true;
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

/** Cached answers of the site at the edge (`worker/platform/cache/keys.ts`). */
const cachedAnswers: Step = async (stores, siteId) => {
  const { DB, CACHE } = stores;
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
    // Deleted keys may be listed for a while: a cursor skips them.
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
    // Outdates what was cached again meanwhile. A new site of this id may be there: then it has told its own.
    await prepare(DB, changedStatement(siteId, new Date(), IS_GOING)).run();
    if (await tellChanged(stores, createLog({ site: siteId }), siteId)) return true;
    throw new Error(`The last content version of ${siteId} was not written; its removal must be repeated.`);
  }
  return false;
};

/** The site's own row, with rows that were written meanwhile. */
const theRest: Step = async ({ DB }, siteId) => {
  await DB.batch([
    ...SITE_TABLE_NAMES.map((table) =>
      DB.prepare(`DELETE FROM ${table} WHERE site_id = ?1 AND ${IS_GOING}`).bind(siteId),
    ),
    DB.prepare(`DELETE FROM sites WHERE id = ? AND ${GOES}`).bind(siteId),
  ]);
  return true;
};

const STEPS: readonly Step[] = [sharedPictures, ownRows, ownPictures, cachedAnswers, theRest];

/**
 * Begins a removal: from now on no call finds the site, and its hostnames are free. Returns whether it begins
 * now, is under way, or the site is unknown.
 */
export async function beginRemoval(
  env: WithDatabase,
  siteId: string,
  now: Date,
): Promise<'begun' | 'under way' | 'unknown'> {
  const { DB } = env;
  const [marked, , , , , found] = await DB.batch([
    DB.prepare(`UPDATE sites SET removed_at = ? WHERE id = ? AND NOT (${GOES}) RETURNING id`).bind(
      now.toISOString(),
      siteId,
    ),
    // Other isolates then read the site again and find it removed.
    prepare(DB, changedStatement(siteId, now, 'changes() > 0')),
    DB.prepare('DELETE FROM restores WHERE site_id = ?').bind(siteId),
    // A hold that ended by itself; another one refuses the removal.
    DB.prepare("DELETE FROM holds WHERE site_id = ? AND state = 'held'").bind(siteId),
    DB.prepare('DELETE FROM hostnames WHERE site_id = ?').bind(siteId),
    DB.prepare('SELECT 1 FROM sites WHERE id = ?').bind(siteId),
  ]);
  if (found?.results.length !== 1) return 'unknown';
  await endClaim(env, siteId, null, now);
  return marked?.results.length === 1 ? 'begun' : 'under way';
}

/** Deletes a piece of a site whose removal has begun; returns whether nothing is left. */
export async function removePiece(stores: WithDatabase, siteId: string, bounds = PIECE): Promise<boolean> {
  // Already done, or a new site with this id.
  if (!(await isGoing(stores.DB, siteId))) return true;
  for (const step of STEPS) if (!(await step(stores, siteId, bounds))) return false;
  return true;
}

/** Milliseconds after which a removal counts as stuck, since its message was lost. */
const LEFT_OVER_MS = 10 * 60_000;

/** Continues stuck removals by a piece each. */
export async function removeLeftOver(stores: WithDatabase, now: Date): Promise<void> {
  const { results } = await stores.DB.prepare(`SELECT id FROM sites WHERE removed_at < ? AND ${GOES} LIMIT 3`)
    .bind(new Date(now.getTime() - LEFT_OVER_MS).toISOString())
    .all<{ id: string }>();
  for (const { id } of results) await removePiece(stores, id);
}
