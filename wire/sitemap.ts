/** Data of a sitemap: an optional call (decision 20) that other content services may lack. */
import * as z from 'zod';
import { EstateSchema } from './estate.ts';
import { EstateCollectionSchema } from './estate-collection.ts';
import { PageSchema } from './page.ts';
import { RentalUnitSchema } from './rental-unit.ts';
import { optional } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';
import { text } from './values.ts';

/** Kinds of content that have pages. A sitemap file holds one kind. */
const SITEMAP_KINDS = ['page', 'collection', 'group', 'estate', 'rental'] as const;
export const SitemapKindSchema = z.enum(SITEMAP_KINDS);
export type SitemapKind = z.infer<typeof SitemapKindSchema>;

/** A range of entries by id, without `after` and with `upTo`. */
const SitemapFileSchema = z.object({
  kind: SitemapKindSchema,
  /** Null for the first file of its kind. */
  after: text(),
  upTo: z.string().min(1),
  entries: z.number().int().min(1),
  /** Latest change among the entries; absent when unknown. */
  lastmod: text(),
});
export type SitemapFile = z.infer<typeof SitemapFileSchema>;

/** `GET …/sitemap?size=`: the sitemap files of a site, each with at most `size` entries. */
export const SitemapAnswerSchema = z.object({ files: members(SitemapFileSchema) });
export type SitemapAnswer = z.infer<typeof SitemapAnswerSchema>;

/** A named selection of estates. */
const ListedSchema = EstateCollectionSchema.pick({ id: true, hero: true });

/** A page in all of its languages, with only the data that its addresses and pictures need. */
export const SitemapEntrySchema = z.object({
  id: z.string().min(1),
  /** Instant of the page's last change; absent when unknown. */
  lastmod: text(),
  estate: optional(EstateSchema),
  /** Only for a unit: its project, whose address its own begins with. */
  project: optional(EstateSchema),
  page: optional(PageSchema.pick({ id: true, url: true, hero: true })),
  collection: optional(ListedSchema),
  group: optional(ListedSchema),
  rental: optional(RentalUnitSchema.pick({ id: true, photos: true })),
});
export type SitemapEntry = z.infer<typeof SitemapEntrySchema>;

/** `GET …/sitemap/{kind}?after=&upTo=&limit=`, by id. */
export const SitemapEntriesSchema = z.object({ entries: members(SitemapEntrySchema) });

/** Maximum number of entries in an answer. */
export const SITEMAP_ENTRIES_LIMIT = 1000;
/** Maximum number of entries in a file: the limit of sitemaps.org. */
export const SITEMAP_SIZE_LIMIT = 50_000;
