import * as z from 'zod';
import {
  AnswerRequestSchema,
  ConfirmStayRequestSchema,
  StayForAgencySchema,
  StayListSchema,
  StayStateSchema,
} from '#wire/answers.ts';
import { onSite } from '../../platform/on-site.ts';
import { operation } from '../../platform/operation/operation.ts';
import { AfterSchema } from '../../platform/operation/paging.ts';
import { SiteParams, SlugSchema } from '../../platform/operation/params.ts';
import { answerStay } from './answer-stay.ts';
import { listStays } from './stay-for-agency.ts';

const StayParams = SiteParams.extend({ id: SlugSchema });
const answer = { kind: 'json', name: 'StayForAgency', schema: StayForAgencySchema } as const;
const AnswerRequest = { name: 'AnswerRequest', schema: AnswerRequestSchema } as const;
const OTHERWISE = ['is_pending', 'is_expired', 'is_past'] as const;

/** Operations by which the agency sees and answers stays (decision 48). */
export const stayAnswerOperations = [
  operation({
    id: 'listStays',
    summary:
      'Stays requested by visitors, oldest first, a hundred per page, with the visitor’s contact data; ' +
      '`after` is the `next` of the previous page.',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/stays',
    params: SiteParams,
    query: z.object({ state: StayStateSchema.optional(), after: AfterSchema }),
    answer: { kind: 'json', name: 'StayList', schema: StayListSchema },
    run: ({ params: { siteId }, query }, { env, now }) =>
      onSite(env.DB, siteId, listStays(env.DB, siteId, query, now)),
  }),
  operation({
    id: 'confirmStayByHand',
    summary:
      'Confirms a requested stay and mails its visitor; with `late` also a lapsed one, while ' +
      'its nights are free. If it is already confirmed: the same answer, and no second mail.',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/stays/{id}/confirm',
    params: StayParams,
    body: { name: 'ConfirmStayRequest', schema: ConfirmStayRequestSchema },
    answer,
    errors: ['dates_taken', ...OTHERWISE, 'is_lapsed', 'is_declined', 'is_cancelled'],
    run: ({ params, body: { word = null, late } }, context) =>
      answerStay(late === true ? 'confirmLate' : 'confirm', { ...params, word }, context),
  }),
  operation({
    id: 'declineStay',
    summary: 'Declines a requested stay, frees its nights and mails its visitor; idempotent.',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/stays/{id}/decline',
    params: StayParams,
    body: AnswerRequest,
    answer,
    errors: [...OTHERWISE, 'is_lapsed', 'is_confirmed', 'is_cancelled'],
    run: ({ params, body: { word = null } }, context) => answerStay('decline', { ...params, word }, context),
  }),
  operation({
    id: 'cancelStay',
    summary:
      'Cancels a confirmed stay that is not over, frees its nights and mails its visitor; ' + 'idempotent.',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/stays/{id}/cancel',
    params: StayParams,
    body: AnswerRequest,
    answer,
    errors: [...OTHERWISE, 'is_requested', 'is_lapsed', 'is_declined'],
    run: ({ params, body: { word = null } }, context) => answerStay('cancel', { ...params, word }, context),
  }),
];
