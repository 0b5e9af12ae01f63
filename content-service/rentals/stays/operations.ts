import * as z from 'zod';
import { AgreementListSchema } from '../../../wire/agreements.ts';
import { ConfirmBookingSchema } from '../../../wire/live-agenda.ts';
import {
  ConfirmedStaySchema,
  StayRequestSchema,
  StayReservationSchema,
} from '../../../wire/stay-reservation.ts';
import { LocaleSchema } from '../../../wire/values.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { idempotentOperation } from '../../platform/operation/idempotent.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { findSite } from '../../platform/sites.ts';
import { findAgreements } from './agreements.ts';
import { confirmStay } from './confirm.ts';
import { reserve } from './reserve.ts';

/** Operations for stays requested by visitors. */
export const rentalReservationOperations = [
  idempotentOperation({
    id: 'reserveStay',
    role: 'read',
    path: '/sites/{siteId}/rental-units/reservation',
    params: SiteParams,
    body: { name: 'StayRequest', schema: StayRequestSchema },
    answer: { kind: 'json', name: 'StayReservation', schema: StayReservationSchema },
    status: 201,
    errors: ['not_found', 'gone', 'dates_taken', 'too_many'],
    plan: ({ params, body }, context) => reserve(params.siteId, body, context),
  }),
  idempotentOperation({
    id: 'confirmStay',
    role: 'read',
    path: '/sites/{siteId}/rental-units/reservation/confirm',
    params: SiteParams,
    body: { name: 'ConfirmBooking', schema: ConfirmBookingSchema },
    answer: { kind: 'json', name: 'ConfirmedStay', schema: ConfirmedStaySchema },
    errors: ['not_found', 'expired'],
    plan: ({ params, body }, context) => confirmStay(params.siteId, body.token, context),
  }),
];

const AgreementsQuery = z.object({
  /** By default the language of ACCEPT-LANGUAGE. */
  locale: LocaleSchema.optional(),
});

/** Operation for agreements. */
export const agreementOperations = [
  operation({
    id: 'listAgreements',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/agreements',
    params: SiteParams,
    query: AgreementsQuery,
    answer: { kind: 'json', name: 'AgreementList', schema: AgreementListSchema },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params, query }, { env, locale }) => {
      const site = await findSite(env.DB, params.siteId);
      if (site === null) throw notFound('site');
      return findAgreements(env.DB, site.id, query.locale ?? locale, site.defaultLocale);
    },
  }),
];
