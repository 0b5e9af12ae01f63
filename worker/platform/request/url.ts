import type { Context } from 'hono';
import { onceText } from '../cache/once-text.ts';
import type { AppEnv } from '../env.ts';
import { known } from './known.ts';

const read = onceText((text) => new URL(text));

/** The parsed address of a request; parsed once and shared by all requests of the same address. Do not change it. */
export function urlOf(c: Context<AppEnv>): URL {
  const { raw } = c.req;
  const before = known(c, 'address');
  if (before?.of === raw) return before.url;
  const url = read(raw.url);
  c.set('address', { of: raw, url });
  return url;
}
