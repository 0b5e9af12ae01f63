import type { AppointmentForAgency, AppointmentState } from '#wire/answers.ts';
import { answerByHand, type Transition } from '../platform/answer-by-hand.ts';
import { linkHolds } from '../platform/answering/links.ts';
import { onlyIf } from '../platform/db/only-if.ts';
import type { Statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/errors/content-error.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import {
  type AgencyAppointmentRow,
  appointmentForAgency,
  NUMBER,
  readAppointment,
  STANDING,
  standingParams,
} from './appointment-for-agency.ts';
import { appointmentMails, confirmedMail, type Kind, type To } from './queue-mails.ts';
import type { AppointmentDetails } from './statements.ts';
import { UNREVEALED } from './street.ts';

interface AppointmentAnswer extends Transition<AppointmentState> {
  /** Value of the `answer` column. */
  readonly answer: 'confirmed' | 'declined' | 'cancelled';
  /** Further changes of the row. */
  readonly set: string;
  readonly mail: Kind;
  /** Recipients of the mail: the agent does not know of a held appointment. */
  readonly tell: readonly To[];
}

const FREED = "state = 'cancelled', cancelled_at = ?2";

/** The agency's answers; a cancelled time is free at once. */
const ACTIONS = {
  confirm: {
    // A booked one, while its visitor waits for the street of a hidden home.
    from: ['pending', 'booked'],
    to: 'booked',
    answer: 'confirmed',
    set: 'held_until = NULL, street_told_at = coalesce(street_told_at, ?2)',
    mail: 'appointment-booked',
    tell: ['visitor', 'agent'],
  },
  decline: {
    from: ['pending'],
    to: 'declined',
    answer: 'declined',
    set: FREED,
    mail: 'appointment-cancelled',
    tell: ['visitor'],
  },
  cancel: {
    from: ['booked'],
    to: 'cancelled',
    answer: 'cancelled',
    set: FREED,
    mail: 'appointment-cancelled',
    tell: ['visitor', 'agent'],
  },
} as const satisfies Record<string, AppointmentAnswer>;

interface Answer {
  readonly siteId: string;
  /** The appointment's number. */
  readonly id: string;
  readonly word: string | null;
  /** Hash of the answer link that was used. */
  readonly link?: string | null;
}

const change = (
  { from, to, answer, set }: AppointmentAnswer,
  { siteId, id, word, link }: Answer,
  now: Date,
): Statement => ({
  sql:
    `UPDATE appointments SET ${set}, answer = ?4, word = ?5, answered_at = ?2 WHERE site_id = ?1 ` +
    `AND ${NUMBER} = ?3 AND ${STANDING} IN (SELECT value FROM json_each(?6)) AND (${STANDING} <> ?8 OR ${UNREVEALED}) AND ${linkHolds('?7')}`,
  params: [...standingParams(siteId, now), id, answer, word, JSON.stringify(from), link ?? null, to],
});

/** Finds a row only if this call made the change and its mail is not queued yet. */
const changedBy =
  ({ answer }: AppointmentAnswer, siteId: string, id: string, now: Date) =>
  (mailId: string): Statement => ({
    sql:
      'SELECT 1 FROM appointments AS a WHERE a.site_id = ? AND a.id = ? AND a.answer = ? AND a.answered_at = ? ' +
      'AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = a.site_id AND o.id = ?)',
    params: [siteId, id, answer, now.toISOString(), mailId],
  });

/**
 * Executes the agency's answer, and queues the mails that follow. Throws not_found for an unknown
 * appointment, and `is_…` when its state does not allow the answer.
 */
export async function answerAppointment(
  name: keyof typeof ACTIONS,
  answer: Answer,
  context: CallContext,
): Promise<AppointmentForAgency> {
  const { siteId, id } = answer;
  const { env, now } = context;
  const action: AppointmentAnswer = ACTIONS[name];
  const site = await findSite(env.DB, siteId);
  if (site === null) throw notFound('appointment');
  return answerByHand<AgencyAppointmentRow, AppointmentForAgency>(
    {
      siteId,
      what: 'appointment',
      id,
      transition: action,
      read: readAppointment(siteId, id, now),
      show: appointmentForAgency(site.defaultLocale),
      isDone: ({ standing, untold: unrevealed }) => standing === action.to && unrevealed === 0,
      link: answer.link ?? null,
      change: change(action, answer, now),
      mails: ({ id: hash, doc, sequence, standing, estate_id: estateId }) => {
        const details: AppointmentDetails = JSON.parse(doc);
        const mailed = { site, id: hash, details, estateId, byForm: false };
        const changed = changedBy(action, siteId, hash, now);
        // Booked before: only the visitor hears of the confirmation, by a second mail.
        const announced =
          standing === action.to
            ? confirmedMail(mailed, now, changed)
            : appointmentMails(action.mail, mailed, now, changed, action.tell);
        // Moved meanwhile, it is another agent's.
        const sameAgent = onlyIf({
          sql: 'SELECT 1 FROM appointments WHERE site_id = ? AND id = ? AND sequence = ?',
          params: [siteId, hash, sequence],
        });
        return { ids: announced.ids, statements: [sameAgent, ...announced.statements] };
      },
    },
    context,
  );
}
