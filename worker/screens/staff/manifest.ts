import type { Context } from 'hono';
import { pathTo } from '#domain/routes.ts';
import type { AppEnv } from '../../platform/env.ts';
import { iconHref } from '../../platform/theme/theme-route.ts';
import { iconsOf } from '../../platform/theme/web-manifest.ts';
import { ownPage } from './session.ts';
import { staffTexts } from './texts.ts';

/** Address of a staff page's manifest: a parameter of the page itself, which is neither cached nor indexed. */
export const manifestHref = (start: string): string => `${start}?manifest`;

/**
 * The web app manifest (W3C) that installs the staff page on a home screen, in its language: the agency's
 * site has another one. It discloses no more than the sign-in page does.
 */
export async function staffManifest(c: Context<AppEnv>): Promise<Response> {
  ownPage(c);
  const s = await staffTexts(c);
  const { name, theme } = c.get('site');
  const start = pathTo('staff', c.get('locale'));
  const manifest = {
    id: start,
    name: `${s('office')} · ${name}`,
    short_name: s('office'),
    lang: c.get('locale'),
    start_url: start,
    scope: start,
    display: 'minimal-ui',
    background_color: theme.paper[0],
    theme_color: theme.paper[0],
    icons: iconsOf(iconHref(c.get('site'))),
  };
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json; charset=UTF-8',
  });
}
