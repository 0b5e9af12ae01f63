import { type Entity, type EntityItem, EntityItemSchema, EntitySchema } from '../../wire/entities.ts';
import { type EstateCollection, EstateCollectionSchema } from '../../wire/estate-collection.ts';
import { EstateGroupSchema } from '../../wire/estate-group.ts';
import { type Page, PageSchema } from '../../wire/page.ts';
import { readStrict } from '../../wire/tolerant/read.ts';
import { type Statement, upsert } from '../platform/db/statement.ts';
import type { ImportOptions } from './options.ts';

/** A list of an agency's own with its items; items it no longer has are given up. */
export const entityStatements = (
  siteId: string,
  entity: Entity,
  items: readonly EntityItem[],
): Statement[] => [
  upsert('entities', ['site_id', 'id'], {
    site_id: siteId,
    id: entity.id,
    doc: JSON.stringify(readStrict(EntitySchema, entity)),
  }),
  {
    sql: 'DELETE FROM entity_items WHERE site_id = ? AND entity_id = ?',
    params: [siteId, entity.id],
  },
  ...items.map((item, position) =>
    upsert('entity_items', ['site_id', 'entity_id', 'id'], {
      site_id: siteId,
      entity_id: entity.id,
      id: item.id,
      position,
      doc: JSON.stringify(readStrict(EntityItemSchema, item)),
    }),
  ),
];

/** A collection. Without a query of its own it is found by its members. */
export const collectionStatements = (
  siteId: string,
  collection: Omit<EstateCollection, 'query'> & Partial<Pick<EstateCollection, 'query'>>,
): Statement[] => {
  const query = collection.query ?? { terms: { 'children.collections': [collection.id] } };
  return [
    upsert('collections', ['site_id', 'id'], {
      site_id: siteId,
      id: collection.id,
      doc: JSON.stringify(readStrict(EstateCollectionSchema, { ...collection, query })),
    }),
  ];
};

const GroupWordsSchema = EstateGroupSchema.omit({ total: true, results: true });
/** A group without its estates. */
export type EstateGroupWords = ReturnType<typeof GroupWordsSchema.parse>;

/** A group and the ids of its estates, in its order. */
export const groupStatements = (
  siteId: string,
  group: EstateGroupWords,
  estateIds: readonly string[],
): Statement[] => [
  upsert('estate_groups', ['site_id', 'id'], {
    site_id: siteId,
    id: group.id,
    doc: JSON.stringify(readStrict(GroupWordsSchema, group)),
  }),
  {
    sql: 'DELETE FROM estate_group_members WHERE site_id = ? AND group_id = ?',
    params: [siteId, group.id],
  },
  ...estateIds.map((estateId, position) =>
    upsert('estate_group_members', ['site_id', 'group_id', 'position'], {
      site_id: siteId,
      group_id: group.id,
      position,
      estate_id: estateId,
    }),
  ),
];

/** A page about an estate, by the estate's id or guid and the page's name. */
export const estatePageStatements = (
  siteId: string,
  estateId: string,
  name: string,
  page: Page,
  { withdrawnAt = null }: Pick<ImportOptions, 'withdrawnAt'> = {},
): Statement[] => [
  upsert('estate_pages', ['site_id', 'estate_id', 'name'], {
    site_id: siteId,
    estate_id: estateId,
    name,
    withdrawn_at: withdrawnAt,
    doc: JSON.stringify(readStrict(PageSchema, page)),
  }),
];
