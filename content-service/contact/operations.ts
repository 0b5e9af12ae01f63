import { ContactRequestSchema } from '../../domain/forms/contact.ts';
import { AcceptedSchema } from '../../wire/accepted.ts';
import { idempotentOperation } from '../platform/operation/idempotent.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { sendContact } from './send-contact.ts';

/** Contact forms: general, about an estate, about a rental unit. */
export const contactRequestOperations = [
  idempotentOperation({
    id: 'sendContactRequest',
    path: '/sites/{siteId}/contact-requests',
    summary: 'Stores a contact request and mails it to the representative or the agency; limited per day.',
    params: SiteParams,
    body: { name: 'ContactRequest', schema: ContactRequestSchema },
    answer: { kind: 'json', name: 'Accepted', schema: AcceptedSchema },
    status: 202,
    errors: ['not_found', 'gone', 'too_many'],
    plan: ({ params, body }, context) => sendContact(params.siteId, body, context),
  }),
];
