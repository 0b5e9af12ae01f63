import { z } from 'zod';
import { SiteSchema } from '../../wire/site.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { HostnameSchema, SiteParams } from '../platform/operation/params.ts';
import { findSite, findSiteByHostname } from '../platform/sites.ts';
import { withOwnPictures } from './own-pictures.ts';

const answer = { kind: 'json', name: 'Site', schema: SiteSchema } as const;

/** Sites, by hostname and by id. */
export const siteOperations = [
  operation({
    id: 'getSiteByHostname',
    method: 'get',
    path: '/sites/by-hostname/{hostname}',
    summary: 'The site that answers on a hostname; case and port do not matter.',
    params: z.object({ hostname: HostnameSchema }),
    answer,
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => {
      const site = await findSiteByHostname(env.DB, params.hostname);
      if (site === null) throw notFound('site');
      return withOwnPictures(env.DB, site);
    },
  }),
  operation({
    id: 'getSite',
    method: 'get',
    path: '/sites/{siteId}',
    summary: 'A site by its id.',
    params: SiteParams,
    answer,
    errors: ['invalid_request', 'not_found'],
    run: async ({ params }, { env }) => {
      const site = await findSite(env.DB, params.siteId);
      if (site === null) throw notFound('site');
      return withOwnPictures(env.DB, site);
    },
  }),
];
