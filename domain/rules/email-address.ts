const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';

/** Maximum length, in UTF-16 units (RFC 5321 §4.5.3.1). */
export const LONGEST_EMAIL = 254;

/**
 * The form of an address: one mailbox without quotes or comments; the domain may be internationalised. Check the length
 * first: the pattern is for short texts. `isEmailAddress` decides.
 */
export const EMAIL = new RegExp(
  `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:xn--[a-z0-9-]{2,59}|\\p{L}[\\p{L}\\p{M}]{1,62})$`,
  'u',
);

/** A domain in ASCII (RFC 5891, UTS 46); null for letters that no domain can have. */
function domainInAscii(domain: string): string | null {
  const address = `http://${domain}`;
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return host !== '' && host.split('.').every((label) => label !== '') ? host : null;
}

/** Whether a text is an e-mail address, for visitors, staff, contacts and settings alike. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= LONGEST_EMAIL &&
  EMAIL.test(text) &&
  domainInAscii(text.slice(text.lastIndexOf('@') + 1)) !== null;

/** An address with its domain in ASCII, as mail servers require (RFC 5891). Throws TypeError for a text that is none. */
export function addressInAscii(email: string): string {
  const at = email.lastIndexOf('@');
  const host = domainInAscii(email.slice(at + 1));
  if (host === null) throw new TypeError('no e-mail address');
  return `${email.slice(0, at)}@${host}`;
}

/**
 * One spelling of an address, for comparisons: in lower case, its domain in ASCII. Of `an@bücher.example` a field for
 * addresses gives `an@xn--bcher-kva.example` in Chromium and the letters themselves in Firefox. A text that is no
 * address stays, in lower case.
 */
export const mailboxOf = (email: string): string => {
  const lower = email.toLowerCase();
  return isEmailAddress(lower) ? addressInAscii(lower).toLowerCase() : lower;
};
