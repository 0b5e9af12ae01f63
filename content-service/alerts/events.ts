/** Something that alerts tell of; triggers write it (migrations 0008 and 0036). */
export interface EstateEvent {
  readonly seq: number;
  readonly estateId: string;
  /** `price_changed` and `gone` are for those who follow the home. */
  readonly kind: 'new' | 'price_lowered' | 'price_changed' | 'gone';
  /** Euros; of another price. */
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
