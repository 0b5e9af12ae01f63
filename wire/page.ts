import * as z from 'zod';
import { EntityItemListSchema, EntitySchema } from './entities.ts';
import { EstateSearchAnswerSchema } from './estate-search.ts';
import { LinkSchema } from './navigation.ts';
import { heroPictures, PictureSchema } from './picture.ts';
import { sellerSections } from './seller-sections.ts';
import { optional, orElse } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';
import { count, DaySchema, localizedText, SlugTextSchema } from './values.ts';

const labelled = z.object({ label: localizedText(), link: LinkSchema });
const linked = optional(labelled);
const picture = optional(PictureSchema);

/**
 * A block of a page. `body` is HTML, or plain text with paragraphs separated by blank lines; on the wire it
 * is localized text, in the cache its parsed form.
 */
export const sectionOf = <Body extends z.ZodType>(body: Body) => {
  const words = { heading: localizedText(), body };
  return z.discriminatedUnion('kind', [
    /** Text, with an optional picture and link. */
    z.object({ kind: z.literal('text'), ...words, picture, link: linked }),
    /** A picture over the full width, with a caption. */
    z.object({ kind: z.literal('picture'), ...words, picture: PictureSchema }),
    /** Estates of a collection or a group; the newest estates without either. */
    z.object({
      kind: z.literal('estates'),
      ...words,
      collection: SlugTextSchema.nullish(),
      group: SlugTextSchema.nullish(),
      /** Maximum number, 1 to 12; 3 when absent. */
      size: optional(z.number().int().min(1).max(12)),
    }),
    /** The items of an entity, such as the team or the offices. */
    z.object({ kind: z.literal('entities'), ...words, entity: SlugTextSchema, picture, link: linked }),
    /** A link to a form of the site. */
    z.object({ kind: z.literal('form'), ...words, form: z.enum(['contact', 'subscribe']) }),
    /** Links to the visitor's next step. */
    z.object({ kind: z.literal('call-to-action'), ...words, links: members(labelled).max(3) }),
    /** The sub-entries of a menu entry. */
    z.object({ kind: z.literal('menu'), ...words, menu: SlugTextSchema, entry: SlugTextSchema }),
    /** Places that link to the offer. */
    z.object({
      kind: z.literal('places'),
      ...words,
      hint: localizedText(),
      places: members(z.object({ label: localizedText(), cityId: z.union([z.string(), z.number()]) })),
    }),
    ...sellerSections(words),
  ]);
};

/** A block of a page on the wire; unknown kinds are left out. */
export const SectionSchema = sectionOf(localizedText());
export type Section = z.infer<typeof SectionSchema>;

/** What makes a page an item of news: the days on which it is shown, in Brussels (decision 183). */
const NewsSchema = z.object({
  /** The first day, and its date. */
  publicationDate: DaySchema,
  /** The last day; always when absent. */
  shownUntil: optional(DaySchema),
});

/** A page of the agency. The page with id `home` gives the home screen its texts and picture. */
export const PageSchema = z.object({
  id: z.union([z.string(), z.number()]),
  /** Path within the language, without slashes at the ends. */
  url: localizedText(),
  title: localizedText(),
  lead: localizedText(),
  description: localizedText(),
  /** Only of an item of news. */
  news: optional(NewsSchema),
  ...heroPictures,
  sections: orElse(members(SectionSchema), []),
});
export type Page = z.infer<typeof PageSchema>;

/** The estates of a block that names a collection. */
const CollectionEstatesSchema = z.object({
  collection: SlugTextSchema,
  /** The block's `size`; absent when it has none. */
  size: z.number().int().min(1).max(12).nullish(),
  /** The collection's name. */
  title: localizedText(),
  ...EstateSearchAnswerSchema.pick({ total: true, results: true }).shape,
});

/**
 * `GET …/pages/{id}` and similar calls: the page with the content of its blocks (entities with all items,
 * estates of collections), which saves further calls. When a service leaves these out, the site requests
 * them.
 */
export const PageAnswerSchema = PageSchema.extend({
  entities: members(EntitySchema.extend({ items: EntityItemListSchema })).optional(),
  collections: members(CollectionEstatesSchema).optional(),
});
export type PageAnswer = z.infer<typeof PageAnswerSchema>;

/** `GET …/estate-pages/{id}/`: pages about an estate, by their names in addresses. */
export const EstatePageListSchema = members(
  z.object({ name: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), title: localizedText() }),
);

const ListedPageSchema = PageSchema.omit({ sections: true });

/** `GET …/pages/`: all pages without their sections. */
export const PageListSchema = members(ListedPageSchema);

/** `GET …/news`: items of news without their sections, the latest first. */
export const NewsListSchema = z.object({
  /** How many there are in this language. */
  total: count(),
  results: members(ListedPageSchema),
});
export type NewsList = z.infer<typeof NewsListSchema>;
