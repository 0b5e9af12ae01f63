import type { Estate } from '../../wire/estate.ts';
import type { EstateCollection } from '../../wire/estate-collection.ts';
import { findCards } from '../estates/cards.ts';
import type { EstateGroupWords } from '../intake/index.ts';

interface DocRow {
  readonly doc: string;
}

/** A collection by its id. */
export const findCollection = async (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<EstateCollection | null> => {
  const row = await db
    .prepare('SELECT doc FROM collections WHERE site_id = ? AND id = ?')
    .bind(siteId, id)
    .first<DocRow>();
  return row === null ? null : JSON.parse(row.doc);
};

/** A group by its id, with its estates that are still offered, in its order. */
export const findGroup = async (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<(EstateGroupWords & { readonly estates: Estate[] }) | null> => {
  const [group, members] = await db.batch<DocRow & { readonly estate_id: string }>([
    db.prepare('SELECT doc FROM estate_groups WHERE site_id = ? AND id = ?').bind(siteId, id),
    db
      .prepare(
        'SELECT m.estate_id FROM estate_group_members AS m JOIN estates AS e ' +
          'ON e.site_id = m.site_id AND e.id = m.estate_id AND e.withdrawn_at IS NULL ' +
          'WHERE m.site_id = ? AND m.group_id = ? ORDER BY m.position',
      )
      .bind(siteId, id),
  ]);
  const [row] = group?.results ?? [];
  if (row === undefined) return null;
  const ids = (members?.results ?? []).map(({ estate_id }) => estate_id);
  return { ...(JSON.parse(row.doc) as EstateGroupWords), estates: await findCards(db, siteId, ids) };
};
