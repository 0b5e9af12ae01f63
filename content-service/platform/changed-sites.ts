import { describeError, type Log } from '../../domain/log.ts';
import { writeContentVersion } from './content-version.ts';
import { prepare } from './db/prepare.ts';
import type { Statement } from './db/statement.ts';

interface ChangedRow {
  readonly site_id: string;
  readonly changed_at: number;
}

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

/** Sites per run: at most two KV writes each, of a thousand. */
const MOST_SITES = 200;

/** How often one call tells a site's version: then the cron goes on. */
const TRIES = 3;

/**
 * Writes the content version of changed sites (one or all) and deletes the notes. Failures are logged and
 * retried by the cron: KV takes one write per second and key.
 *
 * KV has no conditions, so that a caller that is late may put an older version over the one of another caller. It
 * then finds no note with its own version, and tells a version that is newer than both. Until it does, and for good
 * if it ends between the two, KV has the older one; the site's next change corrects it.
 */
export async function tellChanged(
  { DB, CACHE }: { readonly DB: D1Database; readonly CACHE: KVNamespace },
  log: Log,
  siteId: string | null = null,
): Promise<void> {
  const { results } = await DB.prepare(
    'SELECT site_id, changed_at FROM changed_sites WHERE ?1 IS NULL OR site_id = ?1 LIMIT ?2',
  )
    .bind(siteId, MOST_SITES)
    .all<ChangedRow>();
  for (const row of results) {
    let untold: ChangedRow | null = row;
    for (let tries = 0; untold !== null && tries < TRIES; tries++) {
      try {
        await writeContentVersion(CACHE, untold.site_id, String(untold.changed_at));
      } catch (error) {
        log('warn', 'content_version.failed', { site: untold.site_id, error: describeError(error) });
        break;
      }
      untold = await stillUntold(DB, untold);
    }
  }
}

/**
 * Deletes the note of a version that was written. Without one, another caller has written a version too, perhaps
 * before: returns a newer note. Null when this was the last version, or the site is gone.
 */
async function stillUntold(DB: D1Database, { site_id, changed_at }: ChangedRow): Promise<ChangedRow | null> {
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
          'ON CONFLICT DO UPDATE SET changed_at = changed_at RETURNING *',
        params: [site_id, changed_at],
      },
    ].map((one) => prepare(DB, one)),
  );
  return noted?.results[0] ?? null;
}
