/** Pages and news as an agency's own people write them (docs/decisions/0184 and 0186). */
import * as z from 'zod';
import { LOCALES } from '#domain/locale.ts';
import { PageSchema } from './page.ts';
import { MeSchema, SecretSchema } from './staff.ts';
import { members } from './tolerant/members.ts';
import { count, DaySchema, instant, SlugTextSchema } from './values.ts';

const withSession = { session: SecretSchema };

/** Longest texts of an item of news, in characters. */
export const NEWS_LENGTHS = { title: 150, lead: 400, body: 40_000, alt: 250 } as const;
const texts = (field: keyof typeof NEWS_LENGTHS) =>
  z.partialRecord(z.enum(LOCALES), z.string().max(NEWS_LENGTHS[field]));

/** `POST …/staff/pages`: the items of news or the other pages, and one of them with its draft and versions. */
export const StaffPagesRequestSchema = z.strictObject({
  ...withSession,
  of: z.enum(['news', 'pages']),
  id: SlugTextSchema.optional(),
});
export type StaffPagesRequest = z.infer<typeof StaffPagesRequestSchema>;

/** What a person writes of an item of news: the rest of its page stays. A language without a title is left out. */
const FieldsSchema = z.strictObject({
  publicationDate: DaySchema,
  shownUntil: DaySchema.nullable(),
  title: texts('title'),
  lead: texts('lead'),
  body: texts('body'),
  picture: z.strictObject({ file: z.string().min(1).max(2000), alt: texts('alt') }).nullable(),
});
export type NewsFields = z.infer<typeof FieldsSchema>;

/**
 * A page as it is being written: members of a page, of which any may be missing or not understood yet. A block with `off`
 * is not shown, and can be put back.
 */
export const PageDraftSchema = z.looseObject({
  sections: z.array(z.looseObject({ kind: z.string(), off: z.boolean().optional() })).max(60),
});
export type PageDraft = z.infer<typeof PageDraftSchema>;

/** A draft, and the one in whose place it comes. */
const DraftedSchema = z.strictObject({
  page: PageDraftSchema,
  /** `mark` of the draft as it was read; null for none. */
  mark: z.string().max(80).nullable(),
});
export type Drafted = z.infer<typeof DraftedSchema>;

/** `POST …/staff/pages/changes`: what is done with a page or an item of news. */
export const ChangePageRequestSchema = z.strictObject({
  ...withSession,
  id: SlugTextSchema,
  /** `seen` of the page as it was read; null for a new one. */
  seen: z.string().max(80).nullable(),
  to: z.union([
    z.strictObject({ publish: FieldsSchema }),
    z.strictObject({ show: DraftedSchema }),
    z.strictObject({ save: DraftedSchema }),
    z.strictObject({ drop: z.strictObject({ mark: z.string().max(80) }) }),
    z.strictObject({ withdraw: z.literal(true) }),
    z.strictObject({ restore: z.int().min(1) }),
  ]),
});
export type ChangePage = z.infer<typeof ChangePageRequestSchema>;

const ItemSchema = z.object({
  id: z.string(),
  /** Stands for the page as it is stored. */
  seen: z.string(),
  withdrawn: z.boolean(),
  page: PageSchema.omit({ sections: true }),
});
export type ListedStaffPage = z.infer<typeof ItemSchema>;

/** A page with its blocks and versions, the newest first. */
const OpenedItemSchema = ItemSchema.extend({
  page: PageSchema,
  /** Entries of the site's menus that lead to it, and go with it. */
  inMenus: z.int().default(0),
  /** The last change, while one press gives back what stood before; null when there is none of the last ten minutes. */
  undo: z
    .object({
      /** The version that stood before; null where nothing did, so that the page is taken off the site. */
      version: z.int().nullable(),
      /** Until when it is offered. */
      until: instant,
    })
    .nullable()
    .default(null),
  versions: members(
    z.object({
      number: z.int(),
      /** Who replaced it; null for another way. */
      by: z.string().nullable(),
      at: instant,
      withdrawn: z.boolean(),
      title: PageSchema.shape.title,
      /** How many of its pictures are there no more: it comes back without them. */
      gone: count(),
    }),
  ),
});
export type OpenedPage = z.infer<typeof OpenedItemSchema>;

/** What blocks of pages name by their ids: collections, groups, lists, menus, and entries of menus with others below. */
export const NAMED_KINDS = ['collection', 'group', 'entity', 'menu', 'entry'] as const;
export type NamedKind = (typeof NAMED_KINDS)[number];
const NamedSchema = z.object({
  kind: z.enum(NAMED_KINDS),
  id: z.string(),
  name: PageSchema.shape.title,
});
export type Named = z.infer<typeof NamedSchema>;

const ListedDraftSchema = z.object({
  id: z.string(),
  /** Who wrote it last; null when the person is no longer there. */
  by: z.string().nullable(),
  at: instant,
  title: PageSchema.shape.title,
});

/** What is being written of a page. */
const OpenedDraftSchema = ListedDraftSchema.extend({
  /** Stands for the draft as it is stored. */
  mark: z.string(),
  /** `seen` of the page on which it was begun; null for a new page. */
  base: z.string().nullable(),
  page: PageDraftSchema,
  /** The page that visitors would see, with what is known of its pictures; null while it is none. */
  shown: PageSchema.nullable(),
});
export type OpenedDraft = z.infer<typeof OpenedDraftSchema>;

export const StaffPagesSchema = z.object({
  me: MeSchema,
  /** News: the latest first. Pages: by id. */
  items: members(ItemSchema),
  /** Pages with a draft; none of news. */
  drafts: members(ListedDraftSchema),
  /** Null when none was asked for, and for an id that no page has. */
  item: OpenedItemSchema.nullable(),
  /** The draft of the page that was asked for; null for none. */
  draft: OpenedDraftSchema.nullable(),
  /** What its blocks can name; none of news, and where no page was asked for. */
  lists: members(NamedSchema).default([]),
});
export type StaffPages = z.infer<typeof StaffPagesSchema>;
