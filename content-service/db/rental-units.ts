/** Whether a site has a rental unit, and whether it was withdrawn; null when it never had. */
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
