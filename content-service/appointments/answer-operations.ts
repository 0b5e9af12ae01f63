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
const ERRORS = ['is_expired', 'is_past', 'is_cancelled_by_visitor'] as const;

/** Operations by which the agency sees and answers appointments (decision 48). */
export const appointmentAnswerOperations = [
  operation({
    id: 'listAppointments',
    summary:
      'Appointments by start time, a hundred per page, with the visitor’s contact data; ' +
      '`after` is the `next` of the previous page.',
    role: 'operate',
    method: 'get',
    path: '/sites/{siteId}/appointments',
    params: SiteParams,
    query: z.object({ state: AppointmentStateSchema.optional(), after: AfterSchema }),
    answer: { kind: 'json', name: 'AppointmentList', schema: AppointmentListSchema },
    run: async ({ params: { siteId }, query }, { env, now }) => {
      const site = await findSite(env.DB, siteId);
      if (site === null) throw notFound('site');
      return listAppointments(env.DB, siteId, { ...query, locale: site.defaultLocale }, now);
    },
  }),
  operation({
    id: 'confirmAppointmentByHand',
    summary:
      'Confirms a held appointment and mails visitor and agent. If it is already booked: ' +
      'the same answer, and no mail.',
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
    summary: 'Declines a held appointment, frees its time and mails its visitor; idempotent.',
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
    summary:
      'Cancels an appointment that has not begun, frees its time and mails visitor and agent; idempotent.',
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
    summary:
      'Moves an appointment that has not begun to a slot of any agent, regardless of the notice ' +
      'period, and mails visitor and agents; a taken slot is refused with the next free ones. If it ' +
      'already has that slot: the same answer, and no mail.',
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
