import { z } from 'zod';
import { ContentHttpError, ContentUnavailable } from '../errors/app-error.ts';
import { nullIfNotFound } from './http.ts';
import { readAnswer, readMembers, readOptional } from './read-answer.ts';
import {
  type RentalFilters,
  RentalFiltersSchema,
  type RentalPeriods,
  RentalPeriodsSchema,
  type RentalQuery,
  RentalSearchAnswerSchema,
  type RentalSearchRequest,
  RentalUnitSchema,
} from './schemas/rental-unit.ts';
import { contentPath, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** A page of a search as it is kept: units that were read one by one. */
export const RentalResultsSchema = z.object({
  total: z.number().int().min(0),
  results: z.array(RentalUnitSchema),
});
export type RentalResults = z.infer<typeof RentalResultsSchema>;

/** A unit; `gone` is kept too, so that a withdrawn one is not asked for anew. */
export const RentalAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('unit'), unit: RentalUnitSchema }),
  z.object({ kind: z.literal('gone') }),
]);
export type RentalAnswer = z.infer<typeof RentalAnswerSchema>;

/** `POST …/rental-units`. Bad units are dropped and logged; when none of several can be read, it is an error. */
export async function searchRentalUnits(
  caller: SiteCaller,
  request: RentalSearchRequest,
): Promise<RentalResults> {
  const path = contentPath`/sites/${siteOf(caller)}/rental-units`;
  const raw = await caller.http.post(path, request, { siteId: caller.siteId });
  const answer = readAnswer(RentalSearchAnswerSchema, raw, 'rental search', caller.log);
  const results = readMembers(RentalUnitSchema, answer.results, 'rental unit', caller.log);
  if (answer.results.length > 0 && results.length === 0) throw new ContentUnavailable('no readable unit');
  return { total: answer.total.value, results };
}

const hasAnyList = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.keys(RentalFiltersSchema.shape).some((key) => Object.hasOwn(answer, key));

/** `POST …/rental-units/filters`. `{}` is emptiness by error (spec 1 §7), so that it is never kept. */
export async function fetchRentalFilters(caller: SiteCaller, query: RentalQuery): Promise<RentalFilters> {
  const path = contentPath`/sites/${siteOf(caller)}/rental-units/filters`;
  const answer = await caller.http.post(path, { query }, { siteId: caller.siteId });
  if (!hasAnyList(answer)) throw new ContentUnavailable('rental filters are empty by error');
  return readAnswer(RentalFiltersSchema, answer, 'rental filters', caller.log);
}

/** `GET …/rental-units/{id}`; null on 404. */
export async function fetchRentalUnit(caller: SiteCaller, id: string): Promise<RentalAnswer | null> {
  const path = contentPath`/sites/${siteOf(caller)}/rental-units/${slugSegment(id)}`;
  try {
    const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
    const unit = readOptional(RentalUnitSchema, answer, 'rental unit', caller.log);
    return unit === null ? null : { kind: 'unit', unit };
  } catch (error) {
    if (error instanceof ContentHttpError && error.status === 410) return { kind: 'gone' };
    throw error;
  }
}

/** `GET …/rental-units/{id}/periods`; null on 404. */
export async function fetchRentalPeriods(caller: SiteCaller, id: string): Promise<RentalPeriods | null> {
  const path = contentPath`/sites/${siteOf(caller)}/rental-units/${slugSegment(id)}/periods`;
  const answer = await nullIfNotFound(caller.http.get(path, scopeOf(caller)));
  return readOptional(RentalPeriodsSchema, answer, 'rental periods', caller.log);
}
