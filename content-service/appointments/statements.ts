import type { SlotTime } from '#domain/agenda/slots.ts';
import type { AppointmentRequest } from '#wire/live-agenda.ts';
import { onlyIf } from '../platform/db/only-if.ts';
import type { Statement } from '../platform/db/statement.ts';
import { addressKey } from '../platform/hash.ts';

/** The agent at the time of booking. */
interface AppointmentAgent {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string;
}

/** Stored data of the visitor and the agent. */
export interface AppointmentDetails
  extends Pick<AppointmentRequest, 'firstname' | 'lastname' | 'email' | 'phone' | 'message' | 'locale'> {
  readonly agent: AppointmentAgent;
}

/** An appointment to book. */
interface NewAppointment {
  readonly siteId: string;
  /** Hash of the visitor's secret id. */
  readonly id: string;
  readonly seed: string;
  readonly estateId: string;
  readonly agentId: string;
  readonly slot: SlotTime;
  /** Origin of the site, for links in mails. */
  readonly origin: string;
  readonly details: AppointmentDetails;
  /** Day of its start, and the agent's number of slots on it; only for a visitor's booking. */
  readonly day?: { readonly name: string; readonly slots: number };
  /** Number of places at an open house, 0 for no limit. */
  readonly places?: number | null;
  /** End of a hold; otherwise it is booked at once. */
  readonly heldUntil?: Date | null;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/**
 * Books an appointment. The database refuses it when the time is taken, the person has reached a limit
 * (trigger `appointment_collision`), or it needs a hold because unconfirmed addresses hold a fifth of the agent's day
 * (`hold_needed`).
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

/** Frees expired holds, of one site or of all. */
export const releaseStatement = (now: Date, siteId: string | null = null): Statement => ({
  sql:
    "UPDATE appointments SET state = 'cancelled', cancelled_at = held_until " +
    "WHERE state = 'booked' AND held_until <= ?1 AND (?2 IS NULL OR site_id = ?2)",
  params: [now.toISOString(), siteId],
});

/** What a change of an appointment, and its mails, depend on. */
interface AppointmentState {
  readonly id: string;
  readonly state: 'booked' | 'cancelled';
  readonly heldUntil: Date | null;
  /** Number of moves. */
  readonly sequence: number;
}

/**
 * Condition: an appointment is as it was read. Its state decides what a change does, and its document who gets the
 * mails: after a move the agent is somebody else.
 */
export const unchangedStatement = (
  siteId: string,
  { id, state, heldUntil, sequence }: AppointmentState,
): Statement =>
  onlyIf({
    sql: 'SELECT 1 FROM appointments WHERE site_id = ? AND id = ? AND state = ? AND held_until IS ? AND sequence = ?',
    params: [siteId, id, state, heldUntil?.toISOString() ?? null, sequence],
  });

/** Confirms a held appointment. */
export const confirmStatement = (siteId: string, id: string): Statement => ({
  sql: 'UPDATE appointments SET held_until = NULL WHERE site_id = ? AND id = ?',
  params: [siteId, id],
});

/** Cancels a booked appointment that has not begun; otherwise changes nothing. */
export const cancelStatement = (siteId: string, id: string, now: Date): Statement => {
  const at = now.toISOString();
  return {
    sql:
      "UPDATE appointments SET state = 'cancelled', cancelled_at = ? " +
      "WHERE site_id = ? AND id = ? AND state = 'booked' AND starts_at > ?",
    params: [at, siteId, id, at],
  };
};
