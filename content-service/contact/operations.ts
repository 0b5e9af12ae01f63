import { ContactRequestSchema } from '#domain/forms/contact.ts';
import { FriendRecommendationSchema } from '#domain/forms/friend.ts';
import { AcceptedSchema, FriendAcceptedSchema } from '#wire/accepted.ts';
import { idempotentOperation } from '../platform/operation/idempotent.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { recommend } from './recommend.ts';
import { sendContact } from './send-contact.ts';

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
    errors: ['not_found', 'gone', 'too_many', 'unavailable'],
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
    errors: ['not_found', 'gone', 'too_many', 'unavailable'],
    home: ({ body }) => body.estateId,
    plan: ({ params, body }, context) => recommend(params.siteId, body, context),
  }),
];
