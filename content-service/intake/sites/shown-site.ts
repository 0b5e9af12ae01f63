import type { Site } from '#wire/site.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { readStoredPictures } from '../../platform/picture-hashes.ts';
import { OWN_PICTURES, siteForPages } from '../../sites/site-for-pages.ts';

/** A document as pages see it, with the hashes of its pictures. */
export async function shownSite(db: D1Database, siteId: string, doc: string): Promise<Site> {
  const row = await prepare(db, {
    sql: `SELECT ${OWN_PICTURES} AS pictures FROM (SELECT ? AS id, ? AS doc) AS s`,
    params: [siteId, doc],
  }).first<{ pictures: string }>();
  return siteForPages(JSON.parse(doc) as Site, readStoredPictures(row?.pictures ?? '[]'));
}
