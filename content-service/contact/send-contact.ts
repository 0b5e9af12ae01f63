import type { ContactRequest } from '../../domain/forms/contact.ts';
import { outboxStatement, withinLimit } from '../mail/outbox.ts';
import { recipientOf } from '../mail/recipient.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { messageContext } from '../platform/message-context.ts';
import type { Plan } from '../platform/operation/idempotent.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { representativeFor } from './representative.ts';
import { submissionStatement } from './submissions.ts';

/** A stranger could enter anybody's address: nobody gets more receipts than this in a day. */
const MOST_RECEIPTS = 3;

/** Each cap of the database by its name there (migration 0012). */
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

/** A contact request: stored, mailed to whom it concerns, and acknowledged to the visitor. */
export async function sendContact(
  siteId: string,
  request: ContactRequest,
  context: CallContext,
): Promise<Plan> {
  const { env, now } = context;
  const { site, origin } = await messageContext(siteId, request.locale, context);
  const recipient = recipientOf(site, await representativeFor(env.DB, siteId, request));
  const submissionId = crypto.randomUUID();
  const data = { submissionId, origin };
  const [notice, receipt] = [crypto.randomUUID(), crypto.randomUUID()];
  return {
    answer: { id: submissionId },
    statements: [
      submissionStatement(siteId, submissionId, { kind: 'contact', doc: request }, now),
      ...(recipient === null
        ? []
        : [outboxStatement({ siteId, id: notice, recipient, mail: { kind: 'contact-notice', data } }, now)]),
      outboxStatement(
        {
          siteId,
          id: receipt,
          recipient: request.email,
          mostADay: MOST_RECEIPTS,
          where: withinLimit(siteId, 'contact-receipt', 'receipt_hour', now),
          mail: { kind: 'contact-receipt', data },
        },
        now,
      ),
    ],
    refusals: REFUSALS,
    afterwards: async () => {
      if (recipient === null) context.log('warn', 'contact.without_recipient', { submissionId });
      await context.deliver(siteId, [notice, receipt]);
    },
  };
}
