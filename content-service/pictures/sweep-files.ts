import type { WithDatabase } from '../platform/db/shards.ts';
import { fileKey } from '../platform/file-key.ts';

const DAY = 24 * 60 * 60_000;
/** How long a file that was never used is kept, ms: an import has a day between upload and use. */
const RETAINED_UNUSED = DAY;
/** How long a picture that nothing names any more is kept, and a file that was used, ms: for a restore. */
const RETAINED_FOR_RESTORE = 90 * DAY;
/** Maximum number of pictures that a run deletes. */
const MOST_PICTURES = 500;
/** After how long a run that has not ended counts as interrupted, ms: an invocation lasts a quarter of an hour. */
const INTERRUPTED = 30 * 60_000;
/** Maximum number of files in an R2 delete call. */
const MOST_FILES = 1000;

/**
 * Deletes pictures that nothing has named for ninety days, with their records. What decides is the row that says so,
 * in each statement of the batch: a record that names the picture again deletes that row.
 */
export async function sweepPictures({ DB }: Pick<WithDatabase, 'DB'>, now: Date): Promise<void> {
  const over = [new Date(now.getTime() - RETAINED_FOR_RESTORE).toISOString(), MOST_PICTURES];
  const gone =
    '(SELECT site_id, name FROM unnamed_pictures WHERE since < ?1 ORDER BY since, site_id, name LIMIT ?2)';
  await DB.batch(
    [
      `DELETE FROM records WHERE kind = 'picture' AND (site_id, id) IN ${gone}`,
      `DELETE FROM assets WHERE (site_id, name) IN ${gone}`,
      `DELETE FROM unnamed_pictures WHERE (site_id, name) IN ${gone}`,
    ].map((sql) => DB.prepare(sql).bind(...over)),
  );
}

/**
 * Deletes files that no picture has used for a day, or for ninety days if one did, a thousand per run. They are marked first, so that no
 * record uses a file being deleted, and no other run deletes it too: the file may be sent again meanwhile. An
 * interrupted run is completed by a later one.
 */
export async function sweepPictureFiles(
  { DB, PICTURES }: Pick<WithDatabase, 'DB' | 'PICTURES'>,
  now: Date,
): Promise<void> {
  const [at, before, long] = [0, RETAINED_UNUSED, RETAINED_FOR_RESTORE].map((ms) =>
    new Date(now.getTime() - ms).toISOString(),
  );
  // Two ranges of the index.
  const isOver = '((used = 0 AND unused_since < ?2) OR (used = 1 AND unused_since < ?3))';
  const { results } = await DB.prepare(
    'UPDATE picture_files SET swept_at = ?1 WHERE (site_id, hash) IN (SELECT site_id, hash FROM picture_files ' +
      `WHERE ${isOver} AND (swept_at IS NULL OR swept_at < ?4) ` +
      `ORDER BY unused_since LIMIT ${MOST_FILES}) RETURNING site_id, hash`,
  )
    .bind(at, before, long, new Date(now.getTime() - INTERRUPTED).toISOString())
    .all<{ site_id: string; hash: string }>();
  if (results.length === 0) return;
  await PICTURES.delete(results.map(({ site_id, hash }) => fileKey(site_id, hash)));
  await DB.prepare(`DELETE FROM picture_files WHERE swept_at = ?1 AND ${isOver}`)
    .bind(at, before, long)
    .run();
}
