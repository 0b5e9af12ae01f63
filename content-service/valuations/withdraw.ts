import { tellAgency } from '../mail/tell-agency.ts';
import { onlyIf, untilMet } from '../platform/db/only-if.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { tokenHash } from '../platform/tokens.ts';
import { mailIdOf } from './mail-ids.ts';
import { valuationRecipient } from './recipient.ts';
import { findMailedValuation, withdrawStatement } from './valuations.ts';

/**
 * Withdraws a request by the token of its mail: its data is deleted at once, and the agency is told to do the
 * same. Does nothing when already withdrawn. Throws not_found for an unknown token.
 */
export const withdrawValuation = (siteId: string, token: string, context: CallContext): Promise<void> =>
  untilMet(() => withdrawAsRead(siteId, token, context));

async function withdrawAsRead(siteId: string, token: string, context: CallContext): Promise<void> {
  const { env, now, waitUntil } = context;
  const [site, found] = await Promise.all([
    findSite(env.DB, siteId),
    findMailedValuation(env.DB, siteId, tokenHash(token)),
  ]);
  if (site === null || found === null) throw notFound('valuation');
  if (found.state === 'withdrawn') return;
  const { id } = found;
  const mailId = mailIdOf('valuation-withdrawn', id);
  const recipient = found.request && valuationRecipient(site, found.request);
  const asked = onlyIf({
    sql: "SELECT 1 FROM valuations WHERE site_id = ? AND id = ? AND state = 'asked'",
    params: [siteId, id],
  });
  // Of two concurrent calls, only one sets the time in the row, and the mail's id is unique.
  const where = {
    sql:
      'SELECT 1 FROM valuations AS v WHERE v.site_id = ? AND v.id = ? AND v.withdrawn_at = ? ' +
      'AND NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.site_id = v.site_id AND o.id = ?)',
    params: [siteId, id, now.toISOString(), mailId],
  };
  const mail = { kind: 'valuation-withdrawn', data: { valuationId: id } } as const;
  const told = tellAgency(
    { site, deed: 'valuation', news: 'cancelled', subjectId: id, recipient, mailId, mail, where },
    now,
  );
  const statements = [asked, withdrawStatement(siteId, id, now), ...told.statements];
  await env.DB.batch(statements.map((statement) => prepare(env.DB, statement)));
  waitUntil(context.deliver(siteId, told.ids));
}
