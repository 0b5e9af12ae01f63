import { z } from 'zod';
import { ContentHttpError } from '../errors/app-error.ts';
import { readAnswer, readMembers } from './read-answer.ts';
import { EstateSchema } from './schemas/estate.ts';
import {
  EstateMarkersAnswerSchema,
  type EstateMarkersRequest,
  MarkerClusterSchema,
} from './schemas/estate-markers.ts';
import { contentPath } from './segments.ts';
import { type SiteCaller, siteOf } from './site-scope.ts';

/** Where the homes of a search lie, as it is kept: estates that were read one by one. */
export const EstateMarkersSchema = z.object({
  total: z.number().int().min(0),
  located: z.number().int().min(0),
  extent: EstateMarkersAnswerSchema.shape.extent,
  clusters: z.array(MarkerClusterSchema),
  results: z.array(EstateSchema),
});
export type EstateMarkers = z.infer<typeof EstateMarkersSchema>;

/** A service without the call: not there, not for this method, not made. */
const UNKNOWN_CALL: readonly number[] = [404, 405, 501];

/**
 * `POST …/estate-markers`; null where the content service has no such call, for it is ours and not the
 * specification's. Bad estates are dropped and logged.
 */
export async function fetchEstateMarkers(
  caller: SiteCaller,
  request: EstateMarkersRequest,
): Promise<EstateMarkers | null> {
  const path = contentPath`/sites/${siteOf(caller)}/estate-markers`;
  try {
    const raw = await caller.http.post(path, request, { siteId: caller.siteId });
    const answer = readAnswer(EstateMarkersAnswerSchema, raw, 'estate markers', caller.log);
    const results = readMembers(EstateSchema, answer.results, 'estate', caller.log);
    return { ...answer, total: answer.total.value, results };
  } catch (error) {
    if (error instanceof ContentHttpError && UNKNOWN_CALL.includes(error.status)) return null;
    throw error;
  }
}
