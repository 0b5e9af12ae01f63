import type { AppointmentCase } from '#wire/answer-link.ts';
import { findMailState } from '../../mail/outbox.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { StoredAppointment } from '../find-appointment.ts';
import { mailIdOf } from '../queue-mails.ts';
import type { AppointmentDetails } from '../statements.ts';
import { type MovedTo, movedMailId } from './statements.ts';

/** A past move, with the appointment's data before it. */
export interface MadeMove {
  readonly sequence: number;
  readonly by: 'visitor' | 'agency';
  readonly start: Date;
  readonly end: Date;
  readonly agent: AppointmentDetails['agent'];
  readonly word: string | null;
}

interface MoveRow {
  readonly sequence: number;
  readonly moved_by: MadeMove['by'];
  readonly from_start: string;
  readonly from_end: string;
  readonly from_agent: string;
  readonly word: string | null;
}

/** Moves of an appointment up to a number, oldest first. */
export async function findMoves(
  db: D1Database,
  siteId: string,
  appointmentId: string,
  upTo: number,
): Promise<readonly MadeMove[]> {
  const { results } = await prepare(db, {
    sql:
      'SELECT sequence, moved_by, from_start, from_end, from_agent, word FROM appointment_moves ' +
      'WHERE site_id = ? AND appointment_id = ? AND sequence <= ? ORDER BY sequence',
    params: [siteId, appointmentId, upTo],
  }).all<MoveRow>();
  return results.map((row) => ({
    sequence: row.sequence,
    by: row.moved_by,
    start: new Date(row.from_start),
    end: new Date(row.from_end),
    agent: JSON.parse(row.from_agent),
    word: row.word,
  }));
}

/** The last move of an appointment by its number, for the page behind a link; null if it was never moved. */
export async function lastMove(
  db: D1Database,
  siteId: string,
  number: string,
): Promise<AppointmentCase['moved']> {
  const row = await prepare(db, {
    sql:
      'SELECT moved_by, moved_at, from_start, word FROM appointment_moves WHERE site_id = ?1 ' +
      "AND appointment_id >= ?2 AND appointment_id < ?2 || 'g' ORDER BY sequence DESC LIMIT 1",
    params: [siteId, number],
  }).first<Omit<MoveRow, 'sequence' | 'from_end' | 'from_agent'> & { readonly moved_at: string }>();
  return row && { by: row.moved_by, at: row.moved_at, from: row.from_start, word: row.word };
}

/**
 * Whether somebody received a mail. Waiting mails do not count, since they will state the current time. Of
 * mails being sent, a booking's may state the previous time, and a move's is void once it was moved again.
 */
const wentOut = async (
  db: D1Database,
  siteId: string,
  mailId: string,
  sending: boolean,
): Promise<boolean> => {
  const state = await findMailState(db, siteId, mailId);
  return state === null || state === 'sent' || (sending && state === 'sending');
};

/**
 * The time that somebody was last told: from the last move whose mail was sent, or else from the booking.
 * null if they got no mail at all.
 */
export async function lastAnnounced(
  db: D1Database,
  siteId: string,
  { id }: Pick<StoredAppointment, 'id'>,
  moves: readonly MadeMove[],
  to: Exclude<MovedTo, 'former'>,
): Promise<MadeMove | null> {
  for (const move of moves.toReversed()) {
    const before = move.sequence - 1;
    const mailId = before === 0 ? mailIdOf('appointment-booked', to, id) : movedMailId(to, id, before);
    if (await wentOut(db, siteId, mailId, before === 0)) return move;
  }
  return null;
}
