import {
  type StayRequest,
  type StayReservation,
  StayReservationSchema,
} from '../../../wire/stay-reservation.ts';
import { readAnswer } from './read-answer.ts';
import { direct } from './resource.ts';
import { contentPath } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

/** A reservation on its way to the content service. */
interface SentReservation {
  readonly request: StayRequest;
  /** Sent again with the same key it is still one reservation. */
  readonly key: string;
  /** Scheme and host of the site, for the links in its mails. */
  readonly origin: string;
}

/**
 * `POST …/rental-units/reservation`: 201 and what it costs, made once a key. Throws ContentHttpError 409
 * `dates_taken` when the nights were taken meanwhile (contract, "Rentals").
 */
export const reserveStay = direct(
  async (caller, { request, key, origin }: SentReservation): Promise<StayReservation> => {
    const path = contentPath`/sites/${siteOf(caller)}/rental-units/reservation`;
    const headers = { 'Idempotency-Key': key, 'X-SITE-ORIGIN': origin };
    const answer = await caller.http.post(path, request, { ...scopeOf(caller), headers });
    return readAnswer(StayReservationSchema, answer, 'reservation', caller.log);
  },
);
