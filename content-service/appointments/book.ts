import { collide, type SlotTime, slotsOfDay } from '#domain/agenda/slots.ts';
import { dayAt } from '#domain/agenda/zoned-time.ts';
import type { AppointmentRequest, Slot } from '#wire/live-agenda.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { HELD_FOR, networkStatements } from '../platform/addresses.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { messageContext } from '../platform/message-context.ts';
import type { Plan } from '../platform/operation/idempotent.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { newSeed, tokenFor, tokenHash } from '../platform/tokens.ts';
import { type Agenda, openAgenda } from './agenda.ts';
import { openHouseAsked } from './open-house.ts';
import { appointmentMails } from './queue-mails.ts';
import { takenBy } from './settings.ts';
import { parseSlotId } from './slot-id.ts';
import { offeredSlots, type Times, timeAsked } from './slots.ts';
import { type AppointmentDetails, appointmentStatement, releaseStatement } from './statements.ts';
import { appointmentView } from './view.ts';

/** Number of free times offered instead of a taken one. */
const NEXT_SLOTS = 6;

/** Errors for the database's limits, by their trigger name (`triggers.md`). */
const CAPS = {
  cap_of_upcoming: new ContentError(
    'too_many',
    'This person has the maximum number of upcoming appointments.',
    {
      email: 'too_many',
    },
  ),
  cap_of_person: new ContentError('too_many', 'This person has reached the daily maximum of bookings.', {
    email: 'too_many',
  }),
  cap_of_network: new ContentError('too_many', 'This network has reached the daily maximum of bookings.'),
  cap_of_site: new ContentError('too_many', 'Too many bookings of this site wait to be confirmed.'),
};

const REFUSED = {
  past: 'It is too late to book this time.',
  invalid: 'The agenda of this estate has no such time.',
} as const;

/** The requested time in the estate's agenda; throws invalid_request for any other. */
export function chosenTime(agenda: Agenda, id: string, now: Date): SlotTime {
  const name = parseSlotId(id);
  const time = name?.agentId === agenda.agent.id ? timeAsked(agenda, name.start, now) : 'invalid';
  if (typeof time !== 'string') return time;
  throw new ContentError('invalid_request', REFUSED[time], { slotId: time });
}

/** The error for a taken time, with the free times from the requested one on, read after the refusal. */
export async function slotTaken(
  db: D1Database,
  agenda: Times,
  wished: SlotTime,
  now: Date,
): Promise<ContentError> {
  const day = dayAt(wished.start, agenda.rules.timezone);
  const next: Slot[] = [];
  for await (const slot of offeredSlots(db, agenda, day, now)) {
    if (slot.free && Date.parse(slot.start) >= wished.start) next.push(slot);
    if (next.length === NEXT_SLOTS) break;
  }
  return new ContentError('slot_taken', 'The slot has been taken.', { slotId: 'taken' }, { nextSlots: next });
}

/** The confirmation mail, to the visitor only: the agent need not know yet. */
function heldMail(siteId: string, appointmentId: string, recipient: string, now: Date) {
  const id = `appointment-held-${appointmentId}`;
  const mail = { kind: 'appointment-held', data: { appointmentId } } as const;
  return { ids: [id], statements: [outboxStatement({ siteId, id, recipient, mail, byForm: true }, now)] };
}

/**
 * Books an appointment if the database finds its time free, and mails both sides. When unconfirmed addresses
 * already hold a fifth of the agent's day, it is held until the visitor presses the link in a mail.
 */
export async function bookAppointment(
  siteId: string,
  request: AppointmentRequest,
  context: CallContext,
): Promise<Plan> {
  const { env, now } = context;
  const { site, origin } = await messageContext(siteId, request.locale, context);
  const agenda = await openAgenda(env.DB, site, request.estateId);
  const open = openHouseAsked(agenda, request.slotId, now);
  const slot = open?.slot ?? chosenTime(agenda, request.slotId, now);
  const seed = newSeed();
  const publicId = tokenFor({ siteId, purpose: 'appointment', seed }, env.TOKEN_SECRET);
  const { estate, agent } = agenda;
  const { firstname, lastname, email, phone, message, locale } = request;
  const details: AppointmentDetails = {
    firstname,
    lastname,
    email,
    phone,
    message,
    locale,
    agent: { name: agent.name, phone: agent.phone ?? null, email: agent.email },
  };
  const id = tokenHash(publicId);
  if (open === null && takenBy(agent).some((other) => collide(slot, other))) {
    throw await slotTaken(env.DB, agenda, slot, now);
  }
  const [start, end] = [new Date(slot.start), new Date(slot.end)];
  const name = dayAt(slot.start, agenda.rules.timezone);
  // Places at an open house are counted separately.
  const counted =
    open === null ? { day: { name, slots: slotsOfDay(name, agenda.rules).length } } : { places: open.places };
  const appointment = { siteId, id, seed, estateId: estate.id, agentId: agent.id, slot, origin, details };
  const plan = (heldUntil: Date | null): Plan => {
    const mails =
      heldUntil === null
        ? appointmentMails(
            'appointment-booked',
            { site, id, details, estateId: estate.id, byForm: true },
            now,
          )
        : heldMail(siteId, id, email, now);
    const booking = { estateId: estate.id, start, end, state: 'booked', details } as const;
    const booked = { ...booking, heldUntil, cancelledAt: null };
    return {
      answer: appointmentView(publicId, booked, estate, { locale, now }),
      statements: [
        // Frees expired holds first, so that they block nobody.
        releaseStatement(now, siteId),
        ...networkStatements({ siteId, kind: 'appointment', email }, context.request, now),
        appointmentStatement({ ...appointment, ...counted, heldUntil }, now),
        ...mails.statements,
      ],
      refusals: { ...CAPS, slot_taken: () => slotTaken(env.DB, agenda, slot, now) },
      afterwards: () => context.deliver(siteId, mails.ids),
    };
  };
  const heldUntil = new Date(Math.min(now.getTime() + HELD_FOR, slot.start));
  return { ...plan(null), instead: { hold_needed: () => plan(heldUntil) } };
}
