import { z } from 'zod';
import { EstateSchema } from '../../../wire/estate.ts';
import {
  EstateMarkersAnswerSchema,
  type EstateMarkersRequest,
  MarkerClusterSchema,
} from '../../../wire/estate-markers.ts';
import { POLICIES } from '../cache/policies.ts';
import { NO_SUCH_CALL, nullOn } from './http.ts';
import { readMembers, readOptional } from './read-answer.ts';
import { resource } from './resource.ts';
import { contentPath } from './segments.ts';
import { siteOf } from './site-scope.ts';

/** Where the estates of a search lie, as it is kept: estates that were read one by one. */
const EstateMarkersSchema = z.object({
  total: z.number().int().min(0),
  located: z.number().int().min(0),
  extent: EstateMarkersAnswerSchema.shape.extent,
  clusters: z.array(MarkerClusterSchema),
  results: z.array(EstateSchema),
});
export type EstateMarkers = z.infer<typeof EstateMarkersSchema>;

/**
 * `POST …/estate-markers`; null where the content service has no such call, for it is ours and not the
 * specification's. Bad estates are dropped and logged.
 */
export const estateMarkers = resource({
  name: 'markers',
  policy: POLICIES.listings,
  schema: EstateMarkersSchema,
  key: (request: EstateMarkersRequest) => [request],
  settings: ({ settings }) => [settings.source],
  everyLanguage: 'a POST names no language: the answer has its texts in all of them',
  async load(caller, request) {
    const path = contentPath`/sites/${siteOf(caller)}/estate-markers`;
    const raw = await nullOn(NO_SUCH_CALL, caller.http.post(path, request, { siteId: caller.siteId }));
    const answer = readOptional(EstateMarkersAnswerSchema, raw, 'estate markers', caller.log);
    if (answer === null) return null;
    const results = readMembers(EstateSchema, answer.results, 'estate', caller.log);
    return { ...answer, total: answer.total.value, results };
  },
});
