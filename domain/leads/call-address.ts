/** Longest address of a system that is called. */
const LONGEST = 500;

/**
 * Names that never leave the house they are asked in (RFC 6761, RFC 6762, RFC 7686, RFC 8375, ICANN's
 * `.internal`), and those under which clouds tell machines about themselves.
 */
const INWARD =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

/** A DNS name with a dot in it, whose last label is no number. */
const NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The address of a system that leads are sent to, read; null for any that is not `https://`, a public name and
 * a path. An address by number in any spelling, a name of the inside, a port, a user and a fragment are refused:
 * what an agency may write here is fetched from within the platform (decision 72).
 */
export function readCallAddress(text: string | null | undefined): URL | null {
  const written = text ?? '';
  if (written.length > LONGEST || !/^https:\/\/[^\s\\@#]+$/i.test(written)) return null;
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url === null || url.port !== '' || url.username !== '' || url.hash !== '') return null;
  // The parser has made 127.1, 0x7f.1 and 2130706433 into what they are by now.
  return NAME.test(url.hostname) && !INWARD.test(url.hostname) ? url : null;
}
