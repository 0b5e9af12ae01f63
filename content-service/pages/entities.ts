import * as z from 'zod';
import { type Entity, type EntityItem, EntityItemSchema, EntityListSchema } from '#wire/entities.ts';
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

interface EntityRow extends DocRow {
  readonly entity_id: string;
}

interface ItemRow extends EntityRow {
  /** JSON of the stored data about its pictures. */
  readonly pictures: string;
}

/** Stored data about the pictures of an item. */
const PICTURES = storedPicturesColumn(
  "SELECT entity_items.doc ->> '$.picture.file' AS picture",
  'entity_items.site_id',
);

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
  const asked = (sql: string): Statement => ({ sql, params: [...page.params, siteId] });
  const [entities, items] = await db.batch<ItemRow>([
    prepare(db, asked(`SELECT doc, id AS entity_id FROM entities WHERE id IN (${named}) AND site_id = ?`)),
    prepare(
      db,
      asked(
        `SELECT doc, entity_id, ${PICTURES} AS pictures FROM entity_items WHERE entity_id IN (${named}) AND site_id = ? ` +
          'ORDER BY entity_id, position',
      ),
    ),
  ]);
  return (entities?.results ?? []).map(({ doc, entity_id: id }) => ({
    ...(JSON.parse(doc) as Entity),
    items: (items?.results ?? [])
      .filter((item) => item.entity_id === id)
      .map((item) => withKnownPictures<EntityItem>(JSON.parse(item.doc), item.pictures)),
  }));
}

/** Operations for entities, such as the team and the offices. */
export const entityOperations = [
  operation({
    id: 'listEntities',
    summary: 'The lists of the site, such as its team and its offices.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/entities',
    params: SiteParams,
    answer: { kind: 'json', name: 'EntityList', schema: EntityListSchema },
    run: async ({ params }, { env }) => onSite(env.DB, params.siteId, listEntities(env.DB, params.siteId)),
  }),
  operation({
    id: 'getEntityItems',
    summary: 'The items of a list, in its order.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/entities/{id}/items',
    params: SiteParams.extend({ id: SlugSchema }),
    answer: { kind: 'json', name: 'EntityItemList', schema: z.array(EntityItemSchema) },
    run: async ({ params }, { env }) => {
      const items = await findEntityItems(env.DB, params.siteId, params.id);
      if (items === null) throw notFound('entity');
      return items;
    },
  }),
];
