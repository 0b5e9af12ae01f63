import type { AppointmentForAgency, AppointmentState } from '../../wire/answers.ts';
import { answerByHand, type Deed } from '../platform/answer-by-hand.ts';
import { linkHolds } from '../platform/answering/links.ts';
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
import { appointmentMails, type Kind, type To } from './queue-mails.ts';
import type { AppointmentDetails } from './statements.ts';

interface AppointmentDeed extends Deed<AppointmentState> {
  /** Its answer in the table. */
  readonly answer: 'confirmed' | 'declined' | 'cancelled';
  /** What becomes of the row besides. */
  readonly set: string;
  readonly mail: Kind;
  /** Who hears of it: the agent knows nothing of an appointment that is held. */
  readonly tell: readonly To[];
}

const FREED = "state = 'cancelled', cancelled_at = ?2";

/** What the agency does with an appointment; a time that is cancelled is free at once. */
const DEEDS = {
  confirm: {
    from: ['pending'],
    to: 'booked',
    answer: 'confirmed',
    set: 'held_until = NULL',
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
} as const satisfies Record<string, AppointmentDeed>;

interface Answer {
  readonly siteId: string;
  /** Its number. */
  readonly id: string;
  readonly word: string | null;
  /** Hash of the link by which it is given. */
  readonly link?: string | null;
}

const change = (
  { from, answer, set }: AppointmentDeed,
  { siteId, id, word, link }: Answer,
  now: Date,
): Statement => ({
  sql:
    `UPDATE appointments SET ${set}, answer = ?4, word = ?5, answered_at = ?2 WHERE site_id = ?1 ` +
    `AND ${NUMBER} = ?3 AND ${STANDING} IN (SELECT value FROM json_each(?6)) AND ${linkHolds('?7')}`,
  params: [...standingParams(siteId, now), id, answer, word, JSON.stringify(from), link ?? null],
});

/** Finds a row where this very call made the change, and its mail is not queued yet. */
const changedBy =
  ({ answer }: AppointmentDeed, siteId: string, id: string, now: Date) =>
  (mailId: string): Statement => ({
    sql:
      'SELECT 1 FROM appointments AS a WHERE a.site_id = ? AND a.id = ? AND a.answer = ? AND a.answered_at = ? ' +
      'AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = a.site_id AND o.id = ?)',
    params: [siteId, id, answer, now.toISOString(), mailId],
  });

/**
 * Answers the visitor of an appointment, and queues the mails that follow. Throws not_found for what this
 * site has not, and `is_…` where the appointment stands elsewhere.
 */
export async function answerAppointment(
  name: keyof typeof DEEDS,
  answer: Answer,
  context: CallContext,
): Promise<AppointmentForAgency> {
  const { siteId, id } = answer;
  const { env, now } = context;
  const deed: AppointmentDeed = DEEDS[name];
  const site = await findSite(env.DB, siteId);
  if (site === null) throw notFound('appointment');
  return answerByHand<AgencyAppointmentRow, AppointmentForAgency>(
    {
      siteId,
      what: 'appointment',
      id,
      deed,
      read: readAppointment(siteId, id, now),
      show: appointmentForAgency(site.defaultLocale),
      link: answer.link ?? null,
      change: change(deed, answer, now),
      mails: ({ id: hash, doc }) => {
        const details: AppointmentDetails = JSON.parse(doc);
        const mailed = { site, id: hash, details };
        return appointmentMails(deed.mail, mailed, now, changedBy(deed, siteId, hash, now), deed.tell);
      },
    },
    context,
  );
}
