import { describeError, type Log } from '#domain/log.ts';
import { prepare } from './db/prepare.ts';
import type { Statement } from './db/statement.ts';

interface ChangedRow {
  readonly site_id: string;
  readonly changed_at: number;
  /** 1 for a site that is not being removed. */
  readonly stays: number;
}

/** Whether the site of a note stays, as read with the note. */
const STAYS = 'EXISTS (SELECT 1 FROM sites WHERE id = changed_sites.site_id AND removed_at IS NULL) AS stays';

/**
 * Notes that a site's content changed, in the batch that changes it; `condition` may ask what the statement before
 * changed. `tellChanged` follows.
 */
export const changedStatement = (siteId: string, now: Date, condition = 'true'): Statement => ({
  sql:
    `INSERT INTO changed_sites (site_id, changed_at) SELECT ?1, ?2 WHERE ${condition} ` +
    'ON CONFLICT DO UPDATE SET changed_at = max(changed_at + 1, excluded.changed_at)',
  params: [siteId, now.getTime()],
});

/** Seconds after which the version of a removed site expires: until the memory of every isolate has ended. */
const LAST_VERSION_SECONDS = 24 * 60 * 60;

/**
 * Outdates every cache of a site's content: writes `version:{siteId}`, which the site stores in each cache entry and
 * compares on read. Only `tellChanged` may: KV has no conditions, and a row decides which version is the last one.
 */
const writeContentVersion = async (
  cache: KVNamespace,
  { site_id, changed_at, stays }: ChangedRow,
): Promise<void> => {
  const options = stays === 1 ? {} : { expirationTtl: LAST_VERSION_SECONDS };
  await cache.put(`version:${site_id}`, String(changed_at), options);
};

/** Sites per run: at most two KV writes each, of a thousand. */
const MOST_SITES = 200;

/** How often one call tells a site's version: then the cron goes on. */
const TRIES = 3;

/**
 * Writes the content version of changed sites (one or all) and deletes the notes. Failures are logged and
 * retried by the cron: KV takes one write per second and key. Returns whether all of them were written. The version
 * of a site that is being removed expires by itself.
 *
 * KV has no conditions, so that a caller that is late may put an older version over the one of another caller. It
 * then finds no note with its own version, and tells a version that is newer than both. Until it does, and for good
 * if it ends between the two, KV has the older one; the site's next change corrects it.
 */
export async function tellChanged(
  { DB, CACHE }: { readonly DB: D1Database; readonly CACHE: KVNamespace },
  log: Log,
  siteId: string | null = null,
): Promise<boolean> {
  const { results } = await DB.prepare(
    `SELECT site_id, changed_at, ${STAYS} FROM changed_sites WHERE ?1 IS NULL OR site_id = ?1 LIMIT ?2`,
  )
    .bind(siteId, MOST_SITES)
    .all<ChangedRow>();
  let isAnnounced = true;
  for (const row of results) {
    let unannounced: ChangedRow | null = row;
    for (let tries = 0; unannounced !== null && tries < TRIES; tries++) {
      try {
        await writeContentVersion(CACHE, unannounced);
      } catch (error) {
        log('warn', 'content_version.failed', { site: unannounced.site_id, error: describeError(error) });
        break;
      }
      unannounced = await stillUnannounced(DB, unannounced);
    }
    isAnnounced &&= unannounced === null;
  }
  return isAnnounced;
}

/**
 * Deletes the note of a version that was written. Without one, another caller has written a version too, perhaps
 * before: returns a newer note. Null when this was the last version, or the site is gone.
 */
async function stillUnannounced(
  DB: D1Database,
  { site_id, changed_at }: ChangedRow,
): Promise<ChangedRow | null> {
  const [, noted] = await DB.batch<ChangedRow>(
    [
      {
        sql: 'DELETE FROM changed_sites WHERE site_id = ? AND changed_at = ?',
        params: [site_id, changed_at],
      },
      {
        sql:
          'INSERT INTO changed_sites (site_id, changed_at) ' +
          "SELECT id, max(?2 + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) FROM sites " +
          'WHERE changes() = 0 AND id = ?1 ' +
          `ON CONFLICT DO UPDATE SET changed_at = changed_at RETURNING site_id, changed_at, ${STAYS}`,
        params: [site_id, changed_at],
      },
    ].map((one) => prepare(DB, one)),
  );
  return noted?.results[0] ?? null;
}
