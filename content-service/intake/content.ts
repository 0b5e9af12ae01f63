import { type Entity, type EntityItem, EntityItemSchema, EntitySchema } from '#wire/entities.ts';
import { type EstateCollection, EstateCollectionSchema } from '#wire/estate-collection.ts';
import { EstateGroupSchema } from '#wire/estate-group.ts';
import { type Page, PageSchema } from '#wire/page.ts';
import { readStrict } from '#wire/tolerant/read.ts';
import type { ImportOptions } from './options.ts';
import { clear, put, type Write } from './write.ts';

/** Stores an entity with its items; items that it no longer has are deleted. */
export const entityStatements = (siteId: string, entity: Entity, items: readonly EntityItem[]): Write[] => [
  put('entities', {
    site_id: siteId,
    id: entity.id,
    doc: JSON.stringify(readStrict(EntitySchema, entity)),
  }),
  clear('entity_items', { site_id: siteId, entity_id: entity.id }),
  ...items.map((item, position) =>
    put('entity_items', {
      site_id: siteId,
      entity_id: entity.id,
      id: item.id,
      position,
      doc: JSON.stringify(readStrict(EntityItemSchema, item)),
    }),
  ),
];

/** Stores a collection. Without a query of its own it consists of its members. */
export const collectionStatements = (
  siteId: string,
  collection: Omit<EstateCollection, 'query'> & Partial<Pick<EstateCollection, 'query'>>,
): Write[] => {
  const query = collection.query ?? { terms: { 'children.collections': [collection.id] } };
  return [
    put('collections', {
      site_id: siteId,
      id: collection.id,
      doc: JSON.stringify(readStrict(EstateCollectionSchema, { ...collection, query })),
    }),
  ];
};

/** A group without its estates. */
export const GroupWordsSchema = EstateGroupSchema.omit({ total: true, results: true });
export type EstateGroupWords = ReturnType<typeof GroupWordsSchema.parse>;

/** Stores a group and the ids of its estates, in its order. */
export const groupStatements = (
  siteId: string,
  group: EstateGroupWords,
  estateIds: readonly string[],
): Write[] => [
  put('estate_groups', {
    site_id: siteId,
    id: group.id,
    doc: JSON.stringify(readStrict(GroupWordsSchema, group)),
  }),
  clear('estate_group_members', { site_id: siteId, group_id: group.id }),
  ...estateIds.map((estateId, position) =>
    put('estate_group_members', {
      site_id: siteId,
      group_id: group.id,
      position,
      estate_id: estateId,
    }),
  ),
];

/** Stores a page about an estate, by the estate's id or guid and the page's name. */
export const estatePageStatements = (
  siteId: string,
  estateId: string,
  name: string,
  page: Page,
  { withdrawnAt = null }: Pick<ImportOptions, 'withdrawnAt'> = {},
): Write[] => [
  put('estate_pages', {
    site_id: siteId,
    estate_id: estateId,
    name,
    withdrawn_at: withdrawnAt,
    doc: JSON.stringify(readStrict(PageSchema, page)),
  }),
];
