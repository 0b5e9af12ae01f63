import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/**
 * Whether the client wants current data instead of cached data (RFC 9111 §5.2.1.4): the calendar of a stay sends
 * this with each fetch, browsers at a forced reload. Only pages with free nights respect it.
 */
export const asksAnew = (c: Context<AppEnv>): boolean =>
  /\bno-cache\b/i.test(c.req.header('Cache-Control') ?? '');
