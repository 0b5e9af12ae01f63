import { EstateFiltersRequestSchema, EstateFiltersSchema } from '#wire/estate-filters.ts';
import { inScopeOfSite } from '../../estates/in-scope.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { findFilterOptions } from './options.ts';

/** Operation for filter options. */
export const estateFilterOperations = [
  operation({
    id: 'getEstateFilters',
    summary:
      'Every filter option with its count under the query; the counts of a parameter ignore its own ' +
      'values.',
    unraced: 'Only reads.',
    role: 'read',
    method: 'post',
    path: '/sites/{siteId}/estate-filters',
    params: SiteParams,
    body: { name: 'EstateFiltersRequest', schema: EstateFiltersRequestSchema },
    answer: { kind: 'json', name: 'EstateFilters', schema: EstateFiltersSchema },
    run: ({ params, body }, { env }) =>
      inScopeOfSite(env.DB, params.siteId, (scope) =>
        findFilterOptions(env.DB, params.siteId, body.query, scope, [...new Set(body.traits)]),
      ),
  }),
];
