import { EstateFiltersRequestSchema, EstateFiltersSchema } from '../../../wire/estate-filters.ts';
import { scopeOfSite } from '../../estates/scope.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { findSite } from '../../platform/sites.ts';
import { findFilterOptions } from './options.ts';

/** Options of the filters. */
export const estateFilterOperations = [
  operation({
    id: 'getEstateFilters',
    role: 'read',
    method: 'post',
    path: '/sites/{siteId}/estate-filters',
    summary:
      'Every filter option with its count under the query; the counts of a parameter ignore its own values.',
    params: SiteParams,
    body: { name: 'EstateFiltersRequest', schema: EstateFiltersRequestSchema },
    answer: { kind: 'json', name: 'EstateFilters', schema: EstateFiltersSchema },
    errors: ['malformed_request', 'invalid_request', 'not_found', 'body_too_large', 'unsupported_media_type'],
    run: async ({ params, body }, { env }) => {
      const site = await findSite(env.DB, params.siteId);
      if (site === null) throw notFound('site');
      return findFilterOptions(env.DB, params.siteId, body.query, scopeOfSite(site));
    },
  }),
];
