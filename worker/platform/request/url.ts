import type { Context } from 'hono';
import { getPath } from 'hono/utils/url';
import { onceText } from '../cache/once-text.ts';
import type { Address, AppEnv } from '../env.ts';
import { known } from './known.ts';

const read = onceText((text): Address => {
  const { href, origin, protocol, hostname, port, pathname, search, searchParams } = new URL(text);
  return { href, origin, protocol, hostname, port, pathname, search, searchParams };
});

/** The parsed address of a request; parsed once and shared by all requests of the same address. Do not change it. */
export function urlOf(c: Context<AppEnv>): Address {
  const { raw } = c.req;
  const before = known(c, 'address');
  if (before?.of === raw) return before.url;
  const url = read(raw.url);
  c.set('address', { of: raw, url });
  return url;
}

const path = onceText((text) => getPath({ url: text } as Request));

/** The path by which Hono finds a request's handlers; remembered for each address. */
export const routedPath = ({ url }: Request): string => path(url);
