import {
  AppointmentIdSchema,
  AppointmentRequestSchema,
  AppointmentSchema,
  LiveAgendaQuerySchema,
  LiveAgendaSchema,
} from '../../worker/content/schemas/live-agenda.ts';
import { appointmentView } from '../agenda/appointment-view.ts';
import { bookViewing } from '../agenda/book-viewing.ts';
import { cancelViewing } from '../agenda/cancel-viewing.ts';
import { showAgenda } from '../agenda/show-agenda.ts';
import { findAppointment } from '../db/appointments.ts';
import { findSite } from '../db/sites.ts';
import { findViewingHome } from '../db/viewing-homes.ts';
import { notFound } from '../errors/content-error.ts';
import { tokenHash } from '../messages/tokens.ts';
import { idempotentOperation } from './idempotent.ts';
import { operation } from './operation.ts';
import { EstateIdSchema, SiteParams } from './params.ts';

const AppointmentParams = SiteParams.extend({ id: AppointmentIdSchema });
const appointment = { kind: 'json', name: 'Appointment', schema: AppointmentSchema } as const;

/** Viewings (contract, "Live agenda"). Who booked may look and cancel even where no more are taken. */
export const liveAgendaOperations = [
  operation({
    id: 'getLiveAgenda',
    method: 'get',
    path: '/sites/{siteId}/live-agenda/{estateId}',
    summary: 'Times at which a home can be viewed, taken ones too; a home that is not on offer has none.',
    params: SiteParams.extend({ estateId: EstateIdSchema }),
    query: LiveAgendaQuerySchema,
    answer: { kind: 'json', name: 'LiveAgenda', schema: LiveAgendaSchema },
    errors: ['invalid_request', 'not_found', 'gone'],
    run: ({ params, query }, context) => showAgenda(params.siteId, params.estateId, query, context),
  }),
  idempotentOperation({
    id: 'bookViewing',
    path: '/sites/{siteId}/live-agenda/reservation',
    summary: 'Books a time of a home’s agenda and mails both who meet; a taken one names the next free.',
    params: SiteParams,
    body: { name: 'AppointmentRequest', schema: AppointmentRequestSchema },
    answer: appointment,
    status: 201,
    errors: ['not_found', 'gone', 'slot_taken', 'too_many'],
    plan: ({ params, body }, context) => bookViewing(params.siteId, body, context),
  }),
  operation({
    id: 'getAppointment',
    method: 'get',
    path: '/sites/{siteId}/live-agenda/reservation/{id}',
    summary: 'A viewing by the id that whoever booked holds; says nothing of who that is.',
    params: AppointmentParams,
    answer: appointment,
    errors: ['invalid_request', 'not_found'],
    run: async ({ params: { siteId, id } }, { env, locale, now }) => {
      const [site, found] = await Promise.all([
        findSite(env.DB, siteId),
        findAppointment(env.DB, siteId, tokenHash(id)),
      ]);
      if (site === null || found === null) throw notFound('appointment');
      const home = await findViewingHome(env.DB, site, found.estateId);
      return appointmentView(id, found, home, { locale, now });
    },
  }),
  operation({
    id: 'cancelViewing',
    method: 'delete',
    path: '/sites/{siteId}/live-agenda/reservation/{id}',
    summary: 'Cancels a viewing that has not begun, frees its time and mails both; again, the same answer.',
    params: AppointmentParams,
    answer: appointment,
    nullable: true,
    errors: ['invalid_request', 'not_found', 'past'],
    run: async ({ params: { siteId, id } }, context) => {
      await cancelViewing(siteId, id, context);
      return null;
    },
  }),
];
