import type { Bindings } from '../env.ts';
import { fileKey } from '../platform/file-key.ts';

/** How long an unused file is kept, ms: an import has a day between upload and use. */
const KEPT_UNUSED = 24 * 60 * 60_000;
/** After how long a run that has not ended counts as interrupted, ms: an invocation lasts a quarter of an hour. */
const INTERRUPTED = 30 * 60_000;
/** Maximum number of files in an R2 delete call. */
const MOST_FILES = 1000;

/**
 * Deletes files that no picture has used for a day, a thousand per run. They are marked first, so that no
 * record uses a file being deleted, and no other run deletes it too: the file may be sent again meanwhile. An
 * interrupted run is completed by a later one.
 */
export async function sweepPictureFiles(
  { DB, PICTURES }: Pick<Bindings, 'DB' | 'PICTURES'>,
  now: Date,
): Promise<void> {
  const [at, before] = [now.toISOString(), new Date(now.getTime() - KEPT_UNUSED).toISOString()];
  const { results } = await DB.prepare(
    'UPDATE picture_files SET swept_at = ?1 WHERE (site_id, hash) IN (SELECT site_id, hash FROM picture_files ' +
      'WHERE unused_since < ?2 AND (swept_at IS NULL OR swept_at < ?3) ' +
      `ORDER BY unused_since LIMIT ${MOST_FILES}) RETURNING site_id, hash`,
  )
    .bind(at, before, new Date(now.getTime() - INTERRUPTED).toISOString())
    .all<{ site_id: string; hash: string }>();
  if (results.length === 0) return;
  await PICTURES.delete(results.map(({ site_id, hash }) => fileKey(site_id, hash)));
  await DB.prepare('DELETE FROM picture_files WHERE unused_since < ? AND swept_at = ?')
    .bind(before, at)
    .run();
}
