import { noticeEnds } from '#domain/agenda/slots.ts';
import type { Appointment } from '#wire/live-agenda.ts';
import type { Site } from '#wire/site.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { type Agenda, openAgenda } from '../agenda.ts';
import { type StoredAppointment, standingOf } from '../find-appointment.ts';

/** Maximum number of moves by a visitor (`cap_of_moves` of the table). */
const MOST_MOVES = 3;

/** The agenda of an estate; null when there is none. */
async function agendaIfAny(db: D1Database, site: Site, estateId: string): Promise<Agenda | null> {
  try {
    return await openAgenda(db, site, estateId);
  } catch (error) {
    // An estate that is no longer shown is a valid answer here, not an error.
    if (error instanceof ContentError) return null;
    throw error;
  }
}

/** Whether the visitor may move an appointment (`Appointment.move`), and the agenda to choose from. */
export async function mayMove(
  db: D1Database,
  site: Site,
  found: StoredAppointment,
  now: Date,
): Promise<{ readonly move: Appointment['move']; readonly agenda: Agenda | null }> {
  if (standingOf(found, now) !== 'booked') return { move: undefined, agenda: null };
  const agenda = await agendaIfAny(db, site, found.estateId);
  // A place at an open house cannot be moved: another open house needs a new registration.
  if (agenda === null || !agenda.estate.offered || found.places !== null) return { move: 'closed', agenda };
  if (found.visitorMoves >= MOST_MOVES) return { move: 'often', agenda };
  const late = found.start.getTime() < noticeEnds(now.getTime(), agenda.rules);
  return { move: late ? 'late' : 'open', agenda };
}
