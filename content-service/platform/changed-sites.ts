import { describeError, type Log } from '../../domain/log.ts';
import { writeContentVersion } from './content-version.ts';
import { prepare } from './db/prepare.ts';

interface ChangedRow {
  readonly site_id: string;
  readonly changed_at: number;
}

/** Sites per run: at most two KV writes each, of a thousand. */
const MOST_SITES = 200;

/**
 * Writes the content version of changed sites (one or all) and deletes the notes. Failures are logged and
 * retried by the cron: KV takes one write per second and key.
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
  for (const { site_id, changed_at } of results) {
    try {
      await writeContentVersion(CACHE, site_id, String(changed_at));
    } catch (error) {
      log('warn', 'content_version.failed', { site: site_id, error: describeError(error) });
      continue;
    }
    await prepare(DB, {
      sql: 'DELETE FROM changed_sites WHERE site_id = ? AND changed_at = ?',
      params: [site_id, changed_at],
    }).run();
  }
}
