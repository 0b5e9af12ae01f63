import * as z from 'zod';
import {
  RentalPeriodsSchema,
  type RentalQuery,
  RentalSearchAnswerSchema,
  type RentalSearchRequest,
  RentalUnitSchema,
} from '#wire/rental-unit.ts';
import { type CachePolicy, POLICIES } from '../cache/policies.ts';
import { ContentHttpError, Gone } from '../errors/app-error.ts';
import { askOptional } from './ask.ts';
import { readAnswer } from './read-answer.ts';
import { direct, isSameId, required, resource } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { type SiteCaller, siteOf } from './site-scope.ts';

/** A page of a search, as cached. */
const RentalResultsSchema = RentalSearchAnswerSchema.extend({ total: z.number().int().min(0) });
export type RentalResults = z.infer<typeof RentalResultsSchema>;

/** A search by free nights or period types needs recent data, so it is cached for a shorter time. */
export const searchPolicy = ({ range, terms }: RentalQuery): CachePolicy =>
  range?.dates !== undefined || terms?.periodType !== undefined ? POLICIES.freeNights : POLICIES.listings;

/** `POST …/rental-units`. */
async function askUnits(caller: SiteCaller, request: RentalSearchRequest): Promise<RentalResults> {
  const path = contentPath`/sites/${siteOf(caller)}/rental-units`;
  const raw = await caller.http.post(path, request, { siteId: caller.siteId });
  const answer = readAnswer(RentalSearchAnswerSchema, raw, 'rental search', caller.log);
  return { ...answer, total: answer.total.value };
}

/** Units of a search. */
export const searchRentals = resource({
  name: 'rental-search',
  policy: ({ query }: RentalSearchRequest) => searchPolicy(query),
  schema: RentalResultsSchema,
  shared: (answer, share) => ({
    ...answer,
    // For chosen dates a unit has a quote: a different document with the same id.
    results: answer.results.map((unit) =>
      share(`rental/${unit.id}/${unit.quote?.from ?? ''}/${unit.quote?.to ?? ''}`, unit),
    ),
  }),
  key: (request: RentalSearchRequest) => [request],
  everyLanguage: 'a POST has no language: the answer has its texts in all languages',
  load: askUnits,
  give: required('rental search answer'),
});

/** The same without the cache. */
export const searchRentalsAnew = direct(askUnits);

/** A unit; `gone` is cached too, so that a withdrawn one is not requested again. */
const RentalAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unit'), unit: RentalUnitSchema }),
  z.object({ kind: z.literal('gone') }),
]);

/** `GET …/rental-units/{id}`; null on 404. Throws Gone for a withdrawn unit. */
export const rentalUnit = resource({
  name: 'rental-unit',
  policy: POLICIES.listings,
  schema: RentalAnswerSchema,
  key: (id: string) => [id],
  about: (answer, id) => answer.kind === 'gone' || isSameId(answer.unit.id, id),
  async load(caller, id) {
    const path = contentPath`/sites/${siteOf(caller)}/rental-units/${slugSegment(id)}`;
    try {
      const unit = await askOptional(caller, path, { schema: RentalUnitSchema, what: 'rental unit' });
      return unit && { kind: 'unit' as const, unit };
    } catch (error) {
      if (error instanceof ContentHttpError && error.status === 410) return { kind: 'gone' as const };
      throw error;
    }
  },
  give(answer, id) {
    if (answer?.kind === 'gone') throw new Gone(`rental unit ${id}`);
    return answer === null ? null : answer.unit;
  },
});

/** `GET …/rental-units/{id}/periods`; null on 404. */
const askPeriods = (caller: SiteCaller, id: string) =>
  askOptional(caller, contentPath`/sites/${siteOf(caller)}/rental-units/${slugSegment(id)}/periods`, {
    schema: RentalPeriodsSchema,
    what: 'rental periods',
  });

/** Free nights of a unit and their prices, at most one minute old. */
export const rentalPeriods = resource({
  name: 'rental-periods',
  policy: POLICIES.freeNights,
  schema: RentalPeriodsSchema,
  key: (id: string) => [id],
  load: askPeriods,
});

/** The same without the cache: for a visitor who is about to book. */
export const rentalPeriodsAnew = direct(askPeriods);
