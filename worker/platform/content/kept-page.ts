import type { z } from 'zod';
import { type EntityItem, EntitySchema, entityItemOf } from '#wire/entities.ts';
import { type PageAnswer, PageAnswerSchema, type Section, sectionOf } from '#wire/page.ts';
import { members } from '#wire/tolerant/members.ts';
import { LocalizedRichTextSchema, readLocalizedHtml } from './rich-text/schema.ts';

/** A block with its HTML parsed when it entered the cache: no later code sees markup. */
const KeptSectionSchema = sectionOf(LocalizedRichTextSchema);
export type KeptSection = z.infer<typeof KeptSectionSchema>;

/** Items of an entity, as cached. */
export const KeptItemsSchema = members(entityItemOf(LocalizedRichTextSchema));
export type KeptItem = z.infer<typeof KeptItemsSchema>[number];

export const keepItems = (items: readonly EntityItem[]): KeptItem[] =>
  items.map((item) => ({ ...item, body: readLocalizedHtml(item.body) }));

/** A page as cached. */
export const KeptPageSchema = PageAnswerSchema.omit({ collections: true }).extend({
  sections: members(KeptSectionSchema),
  entities: members(EntitySchema.extend({ items: KeptItemsSchema })).optional(),
});
export type KeptPage = z.infer<typeof KeptPageSchema>;

const keepSection = (section: Section): KeptSection => ({
  ...section,
  body: readLocalizedHtml(section.body),
});

/** The page with the HTML of its blocks and their content parsed. */
export const keepPage = ({ entities, collections: _brought, ...page }: PageAnswer): KeptPage => ({
  ...page,
  sections: page.sections.map(keepSection),
  ...(entities && { entities: entities.map((entity) => ({ ...entity, items: keepItems(entity.items) })) }),
});
