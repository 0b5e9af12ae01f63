import { postCall } from '../../forms/form-kind.ts';
import { CONTACT } from '../pages/contact.tsx';

/**
 * `POST /{lang}/ajax/contact-form-handler`, `?estate=` or `?rental=` for what it is about: a question to
 * the agency, sent in place (spec 1 §2).
 */
export const contactFormHandler = postCall(CONTACT);
