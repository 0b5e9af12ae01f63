import type { ConfirmedAppointment } from '#wire/live-agenda.ts';
import { confirmAddressStatement, findMailedSubject } from '../platform/addresses.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import type { Plan } from '../platform/operation/idempotent.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { findAppointmentEstate } from './estate.ts';
import { findAppointment, standingOf } from './find-appointment.ts';
import { appointmentMails } from './queue-mails.ts';
import { confirmStatement, unchangedStatement } from './statements.ts';
import { appointmentView } from './view.ts';

/** Queues a booking mail once, and only for an active appointment. */
const standing =
  (siteId: string, id: string) =>
  (mailId: string): Statement => ({
    sql:
      "SELECT 1 FROM appointments AS a WHERE a.site_id = ? AND a.id = ? AND a.state = 'booked' " +
      'AND a.held_until IS NULL AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = a.site_id AND o.id = ?)',
    params: [siteId, id, mailId],
  });

/**
 * Confirms the visitor's address by a mailed link; a held appointment becomes booked, with mails to both
 * sides. Throws not_found for an unknown token, and expired when the hold has ended and the time is free
 * again.
 */
export async function confirmAppointment(siteId: string, token: string, context: CallContext): Promise<Plan> {
  const { env, now, locale } = context;
  const subject = await findMailedSubject(env.DB, siteId, 'appointment', token);
  const [site, found] = await Promise.all([
    findSite(env.DB, siteId),
    subject === null ? null : findAppointment(env.DB, siteId, subject),
  ]);
  if (site === null || found === null) throw notFound('appointment');
  const address = confirmAddressStatement(siteId, token, now);
  const before = standingOf(found, now);
  if (before === 'expired') {
    await prepare(env.DB, address).run();
    throw new ContentError('expired', 'The appointment was not confirmed in time.');
  }
  const { id, details } = found;
  const estate = await findAppointmentEstate(env.DB, site, found.estateId);
  const { id: _, ...answer } = appointmentView('', { ...found, heldUntil: null }, estate, { locale, now });
  const announced = answer satisfies ConfirmedAppointment;
  const unchanged = unchangedStatement(siteId, found);
  if (before !== 'pending') return { answer: announced, statements: [unchanged, address] };
  const mails = appointmentMails(
    'appointment-booked',
    { site, id, details, estateId: found.estateId, byForm: true },
    now,
    standing(siteId, id),
  );
  return {
    answer: announced,
    statements: [unchanged, address, confirmStatement(siteId, id), ...mails.statements],
    afterwards: () => context.deliver(siteId, mails.ids),
  };
}
