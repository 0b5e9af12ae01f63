import { refuseWhere } from './db/refuse-where.ts';
import type { Statement } from './db/statement.ts';
import { notFound } from './errors/content-error.ts';
import { siteExists } from './sites.ts';

/**
 * The answer, or 404 for an unknown site, since an empty list would mean that the site exists and has
 * nothing. Both are queried at once.
 */
export const onSite = async <Answer>(
  db: D1Database,
  siteId: string,
  answer: Promise<Answer>,
): Promise<Answer> => {
  const [exists, value] = await Promise.all([siteExists(db, siteId), answer]);
  if (!exists) throw notFound('site');
  return value;
};

/** Throws 404 for an unknown site. */
export const requireSite = async (db: D1Database, siteId: string): Promise<void> => {
  if (!(await siteExists(db, siteId))) throw notFound('site');
};

/** Refuses the batch when the site is no longer there: its removal may begin between a read and a write. */
export const siteStaysStatement = (siteId: string): Statement =>
  refuseWhere('site_missing', 'NOT EXISTS (SELECT 1 FROM sites WHERE id = ? AND removed_at IS NULL)', [
    siteId,
  ]);
