import { type GuestStay, GuestStaySchema, type OtherDays } from '#wire/guest-stay.ts';
import {
  type ConfirmedStay,
  ConfirmedStaySchema,
  type ReservedStay,
  ReservedStaySchema,
  type StayRequest,
  StayReservationSchema,
} from '#wire/stay-reservation.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { bookingHeaders } from './booking-headers.ts';
import { readAnswer, readDone } from './read-answer.ts';
import { direct, type ResourceCaller } from './resource.ts';
import { contentPath, tokenSegment } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

/** A reservation to send to the content service. */
interface SentReservation {
  readonly request: StayRequest;
  /** Idempotency key: sent again with the same key, it is still one reservation. */
  readonly key: string;
  /** Scheme and host of the site, for the links in its mails. */
  readonly origin: string;
  /** Keyed hash of the visitor's network; null when unknown. */
  readonly network: string | null;
}

/**
 * `POST …/rental-units/reservation`: 201 and the price, once per key; a success status means reserved,
 * even if the answer is incomplete. Throws ContentHttpError 409 `dates_taken` when the nights were taken in
 * the meantime (contract, "Rentals").
 */
export const reserveStay = direct(
  async (caller, { request, ...call }: SentReservation): Promise<ReservedStay> => {
    const path = contentPath`/sites/${siteOf(caller)}/rental-units/reservation`;
    const headers = bookingHeaders(call);
    const act = caller.http.post(path, request, { ...scopeOf(caller), headers });
    return readDone(StayReservationSchema, act, 'reservation', caller.log, (answer) =>
      readLoosely(ReservedStaySchema, answer),
    );
  },
);

/**
 * `POST …/rental-units/reservation/confirm`: the stay that is now requested, or its current state. Throws
 * NotFound for an unknown token, and 410 `expired` when it came too late.
 */
export const confirmStay = direct(async (caller, token: string, key: string): Promise<ConfirmedStay> => {
  tokenSegment(token);
  const path = contentPath`/sites/${siteOf(caller)}/rental-units/reservation/confirm`;
  const headers = { 'Idempotency-Key': key };
  const answer = await caller.http.post(path, { token }, { ...scopeOf(caller), headers });
  return readAnswer(ConfirmedStaySchema, answer, 'confirmed stay', caller.log);
});

/** Address of the calls about a guest's own stay. */
const stayPath = (caller: ResourceCaller, token: string) =>
  contentPath`/sites/${siteOf(caller)}/rental-units/stays/${tokenSegment(token)}`;

/** `GET …/rental-units/stays/{token}`. Throws NotFound for an unknown token; makes no call for an invalid one. */
export const guestStay = direct(async (caller, token: string): Promise<GuestStay> => {
  const answer = await caller.http.get(stayPath(caller, token), scopeOf(caller));
  return readAnswer(GuestStaySchema, answer, 'stay', caller.log);
});

/**
 * `DELETE …/rental-units/stays/{token}?owed=`: 204, idempotent. `owed` is the shown sum in euros, null where none was
 * shown. Throws 409 `changed` when it costs another sum, and 409 once it has begun, or was answered otherwise.
 */
export const cancelStay = direct(async (caller, token: string, owed: number | null): Promise<void> => {
  const search = owed === null ? {} : { owed: String(owed) };
  await caller.http.delete(stayPath(caller, token), { ...scopeOf(caller), search });
});

/** `POST …/rental-units/stays/{token}/days`: once per key. Throws 409 `dates_taken`, or `changed`; 429 after five times. */
export const askOtherDays = direct(
  async (caller, token: string, days: OtherDays, key: string): Promise<void> => {
    const path = contentPath`/sites/${siteOf(caller)}/rental-units/stays/${tokenSegment(token)}/days`;
    await caller.http.post(path, days, { ...scopeOf(caller), headers: { 'Idempotency-Key': key } });
  },
);
