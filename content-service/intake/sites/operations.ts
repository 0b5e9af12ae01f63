import * as z from 'zod';
import { tellChanged } from '../../platform/changed-sites.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { judgeSite, putSite } from './put-site.ts';
import { readSite } from './read-site.ts';
import { beginRemoval, PIECE, removePiece } from './remove-site.ts';

/** Part of a removal done before the call answers; the queue does the rest. */
const FIRST_PIECE = { ...PIECE, rounds: 100 };

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
  errors: [
    'malformed_request',
    'invalid_request',
    'refused',
    'hostname_taken',
    'site_removing',
    'body_too_large',
    'unsupported_media_type',
  ],
} as const;

/** Operations that write sites. */
export const siteWriteOperations = [
  operation({
    ...DOCUMENT,
    id: 'judgeSite',
    method: 'post',
    path: '/sites/{siteId}/judged',
    run: async ({ params, body }, context) => ({
      outcome: await judgeSite(readSite(body, params.siteId), context),
    }),
  }),
  operation({
    ...DOCUMENT,
    id: 'putSite',
    method: 'put',
    path: '/sites/{siteId}',
    run: async ({ params, body }, context) => ({
      outcome: await putSite(readSite(body, params.siteId), context),
    }),
  }),
  operation({
    id: 'deleteSite',
    role: 'operate',
    holder: 'deployment',
    method: 'delete',
    path: '/sites/{siteId}',
    params: SiteParams,
    answer: { kind: 'json', name: 'SiteRemoval', schema: z.object({ state: z.literal('removing') }) },
    status: 202,
    nullable: true,
    errors: ['invalid_request', 'not_found'],
    run: async ({ params: { siteId } }, { env, now, log }) => {
      const removal = await beginRemoval(env, siteId, now);
      if (removal === 'unknown') throw notFound('site');
      await tellChanged(env, log, siteId);
      if (removal === 'begun') log('info', 'site.removal_begun', {});
      if (await removePiece(env, siteId, FIRST_PIECE)) return null;
      if (removal === 'begun') await env.WORK.send({ kind: 'remove-site', siteId });
      return { state: 'removing' };
    },
  }),
];
