import { decodeText } from './base64url.ts';

/** Longest foreign address inside one of the site's addresses, characters. */
const MAX_ADDRESS = 1_500;

/**
 * The foreign address encoded in one of the site's addresses, parsed by `read`; null when invalid. The caller checks
 * whether its host is allowed.
 */
export function decodeAddress(encoded: string, read = readPictureUrl): URL | null {
  const address = encoded.length > MAX_ADDRESS * 2 ? null : decodeText(encoded);
  return address === null ? null : read(address);
}

/**
 * An absolute http(s) address without user or password; null for anything else. For hosts whose pictures the content
 * service stores, so nothing is fetched from here; on a developer's machine they have a port.
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
