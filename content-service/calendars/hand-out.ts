import { prepare } from '../platform/db/prepare.ts';
import type { Work } from '../work.ts';

/** A calendar is asked for so seldom at most, in minutes, and up to so many later, so that not all come at once. */
export const EVERY_MINUTES = 30;
const SPREAD_MINUTES = 10;
/** Calendars that a minute hands out; those left over are next minute's. */
const MOST = 500;
/** Messages of one batch of a queue. */
const BATCH = 100;

/** Hands out the calendars that are due; one look at an index where none is. */
export async function handOutCalendars(
  db: D1Database,
  work: Pick<Queue<Work>, 'sendBatch'>,
  now: Date,
): Promise<void> {
  const { results } = await prepare(db, {
    sql:
      // The first digits of an id are as good as chance, and each calendar keeps its own.
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
