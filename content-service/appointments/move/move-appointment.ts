import { collide, type SlotTime, slotsOfDay } from '../../../domain/agenda/slots.ts';
import { dayAt } from '../../../domain/agenda/zoned-time.ts';
import type { AppointmentForAgency } from '../../../wire/answers.ts';
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

/** A move that the agency makes. */
interface AgencyMove {
  readonly siteId: string;
  /** The appointment's number. */
  readonly id: string;
  /** A time of any of the agency's agents; its own notice does not bind it. */
  readonly slotId: string;
  readonly word: string | null;
  /** Hash of the link by which it is made; left out for a call. */
  readonly link?: string | null;
}

const refusedSlot = (why: 'past' | 'invalid'): ContentError =>
  new ContentError('invalid_request', 'No agent of this agency has such a time ahead.', { slotId: why });

/** Who shows estates at the time that is named, and the time; throws invalid_request for what is in no agenda. */
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
 * Moves an appointment that stands for the agency, notes it in the journal, and tells the visitor and whoever meets
 * or was to meet them. Moved there before: nothing more happens. Throws not_found for what this site has not, `is_…`
 * where the appointment stands elsewhere, `changed` where it was moved meanwhile, link_used for a link that was,
 * invalid_request for a time that no agent of the agency has, and slot_taken with what is free.
 */
export async function moveAppointment(
  { siteId, id, slotId, word, link = null }: AgencyMove,
  context: CallContext,
): Promise<AppointmentForAgency> {
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
  const { hash, shown } = await stands();
  const [found, named] = await Promise.all([
    findAppointment(env.DB, siteId, hash),
    timeNamed(env.DB, siteId, slotId, now),
  ]);
  if (found === null) throw notFound('appointment');
  const { agent, slot, rules } = named;
  if (slot.start === found.start.getTime() && agent.id === found.agentId) return shown;
  // What is booked stays booked where its estate is not shown any more, and may be moved.
  const agenda = { site, agent, rules, estate: { offered: true } };
  const refuse = () => slotTaken(env.DB, agenda, slot, now);
  if (takenBy(agent).some((other) => collide(slot, other))) throw await refuse();
  const made = moveStatements({ site, found, agent, slot, by: 'agency', word, daySlots: null, link }, now);
  const deed = {
    siteId,
    who: caller.who,
    deed: 'appointment.moved',
    what: `${id} ${slotId}`,
    count: 1,
  } as const;
  try {
    await env.DB.batch(
      [...made.statements, journalStatement(deed, now)].map((statement) => prepare(env.DB, statement)),
    );
  } catch (error) {
    if (String(error).includes('slot_taken')) throw await refuse();
    if (String(error).includes('link_is_used'))
      throw new ContentError('link_used', 'The link has been used.');
    if (!String(error).includes('appointment_changed')) throw error;
    const { shown: meanwhile } = await stands();
    // Pressed twice: one press moved it, and the other finds it there.
    if (Date.parse(meanwhile.start) === slot.start && meanwhile.agent.email === agent.email) return meanwhile;
    throw new ContentError('changed', 'The appointment was moved meanwhile.');
  }
  context.waitUntil(context.deliver(siteId, made.ids));
  return (await stands()).shown;
}
