import * as z from 'zod';
import {
  AnswerRequestSchema,
  AppointmentForAgencySchema,
  AppointmentListSchema,
  AppointmentStateSchema,
  MoveAppointmentSchema,
} from '#wire/answers.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { AfterSchema } from '../platform/operation/paging.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { findSite } from '../platform/sites.ts';
import { answerAppointment } from './answer-appointment.ts';
import { listAppointments } from './appointment-for-agency.ts';
import { moveAppointment } from './move/move-appointment.ts';

const NumberParams = SiteParams.extend({
  id: z.string().regex(/^[0-9a-f]{16}$/, 'not the number of an appointment'),
});
const answer = { kind: 'json', name: 'AppointmentForAgency', schema: AppointmentForAgencySchema } as const;
const body = { name: 'AnswerRequest', schema: AnswerRequestSchema } as const;
const ERRORS = [
  'malformed_request',
  'invalid_request',
  'body_too_large',
  'unsupported_media_type',
  'not_found',
  'is_expired',
  'is_past',
  'is_cancelled_by_visitor',
] as const;

/** Operations by which the agency sees and answers appointments (decision 48). */
export const appointmentAnswerOperations = [
  operation({
    id: 'listAppointments',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/appointments',
    params: SiteParams,
    query: z.object({ state: AppointmentStateSchema.optional(), after: AfterSchema }),
    answer: { kind: 'json', name: 'AppointmentList', schema: AppointmentListSchema },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params: { siteId }, query }, { env, now }) => {
      const site = await findSite(env.DB, siteId);
      if (site === null) throw notFound('site');
      return listAppointments(env.DB, siteId, { ...query, locale: site.defaultLocale }, now);
    },
  }),
  operation({
    id: 'confirmAppointmentByHand',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/appointments/{id}/confirm',
    params: NumberParams,
    body,
    answer,
    errors: [...ERRORS, 'is_declined', 'is_cancelled'],
    run: ({ params, body: { word = null } }, context) =>
      answerAppointment('confirm', { ...params, word }, context),
  }),
  operation({
    id: 'declineAppointment',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/appointments/{id}/decline',
    params: NumberParams,
    body,
    answer,
    errors: [...ERRORS, 'is_booked', 'is_cancelled'],
    run: ({ params, body: { word = null } }, context) =>
      answerAppointment('decline', { ...params, word }, context),
  }),
  operation({
    id: 'cancelAppointmentByHand',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/appointments/{id}/cancel',
    params: NumberParams,
    body,
    answer,
    errors: [...ERRORS, 'is_pending', 'is_declined'],
    run: ({ params, body: { word = null } }, context) =>
      answerAppointment('cancel', { ...params, word }, context),
  }),
  operation({
    id: 'moveAppointmentByHand',
    role: 'operate',
    method: 'post',
    path: '/sites/{siteId}/appointments/{id}/move',
    params: NumberParams,
    body: { name: 'MoveAppointment', schema: MoveAppointmentSchema },
    answer,
    errors: [...ERRORS, 'is_pending', 'is_declined', 'is_cancelled', 'changed', 'slot_taken'],
    run: ({ params, body: { slotId, word = null } }, context) =>
      moveAppointment({ ...params, slotId, word }, context),
  }),
];
