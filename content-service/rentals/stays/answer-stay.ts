import type { StayDays } from '#wire/answer-link.ts';
import type { StayForAgency, StayState } from '#wire/answers.ts';
import { answerByHand, type Transition } from '../../platform/answer-by-hand.ts';
import { linkHolds } from '../../platform/answering/links.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { answerMail } from './queue-mails.ts';
import { DATES_TAKEN } from './refusals.ts';
import { type AgencyStayRow, readStay, STANDING, standingParams, stayForAgency } from './stay-for-agency.ts';

interface StayAnswer extends Transition<StayState> {
  readonly to: 'confirmed' | 'declined' | 'cancelled';
  /** Its state in the table; triggers free or take the nights. */
  readonly state: 'confirmed' | 'released';
  readonly mail: 'stay-confirmed' | 'stay-declined' | 'stay-cancelled';
}

/** Answers to a request, and actions on a confirmed stay. */
const ACTIONS = {
  confirm: { from: ['requested'], to: 'confirmed', state: 'confirmed', mail: 'stay-confirmed' },
  /** The visitor was told that it lapsed, so this must be explicit, and its nights must be free. */
  confirmLate: {
    from: ['requested', 'lapsed'],
    to: 'confirmed',
    state: 'confirmed',
    mail: 'stay-confirmed',
  },
  decline: { from: ['requested'], to: 'declined', state: 'released', mail: 'stay-declined' },
  cancel: { from: ['confirmed'], to: 'cancelled', state: 'released', mail: 'stay-cancelled' },
} as const satisfies Record<string, StayAnswer>;

interface Answer {
  readonly siteId: string;
  readonly id: string;
  readonly word: string | null;
  /** Other days offered when declining. */
  readonly offers?: readonly StayDays[];
  /** Hash of the answer link. */
  readonly link?: string | null;
}

/** Stores the answer if the stay's state allows it; a stay that has begun cannot be confirmed. */
const change = (
  { from, to, state }: StayAnswer,
  { siteId, id, word, offers = [], link }: Answer,
  now: Date,
): Statement => ({
  sql:
    'UPDATE stays SET state = ?5, answer = ?6, word = ?7, answered_at = ?2, offers = ?10, remind_at = NULL, ' +
    'wish = NULL, wished_at = NULL ' +
    `WHERE site_id = ?1 AND id = ?4 AND ${linkHolds('?9')} ` +
    `AND email_key IS NOT NULL AND ${STANDING} IN (SELECT value FROM json_each(?8)) ` +
    "AND (?6 <> 'confirmed' OR from_day >= ?3)",
  params: [
    ...standingParams(siteId, now),
    id,
    state,
    to,
    word,
    JSON.stringify(from),
    link ?? null,
    offers.length === 0 ? null : JSON.stringify(offers),
  ],
});

/** Finds a row only if this call made the change and its mail is not queued yet. */
const changedBy =
  ({ to }: StayAnswer, { siteId, id }: Answer, now: Date) =>
  (mailId: string): Statement => ({
    sql:
      'SELECT 1 FROM stays AS s WHERE s.site_id = ? AND s.id = ? AND s.answer = ? AND s.answered_at = ? ' +
      'AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = s.site_id AND o.id = ?)',
    params: [siteId, id, to, now.toISOString(), mailId],
  });

/**
 * Executes the agency's answer to a stay, and queues the mail to the visitor. Throws not_found for an unknown
 * stay, `is_…` when its state does not allow the answer, and dates_taken when others have its nights.
 */
export function answerStay(
  name: keyof typeof ACTIONS,
  answer: Answer,
  context: CallContext,
): Promise<StayForAgency> {
  const { siteId, id } = answer;
  const { now } = context;
  const action: StayAnswer = ACTIONS[name];
  return answerByHand<AgencyStayRow, StayForAgency>(
    {
      siteId,
      what: 'stay',
      id,
      transition: action,
      read: readStay(siteId, id, now),
      show: stayForAgency,
      link: answer.link ?? null,
      change: change(action, answer, now),
      mails: (row) => {
        const { email } = stayForAgency(row);
        return answerMail(action.mail, { siteId, id, email }, now, changedBy(action, answer, now));
      },
      refusals: { 'UNIQUE constraint failed: stay_nights.': DATES_TAKEN },
    },
    context,
  );
}
