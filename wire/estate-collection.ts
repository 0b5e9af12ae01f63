import * as z from 'zod';
import { EstateQuerySchema, GROUPINGS, SortSchema } from './estate-search.ts';
import { heroPictures } from './picture.ts';
import { members } from './tolerant/members.ts';
import { localizedText, SlugTextSchema } from './values.ts';

/** What a listing page says of itself. */
export const listingWords = {
  id: SlugTextSchema,
  title: localizedText(),
  lead: localizedText(),
  description: localizedText(),
  ...heroPictures,
};

/**
 * A selection of estates under a name, which is searched like any other: by the query that finds it, which is
 * as strict as a request is, since half a query would show other estates (spec 1 §3, "Application state").
 */
export const EstateCollectionSchema = z.object({
  ...listingWords,
  query: EstateQuerySchema,
  sort: members(SortSchema).max(4).nullish().catch(undefined),
  group: z.enum(GROUPINGS).nullish().catch(undefined),
});
export type EstateCollection = z.infer<typeof EstateCollectionSchema>;
