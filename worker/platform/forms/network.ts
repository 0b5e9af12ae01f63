import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { limitedAddress } from './client-address.ts';

const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/;
/** Loopback, link-local and private addresses (RFC 1918, 4193, 4291). */
const PRIVATE = /^(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.|^(?:f[cd]|fe[89ab])|^::1?$/i;

/** The /24 of an IPv4 address or the /56 of an IPv6 address; null for an empty, local or private address. */
export function networkOfAddress(address: string): string | null {
  if (address === '' || PRIVATE.test(address)) return null;
  if (address.includes(':')) return limitedAddress(address);
  const [, first, second, third] = IPV4.exec(address) ?? [];
  return first === undefined ? null : `${first}.${second}.${third}`;
}

/** Keyed hash (HMAC) of a visitor's network, per site; without the key nobody can find the network by trying all. */
export async function networkKey(secret: string, siteId: string, network: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['sign']);
  const signed = await crypto.subtle.sign('HMAC', key, bytes(`network\n${siteId}\n${network}`));
  return Array.from(new Uint8Array(signed), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash of the visitor's network for the content service; null when unknown or without a secret. */
export async function networkOf(c: Context<AppEnv>): Promise<string | null> {
  const network = networkOfAddress(c.req.header('CF-Connecting-IP') ?? '');
  if (network === null) return null;
  const secret = c.env.NETWORK_SECRET;
  if (secret === undefined || secret === '') {
    c.get('log')('warn', 'form.no_network_secret');
    return null;
  }
  return networkKey(secret, c.get('site').id, network);
}
