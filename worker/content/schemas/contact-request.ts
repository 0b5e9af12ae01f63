/** `POST …/contact-requests`: the form itself is the body (contract, "Forms"). */
export { type ContactRequest, ContactRequestSchema } from '../../../domain/forms/contact.ts';
