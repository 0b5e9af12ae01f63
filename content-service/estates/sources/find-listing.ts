import type { Found } from '../found.ts';
import type { PublicColumns } from '../public-document.ts';

/** A listing by its guid, made public as its source does it; null when this site has none of it. */
export const findListing = async <Listing>(
  db: D1Database,
  siteId: string,
  guid: string,
  toPublic: (row: PublicColumns) => Listing,
): Promise<Found<Listing> | null> => {
  const row = await db
    .prepare(
      'SELECT doc, address_hidden, lat, lon, withdrawn_at FROM source_listings WHERE site_id = ? AND guid = ?',
    )
    .bind(siteId, guid)
    .first<PublicColumns & { readonly withdrawn_at: string | null }>();
  if (row === null) return null;
  return row.withdrawn_at === null ? { withdrawn: false, value: toPublic(row) } : { withdrawn: true };
};
