import * as z from 'zod';
import { tellChanged } from '../../platform/changed-sites.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { SITE_TABLE_NAMES } from '../tables.ts';
import { beginRemoval, PIECE, removePiece } from './remove-site.ts';

/**
 * Part of a removal done before the call answers; the queue does the rest. A small site, with some rows in every table,
 * goes at once.
 */
const FIRST_PIECE = { ...PIECE, rounds: SITE_TABLE_NAMES.length + 20 };

/** The operation that removes a site. */
export const removalOperations = [
  operation({
    id: 'deleteSite',
    summary:
      'Removes a site with all its data: 204 when nothing is left, 202 while the removal goes on. Repeat ' +
      'the call to see whether it has ended.',
    role: 'operate',
    holder: 'deployment',
    method: 'delete',
    path: '/sites/{siteId}',
    params: SiteParams,
    answer: { kind: 'json', name: 'SiteRemoval', schema: z.object({ state: z.literal('removing') }) },
    status: 202,
    nullable: true,
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
