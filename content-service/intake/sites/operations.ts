import * as z from 'zod';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { judgeSite, putSite } from './put-site.ts';
import { readSite } from './read-site.ts';

/** A call with the document of a site. */
const DOCUMENT = {
  role: 'operate',
  params: SiteParams,
  body: { name: 'SiteDocument', schema: z.looseObject({ id: z.string() }) },
  answer: {
    kind: 'json',
    name: 'SiteStored',
    schema: z.object({ outcome: z.enum(['new', 'changed', 'same']) }),
  },
  errors: ['refused', 'hostname_taken', 'site_removing'],
} as const;

/** Operations that write sites. */
export const siteWriteOperations = [
  operation({
    ...DOCUMENT,
    id: 'judgeSite',
    summary: 'What storing this document of a site would do, refused for the same reasons; writes nothing.',
    unraced: 'Only reads.',
    method: 'post',
    path: '/sites/{siteId}/judged',
    run: async ({ params, body }, context) => ({
      outcome: await judgeSite(readSite(body, params.siteId), context),
    }),
  }),
  operation({
    ...DOCUMENT,
    id: 'putSite',
    summary: 'Stores the document of a site, strictly read, with its hostnames and its state.',
    method: 'put',
    path: '/sites/{siteId}',
    run: async ({ params, body }, context) => ({
      outcome: await putSite(readSite(body, params.siteId), context),
    }),
  }),
];
