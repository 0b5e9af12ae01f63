import { decodeText } from './base64url.ts';

/** Longest foreign address that is carried along in one of ours. */
const MAX_ADDRESS = 1_500;

/** The foreign address in one of ours; null when it is no https address of a host by name. */
export function decodeAddress(encoded: string): URL | null {
  const address = encoded.length > MAX_ADDRESS * 2 ? null : decodeText(encoded);
  return address === null ? null : readPictureUrl(address);
}

/** An absolute https address without user, password or port of its own; null for anything else. */
export function readPictureUrl(address: string): URL | null {
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return null;
  const url = new URL(address);
  const plain = url.username === '' && url.password === '' && url.port === '';
  return url.protocol === 'https:' && plain ? url : null;
}
