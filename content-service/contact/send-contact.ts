import type { ContactRequest } from '#domain/forms/contact.ts';
import { outboxStatement, withinLimit } from '../mail/outbox.ts';
import { tellAgency } from '../mail/tell-agency.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { messageContext } from '../platform/message-context.ts';
import type { Plan } from '../platform/operation/idempotent.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { recipientOfRequest } from './recipient-of-request.ts';
import { submissionStatement } from './submissions.ts';

/** Maximum receipts a day per address, since a stranger could enter any address. */
const MOST_RECEIPTS = 3;

/** Errors for the database's limits, by their trigger name (`triggers.md`). */
const REFUSALS = {
  cap_of_sender: new ContentError(
    'too_many',
    'This sender has reached the daily maximum of contact requests.',
    {
      email: 'too_many',
    },
  ),
  cap_of_site: new ContentError('too_many', 'The site has reached its daily maximum of contact requests.'),
};

/** A contact request: stored, mailed to the person in charge, and acknowledged to the visitor. */
export async function sendContact(
  siteId: string,
  request: ContactRequest,
  context: CallContext,
): Promise<Plan> {
  const { env, now } = context;
  const { site, origin } = await messageContext(siteId, request.locale, context);
  const recipient = await recipientOfRequest(env.DB, site, request);
  const submissionId = crypto.randomUUID();
  const data = { submissionId, origin };
  const [notice, receipt] = [crypto.randomUUID(), crypto.randomUUID()];
  const announcement = tellAgency(
    {
      site,
      deed: 'contact',
      subjectId: submissionId,
      origin,
      recipient,
      mailId: notice,
      mail: { kind: 'contact-notice', data },
      ...(request.kind === 'rental'
        ? {}
        : {
            forFeeds: { home: request.kind === 'estate' ? request.estateId : null, visitor: request.email },
          }),
    },
    now,
  );
  return {
    answer: { id: submissionId },
    statements: [
      submissionStatement(siteId, submissionId, { kind: 'contact', doc: request }, now),
      ...announcement.statements,
      outboxStatement(
        {
          siteId,
          id: receipt,
          recipient: request.email,
          byForm: true,
          mostADay: MOST_RECEIPTS,
          where: withinLimit(siteId, 'contact-receipt', 'receipt_hour', now),
          mail: { kind: 'contact-receipt', data },
        },
        now,
      ),
    ],
    refusals: REFUSALS,
    afterwards: async () => {
      if (!announcement.hasReader) context.log('warn', 'contact.without_recipient', { submissionId });
      await context.deliver(siteId, [...announcement.ids, receipt]);
    },
  };
}
