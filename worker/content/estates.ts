import { z } from 'zod';
import type { EstateId } from '../../domain/estate-id.ts';
import { POLICIES } from '../cache/policies.ts';
import { ContentHttpError, ContentUnavailable, Gone } from '../errors/app-error.ts';
import { askOptional } from './ask.ts';
import { NOT_THERE_ANY_MORE, nullOn } from './http.ts';
import { readAnswer, readMembers } from './read-answer.ts';
import { required, resource } from './resource.ts';
import { EstateSchema } from './schemas/estate.ts';
import { EstateSearchAnswerSchema, type EstateSearchRequest } from './schemas/estate-search.ts';
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

/** Bad estates are dropped and logged; when none of several can be read, the answer as a whole is an error. */
function readResults(raw: unknown, what: string, { log }: SiteCaller): EstateResults {
  const answer = readAnswer(EstateSearchAnswerSchema, raw, what, log);
  const results = readMembers(EstateSchema, answer.results, 'estate', log);
  if (answer.results.length > 0 && results.length === 0) throw new ContentUnavailable('no readable estate');
  return { total: answer.total.value, results, ...(answer.groups && { groups: answer.groups }) };
}

/** `POST …/estates`, or `…/estates/skarabee` for a site that searches the second source. */
export const searchEstates = resource({
  name: 'search',
  policy: POLICIES.listings,
  schema: EstateResultsSchema,
  key: (request: EstateSearchRequest) => [request],
  settings: ({ settings }) => [settings.source],
  everyLanguage: 'a POST names no language: the answer has its texts in all of them',
  async load(caller, request) {
    const site = siteOf(caller);
    const path =
      caller.site.settings.source === 'skarabee'
        ? contentPath`/sites/${site}/estates/skarabee`
        : contentPath`/sites/${site}/estates`;
    const raw = await caller.http.post(path, request, { siteId: caller.siteId, marked: true });
    return readResults(raw, 'estate search', caller);
  },
  give: required('search answer'),
});

/** GUIDs are told apart by their letters, not their case. */
const keyOfEstate = (id: EstateId) => [id.source, id.id.toLowerCase()];

/** `GET …/estates/{id}/similar`, most alike first; null for a home that is not, or no longer, there. */
export const similarEstates = resource({
  name: 'similar',
  policy: POLICIES.listings,
  schema: EstateResultsSchema,
  key: keyOfEstate,
  async load(caller, id) {
    const path = contentPath`/sites/${siteOf(caller)}/estates/${estateSegment(id)}/similar`;
    const raw = await nullOn(NOT_THERE_ANY_MORE, caller.http.get(path, scopeOf(caller)));
    return raw === null ? null : readResults(raw, 'similar estates', caller);
  },
});

/** A listing of either source; `gone` is kept too, so that a withdrawn home is not asked for anew. */
export const EstateAnswerSchema = z.discriminatedUnion('source', [
  z.object({ source: z.literal('first'), estate: EstateSchema }),
  z.object({ source: z.literal('second'), listing: SkarabeeListingSchema }),
  z.object({ source: z.literal('gone') }),
]);
export type EstateAnswer = z.infer<typeof EstateAnswerSchema>;

async function askEstate(caller: SiteCaller, id: EstateId): Promise<EstateAnswer | null> {
  const site = siteOf(caller);
  const segment = estateSegment(id);
  if (id.source === 'first') {
    const path = contentPath`/sites/${site}/estates/v2/${segment}`;
    const estate = await askOptional(caller, path, { schema: EstateSchema, what: 'estate' });
    return estate && { source: 'first', estate };
  }
  const path = contentPath`/sites/${site}/estates/skarabee/${segment}`;
  const listing = await askOptional(caller, path, { schema: SkarabeeListingSchema, what: 'listing' });
  return listing && { source: 'second', listing };
}

/** `GET …/estates/v2/{id}` or `…/estates/skarabee/{guid}`; null on 404. Throws Gone for a withdrawn home. */
export const estate = resource({
  name: 'estate',
  policy: POLICIES.listings,
  schema: EstateAnswerSchema,
  key: keyOfEstate,
  async load(caller, id) {
    try {
      return await askEstate(caller, id);
    } catch (error) {
      if (error instanceof ContentHttpError && error.status === 410) return { source: 'gone' as const };
      throw error;
    }
  },
  give(answer, id) {
    if (answer?.source === 'gone') throw new Gone(`estate ${id.id}`);
    return answer;
  },
});
