import type { ConfirmedStay } from '#wire/stay-reservation.ts';
import { rentalRecipient } from '../../estates/in-charge.ts';
import { confirmAddressStatement, findMailedSubject } from '../../platform/addresses.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import type { Plan } from '../../platform/operation/idempotent.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { findSite } from '../../platform/sites.ts';
import { stayMails, tellOf } from './queue-mails.ts';
import { confirmStatement, findStay, isPending, unchangedStatement } from './stays.ts';

/** Queues a request's mail once, and only while the request is active. */
const standing =
  (siteId: string, id: string) =>
  (mailId: string): Statement => ({
    sql:
      "SELECT 1 FROM stays AS s WHERE s.site_id = ? AND s.id = ? AND s.state = 'requested' " +
      'AND s.held_until IS NULL AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = s.site_id AND o.id = ?)',
    params: [siteId, id, mailId],
  });

/**
 * Confirms the visitor's address by a mailed link; a held stay becomes a request, with mails to both sides.
 * Throws not_found for an unknown token, and expired when the hold has ended and the nights are free again.
 */
export async function confirmStay(siteId: string, token: string, context: CallContext): Promise<Plan> {
  const { env, now } = context;
  const subject = await findMailedSubject(env.DB, siteId, 'stay', token);
  const [site, stay] = await Promise.all([
    findSite(env.DB, siteId),
    subject === null ? null : findStay(env.DB, siteId, subject),
  ]);
  if (site === null || stay === null) throw notFound('stay');
  const address = confirmAddressStatement(siteId, token, now);
  const pending = isPending(stay, now);
  if (stay.heldUntil !== null && !pending) {
    await prepare(env.DB, address).run();
    throw new ContentError('expired', 'The stay was not confirmed in time.');
  }
  const { id, state, request } = stay;
  const { rentalUnitId, from, to, persons } = request;
  const answer: ConfirmedStay = { rentalUnitId, from, to, persons, state };
  const unchanged = unchangedStatement(siteId, stay);
  if (!pending) return { answer, statements: [unchanged, address] };
  const agency = await rentalRecipient(env.DB, site, 'stay', rentalUnitId);
  const mails = stayMails({ site, id, request }, agency, now, standing(siteId, id));
  return {
    answer,
    statements: [unchanged, address, confirmStatement(siteId, id), ...mails.statements],
    afterwards: () => tellOf(mails, id, context, siteId),
  };
}
