import { NotImplemented } from '../errors/app-error.ts';
import type { SiteCaller } from './site-scope.ts';

/**
 * The log of who agreed to the privacy policy. Always rejects: the specification has the call and nobody
 * answers it (spec 1 §7, "Not implemented"). Nothing of ours makes it, since a form's consent is stored
 * with the form.
 */
export const logPrivacyConsent = async (_caller: SiteCaller): Promise<never> => {
  throw new NotImplemented('the privacy-policy log entry');
};

/**
 * The privacy statement as a call of its own. Always rejects (spec 1 §7, "Not implemented"): what
 * visitors read is a page of the agency's, found by its address like any other.
 */
export const fetchPrivacyStatement = async (_caller: SiteCaller): Promise<never> => {
  throw new NotImplemented('the privacy statement fetch');
};
