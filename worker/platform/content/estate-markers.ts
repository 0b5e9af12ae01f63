import * as z from 'zod';
import { EstateMarkersAnswerSchema, type EstateMarkersRequest } from '#wire/estate-markers.ts';
import { POLICIES } from '../cache/policies.ts';
import { NO_SUCH_CALL, nullOn } from './http.ts';
import { readOptional } from './read-answer.ts';
import { resource } from './resource.ts';
import { contentPath } from './segments.ts';
import { siteOf } from './site-scope.ts';

/** Positions of the estates of a search, as cached. */
const EstateMarkersSchema = EstateMarkersAnswerSchema.extend({ total: z.number().int().min(0) });
export type EstateMarkers = z.infer<typeof EstateMarkersSchema>;

/**
 * `POST …/estate-markers`; null when the content service lacks this call, which is ours and not in the
 * specification.
 */
export const estateMarkers = resource({
  name: 'markers',
  core: 'getEstateMarkers',
  policy: POLICIES.listings,
  schema: EstateMarkersSchema,
  key: (request: EstateMarkersRequest) => [request],
  settings: ({ settings }) => [settings.source],
  everyLanguage: 'a POST has no language: the answer has its texts in all languages',
  async load(caller, request) {
    const path = contentPath`/sites/${siteOf(caller)}/estate-markers`;
    const raw = await nullOn(NO_SUCH_CALL, caller.http.post(path, request, { siteId: caller.siteId }));
    const answer = readOptional(EstateMarkersAnswerSchema, raw, 'estate markers', caller.log);
    return answer && { ...answer, total: answer.total.value };
  },
});
