import { readAnswer } from './read-answer.ts';
import { type StayRequest, type StayReservation, StayReservationSchema } from './schemas/stay-reservation.ts';
import { contentPath } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** A reservation on its way to the content service. */
export interface SentReservation {
  readonly request: StayRequest;
  /** Sent again with the same key it is still one reservation. */
  readonly key: string;
  /** Scheme and host of the site, for the links in its mails. */
  readonly origin: string;
}

/**
 * `POST …/rental-units/reservation` with its key: 201 and what it costs; 409 `dates_taken` when somebody
 * was faster (contract, "Rentals").
 */
export async function sendReservation(
  caller: SiteCaller,
  { request, key, origin }: SentReservation,
): Promise<StayReservation> {
  const path = contentPath`/sites/${siteOf(caller)}/rental-units/reservation`;
  const headers = { 'Idempotency-Key': key, 'X-SITE-ORIGIN': origin };
  const answer = await caller.http.post(path, request, { ...scopeOf(caller), headers });
  return readAnswer(StayReservationSchema, answer, 'reservation', caller.log);
}
