import { collide, type SlotTime, slotsOfDay } from '#domain/agenda/slots.ts';
import { dayAt } from '#domain/agenda/zoned-time.ts';
import type { AppointmentForAgency } from '#wire/answers.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { journalStatement } from '../../platform/journal.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { findSite } from '../../platform/sites.ts';
import { findAgendaSettings } from '../agenda.ts';
import {
  type AgencyAppointmentRow,
  appointmentForAgency,
  readAppointment,
} from '../appointment-for-agency.ts';
import { slotTaken } from '../book.ts';
import { findAppointment } from '../find-appointment.ts';
import { AGENDA_ZONE, rulesFor, takenBy } from '../settings.ts';
import { parseSlotId } from '../slot-id.ts';
import type { Times } from '../slots.ts';
import { moveStatements } from './statements.ts';

/** A move by the agency. */
interface AgencyMove {
  readonly siteId: string;
  /** The appointment's number. */
  readonly id: string;
  /** A slot of any of the agency's agents; the notice period does not apply. */
  readonly slotId: string;
  readonly word: string | null;
  /** Hash of the answer link; absent for a call. */
  readonly link?: string | null;
}

const refusedSlot = (why: 'past' | 'invalid'): ContentError =>
  new ContentError('invalid_request', 'No agent of this agency has this time.', { slotId: why });

/** The agent and time of a slot id; throws invalid_request when no agenda has it. */
async function timeNamed(
  db: D1Database,
  siteId: string,
  slotId: string,
  now: Date,
): Promise<Pick<Times, 'agent' | 'rules'> & { readonly slot: SlotTime }> {
  const settings = await findAgendaSettings(db, siteId);
  if (settings === null) throw notFound('agenda');
  const name = parseSlotId(slotId);
  const agent = settings.agents.find(({ id }) => id === name?.agentId);
  if (name === null || agent === undefined) throw refusedSlot('invalid');
  const rules = { ...rulesFor(settings, agent), noticeHours: 0 };
  const slot = slotsOfDay(dayAt(name.start, AGENDA_ZONE), rules).find(({ start }) => start === name.start);
  if (slot === undefined) throw refusedSlot('invalid');
  if (slot.start <= now.getTime()) throw refusedSlot('past');
  return { agent, slot, rules };
}

/**
 * Moves a booked appointment for the agency, logs it in the journal, and mails the visitor, the new agent and
 * the former one. Does nothing when it already has that time. Throws not_found for an unknown appointment,
 * `is_…` for a state that does not allow it, `changed` when it was moved meanwhile, link_used for a used
 * link, invalid_request for a time that no agent has, and slot_taken with free times.
 */
export const moveAppointment = async (
  move: AgencyMove,
  context: CallContext,
): Promise<AppointmentForAgency> => (await tryMove(move, context)).shown;

/** The same; `made` tells whether this call moved it, or found it moved. */
export async function tryMove(
  { siteId, id, slotId, word, link = null }: AgencyMove,
  context: CallContext,
): Promise<{ readonly shown: AppointmentForAgency; readonly made: boolean }> {
  const { env, now, caller } = context;
  const site = await findSite(env.DB, siteId);
  if (site === null) throw notFound('appointment');
  const show = appointmentForAgency(site.defaultLocale);
  const stands = async (): Promise<{ hash: string; shown: AppointmentForAgency }> => {
    const row = await prepare(env.DB, readAppointment(siteId, id, now)).first<AgencyAppointmentRow>();
    if (row === null) throw notFound('appointment');
    const shown = show(row);
    if (shown.state === 'booked') return { hash: row.id, shown };
    throw new ContentError(`is_${shown.state}`, `The appointment is ${shown.state.replaceAll('_', ' ')}.`);
  };
  const { hash } = await stands();
  const [found, named] = await Promise.all([
    findAppointment(env.DB, siteId, hash),
    timeNamed(env.DB, siteId, slotId, now),
  ]);
  if (found === null) throw notFound('appointment');
  const { agent, slot, rules } = named;
  if (slot.start === found.start.getTime() && agent.id === found.agentId) {
    return { shown: (await stands()).shown, made: false };
  }
  // A booked appointment remains valid when its estate is no longer shown, and may be moved.
  const agenda = { site, agent, rules, estate: { offered: true } };
  const refuse = () => slotTaken(env.DB, agenda, slot, now);
  if (takenBy(agent).some((other) => collide(slot, other))) throw await refuse();
  const made = moveStatements({ site, found, agent, slot, by: 'agency', word, daySlots: null, link }, now);
  const event = {
    siteId,
    who: caller.who,
    deed: 'appointment.moved',
    what: `${id} ${slotId}`,
    count: 1,
  } as const;
  // What it became is read in the batch: a moment later it may be another one.
  const batch = [...made.statements, journalStatement(event, now), readAppointment(siteId, id, now)];
  let moved: AgencyAppointmentRow | undefined;
  try {
    const results = await env.DB.batch<AgencyAppointmentRow>(batch.map((one) => prepare(env.DB, one)));
    moved = results.at(-1)?.results[0];
  } catch (error) {
    if (String(error).includes('slot_taken')) throw await refuse();
    if (String(error).includes('link_is_used'))
      throw new ContentError('link_used', 'The link has been used.');
    if (!String(error).includes('appointment_changed')) throw error;
    const { shown: meanwhile } = await stands();
    // Of two concurrent presses one made the move, and the other finds it done.
    if (Date.parse(meanwhile.start) === slot.start && meanwhile.agent.email === agent.email) {
      return { shown: meanwhile, made: false };
    }
    throw new ContentError('changed', 'The appointment was moved meanwhile.');
  }
  context.waitUntil(context.deliver(siteId, made.ids));
  if (moved === undefined) throw new Error('an appointment that was just moved is not there');
  return { shown: show(moved), made: true };
}
