import { ValuationRequestSchema } from '#domain/forms/valuation.ts';
import { TokenSchema } from '#wire/subscription.ts';
import { ValuationAcceptedSchema, ValuationSchema } from '#wire/valuation.ts';
import { tellAgency } from '../mail/tell-agency.ts';
import { onlyIf, untilMet } from '../platform/db/only-if.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { idempotentOperation } from '../platform/operation/idempotent.ts';
import { type CallContext, operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { findSite } from '../platform/sites.ts';
import { tokenHash } from '../platform/tokens.ts';
import { askValuation } from './ask-valuation.ts';
import { mailIdOf } from './mail-ids.ts';
import { valuationRecipient } from './recipient.ts';
import { findMailedValuation, withdrawStatement } from './valuations.ts';

/**
 * Withdraws a request by the token of its mail: its data is deleted at once, and the agency is told to do the
 * same. Does nothing when already withdrawn. Throws not_found for an unknown token.
 */
const withdrawValuation = (siteId: string, token: string, context: CallContext): Promise<void> =>
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
  const announcement = tellAgency(
    { site, deed: 'valuation', news: 'cancelled', subjectId: id, recipient, mailId, mail, where },
    now,
  );
  const statements = [asked, withdrawStatement(siteId, id, now), ...announcement.statements];
  await env.DB.batch(statements.map((statement) => prepare(env.DB, statement)));
  waitUntil(context.deliver(siteId, announcement.ids));
}

const TokenParams = SiteParams.extend({ token: TokenSchema });
const answer = { kind: 'json', name: 'Valuation', schema: ValuationSchema } as const;

/** Operations for valuation requests. */
export const valuationOperations = [
  idempotentOperation({
    id: 'askValuation',
    summary: 'Stores a request to value a home and mails it to the agency; limited per day.',
    role: 'read',
    path: '/sites/{siteId}/valuation-requests',
    params: SiteParams,
    body: { name: 'ValuationRequest', schema: ValuationRequestSchema },
    answer: { kind: 'json', name: 'ValuationAccepted', schema: ValuationAcceptedSchema },
    status: 202,
    errors: ['too_many'],
    plan: ({ params, body }, context) => askValuation(params.siteId, body, context),
  }),
  operation({
    id: 'getValuation',
    summary: 'The state of a request by the token of its mail, without what was typed.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/valuation-requests/{token}',
    params: TokenParams,
    answer,
    run: async ({ params: { siteId, token } }, { env }) => {
      const found = await findMailedValuation(env.DB, siteId, tokenHash(token));
      if (found === null) throw notFound('valuation');
      return { reference: found.reference, state: found.state };
    },
  }),
  operation({
    id: 'withdrawValuation',
    summary: 'Withdraws a request: what was typed is deleted, and the agency is told; idempotent.',
    role: 'read',
    method: 'delete',
    path: '/sites/{siteId}/valuation-requests/{token}',
    params: TokenParams,
    answer,
    nullable: true,
    run: async ({ params: { siteId, token } }, context) => {
      await withdrawValuation(siteId, token, context);
      return null;
    },
  }),
];
