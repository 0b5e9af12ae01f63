import { prepare } from '../../platform/db/prepare.ts';

/** Viewings, or an open house, of a home at one time. */
export interface Viewing {
  /** Instant in UTC at which it began or begins. */
  readonly at: string;
  readonly openHouse: boolean;
  /** Bookings that stand: one for a viewing. */
  readonly visitors: number;
}

/** Most that are read: the latest. */
const MOST = 100;

/**
 * The viewings of a home that stand, the latest first, from an instant up to another; nothing of who comes is read.
 * `ids` are those by which its visitors' bookings may name it.
 */
export async function viewingsOf(
  db: D1Database,
  siteId: string,
  ids: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly Viewing[]> {
  const { results } = await prepare(db, {
    sql:
      'SELECT starts_at AS at, places IS NOT NULL AS open, count(*) AS visitors FROM appointments INDEXED BY appointments_of_site ' +
      "WHERE site_id = ?1 AND starts_at >= ?2 AND starts_at < ?3 AND state = 'booked' AND held_until IS NULL " +
      `AND estate_id IN (SELECT value FROM json_each(?4)) GROUP BY 1, 2 ORDER BY 1 DESC LIMIT ${MOST}`,
    params: [siteId, from, to, JSON.stringify(ids)],
  }).all<{ readonly at: string; readonly open: number; readonly visitors: number }>();
  return results.map(({ at, open, visitors }) => ({
    at: new Date(at).toISOString(),
    openHouse: open === 1,
    visitors,
  }));
}
