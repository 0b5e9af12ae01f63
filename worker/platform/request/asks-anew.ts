import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/**
 * Whether a visitor wants what is true now rather than what is kept (RFC 9111 §5.2.1.4): the calendar of a
 * stay says so with each page that it fetches, browsers when a page is reloaded by force. Heeded where free
 * nights are shown, and nowhere else.
 */
export const asksAnew = (c: Context<AppEnv>): boolean =>
  /\bno-cache\b/i.test(c.req.header('Cache-Control') ?? '');
