import { StayRequestSchema, StayReservationSchema } from '../../../wire/stay-reservation.ts';
import { idempotentOperation } from '../../platform/operation/idempotent.ts';
import { SiteParams } from '../../platform/operation/params.ts';
import { reserve } from './reserve.ts';

/** Stays that visitors ask for. */
export const rentalReservationOperations = [
  idempotentOperation({
    id: 'reserveStay',
    path: '/sites/{siteId}/rental-units/reservation',
    summary: 'Reserves the nights of a stay and mails guest and agency; the agency confirms by hand.',
    params: SiteParams,
    body: { name: 'StayRequest', schema: StayRequestSchema },
    answer: { kind: 'json', name: 'StayReservation', schema: StayReservationSchema },
    status: 201,
    errors: ['not_found', 'gone', 'dates_taken', 'too_many'],
    plan: ({ params, body }, context) => reserve(params.siteId, body, context),
  }),
];
