import { rentalRecipient } from '#content-service/estates/in-charge.ts';
import { tellAgency } from '#content-service/mail/tell-agency.ts';
import { prepare } from '#content-service/platform/db/prepare.ts';
import type { Statement } from '#content-service/platform/db/statement.ts';
import { ContentError, notFound } from '#content-service/platform/errors/content-error.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { findSite } from '#content-service/platform/sites.ts';
import type { CancellationTerm } from '#domain/stays/cancellation.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { answerMail } from '../queue-mails.ts';
import { type AgencyStayRow, readStay, STANDING, standingParams, stayForAgency } from '../stay-for-agency.ts';
import { guestMay } from './guest-may.ts';
import { OWED } from './owed.ts';
import { linkedRow } from './show-stay.ts';

/** Terms of a request that was withdrawn before its answer: nothing was agreed, so nothing is owed. */
const NOTHING_OWED: readonly CancellationTerm[] = [{ days: 0, percent: 0 }];

/**
 * Cancels a stay that its guest may cancel, requested or confirmed, and not begun, at the sum that the guest was shown;
 * otherwise does nothing.
 */
const cancelStatement = (siteId: string, id: string, owed: number | null, now: Date): Statement => ({
  sql:
    "UPDATE stays SET state = 'released', answer = 'cancelled', by_guest = 1, answered_at = ?2, word = NULL, " +
    'offers = NULL, wish = NULL, wished_at = NULL, remind_at = NULL, ' +
    "doc = iif(answer IS NULL, json_set(doc, '$.terms', json(?5)), doc) WHERE site_id = ?1 AND id = ?4 " +
    `AND email_key IS NOT NULL AND ${STANDING} IN ('requested', 'confirmed') AND from_day >= ?3 AND ${OWED} IS ?6`,
  params: [...standingParams(siteId, now), id, JSON.stringify(NOTHING_OWED), owed],
});

const COSTS_OTHERWISE = new ContentError(
  'changed',
  'Cancelling costs another sum than the guest was shown.',
  {
    owed: 'invalid',
  },
);

/** Of two calls at once, only the one whose time is stored queues mails, and each only once. */
const cancelledBy =
  (siteId: string, id: string, now: Date) =>
  (mailId: string): Statement => ({
    sql:
      'SELECT 1 FROM stays AS s WHERE s.site_id = ? AND s.id = ? AND s.by_guest = 1 AND s.answered_at = ? ' +
      'AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = s.site_id AND o.id = ?)',
    params: [siteId, id, now.toISOString(), mailId],
  });

/**
 * Cancels a stay for its guest, frees its nights, and tells both sides. Does nothing when the guest has cancelled it
 * already. `owed` is what its page said that this costs, in euros, null where it said none (decision 142). Throws
 * not_found for an unknown token, `changed` when it costs another sum by now, `past` once it has begun, and `is_…` when
 * it was answered otherwise.
 */
export async function cancelStay(
  siteId: string,
  token: string,
  owed: number | null,
  context: CallContext,
): Promise<void> {
  const { env, now, waitUntil } = context;
  const [site, row] = await Promise.all([findSite(env.DB, siteId), linkedRow(siteId, token, env.DB, now)]);
  if (site === null) throw notFound('stay');
  const { id } = row;
  const { email, rentalUnitId } = stayForAgency(row);
  const where = cancelledBy(siteId, id, now);
  const mails = answerMail('stay-cancelled', { siteId, id, email, byForm: true }, now, where);
  const mailId = `stay-withdrawn-${id}`;
  const announcement = tellAgency(
    {
      site,
      deed: 'stay',
      news: 'cancelled',
      subjectId: id,
      recipient: await rentalRecipient(env.DB, site, 'stay', String(rentalUnitId)),
      mailId,
      mail: { kind: 'stay-withdrawn', data: { stayId: id } },
      where: where(mailId),
    },
    now,
  );
  const statements = [
    cancelStatement(siteId, id, owed, now),
    ...mails.statements,
    ...announcement.statements,
    readStay(siteId, id, now),
  ];
  const results = await env.DB.batch<AgencyStayRow>(statements.map((one) => prepare(env.DB, one)));
  const [after] = results.at(-1)?.results ?? [];
  if (after === undefined) throw notFound('stay');
  const stay = stayForAgency(after);
  const { state } = stay;
  if (guestMay(stay, brusselsDay(now)).cancel) throw COSTS_OTHERWISE;
  if (state === 'confirmed' || state === 'requested') {
    throw new ContentError('past', 'The stay has already begun.');
  }
  if (state !== 'cancelled_by_visitor') {
    throw new ContentError(`is_${state}`, `The stay is ${state.replaceAll('_', ' ')}.`);
  }
  waitUntil(context.deliver(siteId, [...mails.ids, ...announcement.ids]));
}
