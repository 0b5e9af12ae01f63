import { collide, slotsOfDay } from '#domain/agenda/slots.ts';
import { dayAt } from '#domain/agenda/zoned-time.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import type { Plan } from '../../platform/operation/idempotent.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { findSite } from '../../platform/sites.ts';
import { tokenHash } from '../../platform/tokens.ts';
import { chosenTime, slotTaken } from '../book.ts';
import { findAppointment } from '../find-appointment.ts';
import { takenBy } from '../settings.ts';
import { appointmentView } from '../view.ts';
import { mayMove } from './may-move.ts';
import { moveStatements } from './statements.ts';

/** Its state has changed since the page was shown: the visitor is shown the current one. */
const CHANGED = new ContentError('changed', 'The appointment can no longer be moved.');

/**
 * Moves an appointment to another slot of its estate's agenda, and mails everybody concerned. Does nothing
 * when it already has that time. Throws not_found for an unknown id, `changed` when the visitor may not move
 * it, and slot_taken with free times when the new one is taken: then the old time stays.
 */
export async function moveByVisitor(
  siteId: string,
  publicId: string,
  slotId: string,
  context: CallContext,
): Promise<Plan> {
  const { env, now, locale } = context;
  const [site, found] = await Promise.all([
    findSite(env.DB, siteId),
    findAppointment(env.DB, siteId, tokenHash(publicId)),
  ]);
  if (site === null || found === null) throw notFound('appointment');
  const { move, agenda } = await mayMove(env.DB, site, found, now);
  if (move !== 'open' || agenda === null) throw CHANGED;
  const { agent, rules, estate } = agenda;
  const slot = chosenTime(agenda, slotId, now);
  const moved = { ...found, start: new Date(slot.start), end: new Date(slot.end) };
  const answer = appointmentView(publicId, moved, estate, { locale, now, move });
  if (slot.start === found.start.getTime() && agent.id === found.agentId) return { answer, statements: [] };
  if (takenBy(agent).some((other) => collide(slot, other))) throw await slotTaken(env.DB, agenda, slot, now);
  const daySlots = slotsOfDay(dayAt(slot.start, rules.timezone), rules).length;
  const made = moveStatements(
    { site, found, agent, slot, by: 'visitor', word: null, daySlots, link: null },
    now,
  );
  return {
    answer,
    statements: made.statements,
    refusals: {
      slot_taken: () => slotTaken(env.DB, agenda, slot, now),
      appointment_changed: CHANGED,
      cap_of_moves: CHANGED,
      hold_needed: new ContentError(
        'too_many',
        'The limit of unconfirmed addresses for that day has been reached.',
        {
          slotId: 'too_many',
        },
      ),
    },
    afterwards: () => context.deliver(siteId, made.ids),
  };
}
