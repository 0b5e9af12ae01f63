import type { SiteAnswer } from '../../wire/site-answer.ts';
import { prepare } from '../platform/db/prepare.ts';
import { findService } from '../platform/own-services.ts';
import { readStoredPictures, type SizesRow } from '../platform/picture-hashes.ts';
import { toSite } from '../platform/sites.ts';
import { ownPicturesStatement, toldSite } from './told-site.ts';

/** A site by its id, with its pictures, and its own service for callers who may see it. */
export async function findWholeSite(
  db: D1Database,
  siteId: string,
  tellsService: boolean,
): Promise<SiteAnswer | null> {
  const byId = { sql: 'SELECT id, doc FROM sites WHERE id = ? AND removed_at IS NULL', params: [siteId] };
  const [[sites, pictures], service] = await Promise.all([
    db.batch([prepare(db, byId), prepare(db, ownPicturesStatement(byId))]),
    tellsService ? findService(db, siteId) : null,
  ]);
  const site = toSite((sites?.results[0] as { doc: string } | undefined) ?? null);
  if (site === null) return null;
  const told = toldSite(site, readStoredPictures((pictures?.results ?? []) as SizesRow[]));
  return service === null ? told : { ...told, service };
}
