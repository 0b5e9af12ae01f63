/** News as an agency's own people write it (docs/decisions/0184). */
import * as z from 'zod';
import { LOCALES } from '#domain/locale.ts';
import { PageSchema } from './page.ts';
import { MeSchema, SecretSchema } from './staff.ts';
import { members } from './tolerant/members.ts';
import { DaySchema, SlugTextSchema } from './values.ts';

const withSession = { session: SecretSchema };
const instant = z.iso.datetime({ offset: true });

/** Longest texts of an item, in characters. */
export const NEWS_LENGTHS = { title: 150, lead: 400, body: 40_000, alt: 250 } as const;
const texts = (field: keyof typeof NEWS_LENGTHS) =>
  z.partialRecord(z.enum(LOCALES), z.string().max(NEWS_LENGTHS[field]));

/** `POST …/staff/news`: the items, and one of them with its versions. */
export const StaffNewsRequestSchema = z.strictObject({ ...withSession, id: SlugTextSchema.optional() });
export type StaffNewsRequest = z.infer<typeof StaffNewsRequestSchema>;

/** What a person writes of an item: the rest of its page stays. A language without a title is left out. */
const FieldsSchema = z.strictObject({
  publicationDate: DaySchema,
  shownUntil: DaySchema.nullable(),
  title: texts('title'),
  lead: texts('lead'),
  body: texts('body'),
  picture: z.strictObject({ file: z.string().min(1).max(2000), alt: texts('alt') }).nullable(),
});
export type NewsFields = z.infer<typeof FieldsSchema>;

/** `POST …/staff/news/changes`: publishes an item, takes it off the site, or brings back an earlier version. */
export const ChangeNewsRequestSchema = z.strictObject({
  ...withSession,
  id: SlugTextSchema,
  /** `seen` of the item as it was read; null for a new one. */
  seen: z.string().max(80).nullable(),
  to: z.union([
    z.strictObject({ publish: FieldsSchema }),
    z.strictObject({ withdraw: z.literal(true) }),
    z.strictObject({ restore: z.int().min(1) }),
  ]),
});
export type ChangeNews = z.infer<typeof ChangeNewsRequestSchema>;

const ItemSchema = z.object({
  id: z.string(),
  /** Stands for the item as it is stored. */
  seen: z.string(),
  withdrawn: z.boolean(),
  page: PageSchema.omit({ sections: true }),
});

/** An item with its blocks and versions, the newest first. */
const OpenedItemSchema = ItemSchema.extend({
  page: PageSchema,
  versions: members(
    z.object({
      number: z.int(),
      /** Who replaced it; null for another way. */
      by: z.string().nullable(),
      at: instant,
      withdrawn: z.boolean(),
      title: PageSchema.shape.title,
    }),
  ),
});
export type OpenedNews = z.infer<typeof OpenedItemSchema>;

export const StaffNewsSchema = z.object({
  me: MeSchema,
  /** The latest first. */
  items: members(ItemSchema),
  /** Null when none was asked for, and for an id that no item has. */
  item: OpenedItemSchema.nullable(),
});
export type StaffNews = z.infer<typeof StaffNewsSchema>;
