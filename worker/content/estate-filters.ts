import { ContentUnavailable } from '../errors/app-error.ts';
import { readAnswer } from './read-answer.ts';
import { type EstateFilters, EstateFiltersSchema } from './schemas/estate-filters.ts';
import type { EstateQuery } from './schemas/estate-search.ts';
import { contentPath } from './segments.ts';
import { type SiteCaller, siteOf } from './site-scope.ts';

const hasAnyList = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.keys(EstateFiltersSchema.shape).some((key) => Object.hasOwn(answer, key));

/**
 * `POST …/estate-filters`. A service may answer `{}` for an error of its own (spec 1 §7); that is
 * emptiness by error and throws ContentUnavailable, so that it is never stored as "no options".
 */
export async function fetchEstateFilters(caller: SiteCaller, query: EstateQuery): Promise<EstateFilters> {
  const path = contentPath`/sites/${siteOf(caller)}/estate-filters`;
  const answer = await caller.http.post(path, { query }, { siteId: caller.siteId });
  if (!hasAnyList(answer)) throw new ContentUnavailable('filter options are empty by error');
  return readAnswer(EstateFiltersSchema, answer, 'filter options', caller.log);
}
