import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { notSuspended } from '../../platform/sites.ts';
import { endLostRounds } from './stored-feed.ts';

/** Maximum number of rounds that a minute enqueues, as many as one batch of the queue takes. */
const MOST_ROUNDS = 100;

/**
 * Enqueues the rounds that are due. Each becomes due again after its interval, whatever its outcome: the round sets
 * another time when it ends. One whose piece was lost is due at once.
 */
export async function runDueFeeds({ DB, WORK }: WithDatabase, now: Date): Promise<void> {
  const due = {
    sql:
      'UPDATE feeds SET run_at = ?1 + every WHERE (site_id, name) IN (SELECT site_id, name FROM feeds ' +
      `WHERE paused = 0 AND run_at <= ?1 AND ${notSuspended('feeds.site_id')} ORDER BY run_at LIMIT ${MOST_ROUNDS}) RETURNING site_id, name`,
    params: [now.getTime()],
  };
  const [, enqueued] = await DB.batch<{ site_id: string; name: string }>(
    [endLostRounds(null, now), due].map((one) => prepare(DB, one)),
  );
  const results = enqueued?.results ?? [];
  if (results.length === 0) return;
  await WORK.sendBatch(
    results.map(({ site_id, name }) => ({
      body: { kind: 'feed-round', siteId: site_id, feed: name, at: null } as const,
    })),
  );
}
