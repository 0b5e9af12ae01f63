import * as z from 'zod';
import { type Estate, EstateSchema } from '#wire/estate.ts';
import { type EstateCollection, EstateCollectionSchema } from '#wire/estate-collection.ts';
import { EstateGroupSchema } from '#wire/estate-group.ts';
import { findCards } from '../estates/cards.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';

/** A group without its estates. */
type GroupWords = Omit<z.infer<typeof EstateGroupSchema>, 'total' | 'results'>;

interface DocRow {
  readonly doc: string;
}

/** A collection by its id. */
const findCollection = async (
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

/** The collections named by the blocks of a page; `page` is a statement that selects its `doc`. */
export const findCollectionsOfPage = async (
  db: D1Database,
  siteId: string,
  page: Statement,
): Promise<EstateCollection[]> => {
  const named =
    `SELECT json_extract(section.value, '$.collection') FROM (${page.sql}) AS page, ` +
    "json_each(page.doc, '$.sections') AS section WHERE json_extract(section.value, '$.kind') = 'estates'";
  const { results } = await prepare(db, {
    sql: `SELECT doc FROM collections WHERE id IN (${named}) AND site_id = ?`,
    params: [...page.params, siteId],
  }).all<DocRow>();
  return results.map(({ doc }) => JSON.parse(doc));
};

/** A group by its id, with its estates that are still on offer, in its order. */
const findGroup = async (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<(GroupWords & { readonly estates: Estate[] }) | null> => {
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
  return { ...(JSON.parse(row.doc) as GroupWords), estates: await findCards(db, siteId, ids) };
};

/** Operations for collections and groups (docs/decisions/0021). */
export const collectionOperations = [
  operation({
    id: 'getEstateCollection',
    summary: 'A named selection, with the query that finds its estates.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/estate-collections/{id}',
    params: SiteParams.extend({ id: SlugSchema }),
    answer: { kind: 'json', name: 'EstateCollection', schema: EstateCollectionSchema },
    run: async ({ params }, { env }) => {
      const collection = await findCollection(env.DB, params.siteId, params.id);
      if (collection === null) throw notFound('collection');
      return collection;
    },
  }),
  operation({
    id: 'getEstateGroup',
    summary: 'All estates of a group, in the order of the group.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/estates/group/{id}',
    params: SiteParams.extend({ id: SlugSchema }),
    answer: {
      kind: 'json',
      name: 'EstateGroup',
      schema: EstateGroupSchema.extend({ results: z.array(EstateSchema) }),
    },
    run: async ({ params }, { env }) => {
      const group = await findGroup(env.DB, params.siteId, params.id);
      if (group === null) throw notFound('group');
      const { estates, ...words } = group;
      return { ...words, total: { value: estates.length }, results: estates };
    },
  }),
];
