import { NotImplemented } from '../errors/app-error.ts';
import type { SiteCaller } from './site-scope.ts';

/**
 * The log of consents to the privacy policy. Always rejects: the specification has the call, but no service
 * answers it (spec 1 §7, "Not implemented"). Our code never calls it, because a form's consent is stored with
 * the form.
 */
export const logPrivacyConsent = async (_caller: SiteCaller): Promise<never> => {
  throw new NotImplemented('the privacy-policy log entry');
};

/**
 * The privacy statement as a separate call. Always rejects (spec 1 §7, "Not implemented"): visitors read a
 * page of the agency, found by its address like any other.
 */
export const fetchPrivacyStatement = async (_caller: SiteCaller): Promise<never> => {
  throw new NotImplemented('the privacy statement fetch');
};
