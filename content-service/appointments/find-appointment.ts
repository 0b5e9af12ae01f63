import type { SlotTime } from '#domain/agenda/slots.ts';
import { caseNumber } from '../platform/answering/case-number.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { AppointmentDetails } from './statements.ts';

/** An appointment in the database. */
export interface StoredAppointment {
  /** Hash of the visitor's secret id. */
  readonly id: string;
  readonly seed: string;
  readonly state: 'booked' | 'cancelled';
  readonly estateId: string;
  /** Instants in UTC. */
  readonly start: Date;
  readonly end: Date;
  /** Origin of the site, for links in mails. */
  readonly origin: string;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
  /** End of the hold, while the visitor has not confirmed; null once booked. */
  readonly heldUntil: Date | null;
  /** The agency's answer, and its message to the visitor. */
  readonly answer: 'confirmed' | 'declined' | 'cancelled' | null;
  readonly word: string | null;
  /** Number of moves, as calendar files count revisions. */
  readonly sequence: number;
  /** Time of the last change for its visitor: a move, the street that was told, otherwise the booking. */
  readonly changedAt: Date;
  /** Since when the visitor may read the street of a hidden home; null if not yet. */
  readonly streetRevealedAt: Date | null;
  /** Number of moves by the visitor. */
  readonly visitorMoves: number;
  readonly agentId: string;
  /** Number of places at an open house; null for a viewing. */
  readonly places: number | null;
  readonly details: AppointmentDetails;
  /** By which people name it. */
  readonly number: string;
}

interface AppointmentRow {
  readonly id: string;
  readonly seed: string;
  readonly state: 'booked' | 'cancelled';
  readonly estate_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly origin: string;
  readonly created_at: string;
  readonly cancelled_at: string | null;
  readonly held_until: string | null;
  readonly answer: StoredAppointment['answer'];
  readonly word: string | null;
  readonly sequence: number;
  readonly moved_at: string | null;
  readonly street_told_at: string | null;
  readonly visitor_moves: number;
  readonly agent_id: string;
  readonly places: number | null;
  readonly doc: string;
  readonly number: string;
}

const NUMBER = caseNumber('appointment', 'a.site_id', 'a.id');

/** The appointment of a hashed id, its own or that of a mail; null when this site has none. */
export async function findAppointment(
  db: D1Database,
  siteId: string,
  id: string,
): Promise<StoredAppointment | null> {
  const row = await db
    .prepare(
      'SELECT id, seed, state, estate_id, starts_at, ends_at, origin, created_at, cancelled_at, held_until, ' +
        `answer, word, sequence, moved_at, street_told_at, visitor_moves, agent_id, places, doc, ${NUMBER} AS number ` +
        'FROM appointments AS a WHERE site_id = ?1 AND id = ' +
        'COALESCE((SELECT l.appointment_id FROM appointment_links AS l WHERE l.site_id = ?1 AND l.hash = ?2), ?2)',
    )
    .bind(siteId, id)
    .first<AppointmentRow>();
  if (row === null) return null;
  return {
    id: row.id,
    seed: row.seed,
    state: row.state,
    estateId: row.estate_id,
    start: new Date(row.starts_at),
    end: new Date(row.ends_at),
    origin: row.origin,
    createdAt: new Date(row.created_at),
    cancelledAt: row.cancelled_at === null ? null : new Date(row.cancelled_at),
    heldUntil: row.held_until === null ? null : new Date(row.held_until),
    answer: row.answer,
    word: row.word,
    sequence: row.sequence,
    changedAt: new Date(
      Math.max(
        ...[row.moved_at, row.street_told_at, row.created_at].map((at) => Date.parse(at ?? row.created_at)),
      ),
    ),
    streetRevealedAt: row.street_told_at === null ? null : new Date(row.street_told_at),
    visitorMoves: row.visitor_moves,
    agentId: row.agent_id,
    places: row.places,
    details: JSON.parse(row.doc),
    number: row.number,
  };
}

/** Current state of an appointment. */
export type Standing = 'pending' | 'booked' | 'expired' | 'cancelled' | 'past';

/** `pending` while it is held for the visitor to confirm, `expired` when the visitor did not. */
export function standingOf(
  {
    state,
    heldUntil,
    cancelledAt,
    start,
  }: Pick<StoredAppointment, 'state' | 'heldUntil' | 'cancelledAt' | 'start'>,
  now: Date,
): Standing {
  if (state === 'cancelled') {
    return heldUntil !== null && cancelledAt !== null && cancelledAt >= heldUntil ? 'expired' : 'cancelled';
  }
  if (heldUntil !== null) return heldUntil > now ? 'pending' : 'expired';
  return start <= now ? 'past' : 'booked';
}

/** Occupied times of an agent that end after now; expired holds do not count. */
export async function findOccupied(
  db: D1Database,
  siteId: string,
  agentId: string,
  now: Date,
): Promise<Pick<SlotTime, 'start' | 'occupiedUntil'>[]> {
  const { results } = await prepare(db, {
    sql:
      'SELECT starts_at, occupied_until FROM appointments WHERE site_id = ?1 AND agent_id = ?2 ' +
      "AND state = 'booked' AND places IS NULL AND starts_at > ?3 AND occupied_until > ?4 " +
      'AND (held_until IS NULL OR held_until > ?4) ORDER BY starts_at',
    // No viewing takes a whole day, so the index also finds those in progress.
    params: [siteId, agentId, new Date(now.getTime() - 86_400_000).toISOString(), now.toISOString()],
  }).all<{ starts_at: string; occupied_until: string }>();
  return results.map(({ starts_at, occupied_until }) => ({
    start: Date.parse(starts_at),
    occupiedUntil: Date.parse(occupied_until),
  }));
}
