import { type RentalUnit, RentalUnitSchema } from '#wire/rental-unit.ts';
import { readLoosely } from '#wire/tolerant/read.ts';

/** Whether a site has a rental unit, and whether it was withdrawn; null when it never existed. */
export const findRentalUnitState = async (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<{ readonly withdrawn: boolean } | null> => {
  const row = await db
    .prepare('SELECT withdrawn_at FROM rental_units WHERE site_id = ? AND id = ?')
    .bind(siteId, id)
    .first<{ withdrawn_at: string | null }>();
  return row === null ? null : { withdrawn: row.withdrawn_at !== null };
};

/** The documents of the given units, in the order of the ids. */
export const findRentalDocuments = async (
  db: D1Database,
  siteId: string,
  ids: readonly string[],
): Promise<RentalUnit[]> => {
  const { results } = await db
    .prepare(
      'SELECT u.doc FROM json_each(?2) AS wanted JOIN rental_units AS u ON u.site_id = ?1 ' +
        'AND u.id = wanted.value ORDER BY wanted.key',
    )
    .bind(siteId, JSON.stringify(ids))
    .all<{ doc: string }>();
  return results.map(({ doc }) => readLoosely(RentalUnitSchema, JSON.parse(doc)));
};
