/** The sixteen-bit groups of an IPv6 address, its `::` written out (RFC 4291 §2.2). */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after];
}

/** The first bits of an IPv6 address, as groups. */
function prefixOf(address: string, bits: 48 | 56): string {
  const [first = '', second = '', third = '', fourth = '0'] = groupsOf(address.toLowerCase());
  const network = [first, second, third];
  return (bits === 48 ? network : [...network, (Number.parseInt(fourth, 16) & 0xff00).toString(16)]).join(
    ':',
  );
}

/**
 * What a limit counts: an IPv4 address, or the /56 of an IPv6 address, which providers give to a household (RIPE-690
 * §4.2.2). A /64 would give each household 256 senders.
 */
export const limitedAddress = (address: string): string =>
  address.includes(':') ? prefixOf(address, 56) : address;

/** The /48 of an IPv6 address, which a company gets, or anybody from a tunnel broker; null for IPv4. */
export const wideNetwork = (address: string): string | null =>
  address.includes(':') ? prefixOf(address, 48) : null;

/** A key for site, form and what is counted, without storing it. */
export async function countKey(siteId: string, form: string, counted: string): Promise<string> {
  const text = new TextEncoder().encode(`${siteId}\n${form}\n${counted}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A key for site, form and sender, without storing the address itself. */
export const limitKey = (siteId: string, form: string, address: string): Promise<string> =>
  countKey(siteId, form, limitedAddress(address));
