import type { ValuationRequest } from '#domain/forms/valuation.ts';
import { outboxStatement, withinLimit } from '../mail/outbox.ts';
import { tellAgency } from '../mail/tell-agency.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { messageContext } from '../platform/message-context.ts';
import type { Plan } from '../platform/operation/idempotent.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { newSeed } from '../platform/tokens.ts';
import { mailIdOf } from './mail-ids.ts';
import { valuationRecipient } from './recipient.ts';
import { newReference, valuationStatement } from './valuations.ts';

/** Maximum receipts a day per address, since a stranger could enter any address. */
const MOST_RECEIPTS = 3;

/** Errors for the database's limits, by their trigger name (`triggers.md`). */
const REFUSALS = {
  cap_of_sender: new ContentError('too_many', 'This sender has reached the daily maximum of valuations.', {
    reach: 'too_many',
  }),
  cap_of_site: new ContentError('too_many', 'The site has reached its daily maximum of valuations.'),
};

/** A valuation request: stored, mailed to the agency, and acknowledged if the visitor left an address. */
export async function askValuation(
  siteId: string,
  request: ValuationRequest,
  context: CallContext,
): Promise<Plan> {
  const { now } = context;
  const { site, origin } = await messageContext(siteId, request.locale, context);
  const recipient = valuationRecipient(site, request);
  const [id, reference] = [crypto.randomUUID(), newReference()];
  const receipt = mailIdOf('valuation-receipt', id);
  const data = { valuationId: id };
  const announcement = tellAgency(
    {
      site,
      deed: 'valuation',
      subjectId: id,
      recipient,
      mailId: mailIdOf('valuation-notice', id),
      mail: { kind: 'valuation-notice', data },
      forFeeds: { home: null, visitor: request.email ?? null },
    },
    now,
  );
  return {
    answer: { id, reference },
    statements: [
      valuationStatement(siteId, { id, seed: newSeed(), reference, origin }, request, now),
      ...announcement.statements,
      ...(request.email === undefined
        ? []
        : [
            outboxStatement(
              {
                siteId,
                id: receipt,
                recipient: request.email,
                byForm: true,
                mostADay: MOST_RECEIPTS,
                where: withinLimit(siteId, 'valuation-receipt', 'receipt_hour', now),
                mail: { kind: 'valuation-receipt', data },
              },
              now,
            ),
          ]),
    ],
    refusals: REFUSALS,
    afterwards: async () => {
      if (!announcement.hasReader) context.log('warn', 'valuation.without_recipient', { valuationId: id });
      await context.deliver(siteId, [...announcement.ids, receipt]);
    },
  };
}
