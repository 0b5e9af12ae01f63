import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { defaultLocaleOf } from '../request/accept-language.ts';
import { iconHref } from '../theme/theme-route.ts';
import { pictureResponse } from './picture-response.ts';

/**
 * `/favicon.ico`, which browsers and crawlers request by convention: a redirect to the site's icon, whose address
 * contains its hash.
 */
export function favicon(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'public, max-age=86400');
  return c.redirect(iconHref(c.get('site')), 302);
}

/**
 * `/apple-touch-icon.png`, which phones request for their home screen: the agency's asset `touch-icon-{site}`. Throws
 * NotFound when there is none.
 */
export async function touchIcon(c: Context<AppEnv>): Promise<Response> {
  const site = c.get('site');
  const content = c.get('content').forSite(site, defaultLocaleOf(site));
  return await pictureResponse(await content.asset(`touch-icon-${site.id}`, {}), 'day');
}
