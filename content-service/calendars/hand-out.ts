import type { Work } from '../kinds.ts';
import { prepare } from '../platform/db/prepare.ts';

/**
 * Minutes between two readings of a calendar, plus a spread per calendar so that not all are read at once.
 */
export const EVERY_MINUTES = 30;
const SPREAD_MINUTES = 10;
/** Calendars enqueued per minute; the rest waits for the next minute. */
const MOST = 500;
/** Messages per queue batch. */
const BATCH = 100;

/** Enqueues the calendars that are due; a single index lookup when there are none. */
export async function handOutCalendars(
  db: D1Database,
  work: Pick<Queue<Work>, 'sendBatch'>,
  now: Date,
): Promise<void> {
  const { results } = await prepare(db, {
    sql:
      // The first character of an id is random enough, and stays the same for each calendar.
      "UPDATE read_calendars SET next_at = strftime('%Y-%m-%dT%H:%M:%fZ', ?1, " +
      `'+' || (${EVERY_MINUTES} + unicode(id) * 7 % ${SPREAD_MINUTES} + 1) || ' minutes') ` +
      'WHERE (site_id, id) IN (SELECT site_id, id FROM read_calendars WHERE next_at <= ?1 ORDER BY next_at LIMIT ?2) ' +
      'RETURNING site_id, id',
    params: [now.toISOString(), MOST],
  }).all<{ site_id: string; id: string }>();
  for (let at = 0; at < results.length; at += BATCH) {
    const pieces = results.slice(at, at + BATCH);
    await work.sendBatch(
      pieces.map(({ site_id: siteId, id }) => ({ body: { kind: 'read-calendar', siteId, id } as const })),
    );
  }
}
