import {
  AppointmentCalendarSchema,
  AppointmentIdSchema,
  AppointmentRequestSchema,
  AppointmentSchema,
  ConfirmBookingSchema,
  ConfirmedAppointmentSchema,
  LiveAgendaQuerySchema,
  LiveAgendaSchema,
  MoveRequestSchema,
} from '#wire/live-agenda.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { idempotentOperation } from '../platform/operation/idempotent.ts';
import { operation } from '../platform/operation/operation.ts';
import { EstateIdSchema, SiteParams } from '../platform/operation/params.ts';
import { findSite } from '../platform/sites.ts';
import { tokenHash } from '../platform/tokens.ts';
import { bookAppointment } from './book.ts';
import { showCalendar } from './calendar/show-calendar.ts';
import { cancelAppointment } from './cancel.ts';
import { confirmAppointment } from './confirm.ts';
import { findAppointmentEstate } from './estate.ts';
import { findAppointment } from './find-appointment.ts';
import { mayMove } from './move/may-move.ts';
import { moveByVisitor } from './move/move-by-visitor.ts';
import { showAgenda } from './show-agenda.ts';
import { appointmentView } from './view.ts';

const AppointmentParams = SiteParams.extend({ id: AppointmentIdSchema });
const appointment = { kind: 'json', name: 'Appointment', schema: AppointmentSchema } as const;

/**
 * Operations of appointments (contract, "Live agenda"). Existing ones can be read and cancelled even when the
 * agency takes no more.
 */
export const liveAgendaOperations = [
  operation({
    id: 'getLiveAgenda',
    summary: 'The slots for viewing an estate, taken ones included; an estate that is not on offer has none.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/live-agenda/{estateId}',
    params: SiteParams.extend({ estateId: EstateIdSchema }),
    query: LiveAgendaQuerySchema,
    answer: { kind: 'json', name: 'LiveAgenda', schema: LiveAgendaSchema },
    errors: ['gone', 'unavailable'],
    home: ({ params }) => params.estateId,
    run: ({ params, query }, context) => showAgenda(params.siteId, params.estateId, query, context),
  }),
  idempotentOperation({
    id: 'bookAppointment',
    summary:
      'Books a slot for viewing an estate and mails visitor and agent; a taken slot is refused with the ' +
      'next free ones. Where unconfirmed addresses hold a fifth of the day it is `pending`: held until ' +
      '`heldUntil` for the visitor to press the link in a mail.',
    role: 'read',
    path: '/sites/{siteId}/live-agenda/reservation',
    params: SiteParams,
    body: { name: 'AppointmentRequest', schema: AppointmentRequestSchema },
    answer: appointment,
    status: 201,
    errors: ['gone', 'slot_taken', 'too_many', 'unavailable'],
    home: ({ body }) => body.estateId,
    plan: ({ params, body }, context) => bookAppointment(params.siteId, body, context),
  }),
  idempotentOperation({
    id: 'confirmAppointment',
    summary:
      'Confirms the address of a visitor by the token of a mail, and a pending appointment with it; ' +
      'idempotent.',
    role: 'read',
    path: '/sites/{siteId}/live-agenda/reservation/confirm',
    params: SiteParams,
    body: { name: 'ConfirmBooking', schema: ConfirmBookingSchema },
    answer: { kind: 'json', name: 'ConfirmedAppointment', schema: ConfirmedAppointmentSchema },
    errors: ['expired'],
    plan: ({ params, body }, context) => confirmAppointment(params.siteId, body.token, context),
  }),
  operation({
    id: 'getAppointment',
    summary:
      'An appointment by its secret id, without the name of the visitor; held ones are `pending` or ' +
      '`expired`.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/live-agenda/reservation/{id}',
    params: AppointmentParams,
    answer: appointment,
    run: async ({ params: { siteId, id } }, { env, locale, now }) => {
      const [site, found] = await Promise.all([
        findSite(env.DB, siteId),
        findAppointment(env.DB, siteId, tokenHash(id)),
      ]);
      if (site === null || found === null) throw notFound('appointment');
      const [estate, { move }] = await Promise.all([
        findAppointmentEstate(env.DB, site, found.estateId),
        mayMove(env.DB, site, found, now),
      ]);
      return appointmentView(id, found, estate, { locale, now, move });
    },
  }),
  idempotentOperation({
    id: 'moveAppointment',
    summary:
      'Moves an appointment to another slot of its estate, at most three times and not within the notice ' +
      'period (`move` says whether), and mails visitor and agent. A taken slot is refused with the ' +
      'next free ones, and the appointment stays where it is.',
    role: 'read',
    path: '/sites/{siteId}/live-agenda/reservation/{id}/move',
    params: AppointmentParams,
    body: { name: 'MoveRequest', schema: MoveRequestSchema },
    answer: appointment,
    errors: ['changed', 'slot_taken', 'too_many'],
    plan: ({ params: { siteId, id }, body }, context) => moveByVisitor(siteId, id, body.slotId, context),
  }),
  operation({
    id: 'getAppointmentCalendar',
    summary:
      'A booked appointment as an iCalendar file and as links of web calendars, without the ' +
      'street of a hidden address.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/live-agenda/reservation/{id}/calendar',
    params: AppointmentParams,
    answer: { kind: 'json', name: 'AppointmentCalendar', schema: AppointmentCalendarSchema },
    errors: ['gone'],
    run: ({ params: { siteId, id } }, context) => showCalendar(siteId, id, context),
  }),
  operation({
    id: 'cancelAppointment',
    summary:
      'Cancels an appointment that has not begun, frees its slot and mails visitor and agent; idempotent.',
    role: 'read',
    method: 'delete',
    path: '/sites/{siteId}/live-agenda/reservation/{id}',
    params: AppointmentParams,
    answer: appointment,
    nullable: true,
    errors: ['past'],
    run: async ({ params: { siteId, id } }, context) => {
      await cancelAppointment(siteId, id, context);
      return null;
    },
  }),
];
