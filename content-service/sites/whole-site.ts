import type { Site } from '../../wire/site.ts';
import { prepare } from '../platform/db/prepare.ts';
import { readStoredPictures, type SizesRow } from '../platform/picture-hashes.ts';
import { toSite } from '../platform/sites.ts';
import { ownPicturesStatement, toldSite } from './told-site.ts';

/** A site by its id, with its pictures. */
export async function findWholeSite(db: D1Database, siteId: string): Promise<Site | null> {
  const byId = { sql: 'SELECT id, doc FROM sites WHERE id = ? AND removed_at IS NULL', params: [siteId] };
  const [sites, pictures] = await db.batch([prepare(db, byId), prepare(db, ownPicturesStatement(byId))]);
  const site = toSite((sites?.results[0] as { doc: string } | undefined) ?? null);
  return site && toldSite(site, readStoredPictures((pictures?.results ?? []) as SizesRow[]));
}
