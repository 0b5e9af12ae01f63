/** Maximum length of the address. */
const LONGEST = 500;

/**
 * Reserved and internal names (RFC 6761, RFC 6762, RFC 7686, RFC 8375, ICANN's `.internal`), and the metadata
 * hostnames of cloud providers.
 */
const INWARD =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

/** A DNS name with a dot, whose last label is not a number. */
const NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Why an address is not called. */
export type AddressFault = 'long' | 'scheme' | 'unreadable' | 'port' | 'user' | 'fragment' | 'private';

/**
 * Reads an address that the platform calls itself: `https://` with a public hostname and a path. IP addresses
 * in any notation, internal names, a port, a user and a fragment are refused, since an agency enters it here
 * (decision 72).
 */
export function checkCallAddress(text: string | null | undefined): URL | AddressFault {
  const written = text ?? '';
  if (written.length > LONGEST) return 'long';
  if (!/^https:\/\//i.test(written)) return 'scheme';
  // A backslash would be read as a slash, a space as `%20`.
  if (!/^[^\s\\]+$/.test(written) || !URL.canParse(written)) return 'unreadable';
  const url = new URL(written);
  if (written.includes('#')) return 'fragment';
  if (url.username !== '' || url.password !== '') return 'user';
  if (url.port !== '') return 'port';
  // The URL parser has already normalised 127.1, 0x7f.1 and 2130706433.
  return NAME.test(url.hostname) && !INWARD.test(url.hostname) ? url : 'private';
}

/** The address as a URL; null for one that is not called. */
export function readCallAddress(text: string | null | undefined): URL | null {
  const url = checkCallAddress(text);
  return typeof url === 'string' ? null : url;
}
