import { notFound } from './errors/content-error.ts';
import { siteExists } from './sites.ts';

/**
 * The answer, unless there is no such site: then 404, since an empty list would say that the site exists
 * and has nothing. Both are asked for at once.
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

/** Refuses with 404 where there is no such site. */
export const requireSite = async (db: D1Database, siteId: string): Promise<void> => {
  if (!(await siteExists(db, siteId))) throw notFound('site');
};
