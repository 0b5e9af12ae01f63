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

/**
 * Parses the address of a system that receives leads; null unless it is `https://` with a public hostname and
 * a path. IP addresses in any notation, internal names, a port, a user and a fragment are refused: the
 * platform itself requests an address that an agency enters here (decision 72).
 */
export function readCallAddress(text: string | null | undefined): URL | null {
  const written = text ?? '';
  if (written.length > LONGEST || !/^https:\/\/[^\s\\@#]+$/i.test(written)) return null;
  const url = URL.canParse(written) ? new URL(written) : null;
  if (url === null || url.port !== '' || url.username !== '' || url.hash !== '') return null;
  // The URL parser has already normalised 127.1, 0x7f.1 and 2130706433.
  return NAME.test(url.hostname) && !INWARD.test(url.hostname) ? url : null;
}
