import { ContactRequestSchema } from '#domain/forms/contact.ts';
import { type FriendRecommendation, FriendRecommendationSchema } from '#domain/forms/friend.ts';
import { AcceptedSchema, FriendAcceptedSchema } from '#wire/accepted.ts';
import { findContact } from '../estates/contact-infos.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { ContentError, gone, notFound } from '../platform/errors/content-error.ts';
import { messageContext } from '../platform/message-context.ts';
import { idempotentOperation, type Plan } from '../platform/operation/idempotent.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { dueInTurn, wouldWait } from './friend-turn.ts';
import { sendContact } from './send-contact.ts';
import { submissionStatement } from './submissions.ts';

/** Errors for the database's limits, by their trigger name (`triggers.md`). */
const REFUSALS = {
  cap_of_recipient: new ContentError(
    'too_many',
    'This recipient has reached the daily maximum of recommendations.',
    {
      'recipient.email': 'too_many',
    },
  ),
  cap_of_site: new ContentError('too_many', 'The site has reached its maximum of recommendations.'),
};

/** Sends an estate to a friend: stored, and mailed in its turn, within the database's limits. */
async function recommend(siteId: string, request: FriendRecommendation, context: CallContext): Promise<Plan> {
  const { env, now } = context;
  const { origin } = await messageContext(siteId, request.locale, context);
  const estate = await findContact(env.DB, siteId, request.estateId);
  if (estate === null) throw notFound('estate');
  if (estate.withdrawn) throw gone('estate');
  const submissionId = crypto.randomUUID();
  const id = crypto.randomUUID();
  const waits = await wouldWait(env.DB, siteId, now);
  const mail = { kind: 'friend', data: { submissionId, origin } } as const;
  return {
    answer: { id: submissionId, waits },
    statements: [
      submissionStatement(siteId, submissionId, { kind: 'friend', doc: request }, now),
      outboxStatement({ siteId, id, recipient: request.recipient.email, mail, byForm: true }, now),
      dueInTurn(siteId, submissionId, id),
    ],
    refusals: REFUSALS,
    afterwards: () => context.deliver(siteId, [id]),
  };
}

/** Operations of contact requests: general, about an estate, about a rental unit. */
export const contactRequestOperations = [
  idempotentOperation({
    id: 'sendContactRequest',
    summary: 'Stores a contact request and mails it to the representative or the agency; limited per day.',
    role: 'read',
    path: '/sites/{siteId}/contact-requests',
    params: SiteParams,
    body: { name: 'ContactRequest', schema: ContactRequestSchema },
    answer: { kind: 'json', name: 'Accepted', schema: AcceptedSchema },
    status: 202,
    errors: ['gone', 'too_many', 'unavailable'],
    home: ({ body }) => (body.kind === 'estate' ? body.estateId : undefined),
    plan: ({ params, body }, context) => sendContact(params.siteId, body, context),
  }),
];

/** Operations of estates sent to a friend. */
export const friendRecommendationOperations = [
  idempotentOperation({
    id: 'recommendToFriend',
    summary:
      'Mails an estate to a friend, without any text of the sender; limited for each recipient and site.',
    role: 'read',
    path: '/sites/{siteId}/friend-recommendations',
    params: SiteParams,
    body: { name: 'FriendRecommendation', schema: FriendRecommendationSchema },
    answer: { kind: 'json', name: 'FriendAccepted', schema: FriendAcceptedSchema },
    status: 202,
    errors: ['gone', 'too_many', 'unavailable'],
    home: ({ body }) => body.estateId,
    plan: ({ params, body }, context) => recommend(params.siteId, body, context),
  }),
];
