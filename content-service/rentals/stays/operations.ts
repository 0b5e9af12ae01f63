import * as z from 'zod';
import { AgreementListSchema } from '#wire/agreements.ts';
import { CancelStayQuerySchema, GuestStaySchema, OtherDaysSchema } from '#wire/guest-stay.ts';
import { ConfirmBookingSchema } from '#wire/live-agenda.ts';
import { ConfirmedStaySchema, StayRequestSchema, StayReservationSchema } from '#wire/stay-reservation.ts';
import { LocaleSchema } from '#wire/values.ts';
import { notFound } from '../../platform/errors/content-error.ts';
import { idempotentOperation } from '../../platform/operation/idempotent.ts';
import { operation } from '../../platform/operation/operation.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { findSite } from '../../platform/sites.ts';
import { findAgreements } from './agreements.ts';
import { confirmStay } from './confirm.ts';
import { askOtherDays } from './guest/ask-days.ts';
import { cancelStay } from './guest/cancel-stay.ts';
import { showStay } from './guest/show-stay.ts';
import { reserve } from './reserve.ts';

const GuestParams = SiteParams.extend({ token: ConfirmBookingSchema.shape.token });
const guestStay = { kind: 'json', name: 'GuestStay', schema: GuestStaySchema } as const;
const GONE = ['is_pending', 'is_expired', 'is_past'] as const;

/** Operations for stays requested by visitors. */
export const rentalReservationOperations = [
  idempotentOperation({
    id: 'reserveStay',
    summary:
      'Reserves the nights of a stay and mails guest and agency; the agency confirms by hand. Where ' +
      'unconfirmed addresses hold a tenth of the season, it is `pending`: held until `heldUntil` for the ' +
      'guest to press the link in a mail.',
    role: 'read',
    path: '/sites/{siteId}/rental-units/reservation',
    params: SiteParams,
    body: { name: 'StayRequest', schema: StayRequestSchema },
    answer: { kind: 'json', name: 'StayReservation', schema: StayReservationSchema },
    status: 201,
    errors: ['gone', 'dates_taken', 'price_changed', 'too_many'],
    plan: ({ params, body }, context) => reserve(params.siteId, body, context),
  }),
  idempotentOperation({
    id: 'confirmStay',
    summary:
      'Confirms the address of a guest by the token of a mail, and a pending stay with it; idempotent.',
    role: 'read',
    path: '/sites/{siteId}/rental-units/reservation/confirm',
    params: SiteParams,
    body: { name: 'ConfirmBooking', schema: ConfirmBookingSchema },
    answer: { kind: 'json', name: 'ConfirmedStay', schema: ConfirmedStaySchema },
    errors: ['expired'],
    plan: ({ params, body }, context) => confirmStay(params.siteId, body.token, context),
  }),
  operation({
    id: 'getStay',
    summary: 'A stay, by the link in the mails to its guest.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/rental-units/stays/{token}',
    params: GuestParams,
    answer: guestStay,
    run: ({ params: { siteId, token } }, { env, now }) => showStay(token, { db: env.DB, siteId, now }),
  }),
  idempotentOperation({
    id: 'askOtherDays',
    summary: 'Asks the agency for other days of a confirmed stay, which holds until the answer; idempotent.',
    role: 'read',
    path: '/sites/{siteId}/rental-units/stays/{token}/days',
    params: GuestParams,
    body: { name: 'OtherDays', schema: OtherDaysSchema },
    answer: guestStay,
    errors: ['gone', 'changed', 'dates_taken', 'price_changed', 'too_many'],
    plan: ({ params: { siteId, token }, body }, context) => askOtherDays(siteId, token, body, context),
  }),
  operation({
    id: 'cancelStayByGuest',
    summary: 'Cancels a stay for its guest, until the arrival; idempotent.',
    role: 'read',
    method: 'delete',
    path: '/sites/{siteId}/rental-units/stays/{token}',
    params: GuestParams,
    query: CancelStayQuerySchema,
    answer: guestStay,
    nullable: true,
    errors: ['changed', 'past', 'is_declined', 'is_cancelled', 'is_lapsed', ...GONE],
    run: async ({ params: { siteId, token }, query }, context) => {
      await cancelStay(siteId, token, query.owed ?? null, context);
      return null;
    },
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
    summary:
      'The agreements that a guest accepts when reserving a stay, in one language; empty where the site ' +
      'has none.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/agreements',
    params: SiteParams,
    query: AgreementsQuery,
    answer: { kind: 'json', name: 'AgreementList', schema: AgreementListSchema },
    run: async ({ params, query }, { env, locale }) => {
      const site = await findSite(env.DB, params.siteId);
      if (site === null) throw notFound('site');
      return findAgreements(env.DB, site.id, query.locale ?? locale, site.defaultLocale);
    },
  }),
];
