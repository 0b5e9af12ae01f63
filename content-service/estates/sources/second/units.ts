import { prepare } from '#content-service/platform/db/prepare.ts';
import type { Estate } from '#wire/estate.ts';
import { type CardRow, cardOf, cardStatement } from '../../cards.ts';

/**
 * Units of a listing that is a project, as lists show them, lowest floor first. A listing names none: the feed that brings both
 * notes whose unit a home is.
 */
export async function unitsOfListing(
  db: D1Database,
  siteId: string,
  guid: string,
): Promise<readonly Estate[]> {
  const units = {
    sql:
      'SELECT u.num FROM estates AS e JOIN feed_homes AS p ON p.site_id = e.site_id AND p.estate_id = e.id ' +
      'JOIN feed_homes AS h ON h.site_id = p.site_id AND h.feed = p.feed AND h.parent = p.vendor_id ' +
      'JOIN estates AS u ON u.site_id = h.site_id AND u.id = h.estate_id AND u.withdrawn_at IS NULL ' +
      'WHERE e.site_id = ? AND e.guid = ? ' +
      'ORDER BY u.floor NULLS LAST, u.floor_id NULLS LAST, CAST(u.id AS INTEGER), u.id',
    params: [siteId, guid],
  };
  const { results } = await prepare(db, cardStatement(units)).all<CardRow>();
  return results.map((row) => cardOf(row));
}
