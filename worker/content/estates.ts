import { z } from 'zod';
import type { EstateId } from '../../domain/estate-id.ts';
import { SOURCES } from '../../domain/sources/index.ts';
import { ContentHttpError, ContentUnavailable } from '../errors/app-error.ts';
import { LISTING_SOURCES } from '../estate/sources/index.ts';
import type { FoundListing } from '../estate/sources/listing-source.ts';
import { nullIfNotFound } from './http.ts';
import { readAnswer, readMembers, readOptional } from './read-answer.ts';
import { EstateSchema } from './schemas/estate.ts';
import { EstateSearchAnswerSchema, type EstateSearchRequest } from './schemas/estate-search.ts';
import type { Site } from './schemas/site.ts';
import { contentPath, estateSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** A page of a search as it is kept: estates that were read one by one. */
export const EstateResultsSchema = z.object({
  total: z.number().int().min(0),
  results: z.array(EstateSchema),
  /** Of a grouped search, where the service counts its groups. */
  groups: EstateSearchAnswerSchema.shape.groups,
});
export type EstateResults = z.infer<typeof EstateResultsSchema>;

/** What is kept of one estate; `gone` too, so that a withdrawn one is not asked for anew. */
export type EstateAnswer = FoundListing | { readonly source: 'gone' };
export const EstateAnswerSchema: z.ZodType<EstateAnswer> = z.discriminatedUnion('source', [
  z.object({ source: z.literal('gone') }),
  ...LISTING_SOURCES.all.map(({ name, schema }) => z.object({ source: z.literal(name), listing: schema })),
]);

/**
 * A search, at the address of the source that the site shows. Bad estates are dropped and logged; when
 * none of several can be read, the answer as a whole is an error.
 */
export async function searchEstates(
  caller: SiteCaller,
  setting: Site['settings']['source'],
  request: EstateSearchRequest,
): Promise<EstateResults> {
  const path = LISTING_SOURCES.named(SOURCES.ofSetting(setting).name).searchPath(siteOf(caller));
  const raw = await caller.http.post(path, request, { siteId: caller.siteId, marked: true });
  return readResults(raw, 'estate search', caller);
}

function readResults(raw: unknown, what: string, { log }: SiteCaller): EstateResults {
  const answer = readAnswer(EstateSearchAnswerSchema, raw, what, log);
  const results = readMembers(EstateSchema, answer.results, 'estate', log);
  if (answer.results.length > 0 && results.length === 0) throw new ContentUnavailable('no readable estate');
  return { total: answer.total.value, results, ...(answer.groups && { groups: answer.groups }) };
}

/** `GET …/estates/{id}/similar`, most alike first; null for a home that is not, or no longer, there. */
export async function fetchSimilarEstates(caller: SiteCaller, id: EstateId): Promise<EstateResults | null> {
  const path = contentPath`/sites/${siteOf(caller)}/estates/${estateSegment(id)}/similar`;
  try {
    const raw = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
    return raw === null ? null : readResults(raw, 'similar estates', caller);
  } catch (error) {
    if (error instanceof ContentHttpError && error.status === 410) return null;
    throw error;
  }
}

/** One listing, from where its source keeps them; null on 404. */
export async function fetchEstate(
  caller: SiteCaller,
  { source, id }: EstateId,
): Promise<EstateAnswer | null> {
  const { listingPath, schema } = LISTING_SOURCES.named(source);
  const path = listingPath(siteOf(caller), estateSegment({ source, id }));
  try {
    const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
    const listing = readOptional(schema, answer, 'listing', caller.log);
    return listing === null ? null : { source, listing };
  } catch (error) {
    if (error instanceof ContentHttpError && error.status === 410) return { source: 'gone' };
    throw error;
  }
}
