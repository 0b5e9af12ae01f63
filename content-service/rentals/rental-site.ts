import type { Site } from '../../wire/site.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { findSite } from '../platform/sites.ts';

/** The site, if it lets holiday rentals; otherwise 404 for `what` was asked for. */
export async function rentalSite(db: D1Database, siteId: string, what: string): Promise<Site> {
  const site = await findSite(db, siteId);
  if (site === null || !site.settings.features.includes('rentals')) throw notFound(what);
  return site;
}
