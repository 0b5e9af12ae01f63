/** Something that alerts tell of; triggers write it (migration 0008). */
export interface EstateEvent {
  readonly seq: number;
  readonly estateId: string;
  readonly kind: 'new' | 'price_lowered';
  /** Euros; of a lowered price. */
  readonly before: number | null;
}

/** A site's events after one and up to another, in their order. */
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
