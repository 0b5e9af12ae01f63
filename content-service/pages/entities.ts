import * as z from 'zod';
import { type Entity, type EntityItem, EntityItemSchema, EntityListSchema } from '../../wire/entities.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';

interface DocRow {
  readonly doc: string;
}

/** The lists a site has, by id. */
const listEntities = async (db: D1Database, siteId: string): Promise<Entity[]> => {
  const { results } = await db
    .prepare('SELECT doc FROM entities WHERE site_id = ? ORDER BY id')
    .bind(siteId)
    .all<DocRow>();
  return results.map(({ doc }) => JSON.parse(doc));
};

/** The items of a list in its own order; null when the site has no such list. */
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

/** Lists with their items, those of them that the site has. */
export async function findEntities(
  db: D1Database,
  siteId: string,
  ids: readonly string[],
): Promise<(Entity & { items: EntityItem[] })[]> {
  const asked = JSON.stringify(ids);
  const [entities, items] = await db.batch<DocRow & { readonly entity_id: string }>([
    db
      .prepare(
        'SELECT doc, id AS entity_id FROM entities WHERE site_id = ? AND id IN (SELECT value FROM json_each(?))',
      )
      .bind(siteId, asked),
    db
      .prepare(
        'SELECT doc, entity_id FROM entity_items WHERE site_id = ? ' +
          'AND entity_id IN (SELECT value FROM json_each(?)) ORDER BY entity_id, position',
      )
      .bind(siteId, asked),
  ]);
  return (entities?.results ?? []).map(({ doc, entity_id: id }) => ({
    ...JSON.parse(doc),
    items: (items?.results ?? []).filter((item) => item.entity_id === id).map((item) => JSON.parse(item.doc)),
  }));
}

/** Lists of an agency's own, such as its team and its offices. */
export const entityOperations = [
  operation({
    id: 'listEntities',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/entities',
    summary: 'The lists of the site, such as its team and its offices.',
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
    summary: 'The items of a list, in its order.',
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
