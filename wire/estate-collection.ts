import * as z from 'zod';
import { EstateQuerySchema, GROUPINGS, SortSchema } from './estate-search.ts';
import { heroPictures } from './picture.ts';
import { optional } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';
import { localizedText, SlugTextSchema } from './values.ts';

/** Texts and picture of a listing page. */
export const listingWords = {
  id: SlugTextSchema,
  title: localizedText(),
  lead: localizedText(),
  description: localizedText(),
  ...heroPictures,
};

/**
 * A named selection of estates: a stored query that is searched like any other. The query is read strictly,
 * since half a query would show other estates (spec 1 §3, "Application state").
 */
export const EstateCollectionSchema = z.object({
  ...listingWords,
  query: EstateQuerySchema,
  sort: optional(members(SortSchema).max(4)),
  group: optional(z.enum(GROUPINGS)),
});
export type EstateCollection = z.infer<typeof EstateCollectionSchema>;
