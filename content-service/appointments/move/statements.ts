import type { SlotTime } from '../../../domain/agenda/slots.ts';
import { dayAt } from '../../../domain/agenda/zoned-time.ts';
import type { Site } from '../../../wire/site.ts';
import { outboxStatement } from '../../mail/outbox.ts';
import { recipientOf } from '../../mail/recipient.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { StoredAppointment } from '../find-appointment.ts';
import { AGENDA_ZONE, type Agent } from '../settings.ts';
import { releaseStatement } from '../statements.ts';

/** Whom a mail about a move goes to; `former` was to show the estate before. */
export type MovedTo = 'visitor' | 'agent' | 'former';

/** Each move tells each once. */
export const movedMailId = (to: MovedTo, appointmentId: string, sequence: number): string =>
  `appointment-moved-${to}-${appointmentId}-${sequence}`;

/** A move of an appointment that was read a moment ago. */
export interface Move {
  readonly site: Site;
  readonly found: StoredAppointment;
  readonly agent: Agent;
  readonly slot: SlotTime;
  readonly by: 'visitor' | 'agency';
  /** The agency's word to the visitor. */
  readonly word: string | null;
  /** How many slots the agent has on the new day; null where the agency decides, which counts nobody's day. */
  readonly daySlots: number | null;
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** Who is told: both who meet, and who was to be met where that is somebody else. */
function recipientsOf({ site, found, agent }: Move): readonly (readonly [MovedTo, string | null])[] {
  const former = found.details.agent;
  const handedOver = former.email.toLowerCase() !== agent.email.toLowerCase();
  return [
    ['visitor', found.details.email],
    ['agent', recipientOf(site, agent.email)],
    ...(handedOver ? ([['former', recipientOf(site, former.email)]] as const) : []),
  ];
}

/**
 * Moves an appointment, which frees its old time and takes the new one, and queues the mails: statements of one
 * batch. The database refuses what is no longer as it was read (`appointment_changed`), a time that is taken
 * (`slot_taken`) and a visitor's fourth move (`cap_of_moves`).
 */
export function moveStatements(
  move: Move,
  now: Date,
): { readonly ids: readonly string[]; readonly statements: readonly Statement[] } {
  const { site, found, agent, slot, by, word, daySlots } = move;
  const { id, details } = found;
  const sequence = found.sequence + 1;
  const at = now.toISOString();
  const met = { name: agent.name, phone: agent.phone ?? null, email: agent.email };
  const mails = recipientsOf(move).flatMap(([to, recipient]) =>
    recipient === null ? [] : [{ to, recipient, mailId: movedMailId(to, id, sequence) }],
  );
  return {
    ids: mails.map(({ mailId }) => mailId),
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
          by === 'visitor' ? 1 : 0,
          site.id,
          id,
        ],
      },
      ...mails.map(({ to, recipient, mailId }) =>
        outboxStatement(
          {
            siteId: site.id,
            id: mailId,
            recipient,
            mail: { kind: 'appointment-moved', data: { appointmentId: id, to, sequence } },
          },
          now,
        ),
      ),
    ],
  };
}
