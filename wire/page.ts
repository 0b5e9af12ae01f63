import * as z from 'zod';
import { EntityItemListSchema, EntitySchema } from './entities.ts';
import { EstateSearchAnswerSchema } from './estate-search.ts';
import { LinkSchema } from './navigation.ts';
import { heroPictures, PictureSchema } from './picture.ts';
import { sellerSections } from './seller-sections.ts';
import { members } from './tolerant/members.ts';
import { localizedText, SlugTextSchema } from './values.ts';

const labelled = z.object({ label: localizedText(), link: LinkSchema });
const linked = labelled.nullish().catch(undefined);
const picture = PictureSchema.nullish().catch(undefined);

/**
 * A block of a page. `body` is HTML or plain text whose blank lines part paragraphs; on the wire it is text
 * in several languages, and in the cache what was read of it.
 */
export const sectionOf = <Body extends z.ZodType>(body: Body) => {
  const words = { heading: localizedText(), body };
  return z.discriminatedUnion('kind', [
    /** Words, perhaps beside a picture, perhaps a link. */
    z.object({ kind: z.literal('text'), ...words, picture, link: linked }),
    /** A picture over the whole width, with what it shows. */
    z.object({ kind: z.literal('picture'), ...words, picture: PictureSchema }),
    /** Estates of a collection or a group; without either the newest. */
    z.object({
      kind: z.literal('estates'),
      ...words,
      collection: SlugTextSchema.nullish(),
      group: SlugTextSchema.nullish(),
      /** How many at most, 1 to 12; 3 without. */
      size: z.number().int().min(1).max(12).nullish().catch(undefined),
    }),
    /** The items of an entity, such as the team or the offices. */
    z.object({ kind: z.literal('entities'), ...words, entity: SlugTextSchema, picture, link: linked }),
    /** The way to a form of the site. */
    z.object({ kind: z.literal('form'), ...words, form: z.enum(['contact', 'subscribe']) }),
    /** What the visitor is to do next. */
    z.object({ kind: z.literal('call-to-action'), ...words, links: members(labelled).max(3) }),
    /** What a menu has below one of its entries. */
    z.object({ kind: z.literal('menu'), ...words, menu: SlugTextSchema, entry: SlugTextSchema }),
    /** Places that lead into the offer. */
    z.object({
      kind: z.literal('places'),
      ...words,
      hint: localizedText(),
      places: members(z.object({ label: localizedText(), cityId: z.union([z.string(), z.number()]) })),
    }),
    ...sellerSections(words),
  ]);
};

/** A part of a page as it is sent; one of an unknown kind is left out. */
export const SectionSchema = sectionOf(localizedText());
export type Section = z.infer<typeof SectionSchema>;

/** A page of the agency's own. The page with id `home` gives the home screen its words and picture. */
export const PageSchema = z.object({
  id: z.union([z.string(), z.number()]),
  /** Address within the language, without slashes at the ends. */
  url: localizedText(),
  title: localizedText(),
  lead: localizedText(),
  description: localizedText(),
  ...heroPictures,
  sections: members(SectionSchema).catch([]),
});
export type Page = z.infer<typeof PageSchema>;

/** The estates of a block that names a collection. */
const CollectionEstatesSchema = z.object({
  collection: SlugTextSchema,
  /** As many as the block asks for; absent where it says nothing. */
  size: z.number().int().min(1).max(12).nullish(),
  /** The collection's name. */
  title: localizedText(),
  ...EstateSearchAnswerSchema.pick({ total: true, results: true }).shape,
});

/**
 * `GET …/pages/{id}` and its like: the page, and what its blocks show: entities with all their items, and estates of
 * collections, so that nobody has to come again for them. A service may leave them out; then they are asked for.
 */
export const PageAnswerSchema = PageSchema.extend({
  entities: members(EntitySchema.extend({ items: EntityItemListSchema })).optional(),
  collections: members(CollectionEstatesSchema).optional(),
});
export type PageAnswer = z.infer<typeof PageAnswerSchema>;

/** `GET …/estate-pages/{id}/`: pages about an estate, by the names that they have in their addresses. */
export const EstatePageListSchema = members(
  z.object({ name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), title: localizedText() }),
);

/** `GET …/pages/`: what exists, without the sections. */
export const PageListSchema = members(PageSchema.omit({ sections: true }));
