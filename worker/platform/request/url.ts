import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

const read = new WeakMap<Request, URL>();

/** The address of a request, read once for all that ask; nobody changes it. */
export function urlOf(c: Context<AppEnv>): URL {
  const { raw } = c.req;
  const known = read.get(raw);
  if (known !== undefined) return known;
  const url = new URL(raw.url);
  read.set(raw, url);
  return url;
}
