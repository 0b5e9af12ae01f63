import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/**
 * Whether a visitor wants current data instead of cached data (RFC 9111 §5.2.1.4): the calendar of a stay
 * asks for it with each page that it fetches, and browsers at a forced reload. Respected only where free
 * nights are shown.
 */
export const asksAnew = (c: Context<AppEnv>): boolean =>
  /\bno-cache\b/i.test(c.req.header('Cache-Control') ?? '');
