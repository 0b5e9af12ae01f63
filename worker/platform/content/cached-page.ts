import type { z } from 'zod';
import { type EntityItem, EntitySchema, entityItemOf } from '#wire/entities.ts';
import { type PageAnswer, PageAnswerSchema, type Section, sectionOf } from '#wire/page.ts';
import { members } from '#wire/tolerant/members.ts';
import { LocalizedRichTextSchema, readLocalizedHtml } from './rich-text/schema.ts';

/** A block with its HTML parsed when it entered the cache: no later code sees markup. */
const CachedSectionSchema = sectionOf(LocalizedRichTextSchema);
export type CachedSection = z.infer<typeof CachedSectionSchema>;

/** Items of an entity, as cached. */
export const CachedItemsSchema = members(entityItemOf(LocalizedRichTextSchema));
export type CachedItem = z.infer<typeof CachedItemsSchema>[number];

export const toCachedItems = (items: readonly EntityItem[]): CachedItem[] =>
  items.map((item) => ({ ...item, body: readLocalizedHtml(item.body) }));

/** A page as cached. */
export const CachedPageSchema = PageAnswerSchema.omit({ collections: true }).extend({
  sections: members(CachedSectionSchema),
  entities: members(EntitySchema.extend({ items: CachedItemsSchema })).optional(),
});
export type CachedPage = z.infer<typeof CachedPageSchema>;

const toCachedSection = (section: Section): CachedSection => ({
  ...section,
  body: readLocalizedHtml(section.body),
});

/** The page with the HTML of its blocks and their content parsed. */
export const toCachedPage = ({ entities, collections: _included, ...page }: PageAnswer): CachedPage => ({
  ...page,
  sections: page.sections.map(toCachedSection),
  ...(entities && {
    entities: entities.map((entity) => ({ ...entity, items: toCachedItems(entity.items) })),
  }),
});
