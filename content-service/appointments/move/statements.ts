import type { SlotTime } from '#domain/agenda/slots.ts';
import { dayAt } from '#domain/agenda/zoned-time.ts';
import { mailboxOf } from '#domain/rules/email-address.ts';
import type { Site } from '#wire/site.ts';
import { outboxStatement } from '../../mail/outbox.ts';
import { recipientOf } from '../../mail/recipient.ts';
import { hearsBy, type Telling, tellAgency } from '../../mail/tell-agency.ts';
import { linkUse } from '../../platform/answering/links.ts';
import type { StoredAppointment } from '../find-appointment.ts';
import { AGENDA_ZONE, type Agent } from '../settings.ts';
import { releaseStatement } from '../statements.ts';

/** Recipients of a move's mails; `former` is the previous agent. */
export type MovedTo = 'visitor' | 'agent' | 'former';

/** One mail per move and recipient. */
export const movedMailId = (to: MovedTo, appointmentId: string, sequence: number): string =>
  `appointment-moved-${to}-${appointmentId}-${sequence}`;

/** A move of an appointment that was just read. */
export interface Move {
  readonly site: Site;
  readonly found: StoredAppointment;
  readonly agent: Agent;
  readonly slot: SlotTime;
  readonly by: 'visitor' | 'agency';
  /** The agency's message to the visitor. */
  readonly word: string | null;
  /**
   * Number of the agent's slots on the new day; null for a move by the agency, to which the limit does not
   * apply.
   */
  readonly daySlots: number | null;
  /** Hash of the agency's answer link; null for a call, and for a visitor. */
  readonly link: string | null;
}

const NOBODY: Telling = { ids: [], statements: [] };

const iso = (instant: number): string => new Date(instant).toISOString();

/**
 * Mails and leads for both sides, and for the former agent if that is another person who gets viewings by
 * mail.
 */
function tell({ site, found: { id, sequence, details, estateId }, agent, by }: Move, now: Date): Telling {
  const siteId = site.id;
  const mailTo = (to: MovedTo) => ({
    mailId: movedMailId(to, id, sequence + 1),
    mail: {
      kind: 'appointment-moved',
      data: { appointmentId: id, to, sequence: sequence + 1 },
    } as const,
  });
  const mailed = (to: MovedTo, recipient: string | null, byForm = false): Telling => {
    if (recipient === null) return NOBODY;
    const { mailId, mail } = mailTo(to);
    return {
      ids: [mailId],
      statements: [outboxStatement({ siteId, id: mailId, recipient, mail, byForm }, now)],
    };
  };
  const former = details.agent.email;
  const handedOver = mailboxOf(former) !== mailboxOf(agent.email) && hearsBy(site) !== 'call';
  const recipient = recipientOf(site, agent.email);
  const announced = [
    mailed('visitor', details.email, by === 'visitor'),
    tellAgency(
      {
        site,
        deed: 'viewing',
        news: 'moved',
        subjectId: id,
        recipient,
        ...mailTo('agent'),
        forFeeds: { home: estateId, visitor: details.email },
      },
      now,
    ),
    handedOver ? mailed('former', recipientOf(site, former)) : NOBODY,
  ];
  return {
    ids: announced.flatMap(({ ids }) => ids),
    statements: announced.flatMap(({ statements }) => statements),
  };
}

/**
 * Moves an appointment and queues the mails: statements of one batch. The database refuses it when the
 * appointment was changed meanwhile (`appointment_changed`), the time is taken (`slot_taken`), it is a
 * visitor's fourth move (`cap_of_moves`) or the link was used (`link_is_used`).
 */
export function moveStatements(move: Move, now: Date): Telling {
  const { site, found, agent, slot, by, word, daySlots, link } = move;
  const { id, details } = found;
  const sequence = found.sequence + 1;
  const at = now.toISOString();
  const met = { name: agent.name, phone: agent.phone ?? null, email: agent.email };
  const announced = tell(move, now);
  return {
    ids: announced.ids,
    statements: [
      releaseStatement(now, site.id),
      {
        sql:
          'INSERT INTO appointment_moves (site_id, appointment_id, sequence, moved_by, moved_at, from_start, ' +
          'from_end, from_agent, word) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        params: [
          site.id,
          id,
          sequence,
          by,
          at,
          found.start.toISOString(),
          found.end.toISOString(),
          JSON.stringify(details.agent),
          word,
        ],
      },
      {
        sql:
          'UPDATE appointments SET starts_at = ?, ends_at = ?, occupied_until = ?, agent_id = ?, day = ?, ' +
          "day_slots = ?, doc = json_set(doc, '$.agent', json(?)), sequence = ?, moved_at = ?, " +
          // An agency that chooses a time confirms the viewing.
          "street_told_at = iif(? = 'agency', coalesce(street_told_at, ?), street_told_at), " +
          'places = NULL, reminded_at = NULL, visitor_moves = visitor_moves + ? WHERE site_id = ? AND id = ?',
        params: [
          iso(slot.start),
          iso(slot.end),
          iso(slot.occupiedUntil),
          agent.id,
          daySlots === null ? null : dayAt(slot.start, AGENDA_ZONE),
          daySlots,
          JSON.stringify(met),
          sequence,
          at,
          by,
          at,
          by === 'visitor' ? 1 : 0,
          site.id,
          id,
        ],
      },
      // Directly after the changed row: for a link that was used twice, its trigger rolls back the whole
      // batch.
      ...(link === null ? [] : [linkUse(site.id, link, now)]),
      ...announced.statements,
    ],
  };
}
