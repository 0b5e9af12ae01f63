import type { EstateId } from '../../domain/estate-id.ts';
import { readAnswer } from './read-answer.ts';
import {
  type Appointment,
  type AppointmentRequest,
  AppointmentSchema,
  type LiveAgenda,
  LiveAgendaSchema,
} from './schemas/live-agenda.ts';
import { contentPath, estateSegment, tokenSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** Which days of an agenda: from a day in its zone, today unless given, and how many. */
export interface AgendaSpan {
  readonly from?: string | undefined;
  readonly days?: string | undefined;
}

/** How a booking is told apart from every other, and the host that its mails lead back to. */
export interface BookingCall {
  readonly key: string;
  readonly origin: string;
}

/** The id of an appointment opens it, as a token does. */
const appointmentPath = (caller: SiteCaller, id: string) =>
  contentPath`/sites/${siteOf(caller)}/live-agenda/reservation/${tokenSegment(id)}`;

const read = (caller: SiteCaller, answer: unknown): Appointment =>
  readAnswer(AppointmentSchema, answer, 'appointment', caller.log);

/** `GET …/live-agenda/{estateId}`: times of a home, the taken ones too. Throws 404 where it cannot be viewed. */
async function fetchLiveAgenda(
  caller: SiteCaller,
  id: EstateId,
  { from, days }: AgendaSpan,
): Promise<LiveAgenda> {
  const path = contentPath`/sites/${siteOf(caller)}/live-agenda/${estateSegment(id)}`;
  const answer = await caller.http.get(path, { ...scopeOf(caller), search: { from, days } });
  return readAnswer(LiveAgendaSchema, answer, 'live agenda', caller.log);
}

/** `POST …/live-agenda/reservation`: 201 and the appointment. Throws 409 with the next free times for a taken one. */
async function bookViewing(
  caller: SiteCaller,
  request: AppointmentRequest,
  { key, origin }: BookingCall,
): Promise<Appointment> {
  const path = contentPath`/sites/${siteOf(caller)}/live-agenda/reservation`;
  const headers = { 'Idempotency-Key': key, 'X-SITE-ORIGIN': origin };
  return read(caller, await caller.http.post(path, request, { ...scopeOf(caller), headers }));
}

/** `GET …/live-agenda/reservation/{id}`. Throws 404 for an id of nobody's or of another agency's. */
const fetchAppointment = async (caller: SiteCaller, id: string): Promise<Appointment> =>
  read(caller, await caller.http.get(appointmentPath(caller, id), scopeOf(caller)));

/** `DELETE …/live-agenda/reservation/{id}`: 204, and again the same. Throws 409 once it has begun. */
async function cancelAppointment(caller: SiteCaller, id: string): Promise<void> {
  await caller.http.delete(appointmentPath(caller, id), scopeOf(caller));
}

/** Viewings as handlers ask for them: never cached, and each call throws what its answer says. */
export interface AgendaContent {
  /** Throws NotFound for a home that cannot be viewed. */
  liveAgenda(id: EstateId, span: AgendaSpan): Promise<LiveAgenda>;
  /** Made once a key. Throws ContentHttpError 409 when the time was taken meanwhile. */
  bookViewing(request: AppointmentRequest, call: BookingCall): Promise<Appointment>;
  /** Throws NotFound for an id of nobody's, without a call for what is no id. */
  appointment(id: string): Promise<Appointment>;
  cancelAppointment(id: string): Promise<void>;
}

export const agendaContent = (scope: SiteCaller): AgendaContent => ({
  liveAgenda: (id, span) => fetchLiveAgenda(scope, id, span),
  bookViewing: (request, call) => bookViewing(scope, request, call),
  appointment: (id) => fetchAppointment(scope, id),
  cancelAppointment: (id) => cancelAppointment(scope, id),
});
