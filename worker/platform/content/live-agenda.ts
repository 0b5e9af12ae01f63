import type { EstateId } from '#domain/estate-id.ts';
import {
  type Appointment,
  type AppointmentCalendar,
  AppointmentCalendarSchema,
  type AppointmentRequest,
  AppointmentSchema,
  type BookedAppointment,
  BookedAppointmentSchema,
  type ConfirmedAppointment,
  ConfirmedAppointmentSchema,
  type LiveAgenda,
  LiveAgendaSchema,
} from '#wire/live-agenda.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { bookingHeaders } from './booking-headers.ts';
import { readAnswer, readDone } from './read-answer.ts';
import { direct } from './resource.ts';
import { contentPath, estateSegment, tokenSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** The days of an agenda: the first day in the agenda's time zone (default today), and the number of days. */
interface AgendaSpan {
  readonly from?: string | undefined;
  readonly days?: string | undefined;
}

/** Idempotency key of a booking, and the host for links in its mails. */
interface AppointmentCall {
  readonly key: string;
  readonly origin: string;
  /** Keyed hash of the visitor's network; null when unknown. */
  readonly network: string | null;
}

/** The id of an appointment gives access to it, so it is treated as a token. */
const appointmentPath = (caller: SiteCaller, id: string) =>
  contentPath`/sites/${siteOf(caller)}/live-agenda/reservation/${tokenSegment(id)}`;

const read = (caller: SiteCaller, answer: unknown): Appointment =>
  readAnswer(AppointmentSchema, answer, 'appointment', caller.log);

/**
 * `GET …/live-agenda/{estateId}`: times of an estate, including taken ones. Throws NotFound for an estate without
 * viewings. Like all calls of appointments never cached, because a time may be taken at any moment.
 */
export const liveAgenda = direct(
  async (caller, id: EstateId, { from, days }: AgendaSpan): Promise<LiveAgenda> => {
    const path = contentPath`/sites/${siteOf(caller)}/live-agenda/${estateSegment(id)}`;
    const answer = await caller.http.get(path, { ...scopeOf(caller), search: { from, days } });
    return readAnswer(LiveAgendaSchema, answer, 'live agenda', caller.log);
  },
);

/**
 * `POST …/live-agenda/reservation`: 201 and the appointment, once per idempotency key. A success status means booked,
 * even with an unreadable body. Throws ContentHttpError 409 with the next free times when the time is taken.
 */
export const bookAppointment = direct(
  async (caller, request: AppointmentRequest, call: AppointmentCall): Promise<BookedAppointment> => {
    const path = contentPath`/sites/${siteOf(caller)}/live-agenda/reservation`;
    const headers = bookingHeaders(call);
    const act = caller.http.post(path, request, { ...scopeOf(caller), headers });
    return readDone(AppointmentSchema, act, 'appointment', caller.log, (answer) =>
      readLoosely(BookedAppointmentSchema, answer),
    );
  },
);

/**
 * `POST …/live-agenda/reservation/confirm`: the confirmed appointment, or its current state. Throws NotFound
 * for an unknown token, and 410 `expired` when it came too late.
 */
export const confirmAppointment = direct(
  async (caller, token: string, key: string): Promise<ConfirmedAppointment> => {
    tokenSegment(token);
    const path = contentPath`/sites/${siteOf(caller)}/live-agenda/reservation/confirm`;
    const headers = { 'Idempotency-Key': key };
    const answer = await caller.http.post(path, { token }, { ...scopeOf(caller), headers });
    return readAnswer(ConfirmedAppointmentSchema, answer, 'confirmed appointment', caller.log);
  },
);

/**
 * `GET …/live-agenda/reservation/{id}`. Throws NotFound for an unknown id or one of another agency; makes no
 * call for an invalid id.
 */
export const appointment = direct(
  async (caller, id: string): Promise<Appointment> =>
    read(caller, await caller.http.get(appointmentPath(caller, id), scopeOf(caller))),
);

/** `DELETE …/live-agenda/reservation/{id}`: 204, idempotent. Throws 409 once the appointment has begun. */
export const cancelAppointment = direct(async (caller, id: string): Promise<void> => {
  await caller.http.delete(appointmentPath(caller, id), scopeOf(caller));
});

/**
 * `POST …/live-agenda/reservation/{id}/move`: once per idempotency key. Throws ContentHttpError 409: `slot_taken` with
 * the next free times when the time is taken, `changed` when the appointment may not be moved (any more).
 */
export const moveAppointment = direct(
  async (caller, id: string, slotId: string, key: string): Promise<void> => {
    const path = contentPath`/sites/${siteOf(caller)}/live-agenda/reservation/${tokenSegment(id)}/move`;
    const headers = { 'Idempotency-Key': key };
    await caller.http.post(path, { slotId }, { ...scopeOf(caller), headers });
  },
);

/** `GET …/live-agenda/reservation/{id}/calendar`. Throws NotFound; Gone for a cancelled appointment. */
export const appointmentCalendar = direct(async (caller, id: string): Promise<AppointmentCalendar> => {
  const path = contentPath`/sites/${siteOf(caller)}/live-agenda/reservation/${tokenSegment(id)}/calendar`;
  const answer = await caller.http.get(path, scopeOf(caller));
  return readAnswer(AppointmentCalendarSchema, answer, 'appointment calendar', caller.log);
});
