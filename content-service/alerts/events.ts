/** An event that alerts report; written by triggers (`triggers.md`). */
export interface EstateEvent {
  readonly seq: number;
  readonly estateId: string;
  /** `price_changed` and `gone` are for followers of the home. */
  readonly kind: 'new' | 'price_lowered' | 'price_changed' | 'gone';
  /** Previous price in euros, for a price event. */
  readonly before: number | null;
}

/** Events of a site after one number up to another, in order. */
export const findEvents = async (
  db: D1Database,
  siteId: string,
  after: number,
  upto: number,
): Promise<EstateEvent[]> => {
  const { results } = await db
    .prepare(
      'SELECT seq, estate_id AS estateId, kind, price_before AS before FROM estate_events ' +
        'WHERE site_id = ? AND seq > ? AND seq <= ? ORDER BY seq',
    )
    .bind(siteId, after, upto)
    .all<EstateEvent>();
  return results;
};
