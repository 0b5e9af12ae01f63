import type { SiteAnswer } from '../../wire/site-answer.ts';
import { findService } from '../platform/own-services.ts';
import { readStoredPictures } from '../platform/picture-hashes.ts';
import { toSite } from '../platform/sites.ts';
import { OWN_PICTURES, toldSite } from './told-site.ts';

/** A site by its id, with its pictures, and its own service for callers who may see it. */
export async function findWholeSite(
  db: D1Database,
  siteId: string,
  tellsService: boolean,
): Promise<SiteAnswer | null> {
  const [row, service] = await Promise.all([
    db
      .prepare(
        `SELECT s.doc, ${OWN_PICTURES} AS pictures FROM sites AS s WHERE s.id = ? AND s.removed_at IS NULL`,
      )
      .bind(siteId)
      .first<{ readonly doc: string; readonly pictures: string }>(),
    tellsService ? findService(db, siteId) : null,
  ]);
  const site = toSite(row);
  if (row === null || site === null) return null;
  const told = toldSite(site, readStoredPictures(row.pictures));
  return service === null ? told : { ...told, service };
}
