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
interface NewAppointment {
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
  /** Calendar day of its start, and how many slots its agent has on it; of what a visitor books. */
  readonly day?: { readonly name: string; readonly slots: number };
  /** Of a place on an open-house day: how many there are, 0 without a limit. */
  readonly places?: number | null;
  /** Held until then for its visitor to confirm; otherwise it stands at once. */
  readonly heldUntil?: Date | null;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/**
 * Books; the database refuses a time that is taken, a person who has enough (migration 0009), and one that
 * stands at once where unconfirmed addresses hold a fifth of the agent's day (`hold_needed`, migration 0019).
 */
export const appointmentStatement = (appointment: NewAppointment, now: Date): Statement => {
  const { siteId, id, seed, estateId, agentId, slot, origin, details, day, places, heldUntil } = appointment;
  return {
    sql:
      'INSERT INTO appointments (site_id, id, seed, estate_id, agent_id, starts_at, ends_at, ' +
      'occupied_until, origin, email_key, created_at, doc, day, day_slots, places, held_until) ' +
      'VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
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
      day?.name ?? null,
      day?.slots ?? null,
      places ?? null,
      heldUntil?.toISOString() ?? null,
    ],
  };
};

/** Gives back the times that nobody confirmed; of one site, or of all without a name. */
export const releaseStatement = (now: Date, siteId: string | null = null): Statement => ({
  sql:
    "UPDATE appointments SET state = 'cancelled', cancelled_at = held_until " +
    "WHERE state = 'booked' AND held_until <= ?1 AND (?2 IS NULL OR site_id = ?2)",
  params: [now.toISOString(), siteId],
});

/**
 * Confirms an appointment that was held when it was read; the database refuses one that was called off or ran out
 * since (`appointment_changed`).
 */
export const confirmStatement = (siteId: string, id: string): Statement => ({
  sql: 'UPDATE appointments SET held_until = NULL WHERE site_id = ? AND id = ?',
  params: [siteId, id],
});

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
