import type { Context } from 'hono';
import type { Site } from '../../../wire/site.ts';
import { onceEach } from '../cache/once-each.ts';
import type { AppEnv } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';
import { siteIcon } from './site-icon.ts';
import { themeStylesheet } from './stylesheet.ts';

interface SiteFile {
  readonly body: string;
  readonly hash: string;
  readonly type: string;
}

// Every page names both files by their hash: drawn and hashed once a site document, not once a page.
const themeOf = onceEach((site: Site) => themeStylesheet(site));
const iconOf = onceEach((site: Site) => siteIcon(site));

/** Files made from a site's settings, by the first word of their name. */
const FILES: ReadonlyMap<string, (site: Site) => SiteFile> = new Map([
  [
    'theme.css',
    (site) => {
      const { css, hash } = themeOf(site);
      return { body: css, hash, type: 'text/css; charset=UTF-8' };
    },
  ],
  [
    'icon.svg',
    (site) => {
      const { svg, hash } = iconOf(site);
      return { body: svg, hash, type: 'image/svg+xml' };
    },
  ],
]);

const NAME = /^(theme|icon)-([A-Za-z0-9_-]{1,64})\.(css|svg)$/;

/** Address of a site's own stylesheet: it changes with the text, so browsers may keep it for good. */
export const themeHref = (site: Site): string => `/assets/theme-${themeOf(site).hash}.css`;

/** Address of the drawing in the browser's tab. */
export const iconHref = (site: Site): string => `/assets/icon-${iconOf(site).hash}.svg`;

/**
 * `/assets/theme-{hash}.css` and `/assets/icon-{hash}.svg`. A hash of before or after (a page kept from
 * another deployment) gets the present file, which no one keeps: an old page without any style would
 * be worse.
 */
export function themeRoute(c: Context<AppEnv, '/assets/:file'>): Response {
  const [, kind, asked, extension] = NAME.exec(c.req.param('file')) ?? [];
  const make = FILES.get(`${kind}.${extension}`);
  if (make === undefined) throw new NotFound('no such file');
  const { body, hash, type } = make(c.get('site'));
  return c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': asked === hash ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
}
