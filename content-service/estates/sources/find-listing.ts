import type { Found } from '../found.ts';
import { HISTORY_COLUMNS, historyJoin } from '../history.ts';
import { LOWERED_COLUMNS, loweredJoin } from '../lowered.ts';
import type { PublicColumns } from '../public-document.ts';

/** The row of a listing by its guid, not yet made public; null when this site has none. */
export const findListing = async (
  db: D1Database,
  siteId: string,
  guid: string,
): Promise<Found<PublicColumns> | null> => {
  const row = await db
    .prepare(
      `SELECT l.doc, l.address_hidden, l.lat, l.lon, l.withdrawn_at, ${LOWERED_COLUMNS}, ${HISTORY_COLUMNS} FROM source_listings AS l ` +
        `LEFT JOIN estates AS e ON e.site_id = l.site_id AND e.guid = l.guid ${loweredJoin('e')} ${historyJoin('e')} ` +
        'WHERE l.site_id = ? AND l.guid = ?',
    )
    .bind(siteId, guid)
    .first<PublicColumns & { readonly withdrawn_at: string | null }>();
  if (row === null) return null;
  return row.withdrawn_at === null ? { withdrawn: false, value: row } : { withdrawn: true };
};
