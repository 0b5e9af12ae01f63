import { z } from 'zod';
import type { EstateId } from '../../domain/estate-id.ts';
import { ContentHttpError, ContentUnavailable } from '../errors/app-error.ts';
import { nullIfNotFound } from './http.ts';
import { readAnswer, readMembers, readOptional } from './read-answer.ts';
import { EstateSchema } from './schemas/estate.ts';
import { EstateSearchAnswerSchema, type EstateSearchRequest } from './schemas/estate-search.ts';
import type { Site } from './schemas/site.ts';
import { SkarabeeListingSchema } from './schemas/skarabee-listing.ts';
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

/** A listing of either source; `gone` is kept too, so that a withdrawn home is not asked for anew. */
export const EstateAnswerSchema = z.discriminatedUnion('source', [
  z.object({ source: z.literal('first'), estate: EstateSchema }),
  z.object({ source: z.literal('second'), listing: SkarabeeListingSchema }),
  z.object({ source: z.literal('gone') }),
]);
export type EstateAnswer = z.infer<typeof EstateAnswerSchema>;

/**
 * `POST …/estates`, or `…/estates/skarabee` for a site that searches the second source. Bad estates
 * are dropped and logged; when none of several can be read, the answer as a whole is an error.
 */
export async function searchEstates(
  caller: SiteCaller,
  source: Site['settings']['source'],
  request: EstateSearchRequest,
): Promise<EstateResults> {
  const site = siteOf(caller);
  const path =
    source === 'skarabee'
      ? contentPath`/sites/${site}/estates/skarabee`
      : contentPath`/sites/${site}/estates`;
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

/** `GET …/estates/v2/{id}` or `…/estates/skarabee/{guid}`; null on 404. */
export async function fetchEstate(caller: SiteCaller, id: EstateId): Promise<EstateAnswer | null> {
  const site = siteOf(caller);
  const segment = estateSegment(id);
  const path =
    id.source === 'first'
      ? contentPath`/sites/${site}/estates/v2/${segment}`
      : contentPath`/sites/${site}/estates/skarabee/${segment}`;
  try {
    const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
    if (id.source === 'first') {
      const estate = readOptional(EstateSchema, answer, 'estate', caller.log);
      return estate === null ? null : { source: 'first', estate };
    }
    const listing = readOptional(SkarabeeListingSchema, answer, 'listing', caller.log);
    return listing === null ? null : { source: 'second', listing };
  } catch (error) {
    if (error instanceof ContentHttpError && error.status === 410) return { source: 'gone' };
    throw error;
  }
}
