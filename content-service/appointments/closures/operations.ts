import * as z from 'zod';
import { ClosureListSchema, ClosureMadeSchema, ClosureRequestSchema } from '#wire/closures.ts';
import { onSite } from '../../platform/on-site.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { closeAgenda, openAgenda } from './close-agenda.ts';
import { closureView, findClosures } from './closures.ts';

const ClosureParams = SiteParams.extend({ id: z.string().regex(/^[0-9a-f]{16}$/, 'not a closure') });

/** Closures of an agenda; slots follow at once, since agendas are never cached. */
export const closureOperations = [
  operation({
    id: 'listClosures',
    summary: 'Current and coming closures, besides the closed days of the agenda itself.',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/agenda/closures',
    params: SiteParams,
    answer: { kind: 'json', name: 'ClosureList', schema: ClosureListSchema },
    run: async ({ params: { siteId } }, { env, now }) => ({
      closures: (await onSite(env.DB, siteId, findClosures(env.DB, siteId, now))).map(closureView),
    }),
  }),
  operation({
    id: 'closeAgenda',
    summary:
      'Closes days, or hours of a day, for one agent or the whole agency; bookings within are kept ' +
      'and listed. A repeated call gives the same answer.',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/agenda/closures',
    params: SiteParams,
    body: { name: 'ClosureRequest', schema: ClosureRequestSchema },
    answer: { kind: 'json', name: 'ClosureMade', schema: ClosureMadeSchema },
    run: ({ params: { siteId }, body }, context) => closeAgenda(siteId, body, context),
  }),
  operation({
    id: 'openAgenda',
    summary: 'Removes a closure.',
    role: 'operate',
    method: 'delete',
    path: '/sites/{siteId}/agenda/closures/{id}',
    params: ClosureParams,
    answer: { kind: 'none' },
    run: ({ params: { siteId, id } }, context) => openAgenda(siteId, id, context),
  }),
];
