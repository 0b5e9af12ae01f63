/** The sixteen-bit groups of an IPv6 address, its `::` written out (RFC 4291 §2.2). */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after];
}

/** What a limit counts: an IPv4 address, or the /64 of an IPv6 address, which is one household. */
export const limitedAddress = (address: string): string =>
  address.includes(':') ? groupsOf(address.toLowerCase()).slice(0, 4).join(':') : address;

/** A key for site, form and sender, without storing the address itself. */
export async function limitKey(siteId: string, form: string, address: string): Promise<string> {
  const text = new TextEncoder().encode(`${siteId}\n${form}\n${limitedAddress(address)}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
