import type { SlotTime } from '../../domain/agenda/slots.ts';
import type { AppointmentRequest } from '../../wire/live-agenda.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';

/** Who is met: as the agenda named them when it was booked. */
interface AppointmentAgent {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string;
}

/** What is kept of who comes, and who is met. */
export interface AppointmentDetails
  extends Pick<AppointmentRequest, 'firstname' | 'lastname' | 'email' | 'phone' | 'message' | 'locale'> {
  readonly agent: AppointmentAgent;
}

/** An appointment that is to be booked. */
export interface NewAppointment {
  readonly siteId: string;
  /** Hash of the id that whoever booked holds. */
  readonly id: string;
  readonly seed: string;
  readonly estateId: string;
  readonly agentId: string;
  readonly slot: SlotTime;
  /** Of the site, as links in mails begin. */
  readonly origin: string;
  readonly details: AppointmentDetails;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** Books; the database refuses a time that is taken and a person who has enough (migration 0009). */
export const appointmentStatement = (appointment: NewAppointment, now: Date): Statement => {
  const { siteId, id, seed, estateId, agentId, slot, origin, details } = appointment;
  return {
    sql:
      'INSERT INTO appointments (site_id, id, seed, estate_id, agent_id, starts_at, ends_at, ' +
      'occupied_until, origin, email_key, created_at, doc) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    params: [
      siteId,
      id,
      seed,
      estateId,
      agentId,
      iso(slot.start),
      iso(slot.end),
      iso(slot.occupiedUntil),
      origin,
      addressKey(details.email),
      now.toISOString(),
      JSON.stringify(details),
    ],
  };
};

/** Cancels what is booked and has not begun; otherwise it changes nothing. */
export const cancelStatement = (siteId: string, id: string, now: Date): Statement => {
  const at = now.toISOString();
  return {
    sql:
      "UPDATE appointments SET state = 'cancelled', cancelled_at = ? " +
      "WHERE site_id = ? AND id = ? AND state = 'booked' AND starts_at > ?",
    params: [at, siteId, id, at],
  };
};
