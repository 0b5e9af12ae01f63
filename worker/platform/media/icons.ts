import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { defaultLocaleOf } from '../request/accept-language.ts';
import { iconHref } from '../theme/theme-route.ts';
import { pictureResponse } from './picture-response.ts';

/**
 * `/favicon.ico`, where browsers and crawlers look without being told: it leads to the site's mark, whose
 * address changes with it.
 */
export function favicon(c: Context<AppEnv>): Response {
  c.header('Cache-Control', 'public, max-age=86400');
  return c.redirect(iconHref(c.get('site')), 302);
}

/**
 * `/apple-touch-icon.png`, where telephones look for what they put on their home screen: the picture that
 * the agency keeps for it. Throws NotFound where it keeps none.
 */
export async function touchIcon(c: Context<AppEnv>): Promise<Response> {
  const site = c.get('site');
  const content = c.get('content').forSite(site, defaultLocaleOf(site));
  return await pictureResponse(await content.asset(`touch-icon-${site.id}`, {}), 'day');
}
