import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { known } from './known.ts';

/** The address of a request, parsed once for all users; it is never modified. */
export function urlOf(c: Context<AppEnv>): URL {
  const { raw } = c.req;
  const read = known(c, 'address');
  if (read?.of === raw) return read.url;
  const url = new URL(raw.url);
  c.set('address', { of: raw, url });
  return url;
}
