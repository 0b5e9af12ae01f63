import type { LiveAgenda } from '#wire/live-agenda.ts';
import type { AnswerKind, CaseContext } from '../../platform/answering/kind.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { findSite } from '../../platform/sites.ts';
import { findAgendaSettings } from '../agenda.ts';
import { findAppointment } from '../find-appointment.ts';
import { agentFor, rulesFor } from '../settings.ts';
import { slotsOfDays } from '../slots.ts';
import { lastMove } from './find-moves.ts';
import { tryMove } from './move-appointment.ts';

/** Days shown side by side on a page. */
const DAYS = 7;

/**
 * Times of the agent. The notice period for visitors does not bind the agency, nor does it matter that the
 * home is no longer shown. null when the agency has no agents.
 */
export async function timesToMoveTo(
  appointmentId: string,
  from: string | undefined,
  { db, siteId, now }: CaseContext,
): Promise<LiveAgenda | null> {
  const [site, settings, found] = await Promise.all([
    findSite(db, siteId),
    findAgendaSettings(db, siteId),
    findAppointment(db, siteId, appointmentId),
  ]);
  if (site === null || settings === null || found === null) return null;
  const agent =
    settings.agents.find(({ id }) => id === found.agentId) ?? agentFor(settings, found.details.agent.email);
  const rules = { ...rulesFor(settings, agent), noticeHours: 0 };
  const agenda = { site, agent, rules, estate: { offered: true } };
  const { name, phone } = agent;
  return { ...(await slotsOfDays(db, agenda, { from, days: DAYS }, now)), agent: { name, phone } };
}

/** Moves an appointment by a link; throws like `moveAppointment`, and invalid_request without a slot. */
export const moveByLink: NonNullable<AnswerKind['deeds']['move']> = async (
  { siteId, id, word, slotId, link },
  context,
) => {
  if (slotId === null) {
    throw new ContentError('invalid_request', 'A move needs a slot.', { slotId: 'required' });
  }
  const { made } = await tryMove({ siteId, id, slotId, word, link }, context);
  if (made) return { at: context.now.toISOString(), word };
  const moved = await lastMove(context.env.DB, siteId, id);
  return { at: moved?.at ?? null, word: moved?.word ?? null };
};
