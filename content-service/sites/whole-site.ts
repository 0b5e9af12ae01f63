import type { SiteAnswer } from '#wire/site-answer.ts';
import { findService } from '../platform/own-services.ts';
import { readStoredPictures } from '../platform/picture-hashes.ts';
import { toSite } from '../platform/sites.ts';
import { knownPreviews } from './previews.ts';
import { OWN_PICTURES, toldSite } from './told-site.ts';

/** A site by its id, with its pictures, and for the deployment's own site its service and its previews. */
export async function findWholeSite(
  db: D1Database,
  siteId: string,
  forOwnSite: boolean,
): Promise<SiteAnswer | null> {
  const [row, service, previews] = await Promise.all([
    db
      .prepare(
        `SELECT s.doc, ${OWN_PICTURES} AS pictures FROM sites AS s WHERE s.id = ? AND s.removed_at IS NULL`,
      )
      .bind(siteId)
      .first<{ readonly doc: string; readonly pictures: string }>(),
    forOwnSite ? findService(db, siteId) : null,
    forOwnSite ? knownPreviews(db, siteId) : [],
  ]);
  const site = toSite(row);
  if (row === null || site === null) return null;
  const told = toldSite(site, readStoredPictures(row.pictures));
  return { ...told, ...(service && { service }), ...(previews.length > 0 && { previews }) };
}
