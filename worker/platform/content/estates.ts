import * as z from 'zod';
import type { EstateId } from '#domain/estate-id.ts';
import { SOURCES } from '#domain/sources/index.ts';
import type { Estate } from '#wire/estate.ts';
import {
  EstateSearchAnswerSchema,
  type EstateSearchRequest,
  SimilarEstatesAnswerSchema,
} from '#wire/estate-search.ts';
import { POLICIES } from '../cache/policies.ts';
import { ContentHttpError, Gone } from '../errors/app-error.ts';
import { askOptional } from './ask.ts';
import { NO_SUCH_CALL, NOT_THERE_ANY_MORE, nullOn } from './http.ts';
import type { FoundListing, ListingWires } from './listing-wire.ts';
import { readAnswer } from './read-answer.ts';
import { isSameId, required, resource, type Share } from './resource.ts';
import { contentPath, estateSegment, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** A page of a search, as cached. */
const EstateResultsSchema = EstateSearchAnswerSchema.extend({ total: z.number().int().min(0) });
export type EstateResults = z.infer<typeof EstateResultsSchema>;

/** Estates similar to another, as cached. */
const SimilarResultsSchema = SimilarEstatesAnswerSchema.extend({ total: z.number().int().min(0) });

function readResults(raw: unknown, what: string, { log }: SiteCaller): EstateResults {
  const answer = readAnswer(EstateSearchAnswerSchema, raw, what, log);
  return { ...answer, total: answer.total.value };
}

/** An answer with shared estate objects, because an estate occurs in many searches. */
export const sharedEstates = <A extends { readonly results: readonly Estate[] }>(
  answer: A,
  share: Share,
): A => ({
  ...answer,
  results: answer.results.map((estate) =>
    share(`estate/${estate.general.id}/${estate.groupKey ?? ''}`, estate),
  ),
});

/** GUIDs are compared without regard to case. */
const keyOfEstate = (id: EstateId) => [id.source, id.id.toLowerCase()];

/** `GET …/estates/{id}/similar`, most similar first; null for an unknown or withdrawn estate. */
export const similarEstates = resource({
  name: 'similar',
  core: 'getSimilarEstates',
  policy: POLICIES.listings,
  schema: SimilarResultsSchema,
  shared: sharedEstates,
  key: keyOfEstate,
  async load(caller, id) {
    const path = contentPath`/sites/${siteOf(caller)}/estates/${estateSegment(id)}/similar`;
    const raw = await nullOn(NOT_THERE_ANY_MORE, caller.http.get(path, scopeOf(caller)));
    if (raw === null) return null;
    const answer = readAnswer(SimilarEstatesAnswerSchema, raw, 'similar estates', caller.log);
    return { ...answer, total: answer.total.value };
  },
});

/** Homes on a page of a person. */
export const PERSON_HOMES_PER_PAGE = 15;

/** `GET …/people/{id}/estates`: a page of a person's homes on offer, from page 1; null for an unknown person, and from a service without this call. */
export const personEstates = resource({
  name: 'person-estates',
  policy: POLICIES.listings,
  schema: EstateResultsSchema,
  shared: sharedEstates,
  key: (person: string, page: number) => [person, String(page)],
  everyLanguage: 'the answer has its texts in all of them',
  async load(caller, person, page) {
    const path = contentPath`/sites/${siteOf(caller)}/people/${slugSegment(person)}/estates`;
    const search = {
      from: String((page - 1) * PERSON_HOMES_PER_PAGE),
      size: String(PERSON_HOMES_PER_PAGE),
    };
    const raw = await nullOn(NO_SUCH_CALL, caller.http.get(path, { ...scopeOf(caller), search }));
    return raw === null ? null : readResults(raw, 'estates of a person', caller);
  },
});

/** The cached answer about one estate; `gone` too, so that a withdrawn one is not requested again. */
export type EstateAnswer = FoundListing | { readonly source: 'gone' };

const answerSchema = ({ all }: ListingWires): z.ZodType<EstateAnswer> =>
  z.discriminatedUnion('source', [
    z.object({ source: z.literal('gone') }),
    ...all.map(({ name, schema }) => z.object({ source: z.literal(name), listing: schema })),
  ]);

/** The calls whose address and schema depend on the source of a listing. */
export const listingCalls = (listings: ListingWires) => {
  async function askEstate(caller: SiteCaller, { source, id }: EstateId): Promise<EstateAnswer | null> {
    const wire = listings.named(source);
    const path = wire.listingPath(siteOf(caller), estateSegment({ source, id }));
    const listing = await askOptional(caller, path, { schema: wire.schema, what: 'listing' });
    return listing === null ? null : { source, listing };
  }

  return {
    /** A search, at the address of the source that the site shows: `POST …/estates` and others. */
    searchEstates: resource({
      name: 'search',
      core: 'searchEstates',
      policy: POLICIES.listings,
      schema: EstateResultsSchema,
      shared: sharedEstates,
      key: (request: EstateSearchRequest) => [request],
      settings: ({ settings }) => [settings.source],
      everyLanguage:
        'the answer has its texts in all of them; a request names a language where it orders by it',
      async load(caller, request) {
        const { name } = SOURCES.ofSetting(caller.site.settings.source);
        const path = listings.named(name).searchPath(siteOf(caller));
        const raw = await caller.http.post(path, request, { siteId: caller.siteId, marked: true });
        return readResults(raw, 'estate search', caller);
      },
      give: required('search answer'),
    }),

    /** One listing, from its source's call; null on 404. Throws Gone for a withdrawn estate. */
    estate: resource({
      name: 'estate',
      core: 'getEstate',
      policy: POLICIES.listings,
      schema: answerSchema(listings),
      key: keyOfEstate,
      about: (answer, { source, id }) =>
        answer.source === 'gone' || isSameId(listings.named(source).idOf(answer.listing), id),
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
    }),
  };
};
