import type { Context } from 'hono';
import type { AppEnv } from '../../env.ts';
import { iconHref } from '../../middleware/theme-route.ts';

/**
 * `/favicon.ico`, where browsers and crawlers look without being told: it leads to the site's mark, whose
 * address changes with it.
 */
export function favicon(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'public, max-age=86400');
  return c.redirect(iconHref(c.get('site')), 302);
}
