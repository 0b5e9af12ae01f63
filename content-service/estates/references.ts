import type { Statement } from '../platform/db/statement.ts';
import type { Found } from './found.ts';

/**
 * Of several estates with one reference, prefers those not withdrawn, then the newest. Exported for the test
 * of its query plan.
 */
export const referenceStatement = (siteId: string, reference: string): Statement => ({
  sql:
    'SELECT coalesce(e.guid, e.id) AS id, e.withdrawn_at FROM estate_documents AS d ' +
    'JOIN estates AS e ON e.site_id = d.site_id AND e.id = d.id ' +
    "WHERE d.site_id = ? AND d.doc ->> '$.general.reference' IS NOT NULL " +
    "AND lower(trim(d.doc ->> '$.general.reference')) = lower(?) " +
    'ORDER BY e.withdrawn_at IS NOT NULL, e.publication_date DESC, e.id LIMIT 1',
  params: [siteId, reference.trim()],
});

/** Id of an estate by its reference, or that it was withdrawn; null when this site has none. */
export const findByReference = async (
  db: D1Database,
  siteId: string,
  reference: string,
): Promise<Found<{ readonly id: string }> | null> => {
  const { sql, params } = referenceStatement(siteId, reference);
  const row = await db
    .prepare(sql)
    .bind(...params)
    .first<{ id: string; withdrawn_at: string | null }>();
  if (row === null) return null;
  return row.withdrawn_at === null ? { withdrawn: false, value: { id: row.id } } : { withdrawn: true };
};
