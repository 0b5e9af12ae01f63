/** What a sitemap is made of: a call of ours (decision 20), which another content service may lack. */
import * as z from 'zod';
import { EstateSchema } from './estate.ts';
import { EstateCollectionSchema } from './estate-collection.ts';
import { PageSchema } from './page.ts';
import { RentalUnitSchema } from './rental-unit.ts';
import { members } from './tolerant/members.ts';
import { text } from './values.ts';

/** What has pages of its own. A file of a sitemap holds one kind. */
const SITEMAP_KINDS = ['page', 'collection', 'group', 'estate', 'rental'] as const;
export const SitemapKindSchema = z.enum(SITEMAP_KINDS);
export type SitemapKind = z.infer<typeof SitemapKindSchema>;

/** A run of entries by id, `after` left out and `upTo` included. */
const SitemapFileSchema = z.object({
  kind: SitemapKindSchema,
  /** Null for the first file of its kind. */
  after: text(),
  upTo: z.string().min(1),
  entries: z.number().int().min(1),
  /** The latest instant at which one of them changed; absent where nobody knows of one. */
  lastmod: text(),
});
export type SitemapFile = z.infer<typeof SitemapFileSchema>;

/** `GET …/sitemap?size=`: how the entries of a site divide into files of at most so many. */
export const SitemapAnswerSchema = z.object({ files: members(SitemapFileSchema) });
export type SitemapAnswer = z.infer<typeof SitemapAnswerSchema>;

/** Estates under a name. */
const ListedSchema = EstateCollectionSchema.pick({ id: true, hero: true });

/** One page in all of its languages, with what its addresses and pictures are made of and no more. */
export const SitemapEntrySchema = z.object({
  id: z.string().min(1),
  /** Instant at which what the page tells last changed; absent where nobody knows. */
  lastmod: text(),
  estate: EstateSchema.nullish().catch(undefined),
  /** Of a unit: its project, whose address its own begins with. */
  project: EstateSchema.nullish().catch(undefined),
  page: PageSchema.pick({ id: true, url: true, hero: true }).nullish().catch(undefined),
  collection: ListedSchema.nullish().catch(undefined),
  group: ListedSchema.nullish().catch(undefined),
  rental: RentalUnitSchema.pick({ id: true, photos: true }).nullish().catch(undefined),
});
export type SitemapEntry = z.infer<typeof SitemapEntrySchema>;

/** `GET …/sitemap/{kind}?after=&upTo=&limit=`, by id. */
export const SitemapEntriesSchema = z.object({ entries: members(SitemapEntrySchema) });

/** Most entries an answer holds. */
export const SITEMAP_ENTRIES_LIMIT = 1000;
/** Most entries a file may be asked to hold: as many addresses as sitemaps.org allows. */
export const SITEMAP_SIZE_LIMIT = 50_000;
