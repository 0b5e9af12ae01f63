import * as z from 'zod';
import { EstateSchema } from '#wire/estate.ts';
import { EstateMarkersAnswerSchema, EstateMarkersRequestSchema } from '#wire/estate-markers.ts';
import { inScopeOfSite } from '../../estates/in-scope.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { findMarkers } from './find-markers.ts';

const AnswerSchema = EstateMarkersAnswerSchema.extend({ results: z.array(EstateSchema) });

/** Operation for a search on a map. */
export const estateMarkerOperations = [
  operation({
    id: 'getEstateMarkers',
    summary: 'The map markers of a search: single estates, and clusters of estates close together.',
    unraced: 'Only reads.',
    role: 'read',
    method: 'post',
    path: '/sites/{siteId}/estate-markers',
    params: SiteParams,
    body: { name: 'EstateMarkersRequest', schema: EstateMarkersRequestSchema },
    answer: { kind: 'json', name: 'EstateMarkersAnswer', schema: AnswerSchema },
    run: ({ params, body }, { env }) =>
      inScopeOfSite(env.DB, params.siteId, (scope) => findMarkers(env.DB, params.siteId, body, scope)),
  }),
];
