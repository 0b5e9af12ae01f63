import type { Entity, EntityItem } from '../../wire/entities.ts';

interface DocRow {
  readonly doc: string;
}

/** The lists a site has, by id. */
export const listEntities = async (db: D1Database, siteId: string): Promise<Entity[]> => {
  const { results } = await db
    .prepare('SELECT doc FROM entities WHERE site_id = ? ORDER BY id')
    .bind(siteId)
    .all<DocRow>();
  return results.map(({ doc }) => JSON.parse(doc));
};

/** The items of a list in its own order; null when the site has no such list. */
export const findEntityItems = async (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<EntityItem[] | null> => {
  const [entity, items] = await db.batch<DocRow>([
    db.prepare('SELECT doc FROM entities WHERE site_id = ? AND id = ?').bind(siteId, id),
    db
      .prepare('SELECT doc FROM entity_items WHERE site_id = ? AND entity_id = ? ORDER BY position')
      .bind(siteId, id),
  ]);
  if (entity?.results.length !== 1) return null;
  return (items?.results ?? []).map(({ doc }) => JSON.parse(doc));
};
