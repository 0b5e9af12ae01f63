import type { Context } from 'hono';
import type { Site } from '../content/schemas/site.ts';
import type { AppEnv } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';
import { themeStylesheet } from '../theme/stylesheet.ts';

const FILE = /^theme-([A-Za-z0-9_-]{1,64})\.css$/;

/** Address of a site's own stylesheet: it changes with the text, so browsers may keep it for good. */
export const themeHref = (site: Site): string => `/assets/theme-${themeStylesheet(site).hash}.css`;

/**
 * `/assets/theme-{hash}.css`. A hash of before or after (a page kept from another deployment) gets the
 * present stylesheet, which no one keeps: an old page without any style would be worse.
 */
export function themeRoute(c: Context<AppEnv, '/assets/:file'>): Response {
  const asked = FILE.exec(c.req.param('file'))?.[1];
  if (asked === undefined) throw new NotFound('no such file');
  const { css, hash } = themeStylesheet(c.get('site'));
  return c.body(css, 200, {
    'Content-Type': 'text/css; charset=UTF-8',
    'Cache-Control': asked === hash ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
}
