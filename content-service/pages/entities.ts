import * as z from 'zod';
import { type Entity, type EntityItem, EntityItemSchema, EntityListSchema } from '../../wire/entities.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { withKnownPictures } from '../platform/hashed-pictures.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';
import { storedPicturesColumn } from '../platform/picture-hashes.ts';

interface DocRow {
  readonly doc: string;
}

/** The entities of a site, by id. */
const listEntities = async (db: D1Database, siteId: string): Promise<Entity[]> => {
  const { results } = await db
    .prepare('SELECT doc FROM entities WHERE site_id = ? ORDER BY id')
    .bind(siteId)
    .all<DocRow>();
  return results.map(({ doc }) => JSON.parse(doc));
};

/** The items of an entity in its order; null when the site has no such entity. */
const findEntityItems = async (db: D1Database, siteId: string, id: string): Promise<EntityItem[] | null> => {
  const [entity, items] = await db.batch<DocRow>([
    db.prepare('SELECT doc FROM entities WHERE site_id = ? AND id = ?').bind(siteId, id),
    db
      .prepare('SELECT doc FROM entity_items WHERE site_id = ? AND entity_id = ? ORDER BY position')
      .bind(siteId, id),
  ]);
  if (entity?.results.length !== 1) return null;
  return (items?.results ?? []).map(({ doc }) => JSON.parse(doc));
};

/** An item, and JSON of the stored data about its pictures. */
type StoredItem = readonly [item: EntityItem, pictures: string];

interface EntityRow extends DocRow {
  /** JSON of its items. */
  readonly items: string;
}

const ITEMS =
  // `|| ''` makes the pictures a text, whether SQLite still knows that they are JSON or not.
  '(SELECT json_group_array(json_array(json(item.doc), ' +
  `${storedPicturesColumn("SELECT item.doc ->> '$.picture.file' AS picture", 'item.site_id')} || '') ` +
  'ORDER BY item.position) FROM entity_items AS item ' +
  'WHERE item.site_id = entity.site_id AND item.entity_id = entity.id)';

/** An entity with its items. */
type WholeEntity = Entity & { readonly items: EntityItem[] };

/**
 * The entities named by the blocks of a page, with their items, as far as the site has them. `page` is a
 * statement that selects the page's `doc`, so that both come in one round trip.
 */
export async function findEntitiesOfPage(
  db: D1Database,
  siteId: string,
  page: Statement,
): Promise<WholeEntity[]> {
  const named =
    `SELECT json_extract(section.value, '$.entity') FROM (${page.sql}) AS page, ` +
    "json_each(page.doc, '$.sections') AS section WHERE json_extract(section.value, '$.kind') = 'entities'";
  const { results } = await prepare(db, {
    sql: `SELECT entity.doc, ${ITEMS} AS items FROM entities AS entity WHERE entity.id IN (${named}) AND entity.site_id = ?`,
    params: [...page.params, siteId],
  }).all<EntityRow>();
  return results.map(({ doc, items }) => ({
    ...(JSON.parse(doc) as Entity),
    items: (JSON.parse(items) as StoredItem[]).map(([item, pictures]) => withKnownPictures(item, pictures)),
  }));
}

/** Operations for entities, such as the team and the offices. */
export const entityOperations = [
  operation({
    id: 'listEntities',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/entities',
    params: SiteParams,
    answer: { kind: 'json', name: 'EntityList', schema: EntityListSchema },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => onSite(env.DB, params.siteId, listEntities(env.DB, params.siteId)),
  }),
  operation({
    id: 'getEntityItems',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/entities/{id}/items',
    params: SiteParams.extend({ id: SlugSchema }),
    answer: { kind: 'json', name: 'EntityItemList', schema: z.array(EntityItemSchema) },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => {
      const items = await findEntityItems(env.DB, params.siteId, params.id);
      if (items === null) throw notFound('entity');
      return items;
    },
  }),
];
