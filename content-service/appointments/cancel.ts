import { untilMet } from '../platform/db/only-if.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { tokenHash } from '../platform/tokens.ts';
import { findAppointment, standingOf } from './find-appointment.ts';
import { appointmentMails } from './queue-mails.ts';
import { cancelStatement, unchangedStatement } from './statements.ts';

/**
 * Of two concurrent cancellations, only the one whose time is stored queues mails, and only once. A hold that
 * was never confirmed causes no mail.
 */
const cancelledBy =
  (siteId: string, id: string, now: Date) =>
  (mailId: string): Statement => ({
    sql:
      'SELECT 1 FROM appointments AS a WHERE a.site_id = ? AND a.id = ? AND a.cancelled_at = ? ' +
      'AND a.held_until IS NULL AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = a.site_id AND o.id = ?)',
    params: [siteId, id, now.toISOString(), mailId],
  });

/**
 * Cancels an appointment, frees its time, and mails both sides. Does nothing when it was already cancelled.
 * Throws not_found for an unknown id, and past once it has begun.
 */
export const cancelAppointment = (siteId: string, publicId: string, context: CallContext): Promise<void> =>
  untilMet(() => cancelAsRead(siteId, publicId, context));

async function cancelAsRead(siteId: string, publicId: string, context: CallContext): Promise<void> {
  const { env, now, waitUntil } = context;
  const [site, appointment] = await Promise.all([
    findSite(env.DB, siteId),
    findAppointment(env.DB, siteId, tokenHash(publicId)),
  ]);
  if (site === null || appointment === null) throw notFound('appointment');
  const standing = standingOf(appointment, now);
  if (standing === 'cancelled' || standing === 'expired') return;
  if (standing === 'past') throw new ContentError('past', 'The appointment has already begun.');
  const { id, details, estateId } = appointment;
  const mails = appointmentMails(
    'appointment-cancelled',
    { site, id, details, estateId, byForm: true },
    now,
    cancelledBy(siteId, id, now),
  );
  await env.DB.batch(
    [unchangedStatement(siteId, appointment), cancelStatement(siteId, id, now), ...mails.statements].map(
      (statement) => prepare(env.DB, statement),
    ),
  );
  waitUntil(context.deliver(siteId, mails.ids));
}
