/** Longest foreign address that is carried along in one of ours. */
const MAX_ADDRESS = 1_500;

/** base64url without padding (RFC 4648 §5), of the UTF-8 bytes. */
export function encodeAddress(address: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(address));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The foreign address in one of ours; null when it is no https address of a host by name. */
export function decodeAddress(encoded: string): URL | null {
  if (!/^[A-Za-z0-9_-]+$/.test(encoded) || encoded.length > MAX_ADDRESS * 2) return null;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return readPictureUrl(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    return null; // no base64 or no UTF-8: nobody was given this address
  }
}

/** An absolute https address without user, password or port of its own; null for anything else. */
export function readPictureUrl(address: string): URL | null {
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return null;
  const url = new URL(address);
  const plain = url.username === '' && url.password === '' && url.port === '';
  return url.protocol === 'https:' && plain ? url : null;
}
