import type { Found } from '../found.ts';
import type { PublicColumns } from '../public-document.ts';

/** The row of a listing by its guid, which its source makes public; null when this site has none of it. */
export const findListing = async (
  db: D1Database,
  siteId: string,
  guid: string,
): Promise<Found<PublicColumns> | null> => {
  const row = await db
    .prepare(
      'SELECT doc, address_hidden, lat, lon, withdrawn_at FROM source_listings WHERE site_id = ? AND guid = ?',
    )
    .bind(siteId, guid)
    .first<PublicColumns & { readonly withdrawn_at: string | null }>();
  if (row === null) return null;
  return row.withdrawn_at === null ? { withdrawn: false, value: row } : { withdrawn: true };
};
