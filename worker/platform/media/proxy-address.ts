import { decodeText } from './base64url.ts';

/** Longest foreign address that is carried along in one of ours. */
const MAX_ADDRESS = 1_500;

/**
 * The foreign address inside one of ours, parsed by `read`; null when invalid. The caller checks whether its
 * host is allowed.
 */
export function decodeAddress(encoded: string, read = readPictureUrl): URL | null {
  const address = encoded.length > MAX_ADDRESS * 2 ? null : decodeText(encoded);
  return address === null ? null : read(address);
}

/**
 * An absolute address without user or password; null for anything else. Enough where nothing is fetched: of hosts
 * whose pictures are kept, which on a developer's machine have a port.
 */
export function readForeignUrl(address: string): URL | null {
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url : null;
}

/** The address of a picture with https and the default port; null for anything else. */
export function readPictureUrl(address: string): URL | null {
  const url = readForeignUrl(address);
  return url !== null && url.protocol === 'https:' && url.port === '' ? url : null;
}
